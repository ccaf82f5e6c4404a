# Words of the boards of Marvel Heroes and Skirmish in the browser.

page-you = ви

## Marvel Heroes

page-heroes-map = Нью-Йорк
page-heroes-hudson = Гудзон
page-heroes-east-river = Іст-Ривер
page-heroes-sign-circle = коло
page-heroes-sign-cross = хрест
page-heroes-sign-diamond = ромб
page-heroes-sign-star = зірка
# A district of the map. $news is the headline there, $there are the heroes.
page-heroes-district = { $name }, { $sign }{ $area ->
    [none] { "" }
   *[other] , { $area }
}{ $news ->
    [none] { "" }
   *[other] . { $news }
}{ $there ->
    [none] { "" }
   *[other] . Тут: { $there }
}
page-heroes-support = Місця підтримки: { $area }
page-heroes-vp = ПО
page-heroes-points = план.
page-heroes-race = До { $goal }
page-heroes-race-open = Переможні очки
page-heroes-bonus = +{ $n } план.
page-heroes-free = вільно
page-heroes-combat = Бій
page-heroes-sequence = сутичка { $n }
page-heroes-ko = нокаут
page-heroes-power = Вміння
page-heroes-value-attack = Атака
page-heroes-value-defense = Захист
page-heroes-value-outwit = Кмітливість
page-heroes-letter-attack = А
page-heroes-letter-defense = З
page-heroes-letter-outwit = К
page-heroes-up = вище за надруковане
page-heroes-down = нижче за надруковане
page-heroes-sealed = Вміння ще не показано
page-heroes-again = ще раз
page-heroes-n-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[many] { $n } кубиків
}
page-heroes-coming = кидати: { page-heroes-n-dice }
page-heroes-extra = ще { page-heroes-n-dice } з допомогою
page-heroes-rolls = { $name }: { page-heroes-n-dice }
page-heroes-takes-ko = { $name } отримує нокаут
page-heroes-no-ko = без нокауту
page-heroes-not-made = не відбувся
page-heroes-turns = Порядок ходів
page-heroes-turn = { $name }{ $first ->
    [yes] , перший гравець
   *[no] { "" }
}{ $state ->
    [gone] : хід зроблено
    [now] : ходить зараз
   *[later] : ще ходитиме
}

## Skirmish

page-skirmish-strip = Комірки в порядку атаки
page-skirmish-wins = Виграш: { $side }
page-skirmish-section-manhattan = Мангеттен
page-skirmish-section-sanctum = Санктум
page-skirmish-section-tower = Вежа Месників
page-skirmish-battlefields = Поле бою
page-skirmish-civilian = Цивільний ({ $colour }), { $slot }
page-skirmish-freed = Звільнені цивільні: { $what }
page-skirmish-one-civilian = цивільний ({ $colour })
page-skirmish-slot = { $slot }, навпроти — { $facing }
page-skirmish-opposite = навпроти: { $name }
page-skirmish-opposite-nobody = навпроти: нікого
page-skirmish-cell = { $slot }, { $side }
page-skirmish-goals = Як виграти гру
page-skirmish-tabs = Частини столу
page-skirmish-tab-table = Стіл
page-skirmish-tab-hand = Рука
page-skirmish-tab-players = Гравці
page-skirmish-tab-story = Розповідь
page-skirmish-paid = Сплачено
page-skirmish-playing = Розігрується
page-skirmish-evacuated = Евакуйовано
page-skirmish-attacked = Уже атаковано
page-skirmish-left = Лишилося для оплати
page-skirmish-float-hurt = −{ $n }
page-skirmish-float-healed = +{ $n }
page-skirmish-float-spared = { $n } відвернено
page-skirmish-float-gain = +{ $n } ПО
page-skirmish-float-marker = 1 поділка
page-skirmish-float-freed = Звільнено
page-skirmish-float-fallen = Здолано
page-skirmish-lands = { $name } стане тут
page-skirmish-cost = Скільки коштує
page-skirmish-pays = { $name } платить за { $symbol }: забрати назад
page-skirmish-needs = { $symbol }
page-skirmish-pile-hand = рука
page-skirmish-pile-deck = колода
page-skirmish-pile-discard = відбій
page-skirmish-no-hand-limit = Кількість карт у руці не обмежена.
page-skirmish-no-strike-back = У своїй фазі атаки завдає цих поранень карті навпроти, а та не б’є у відповідь.
page-skirmish-settled = сплачено
page-heroes-you = ви
page-heroes-teams = Команди
page-heroes-tracks = Шкали й розповідь
page-heroes-tabs = Частини столу
page-heroes-tab-map = Мапа
page-heroes-tab-teams = Команди
page-heroes-tab-hand = Рука
page-heroes-tab-story = Розповідь
page-heroes-destinations = Квартали з новиною
page-heroes-planning = Що робить кожен герой
page-heroes-plan-ready = Готовий
page-heroes-plan-support = Підтримка
page-heroes-plan-rest = Відновлення
page-heroes-plan-keep = Лишається
page-heroes-plan-recall = Відновлення
page-heroes-plan-ally = Розіграти: { $uses }
page-heroes-plan-discard = Скинути
page-heroes-left = лишилося очок планування: { $left }
page-heroes-lacking = бракує очок планування: { $n }
page-table-confirm-assign = Планувати так
page-table-confirm-keep = Планувати так
page-table-confirm-lead = Розіграти { $what }
page-heroes-villains = Лиходії, яких можна розіграти
page-heroes-trouble-left = Лишилося проблем: { $n }
page-heroes-lead = Головний лиходій
page-heroes-backup = Підкріплення
page-heroes-elsewhere = Інший квартал
page-skirmish-beside = Гравці й розповідь
page-heroes-rolls-label = Кидки
page-skirmish-surplus = { $name }: не потрібно
