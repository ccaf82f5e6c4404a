# The words of the companion beside a printed game.

companion-begun = Новий стіл, збережено як { $name }. help наводить усе, що можна ввести.
companion-resumed = Стіл { $name } продовжується. help наводить усе, що можна ввести.
companion-left = Ви вийшли; продовжити: goldenrule companion { $name }
companion-setup = Підготуйте те, що каже задум.{ $commands ->
    [none] { "" }
   *[other] { " " }Введіть: { $commands }.
}
companion-undo-nothing = Забирати назад нічого.
companion-undone = Забрано назад.

# -- the steps, called as those of the rules --

companion-step-take-turns = Хід: { $who }. Грайте за столом і вводьте сюди, що сталося.
companion-step-discard-down = Фаза гравців закінчується: скиньте зайве, доберіть карти до розміру руки, підготуйте всі карти.
companion-step-place-threat = { $card ->
    [none] Фаза лиходія, перший крок: на основний план { log-n-threat }.
   *[other] { $card } втілює план: на основний план { log-n-threat }.
}
companion-step-activate-villain = Другий крок: { $card } { $does ->
    [attacks] атакує
   *[schemes] втілює план проти
} { $who }.
    .who = { $does ->
        [attacks] accusative
       *[schemes] genitive
    }
companion-step-activate-minions = { $card } { $does ->
    [attacks] атакує
   *[schemes] втілює план проти
} { $who }.
    .who = { $does ->
        [attacks] accusative
       *[schemes] genitive
    }
companion-step-declare-defender = { $card } атакує { $who }, АТК { $n }. Хто захищається?
    .who = accusative
companion-step-turn-boost-card = Відкривають карту підсилення { $card }.
    .card = genitive
companion-step-deal-attack-damage = { $card } завдає { log-n-damage } { $who }.
    .who = dative
companion-step-deal-encounter-cards = Третій крок: кожному гравцеві карта сутички{ $n ->
    [0] {""}
    [one] і ще { $n } за символ небезпеки
    [few] і ще { $n } за символи небезпеки
   *[many] і ще { $n } за символи небезпеки
}.
companion-step-reveal-encounter-cards = Четвертий крок: { $who } розкриває { $n ->
    [1] карту сутички
   *[other] першу з карт сутички ({ $n })
}.
companion-step-turn-faceup = { $who } розкриває ще одну карту сутички.
companion-step-pass-first-player = П’ятий крок: жетон першого гравця отримує { $who }, і раунд закінчується.
companion-which-order = Кілька речей стаються одночасно. Що перше: { $among }?
companion-which-minion-order = Який посіпака активується наступним: { $among }?
companion-which-attach = До чого прикріплено: { $among }?
companion-ask-enter = Enter — далі.
companion-ask-card = Введіть карту, яку відкрито.
companion-ask-defend = Enter: ніхто. «def»: герой; «def 2»: із ЗАХ 2; «def 2 НАЗВА»: інший герой. «ally»: поранення бере союзник.
companion-ask-amount = Enter — далі. Число: натомість стільки.
companion-ask-happens = Enter: стається. «no»: не стається, бо це зупиняє ваша карта.
companion-ask-do = Зробіть це самі.{ $commands ->
    [none] { "" }
   *[other] { " " }Введіть: { $commands }.
} Enter — далі, коли зроблено.
companion-ask-over = Enter — вийти. undo забирає назад те, що закінчило гру.
companion-ask-which = Enter: перше. Назва: саме це.

# -- what happens, besides the log --

companion-card = { $name }: { $text }
companion-ally = { $card } завдає { log-n-damage } союзникові, який захищається.
companion-main-scheme = { $name } (загроза { $threat } з { $target })
companion-nothing = Це нічого не змінює.
companion-now = Тепер: { $card }.
companion-crisis = З { $card } нічого не знімається: захищає символ кризи або текст.
    .card = genitive
companion-hit-points = { $card }: життя { $left } з { $of }.
companion-player = { $number } { $name }
companion-status-off = { $card }: стану «{ $status }» більше немає.
companion-attached = { $card }: прикріплено до { $host }.
    .host = genitive
companion-tokens = Жетони прискорення: { $n }.
companion-mill-found = З’являється { $card }, лежить згори скиду: введіть `reveal NAME` або `enter NAME`, як каже карта.
companion-mill-nothing = Такої карти не з’явилося, поки не скінчилася колода сутичок.

companion-help =
    Enter            до наступного кроку
    damage КОГО N    КОГО: villain, номер гравця або карта: Найманець Гідри 2
    heal КОГО N      maximum ГРАВЕЦЬ N: новий максимум життя
    threat ЩО N      покласти на ЩО: main або назва побічного плану; thwart ЩО N
    stun КОГО        з «off» картку знімають; confuse, tough так само
    form ГРАВЕЦЬ     перегорнути особу
    enter НАЗВА [Г]  карта входить у гру, посіпака — нападником на гравця Г
    reveal [НАЗВА] [Г] розкрити карту поза чергою: верхню або цю
    mill [N / ТИП]   з колоди скидаються карти: N, або доки не з’явиться тип
    deal ГРАВЕЦЬ     карта сутички долілиць; nemesis ГРАВЕЦЬ: запеклий ворог
    attack ХТО [Г]   лиходій чи посіпака атакує гравця Г, як каже карта
    activate ХТО [Г] атакує героя або втілює план проти альтер его; scheme ХТО
    engage ХТО Г     стає нападником на гравця Г; attach НАЗВА to КАРТА
    discard НАЗВА    remove НАЗВА: вивести з гри
    token [N]        жетони прискорення на основний план; shuffle: колода
    view             стіл; why: правило цього кроку
    ? СЛОВО          карта або термін
    undo             забрати назад; quit: вийти, нічого не втрачається
