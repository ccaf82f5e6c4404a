# The words of the terminal client.

# -- the table --

cli-attached = (прикріплено: { $cards })
cli-in-brackets = ({ $text })
cli-hand-line = ваша рука: { $cards }
cli-hand-empty = Ваша рука порожня.
cli-zone-times = { $n ->
    [1] { $name }
   *[other] { $n } × { $name }
}
cli-zone-hidden = прихованих { $n }
cli-label = { $name }:
cli-copies = ×{ $n }
cli-bundle = { $text } ×{ $n }
# Behind an action what is paid for it, and its targets with their numbers: "– pay Energy → 3 Rhino; 4 Hydra Bomber".
cli-pays = — оплата: { $pays }
cli-aimed = → { $aims }
cli-aim = { $number } { $aim }
cli-aims = { $first }; { $second }
# Targets that stand above already, with these numbers: "→ as for 1-6".
cli-aims-same = як для { $numbers }
cli-aims-many = { $n } { $n ->
    [one] варіант
    [few] варіанти
   *[many] варіантів
}
cli-shortened = (повністю: ? { $n })
cli-map-none = Нічого на мапі не має такої назви чи номера.
cli-unkept = { $error } Чого ви тут досягнете, не збережеться.
cli-whole = увесь стіл: view
cli-hand-brief = повністю: view, ? hand
cli-left-out-named = ще { $what }: view
cli-left-out = { $n ->
    [one] ще { $n } рядок: view
    [few] ще { $n } рядки: view
   *[many] ще { $n } рядків: view
}

# -- the prompt --

cli-scenario = Сценарій
cli-happened = Що сталося
cli-prompt = >
cli-prompt-hint = Відповідь — номер або слова одного варіанта; ? НАЗВА пояснює карту, ? hand — карти в руці, why — чого робити не можна, help — решту.
cli-choose-number = Варіанта { $n } немає; виберіть { $max ->
    [1] 1
   *[other] від 1 до { $max }
}.
cli-unknown = «{ $word }» — ні команда, ні слова лише одного варіанта. Можна відповісти й номером; help наводить команди.
cli-shell = «{ $word }» — команда оболонки: у грі введіть ? НАЗВА, щоб дізнатися про карту чи термін правил, і help — про команди.
cli-asks = { $who } — { $prompt }
cli-stopped-early = { $n ->
    [1] Виконано першу з відповідей; далі постало інше питання, і решту не виконано.
    [one] Виконано { $n } першу відповідь; далі постало інше питання, і решту не виконано.
    [few] Виконано { $n } перші відповіді; далі постало інше питання, і решту не виконано.
   *[many] Виконано { $n } перших відповідей; далі постало інше питання, і решту не виконано.
}
cli-enter = Enter: { $what }.
cli-enter-nothing = Сам Enter тут нічого не відповідає: введіть номер або слова вибраного.
cli-several = Кілька в одному рядку: 1 2.
cli-cancel-hint = cancel скасовує це.
cli-cancel-none = Зараз не сплачується нічого, що можна скасувати; undo забирає назад останнє рішення.
cli-ahead = > { $line }
cli-ahead-empty = Біля крапки з комою бракує відповіді, тож нічого не виконано: введіть відповідь з обох боків, як-от 2; атака; кінець.
cli-ahead-dropped = Більше не виконується: { $line }. Введіть ще раз, якщо досі бажаєте.
cli-set-hold-on = { $hold-on ->
    [on] Відтепер перед фатальною помилкою звучить «Зачекайте».
   *[off] Відтепер «Зачекайте» не звучить.
}
cli-set-sure = { $sure ->
    [on] Відтепер вас перепитуватимуть про те, що схоже на помилку.
   *[off] Відтепер вас не перепитуватимуть про те, що схоже на помилку.
}
cli-twice = Номер { $n } введено кілька разів: введіть кожен номер один раз.
cli-not-together = Цього не можна вибрати разом: забагато або не все потрібне.
cli-not-alone = Лише це вибрати не можна: { $what }; { $others ->
    [none] потрібно більше або спершу щось інше.
   *[other] виберіть також щось із цього: { $others }.
}
cli-takes-more = Цього менше, ніж потрібно, і решту було б узято без запитання.
cli-took-more = Ви назвали менше, ніж потрібно; решта не лишала вибору, тож її теж узято.
cli-which = «{ $word }» може означати різне або це лише частина слова; введіть номер
cli-really = { $why } Усе одно зробити? yes чи no
cli-yes-or-no = Введіть yes (так), щоб усе одно зробити це, або no (ні), щоб вибрати знову.

cli-cover-warning = Не гортайте назад: порожні рядки лише зсувають з екрана те, що має лишитися прихованим.
cli-cover = Передайте клавіатуру. Далі: { $who }. Тоді натисніть там Enter.
# -- starting --

cli-title = Goldenrule
cli-which-game = Яка гра? Enter: { $own }. quit — вийти.
cli-choose-one = Виберіть одне.
cli-back-hint = b — назад, quit — вийти.
cli-confirm = Enter починає гру; b — назад; quit — вийти.
cli-choose-something = Ще нічого не вибрано: введіть { $max ->
    [1] 1
   *[other] номер від 1 до { $max }
} або назву{ $quick ->
    [yes] , q — швидка гра
   *[no] { "" }
} або quit, щоб вийти.
cli-unknown-choice = «{ $word }» серед цього немає; виберіть { $max ->
    [1] 1
    [2] 1 або 2
   *[other] від 1 до { $max }
}{ $quick ->
    [yes] , q — швидка гра
   *[no] { "" }
}{ $back ->
    [yes] , b — назад
   *[no] { "" }
} або quit, щоб вийти.
cli-setup-help = Введіть номер або назву, як вона тут написана; де треба кілька — через пробіл. Enter бере звичне. { $back ->
    [yes] b — до попереднього запитання, quit — вийти.
   *[no] quit — вийти.
}
cli-resume-hint = resume продовжує { $name }.
cli-started = Збережено як { $name }; зерно { $seed }.
cli-started-drawn = Збережено як { $name }. Зерно буде показано наприкінці; його SHA-256: { $hash }.
cli-seats-people = { $covered ->
    [yes] За цією клавіатурою грають: { $people }; кожну руку приховано від інших; --bots { $bot } віддає ботові всіх, крім одного.
   *[no] За цією клавіатурою грають: { $people }; --bots { $bot } віддає ботові всіх, крім одного.
}
cli-seats = Ви граєте: { $people }; { $bots }.
cli-seats-bot = бот { $bot } грає: { $names }
cli-practice = Тренувальна гра: усе можна забрати назад.
cli-resumed = Продовжуємо { $name }.
cli-recap = Ви вийшли з гри { $round ->
    [0] { "" }
   *[other] у раунді { $round }{ " " }
}після стількох рішень: { $n }. Що сталося останнім:

# -- the end --

cli-won = Ви перемогли!
cli-lost = Ви програли.
cli-draw = Нічия.
cli-nobody = Ніхто не переміг.
cli-winner = Перемога: { $names }.
cli-by-heroes = { $name }
cli-ending = { $how }.
cli-result-champions-players = Герої перемогли.
cli-result-champions-villain = Лиходій переміг.
cli-ending-champions-villain-defeated = лиходія здолано
cli-ending-champions-scheme-completed = останній основний план завершено
cli-ending-champions-all-eliminated = усі гравці вибули
cli-ending-champions-no-cards-left = карт сутички не лишилося
cli-over-decisions = рішень: { $decisions }
cli-over = { $round ->
    [0] Гру зіграно; { cli-over-decisions }.
    [one] Гра тривала { $round } раунд; { cli-over-decisions }.
    [few] Гра тривала { $round } раунди; { cli-over-decisions }.
   *[many] Гра тривала { $round } раундів; { cli-over-decisions }.
}
cli-over-seed = Зерно { $seed }.
cli-left = Ви вийшли. Гру збережено як { $name }: goldenrule resume { $name } продовжує її.
cli-left-empty = Ви вийшли до першого рішення; нічого не збережено.
cli-end-of-input = Введення закінчилося.

# -- commands --

cli-saved = Збережено як { $name }, файл { $path }. У файлі є зерно, а з ним усі приховані карти.
cli-saves-none = Збережених ігор немає.
cli-saves = Збережені ігри, від останньої
cli-saves-more = Ще збережених ігор: { $n }. `goldenrule saves --page { $page }` покаже наступні.
cli-saves-no-page = Сторінки { $page } у списку збережених ігор немає; { $pages ->
    [1] сторінка лише одна.
   *[other] остання — { $pages }.
}
cli-save-line = { $name } — { $game }, рішень: { $decisions }, { $when }, { $state ->
    [over] закінчено
    [running] не закінчено, перервано або ще триває
   *[left] не закінчено
}
cli-undone = { $n ->
    [1] Забрано назад.
    [one] Забрано назад { $n } рішення.
    [few] Забрано назад { $n } рішення.
   *[many] Забрано назад { $n } рішень.
}
cli-undo-nothing = Забирати назад нічого.
cli-language = Мова текстів: { $name }. Мови: { $known }; введіть language і одну з них.
cli-set-quick = { $quick ->
    [on] Відтепер за дію сплачується те, що стоїть за нею; 1 with НАЗВА, НАЗВА — сплатити інакше.
   *[off] Відтепер вас питають, чим сплатити за дію.
}
cli-quick-hint = Сплатити інакше: { $n } with НАЗВА або { $n } ...
cli-pay-what = Чим сплачуєте? Введіть { $n } with і назви з переліку: { $things }.
cli-pay-nothing = За це не можна сплатити інакше: { $option }
cli-pay-asked = Чим сплатити, спитають далі: { $n } веде до цього питання.
cli-passing = пропустити, пас, готово
cli-pay-unknown = Ніщо з того, чим можна сплатити, не зветься «{ $word }»; { $n } ... наводить можливе.
cli-pay-several = «{ $word }» — кілька речей, якими можна сплатити: { $fits }.
cli-pay-not-so = Це замало, забагато або не поєднується; { $n } ... наводить, чим можна сплатити.
cli-undo-fewer = { $n ->
    [1] Забрати назад можна одне рішення; це робить undo.
    [one] Забрати назад можна { $n } рішення; це робить undo { $n }.
    [few] Забрати назад можна { $n } рішення; це робить undo { $n }.
   *[many] Забрати назад можна { $n } рішень; це робить undo { $n }.
}
cli-undo-others = Цього не забрати назад: відтоді діяв інший гравець. Тренувальні ігри (--practice) це дозволяють.
cli-undo-hidden = Цього не забрати назад: відтоді відкрито приховане або вирішив випадок. Тренувальні ігри (--practice) це дозволяють.
cli-undo-shown = Цього не забрати назад: відтоді інший гравець побачив карту, якої не знав. Тренувальні ігри (--practice) це дозволяють.
cli-report-written = Звіт у файлі { $path }: запис гри, версія й остання помилка. У ньому є зерно, а з ним усі приховані карти; goldenrule report --hide пише звіт без них.
report-holds-all = зерно гри, а з ним усі приховані карти
report-holds-command = команду, як її введено; зерно в ній видає всі приховані карти гри
report-holds-one = те, що бачило одне місце, і нічого про приховані від нього карти
cli-report-hiding = Звіт у файлі { $path }: що бачило місце, про що питали й що відповіли, та версія. Прихованих карт він не видає.
cli-card-says = { $name } — { $text }
cli-repeated = { $line } (×{ $n })
cli-log-empty = Ще нічого не сталося.
cli-why-none = Усе, що ви можете зробити зараз, є серед варіантів.
cli-why = Чого зараз робити не можна й чому

cli-help =
    1, 2 ...        відповісти цим варіантом; 1 3 вибирає обидва
    1 ...           вибрати це, а про решту запитають
    Enter           відповісти, як пропонує запитання
cli-help-ahead = 2; атака; хід   відповідь за відповіддю, доки щось не відкриється
cli-help-look =
    ? НАЗВА         пояснити карту, номер варіанта чи термін правил
    ? hand          пояснити карти у вашій руці
cli-help-asking = help asking     як часто вас питають: сталі відповіді, оплата, сумніви
cli-help-saving = help saving     збереження, інші ігри, звіти, мови
cli-help-not-here = { $word } тут застосувати не можна; help наводить, що можна.
cli-help-why =
    why             чого зараз робити не можна й чому
    why НАЗВА       звідки взялися значення карти
cli-help-hint =
    hint            що зробив би бот, який думає, і чому
    hint РІВЕНЬ     скільки думати: від easy до expert, стільки спроб (200) чи 2s
    hint odds       ще й імовірність виграти з кожним варіантом
cli-help-view = view            показати весь стіл
cli-help-map = map             показати мапу; { $game ->
    [heroes] map мідтаун, map 2 чи district 7
    [skirmish] map санктум чи map 2
   *[other] map 2
} — її частину
cli-help-log = log             показати все, що сталося; log 3 — рядок 3 розповіді
cli-help-dice = dice            що показали кубики в розповіді
cli-help-cancel = cancel          під час оплати: забрати назад те, що оплачується
cli-help-undo = undo            забрати назад останнє рішення; undo 3 — три останні
cli-help-never = never 2         відтепер без запитань не застосовувати властивість варіанта 2
cli-help-always = always 2        відтепер застосовувати, коли більше нічого застосувати
cli-help-ask = ask 2           знову питати про неї; ask НАЗВА — назва її карти
cli-help-free =
    free off        питати й про безкоштовні властивості; free on: застосовувати їх
    keep            після однієї з цих чотирьох: і в наступних іграх
cli-help-standing = standing        перелік цих сталих відповідей
cli-help-quick =
    1 with НАЗВА    вибрати 1 і сплатити не як запропоновано, а тим, що названо
    quick off       питати, чим сплатити за дію; quick on: платити як запропоновано
cli-help-sure = sure off        не перепитувати перед імовірними помилками
cli-help-hold-on = hold-on off     не казати «Зачекайте» перед фатальною помилкою
cli-help-language = language МОВА   інша мова; language: які є
cli-help-save =
    save НАЗВА      зберегти під назвою{ $kept ->
        [yes] ; кожне рішення й так зберігається
       *[no] {""}
    }
    save НАЗВА over те саме замість іншої гри з цією назвою
cli-help-saves = saves           перелік збережених ігор
cli-help-resume = resume НАЗВА    лишити цю гру й продовжити іншу
cli-help-report = report          записати гру й помилку; report --hide: без прихованих карт
cli-help-quit = quit            вийти{ $kept ->
    [yes] ; гру можна продовжити
   *[no] {""}
}
settings-lang = lang { $value }: тексти { $value ->
    [system] мовою системи
   *[other] цією мовою
}
settings-hold-on = hold-on { $value }: перед поспішним чи фатальним ходом { $value ->
    [on] звучить «Зачекайте»
   *[off] «Зачекайте» не звучить
}
settings-free = free { $value }: безкоштовні властивості, що лише допомагають, { $value ->
    [on] застосовуються без запитань
   *[off] застосовуються після запитання
}
settings-quick = quick { $value }: дія { $value ->
    [on] оплачується, як запропоновано
   *[off] спершу вибирається, потім питають про оплату
}
settings-sure = sure { $value }: про ймовірні помилки { $value ->
    [on] вас перепитують
   *[off] вас не перепитують
}
cli-standing = Ваші сталі відповіді для всіх копій карти
cli-standing-later = Діє й у наступних іграх
cli-standing-empty = У вас немає сталих відповідей.
cli-standing-line = { $n ->
    [0] { $card }, запитання під час виконання: { $answer }
   *[other] { $card }, властивість { $n }: { $answer }
}
cli-stop-hint = never { $n } — більше не питати.
cli-warning-mark = { $option } [{ $warning }]
cli-standing-mark = { $option } [стала відповідь: { $answer }]
cli-standing-set = { $keep ->
    [yes] У цій і наступних іграх
   *[no] Відтепер
} { $answer ->
    [always] застосовується без запитань, коли нічого іншого застосувати не можна: { $what }
    [never] не застосовується, і про це не питають: { $what }
   *[ask] про це знову питають: { $what }
}
cli-free = { $free ->
    [on] Безкоштовна властивість, що не шкодить вашому бокові й має лише один спосіб застосування, застосовується без запитань; free off — питати.
   *[off] Вас питають про кожну властивість, і безкоштовну теж; free on застосовує такі без запитань.
}
cli-free-which = Введіть free on або free off. { cli-free }
cli-free-set = { $keep ->
    [yes] У цій і наступних іграх
   *[no] Відтепер
} { $free ->
    [on] безкоштовна властивість, що не шкодить вашому бокові й має лише один спосіб застосування, застосовується без запитань.
   *[off] вас питають і про безкоштовні властивості.
}
cli-standing-which = Введіть { $answer } і номер варіанта, від 1 до { $max }.
cli-standing-none = Варіант { $n } не застосовує властивості, від якої можна відмовитися; сталі відповіді мають лише такі.
cli-standing-given = { $answer ->
    [always] { $who }: не питали, стала відповідь для { $cards } — always.
    [free] Властивість застосовується без запитання ({ $cards }): це безкоштовно й лише допомагає.
   *[never] { $who }: пропущено без запитання, стала відповідь для { $cards } — never.
}
cli-error = Після цієї відповіді гра не могла йти далі ({ $error }); вона стоїть там, де стояла. Звіт із зерном, а з ним усіма прихованими картами, у файлі { $path }.
cli-error-standing = Після сталої відповіді гра не могла йти далі ({ $error }); натомість питають вас. Звіт із зерном, а з ним усіма прихованими картами, у файлі { $path }.
cli-broken = { $error } Зараз хід бота, який знову до цього дійшов би; гра стоїть там, де стояла. undo забирає назад ваше останнє рішення, щоб піти інакше; quit виходить зі збереженої гри. У новій грі без набору (без --pack) цієї карти немає.
cli-broken-what = Звідси гра не може йти далі: undo забирає назад останнє рішення, quit — вийти.
cli-undo-count = Введіть undo або undo і кількість рішень.
cli-resume-which = Іншої збереженої гри немає.
cli-resume-same = { $name } — це гра, у яку ви граєте.

# -- the other commands --

cli-watch-broken = { $error }; гра до цього місця, із зерном і всіма прихованими картами, у звіті { $path } для автора набору, а в грі без набору (без --pack) цієї карти немає.
cli-watch-crashed = Неочікувана помилка ({ $error }); звіт із грою до цього місця, зерном і всіма прихованими картами, у файлі { $path }.

cli-verified = Перевірено, рішень: { $decisions }; кожна контрольна сума така, як записано; остання — { $digest }.
cli-verified-seed = SHA-256 його зерна: { $hash }.
cli-step-hint = Enter — до наступного рішення; v — стіл, q — вийти.
cli-replayed = { $n }. { $who } — { $prompt } { $answer }
cli-replay-open = Тут запис закінчується, рішень: { $decisions }; гру не закінчено.
cli-progress = { $what ->
    [decisions] Розглянуто рішень
   *[games] Зіграно ігор
}: { $done } із { $total }, за секунду { $rate }, лишилося { $left }
cli-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
cli-simulated = { cli-games }: перемог { $wins }, програшів { $losses } ({ $percent }% перемог).
cli-simulated-seats = { cli-games }, нічиїх { $draws }:
cli-simulated-seat = { $who } ({ $bot }): перемог { $wins } ({ $percent }%).
cli-simulated-endings = Чим закінчилися:
cli-simulated-ending = { $how }: { $n } ({ $percent }%)
cli-simulated-rounds = У середньому раундів { $rounds }, рішень { $decisions }.
cli-simulated-speed = Ігор за секунду: { $games }; рішень за секунду на процес: { $decisions }.
cli-simulated-digest = Контрольна сума { $digest } (зерно { $seed }).
cli-results-kept = Результати: { $folder }
cli-stopped = Зупинено. { $kept ->
    [none] Нічого не записано.
   *[other] Зігране збережено в { $kept }; та сама команда продовжить звідти.
}
cli-cards-found = { $n ->
    [one] { $n } карта.
    [few] { $n } карти.
   *[many] { $n } карт.
}
cli-crashed = Неочікувана помилка ({ $error }); звіт із зерном, а з ним усіма прихованими картами, у файлі { $path }.
cli-crashed-saved = Гру збережено як { $name }.

cli-hint-option = { $n } { $text }
cli-hint-thinks = Думає… Ctrl+C — зупинити.
cli-hint-stopped = Зупинено. Питання лишається.
cli-review-stopped = Зупинено. Гру збережено.

# -- cli/experiments.py

duel-games = { $how ->
    [together] { $first } і { $second }: ігор, які зіграв кожен: { $pairs }.
   *[against] { $first } проти { $second }: пар ігор з обміном місць: { $pairs }.
}
duel-points = { $how ->
    [together] Перемог лише в { $first }: { $wins }, лише в { $second }: { $losses }; однаково завершилися: { $draws }.
   *[against] Перемог у { $first }: { $wins }, у { $second }: { $losses }; нічиїх: { $draws }.
}
duel-elo = Різниця Elo: { $elo ->
    [none] поза межами вимірювання
   *[other] { $elo }
} (95%: { $low ->
    [none] без нижньої межі
   *[other] від { $low }
}, { $high ->
    [none] без верхньої межі
   *[other] до { $high }
}).
duel-verdict = { $verdict ->
    [better] Вирішено: { $first } кращий за { $second } (радше щонайменше { $most } Elo, ніж щонайбільше { $least }).
    [not-better] Вирішено: { $first } не кращий за { $second } (радше щонайбільше { $least } Elo, ніж щонайменше { $most }).
   *[open] Не вирішено; потрібно більше пар.
} Логарифм відношення правдоподібностей { $ratio }, вирішують { $low } і { $high }.
sweep-cell = { $cell }: виграно { $wins } із { $games } ({ $percent }%, 95%: від { $low } до { $high }); раундів { $rounds }

# -- cli/main.py

version-running = Goldenrule { $version } ({ $build ->
    [compiled] скомпільовано
    [outdated] чистий Python, бо скомпільовані модулі старіші за вихідний код: запустіть { $command }
   *[pure] чистий Python
})
