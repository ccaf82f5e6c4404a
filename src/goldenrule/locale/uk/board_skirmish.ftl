# The words of the table of Marvel: Skirmish!

cli-scenario-skirmish = Артефакти, які можна взяти

# Beside the steps of a turn, of which one is marked.
board-skirmish-round = Раунд { $round }: { $side }
board-skirmish-phase-start = Раунд { $round }, { $side } починають хід
board-skirmish-phase-setup = Підготовка
board-skirmish-phase-recruitment = Раунд { $round }, фаза вербування: { $side }
board-skirmish-phase-attack = Раунд { $round }, фаза атаки: { $side }
board-skirmish-phase-draw = Раунд { $round }, фаза добору: { $side }
board-skirmish-points = Переможні очки
board-skirmish-ahead = { $side } { $n } з { $goal }
board-skirmish-even = ніхто не попереду; героям для перемоги треба { $heroes }, лиходіям { $villains }
    .short = ніхто не попереду
board-skirmish-marker = Жетон артефактів
board-skirmish-toward = { $n } з { $track } поділок, переважають { $side }
    .short = { $side } { $n } з { $track }
board-skirmish-middle = посередині, до країв по { $track }
    .short = посередині

board-skirmish-step-recruitment = Вербування
board-skirmish-step-attack = Атака
board-skirmish-step-draw = Добір

# -- slots --

board-skirmish-you = { $who } (ви)
board-skirmish-nobody = порожня комірка
board-skirmish-strength = сила { $n }
    .short = С { $n }
board-skirmish-life-of = життя { $left } з { $life }
board-skirmish-held = не атакує
board-skirmish-attack-damage = { skirmish-n-damage }
board-skirmish-attack-civilian = звільняє цивільного
board-skirmish-attack-point = { skirmish-n-points }
    .short = { $n } ПО
board-skirmish-attack-marker = жетон артефактів на { $n } { $n ->
    [one] поділку
    [few] поділки
   *[other] поділок
}
    .short = арт. +{ $n }
board-skirmish-attack-battlefield = бере карту поля бою
    .short = поле бою
board-skirmish-boosted = { $name } +
board-skirmish-civilians = цивільні: { $colours }
board-skirmish-freed = { $n } { $colour ->
    [red] { $n ->
        [one] червоний
        [few] червоні
       *[many] червоних
    }
    [yellow] { $n ->
        [one] жовтий
        [few] жовті
       *[many] жовтих
    }
    [green] { $n ->
        [one] зелений
        [few] зелені
       *[many] зелених
    }
   *[blue] { $n ->
        [one] синій
        [few] сині
       *[many] синіх
    }
}
board-skirmish-no-civilians = цивільних не лишилося
    .short = нікого
board-skirmish-letter-red = Ч
board-skirmish-letter-yellow = Ж
board-skirmish-letter-green = З
board-skirmish-letter-blue = С
board-skirmish-letter-any = *
board-skirmish-any = будь-який
board-skirmish-legend = С сила · смуга життя · + посилена · ЧЖЗС цивільні

# -- beside --

board-skirmish-hand = рука { $n }
board-skirmish-deck = колода { $n }
board-skirmish-discard = відбій { $n }
    .short = відбій { $n }
board-skirmish-owned = Мають { $side }
board-skirmish-known = Відомо в руці
board-skirmish-offer = Артефакти на вибір
board-skirmish-more = ще { $n } долілиць
    .short = ще { $n }
board-skirmish-battlefields = карти поля бою { $n }
board-skirmish-stage = Розігрується

# -- the hand --

board-skirmish-your-hand = Ваша рука
    .short = Ваша рука: { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
board-skirmish-battlefield = поле бою
board-skirmish-life = життя { $n }
    .short = Ж { $n }
board-skirmish-vp = { skirmish-n-points }
    .short = { $n } ПО
board-skirmish-cost = ціна { $symbols }
board-skirmish-free = безкоштовно

# -- where the game stands --

board-skirmish-yours-start = Раунд { $round }, ваш хід починається
board-skirmish-yours-setup = Підготовка
board-skirmish-yours-recruitment = Раунд { $round }, ваша фаза вербування
board-skirmish-yours-attack = Раунд { $round }, ваша фаза атаки
board-skirmish-yours-draw = Раунд { $round }, ваша фаза добору
board-skirmish-status-points = переможні очки: { $points }, вам для перемоги треба { $n }
    .short = ПО: { $short }, для перемоги { $n }
board-skirmish-status-marker = жетон артефактів: { $marker }
    .short = Артефакти: { $short }

# How the game is won, and how far that is.
board-skirmish-goal-points = { $side } мають { $n } з { $goal } переможних очок, потрібних для перемоги
    .short = { $n } з { $goal } ПО
board-skirmish-goal-civilians = { $n ->
    [one] У Мангеттені лишився { $n } цивільний
    [few] У Мангеттені лишилося { $n } цивільні
   *[many] У Мангеттені лишилося { $n } цивільних
}; коли лишиться { $goal }, перемагають герої
    .short = ще { $n }, мета { $goal }
board-skirmish-goal-deck = У меншій колоді { $n ->
    [one] лишилася { $n } карта
    [few] лишилося { $n } карти
   *[many] лишилося { $n } карт
}; коли колода закінчиться, перемагає той, хто попереду на шкалі
    .short = колода { $n }

# -- how games end --

cli-result-skirmish-heroes = Перемогли герої.
cli-result-skirmish-villains = Перемогли лиходії.
cli-ending-skirmish-points = досягнуто кінця шкали переможних очок
cli-ending-skirmish-civilians = Мангеттен евакуйовано
cli-ending-skirmish-deck = закінчилася колода
