# The words of the table of Marvel Heroes.

board-heroes-missions = Ігровий раунд { $round } з { $of }, дія { $n } з { $actions }, хід: { $who }
board-heroes-phase-setup = Підготовка
board-heroes-phase-deployment = Ігровий раунд { $round } з { $of }, розгортання
board-heroes-phase-planning = Ігровий раунд { $round } з { $of }, планування
board-heroes-phase-missions = Ігровий раунд { $round } з { $of }, місії
board-heroes-phase-finale = Ігровий раунд { $round } з { $of }, останній бій

# -- New York --

board-heroes-glyph-circle = ○
board-heroes-glyph-cross = ✚
board-heroes-glyph-diamond = ◇
board-heroes-glyph-star = ★
board-heroes-legend = ○ коло  ✚ хрест  ◇ ромб  ★ зірка   Новина: загроза · навичка · ПО
board-heroes-headline = Новина, { $place } ({ $symbol })
board-heroes-title = «{ $title }»
board-heroes-no-headline = немає новини
board-heroes-special-headline = Особлива новина
board-heroes-special = Карта сценарію
board-heroes-here = Герої тут
board-heroes-threat = { $type }, загроза { $n }
    .short = { $type } { $n }
board-heroes-skill = навичка «{ $skill }»
    .short = { $skill }
board-heroes-vp = { $n } ПО
board-heroes-mastermind-icon = суперлиходій
board-heroes-support = Підтримка
board-heroes-free = вільно { $n }
board-heroes-scenario = Сценарій
board-heroes-track = Шкала історій
board-heroes-leaves = остання з них сходить наступною
    .short = сходить наступною
board-heroes-wanted = У розшуку
board-heroes-none = немає

# -- teams --

board-heroes-you = ви
board-heroes-first = перший гравець
board-heroes-archnemesis = архіворог
board-heroes-vp-goal = { $goal ->
    [0] { $n } ПО
   *[other] { $n } з { $goal } ПО
}
    .short = { $n } ПО
board-heroes-points = { heroes-n-points }
    .short = { $n } ОП
board-heroes-bonus = +{ $n } при плануванні
    .short = +{ $n } при план.
board-heroes-hands = у руці карт ресурсів { $resources } і лиходіїв { $villains }
    .short = рука { $resources }Р { $villains }Л
board-heroes-stories = історії { $n }
board-heroes-won = новини { $n }
board-heroes-heroes = Герої
board-heroes-known = Відомо в руці
board-heroes-allies = Союзники
board-heroes-power-ups = Переваги команди
board-heroes-mastermind = Суперлиходій
board-heroes-no-mastermind = немає
board-heroes-followers = послідовники { $n }
board-heroes-plans-of = { $n } з { $of } генеральних планів завершено
board-heroes-plans-done = Завершені плани
board-heroes-plans-known = Наступні плани
board-heroes-level = рівень { $n }
    .short = Р{ $n }
board-heroes-crime = злочин { $n }
    .short = Зл{ $n }
board-heroes-danger = небезпека { $n }
    .short = Н{ $n }
board-heroes-mystery = таємниця { $n }
    .short = Т{ $n }
board-heroes-ko = поріг нокауту { $n }
    .short = нокаут { $n }
board-heroes-ko-of = нокаут { $n } з { $ko }
    .short = нокаут { $n }/{ $ko }
board-heroes-wounded = у відновленні, поранення
    .short = поранення
board-heroes-is-ready = у готовності
board-heroes-is-supporting = у підтримці
board-heroes-is-recovery = у відновленні
board-heroes-at-ready = у готовності, { $place }
board-heroes-at-supporting = підтримка, { $place }
board-heroes-values-key = Р рівень · Зл Н Т проблеми · А атака · З захист · К кмітливість · ОП очки планування

# -- the action in progress --

board-heroes-mission = { $who } { $whoform ->
    [you] розбираєтеся
    [p] розбираються
   *[f] розбирається
} з новиною «{ $name }» ({ $place })
    .who = nominative
    .short = Розібратися з новиною «{ $name }» ({ $place })
board-heroes-trouble = Рівень проблем
board-heroes-trouble-left = Залишок рівня проблем
board-heroes-trouble-roll = Кидок проблем
board-heroes-plan = Генеральний план
board-heroes-lead = Головний лиходій
board-heroes-fight = Бій, сутичка { $n }: { $hero } проти { $villain }
    .short = Бій, сутичка { $n }
    .villain = genitive
board-heroes-fighters = Бійці
board-heroes-backups = Підкріплення й агенти
board-heroes-initiative = ініціатива
board-heroes-sealed = уміння ще не показано
    .short = не показано
board-heroes-rolled = випало { $dice } = { heroes-n-hits }
board-heroes-hits = { heroes-n-hits }
    .short = = { $n } ВЛ
board-heroes-roll-off = { $step }, сутичка { $n }
board-heroes-rolled-by = { $who }: випало { $dice } = { heroes-n-hits }
board-heroes-power = { $colour } А{ $attack } З{ $defense } К{ $outwit }
board-heroes-die-0 = –
board-heroes-die-1 = П
board-heroes-die-2 = В
board-heroes-die-3 = В
board-heroes-die-4 = В+
board-heroes-die-5 = ВВ
board-heroes-step-powers = Вміння
board-heroes-step-attack = { $n ->
    [1] Перша атака
   *[2] Друга атака
}
board-heroes-step-outwit = Кмітливість
board-heroes-coming = кидає { heroes-n-dice }
# What the next roll does, if nobody changes it any more. $mean is a number such as 2.3.
board-heroes-odds-first = у середньому ВЛУЧАНЬ: { $mean }, хоч одне: { $n }%
board-heroes-odds-ko = { $who } отримає нокаут: { $n }%
board-heroes-odds-outwit = перехитрує: { $n }%, програє: { $lose }%
# So many Victory Points are worth a plot point in Planning.
board-heroes-bonus-every = 1 очко планування за кожні { $n } ПО
board-heroes-with-boost = { $name }: ПІДСИЛЕННЯ рахується
board-heroes-dice-key = кубики: В ВЛУЧАННЯ, ВВ два, В+ з ПІДСИЛЕННЯМ, П ПРОБЛЕМА, – порожньо
board-heroes-hit-legend = ВЛУЧАННЯ рахується як 1
board-heroes-trouble-legend = ПРОБЛЕМА — як 1, лише в кидках проблем
board-heroes-boost-legend = ПІДСИЛЕННЯ кидають ще раз там, де воно рахується

# -- what is to come --

board-heroes-step-deployment = Розгортання
board-heroes-step-planning = Планування
board-heroes-step-missions = Місії
board-heroes-step-action = Дія { $n }
    .short = { $n }
board-heroes-ahead = { heroes-n-dice } на рівень проблем
board-heroes-ahead-skill = { $who ->
    [none] Там немає вашого героя з навичкою «{ $skill }»: ПІДСИЛЕННЯ кидають ще раз
   *[other] { $who } має навичку «{ $skill }»: ПІДСИЛЕННЯ ще раз не кидають
}
board-heroes-ahead-off = { $who } знімає { $n }
board-heroes-ahead-mastermind = Суперлиходій може плести тут інтриги й виконати генеральний план, а після головного лиходія — вийти на бій

# -- the hand --

board-heroes-hand = Ваша рука
    .short = Ваша рука: ресурсів { $resources }, лиходіїв { $villains }
board-heroes-hand-resources = Карти ресурсів
board-heroes-hand-villains = Карти лиходіїв
board-heroes-needs = вимога { $n }
    .short = вимога { $n }
board-heroes-cost = ціна в проблемах { $n }
    .short = ціна { $n }
board-heroes-backup-cost = { $n } як підкріплення
    .short = підкр. { $n }
# -- where the game stands --

board-heroes-status-yours = Ігровий раунд { $round } з { $of }, дія { $n } з { $actions }, ваш хід
    .short = Раунд { $round }/{ $of }, дія { $n }/{ $actions }, ваш хід
board-heroes-status-theirs = Ігровий раунд { $round } з { $of }, дія { $n } з { $actions }, хід: { $who }
    .short = Раунд { $round }/{ $of }, дія { $n }/{ $actions }, хід: { $who }
board-heroes-status-vp = ПО: { $vp }
    .short = ПО { $short }
board-heroes-status-points = ваші очки планування: { $n }
    .short = { $n } ОП
board-heroes-status-win-vp = перемога при { $n } ПО
board-heroes-status-rounds = після раунду { $n } перемагає більшість ПО
    .short = більшість ПО після раунду { $n }
board-heroes-status-finale = після ігрового раунду { $n } перемагає той, хто здолає суперлиходія
    .short = останній бій після раунду { $n }
board-heroes-status-win-plans = перемога: завершених генеральних планів { $n }
    .short = перемога: планів { $n }
board-heroes-status-win-power-ups = перемога: переваг команди у грі { $n }
    .short = перемога: переваг { $n }
board-heroes-status-win-stories = перемога: історій { $n }
board-heroes-status-win-headlines = перемога: вирішених новин { $n }
    .short = перемога: новин { $n }
board-heroes-win-else = інакше після раунду { $n } перемагає більшість ПО

# -- at the prompt --

cli-scenario-heroes = Сценарій

# -- how games end --

cli-result-heroes-villains = Ніхто не здолав суперлиходія: програли всі.
cli-ending-heroes-vp = набрано потрібну кількість ПО
cli-ending-heroes-plans = завершено генеральні плани
cli-ending-heroes-power_ups = переваги команди у грі
cli-ending-heroes-stories = зібрано історії
cli-ending-heroes-headlines = дано раду новинам
cli-ending-heroes-finale = гру вирішив останній бій
cli-ending-heroes-action_round = дано раду особливій новині
cli-ending-heroes-round = завершився останній ігровий раунд
