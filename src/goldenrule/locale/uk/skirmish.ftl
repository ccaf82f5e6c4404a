# The words of Marvel: Skirmish! In New York: names, questions, options, the log, card texts, reasons.

skirmish-side-0 = герої
    .form = p
    .genitive = героїв
skirmish-side-1 = лиходії
    .form = p
    .genitive = лиходіїв
skirmish-colour-red = червоний
    .genitive = червоного
    .accusative = червоного
skirmish-colour-yellow = жовтий
    .genitive = жовтого
    .accusative = жовтого
skirmish-colour-green = зелений
    .genitive = зеленого
    .accusative = зеленого
skirmish-colour-blue = синій
    .genitive = синього
    .accusative = синього
skirmish-any = будь-який
skirmish-slot-manhattan = Мангеттен { $n }
skirmish-slot-sanctum = Санктум { $n }
skirmish-slot-tower = Вежа Месників
skirmish-card-name = { $name }{ $version ->
    [boosted] { " (посилено)" }
   *[other] { "" }
}
skirmish-card-at = { $name } ({ $slot })
skirmish-a-card = карта
    .form = f
    .genitive = карти
    .accusative = карту
skirmish-nobody = нікого
skirmish-with-figures = { $card }, { $figures }
skirmish-standing = { $card }, сила { $strength }, життя { $left } з { $life }
skirmish-the-rules = правила
skirmish-strength = сила
skirmish-life = життя
skirmish-plus = { " + " }

skirmish-n-points = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[many] { $n } переможних очок
}
skirmish-n-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
skirmish-n-damage = { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
skirmish-amount-damage = { $amount ->
    [one] { $amount } поранення
    [few] { $amount } поранення
   *[many] { $amount } поранень
}

# -- questions --

skirmish-prompt-recruit = Вербування: що розігруєте чи застосовуєте?
skirmish-prompt-pay = Сплатіть { $symbols } за { $card }.
    .card = accusative
skirmish-prompt-slot = { $card }: у яку комірку?
skirmish-prompt-civilian = Якого цивільного звільняєте?
skirmish-prompt-lose-civilian = Який із ваших цивільних іде в коробку?
skirmish-prompt-artifact = Який артефакт берете?
skirmish-prompt-moment = Застосувати зараз артефакт?
skirmish-prompt-discard = { $n ->
    [1] Яку карту скидаєте?
    [one] Яку карту скидаєте? (лишилося { $n })
    [few] Яку карту скидаєте? (лишилося { $n })
   *[other] Яку карту скидаєте? (лишилося { $n })
}
skirmish-prompt-choose = { $card } – { $text } Яку карту?
skirmish-prompt-choose-some = { $card } – { $text } Які карти?
skirmish-prompt-may = { $card } – { $text } Застосувати?
skirmish-prompt-mode = { $card } – { $text } Що саме?

# -- options --

skirmish-option-play = Розіграти { $card }: ціна { $cost }; { $figures }
    .card = accusative
skirmish-option-replace = Розіграти { $card } замість { $old }: безкоштовно; { $figures }
    .card = accusative
    .old = genitive
skirmish-option-use = Застосувати { $card } – { $text }
    .card = accusative
skirmish-option-civilian = Витратити цивільного ({ $colour })
skirmish-option-ignore = Не платити нічого: символ ігнорується
skirmish-option-slot = { $slot }, навпроти — { $facing }
skirmish-option-free = Цивільний ({ $colour }), { $slot }
skirmish-option-lose = Цивільний ({ $colour })
skirmish-option-take = Узяти { $card } – { $text }
    .card = accusative
skirmish-option-discard = { $kind ->
    [battlefield] Покласти { $card } під колоду карт поля бою
   *[other] Скинути { $card }, { $colour }
}
    .card = accusative
skirmish-option-pick = { $card }
skirmish-option-yes = Так
skirmish-option-no = Ні
skirmish-option-done = Це все
skirmish-option-pass = Не зараз
skirmish-option-done-recruit = Перейти до атаки

# -- the log --

skirmish-log-turn = Хід { $n }: { $side }.
skirmish-log-phase = { $phase ->
    [recruitment] Фаза вербування.
    [attack] Фаза атаки.
   *[draw] Фаза добору.
}
skirmish-log-play = { $side } розігрують { $card }.
    .card = accusative
skirmish-log-pay-civilian = Сплачує цивільний ({ $colour }).
skirmish-log-ignore = Один символ ({ $symbol }) ігнорується.
skirmish-log-replace = { $card } замінює { $old }.
    .old = accusative
skirmish-log-use = Застосовано { $card }.
    .card = accusative
skirmish-log-attack = { $card } атакує, і ніхто не захищається.
skirmish-log-attack-card = { $card } атакує { $defender }.
    .defender = accusative
skirmish-log-damage = { $card } отримує { skirmish-n-damage }.
skirmish-log-heal = Вилікувано { skirmish-n-damage }: { $card }.
skirmish-log-prevented = Запобіжено пораненням ({ $n }): { $card }.
skirmish-log-strengthen = { $card } має на { $n } більше сили до кінця ходу.
skirmish-log-hold = { $card } не атакує у своїй наступній фазі атаки.
skirmish-log-defeat = { $card } зазнає поразки.
skirmish-log-points = { $side } отримують { skirmish-n-points }.
skirmish-log-marker = Жетон артефактів рухається в бік { $side }; { $n ->
    [0] він стоїть посередині
    [one] він за { $n } поділку від середини
    [few] він за { $n } поділки від середини
   *[many] він за { $n } поділок від середини
}.
    .side = genitive
skirmish-log-freed = Звільнено цивільного ({ $colour }): { $slot }.
skirmish-log-lost = Герої втрачають цивільного ({ $colour }).
skirmish-log-decked = { $side } взяли останню карту своєї колоди.
skirmish-log-to-hand = { $source ->
    [deck] { $side } беруть { $card }.
    [battlefields] { $side } беруть { $known ->
        [yes] { $card }
       *[no] карту поля бою
    }.
   *[other] { $side } беруть на руку { $card }.
}
    .card = accusative
skirmish-log-placed = { $source ->
    [hand] { $side } виставляють { $card } ({ $slot }).
   *[other] { $side } отримують у гру { $card } ({ $slot }).
}
    .card = accusative
skirmish-log-discarded = { $side } скидають { $card }.
    .card = accusative
skirmish-log-taken = { $side } беруть { $card }.
    .card = accusative
skirmish-log-offered = Відкрито { $card }.
    .card = accusative
skirmish-log-removed = З гри виведено { $card }.
    .card = accusative
skirmish-log-under = { $pile ->
    [pile] { $card } кладуть долілиць під артефакти.
    [battlefields] { $card } кладуть під колоду карт поля бою.
   *[deck] { $side } кладуть { $card } під свою колоду.
}
    .card = accusative

# -- cards: abilities --

skirmish-text-immediate = Коли { $moment ->
    [played] розіграно
   *[placed] виставлено
}: { $does }.
skirmish-text-attack = Після атаки цієї карти: { $does }.
skirmish-text-action = Раз за кожну свою фазу вербування за бажання { $does }.
skirmish-text-single-use = Один раз, потім ця карта виходить із гри: { $does }.
skirmish-text-permanent = { $when }{ $test }: { $does }.
skirmish-text-if = { " " }(якщо { $cond })
skirmish-text-strength-bonus = сила { $to } на { $amount } більша
    .to = each genitive
skirmish-text-life-bonus = життя { $to } на { $amount } більше
    .to = each genitive
skirmish-text-protection = щоразу, коли { $to } має отримати поранення{ $attacks_only ->
    [yes] { " від атаки" }
   *[no] { "" }
}, їх на { $amount } менше
    .to = one nominative
skirmish-text-cheaper = ви можете ігнорувати { $amount ->
    [one] { $amount } символ
    [few] { $amount } символи
   *[many] { $amount } символів
} «будь-який» у ціні карт, які розігруєте{ $of ->
    [none] { "" }
   *[other] { $of }
}
    .of = that
skirmish-text-cheaper-battlefields = карти поля бою коштують вам на { $amount ->
    [one] { $amount } символ
    [few] { $amount } символи
   *[many] { $amount } символів
} на ваш вибір менше
skirmish-text-battlefield-bonus = карти поля бою, які ви розігруєте, дають на { $amount ->
    [one] { $amount } переможне очко
    [few] { $amount } переможні очки
   *[many] { $amount } переможних очок
} більше
skirmish-text-draw-bonus = у своїй фазі добору беріть на { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
   *[many] { $amount } карт
} більше
skirmish-text-no-bonus = { $to } не отримують бонусу локації, коли атакують
skirmish-text-cannot-attack = { $to } не { $number ->
    [other] атакують
    [other-f] атакують
    [other-i] атакують
   *[single] атакує
}

skirmish-when-defeated = щоразу, коли { $of } зазнає поразки
    .of = one nominative
skirmish-when-played = щоразу, коли розігрують { $of }
    .of = one accusative
skirmish-when-damaged = щоразу, коли { $of } отримує поранення
    .of = one nominative
skirmish-when-attacked = щоразу, коли { $of } завершує атаку
    .of = one nominative
skirmish-when-recruitment = на початку вашої фази вербування
skirmish-when-draw-phase = на початку вашої фази добору
skirmish-when-civilian-freed = щоразу, коли ви звільняєте цивільного
skirmish-when-battlefield-played = щоразу, коли ви розігруєте карту поля бою
skirmish-when-artifact-taken = щоразу, коли ви берете артефакт

# -- cards: effects --

skirmish-amount-each = по { $amount ->
    [one] { $amount } пораненню
    [few] { $amount } поранення
   *[many] { $amount } поранень
}
skirmish-join-modes = { $first }; { $second }
skirmish-op-damage = завдайте { $number ->
    [other] { skirmish-amount-each } { $to }
    [other-f] { skirmish-amount-each } { $to }
    [other-i] { skirmish-amount-each } { $to }
   *[single] { skirmish-amount-damage } { $to }
}
    .to = each dative
skirmish-op-damage-both = завдайте { $opposing ->
    [one] { $opposing } поранення
    [few] { $opposing } поранення
   *[many] { $opposing } поранень
} кожній карті суперника і { $own ->
    [one] { $own } поранення
    [few] { $own } поранення
   *[many] { $own } поранень
} кожній своїй карті
skirmish-op-heal = вилікуйте { $number ->
    [other] { skirmish-amount-each } у { $to }
    [other-f] { skirmish-amount-each } у { $to }
    [other-i] { skirmish-amount-each } у { $to }
   *[single] { skirmish-amount-damage } у { $to }
}
    .to = each genitive
skirmish-op-strengthen = до кінця ходу сила { $to } на { $amount } більша
    .to = each genitive
skirmish-op-hold = { $to } не { $number ->
    [other] атакують
    [other-f] атакують
    [other-i] атакують
   *[single] атакує
} у наступній фазі атаки власника
skirmish-op-defeat = переможіть { $to }
    .to = each accusative
skirmish-op-dismiss = покладіть { $to } у відбій
    .to = each accusative
skirmish-op-return-to-hand = поверніть { $of } на руку власника
    .of = each accusative
skirmish-op-put-under-deck = покладіть { $of } під колоду
    .of = each accusative
skirmish-op-put-into-play = введіть у гру { $of }
    .of = each accusative
skirmish-op-move-card = перемістіть { $of } у вільну комірку її сторони
    .of = each accusative
skirmish-op-swap = поміняйте місцями { $one } і { $other }
    .one = each accusative
    .other = each accusative
skirmish-op-draw = візьміть { skirmish-n-cards }
skirmish-op-opponent-draws = суперник бере { skirmish-n-cards }
skirmish-op-discard = скиньте { skirmish-n-cards } зі своєї руки
skirmish-op-opponent-discards = суперник скидає { skirmish-n-cards } зі своєї руки на свій вибір
skirmish-op-discard-at-random = скиньте навмання { skirmish-n-cards } зі своєї руки
skirmish-op-opponent-discards-at-random = суперник скидає навмання { skirmish-n-cards } зі своєї руки
skirmish-op-discard-hands = обидва гравці скидають свої руки
skirmish-op-gain-points = отримайте { skirmish-n-points }
skirmish-op-lose-points = суперник отримує { skirmish-n-points }
skirmish-op-move-artifact-marker = перемістіть жетон артефактів на { $n ->
    [one] { $n } поділку
    [few] { $n } поділки
   *[many] { $n } поділок
} до себе
skirmish-op-free-civilians = звільніть { $n ->
    [one] { $n } цивільного
    [few] { $n } цивільних
   *[other] { $n } цивільних
} з будь-якої зони
skirmish-op-free-civilian-here = звільніть 1 цивільного із зони, де ця карта
skirmish-op-lose-civilians = герої кладуть { $n ->
    [one] { $n } свого цивільного
    [few] { $n } своїх цивільних
   *[other] { $n } своїх цивільних
} у коробку
skirmish-op-take-battlefield-cards = візьміть { $n ->
    [one] { $n } карту поля бою
    [few] { $n } карти поля бою
   *[many] { $n } карт поля бою
}
skirmish-op-location-bonus = отримайте бонус локації комірки цієї карти
skirmish-op-bonus-of = отримайте бонус { $location ->
    [manhattan] Мангеттена
    [sanctum] Санктума
   *[tower] Вежі Месників
}
skirmish-op-remove-artifact = виведіть { $of } з гри
    .of = each accusative
skirmish-op-repeat = зробіть { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
} таке: { $do }

# -- cards: which --

skirmish-np-where = { $of }{ $cond }
skirmish-np-that-card = { $case ->
    [genitive] цієї карти
    [accusative] цю карту
    [dative] цій карті
    [locative] цій карті
   *[nominative] ця карта
}
skirmish-np-subject = { skirmish-np-that-card }
    .form = one
skirmish-np-this = { skirmish-np-that-card }
    .form = one
skirmish-np-cards-word = { $case ->
    [genitive] карт
    [dative] картам
    [locative] картах
   *[nominative] карти
}
skirmish-np-your = { $case ->
    [genitive] ваших
    [dative] вашим
    [locative] ваших
   *[nominative] ваші
}
skirmish-np-own-cards = { skirmish-np-your } { skirmish-np-cards-word }
    .form = other-f
skirmish-np-other-own-cards = { skirmish-np-your } { $case ->
    [genitive] інших
    [dative] іншим
    [locative] інших
   *[nominative] інші
} { skirmish-np-cards-word }
    .form = other-f
skirmish-np-opposing-cards = { skirmish-np-cards-word } суперника
    .form = other-f
skirmish-np-all-cards = { $case ->
    [genitive] усіх
    [dative] усім
    [locative] усіх
   *[nominative] усі
} { skirmish-np-cards-word }
    .form = other-f
skirmish-np-opposite = { $case ->
    [genitive] карти
    [accusative] карту
    [dative] карті
    [locative] карті
   *[nominative] карта
} навпроти
    .form = one
skirmish-np-neighbours = { skirmish-np-your } { skirmish-np-cards-word } поруч
    .form = other-f
skirmish-np-opposite-neighbours = { skirmish-np-cards-word } суперника поруч із коміркою навпроти
    .form = other-f
skirmish-np-facing = { skirmish-np-cards-word } навпроти { $of }
    .of = each genitive
    .form = other-f
skirmish-np-same-location = { $of } на цій локації
    .of = each { $case }
    .form = other-f
skirmish-np-defender = { $case ->
    [genitive] захисника
    [accusative] захисника
    [dative] захисникові
    [locative] захисникові
   *[nominative] захисник
}
    .form = one
skirmish-np-discard-pile = { skirmish-np-cards-word } вашого відбою
    .form = other-f
skirmish-np-hand = { skirmish-np-cards-word } у вашій руці
    .form = other-f
skirmish-np-artifacts-word = { $case ->
    [genitive] артефактів
    [dative] артефактам
    [locative] артефактах
   *[nominative] артефакти
}
skirmish-np-own-artifacts = { skirmish-np-your } { skirmish-np-artifacts-word }
    .form = other-i
skirmish-np-opposing-artifacts = { skirmish-np-artifacts-word } суперника
    .form = other-i
skirmish-np-offered-artifacts = { skirmish-np-artifacts-word } у Санктумі
    .form = other-i
skirmish-that = { $negated ->
    [yes] { " " }(не { $is_ })
   *[no] { " " }{ $is_ }
}
skirmish-for-which = { " " }(якщо { $cond })
skirmish-is-has-colour = { $number ->
    [other] кольору «{ $colour }»
    [other-f] кольору «{ $colour }»
    [other-i] кольору «{ $colour }»
   *[single] { $colour } за кольором
}
skirmish-is-is-main = { $number ->
    [other] типу «головний персонаж»
    [other-f] типу «головний персонаж»
    [other-i] типу «головний персонаж»
   *[single] головний персонаж
}
skirmish-is-is-side = { $number ->
    [other] типу «другорядний персонаж»
    [other-f] типу «другорядний персонаж»
    [other-i] типу «другорядний персонаж»
   *[single] другорядний персонаж
}
skirmish-is-is-battlefield = { $number ->
    [other] типу «карта поля бою»
    [other-f] типу «карта поля бою»
    [other-i] типу «карта поля бою»
   *[single] карта поля бою
}
skirmish-is-is-boosted = { $number ->
    [other] в посиленій версії
    [other-f] в посиленій версії
    [other-i] в посиленій версії
   *[single] посилена версія
}
skirmish-is-is-damaged = { $number ->
    [other] з пораненнями
    [other-f] з пораненнями
    [other-i] з пораненнями
   *[single] з пораненнями
}
skirmish-is-is-character = { $number ->
    [other] з назвою «{ $character }»
    [other-f] з назвою «{ $character }»
    [other-i] з назвою «{ $character }»
   *[single] з назвою «{ $character }»
}
skirmish-is-is-at = { $location ->
    [manhattan] в Мангеттені
    [sanctum] у Санктумі
   *[tower] у Вежі Месників
}

# -- cards: how many --

skirmish-num-damage-on = кількість поранень на { $of }
    .of = each locative
skirmish-num-strength-of = сила { $of }
    .of = each genitive
skirmish-num-printed-strength-of = надрукована сила { $of }
    .of = each genitive
skirmish-num-life-of = життя { $of }
    .of = each genitive
skirmish-num-hand-size = кількість карт у вашій руці
skirmish-num-opponent-hand-size = кількість карт у руці суперника
skirmish-num-discard-size = кількість карт у вашому відбої
skirmish-num-points = ваша перевага в переможних очках
skirmish-num-opponent-points = перевага суперника в переможних очках
skirmish-num-freed-civilians = кількість цивільних героїв
skirmish-num-civilians-left = кількість цивільних у Мангеттені
skirmish-num-civilians-here = кількість цивільних у цій зоні
skirmish-num-artifacts = кількість ваших артефактів
skirmish-num-opponent-artifacts = кількість артефактів суперника
skirmish-num-free-slots = кількість ваших вільних комірок

# -- cards: whether --

skirmish-if-it = { $it } — { $negated ->
    [yes] не { $is_ }
   *[no] { $is_ }
}
skirmish-if-exists = { $negated ->
    [yes] немає { $of }
   *[no] є { $of }
}
    .of = { $negated ->
        [yes] each genitive
       *[no] one nominative
    }
skirmish-if-own-cards = у вас у грі { $negated ->
    [yes] менше ніж { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
   *[no] щонайменше { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
}
skirmish-if-at-least = { $left } — { $negated ->
    [yes] менше ніж { $right }
   *[no] щонайменше { $right }
}
skirmish-if-at-location = ця карта { $negated ->
    [yes] не{ " " }
   *[no] { "" }
}{ $location ->
    [manhattan] в Мангеттені
    [sanctum] у Санктумі
   *[tower] у Вежі Месників
}
skirmish-if-unopposed = комірка навпроти { $negated ->
    [yes] не вільна
   *[no] вільна
}
skirmish-if-had-defender = { $negated ->
    [yes] ніхто не захищався
   *[no] карта захищалася
}
skirmish-if-defeated-defender = захисник { $negated ->
    [yes] не зазнав поразки
   *[no] зазнав поразки
}
skirmish-if-your-turn = зараз { $negated ->
    [yes] хід суперника
   *[no] ваш хід
}
skirmish-if-you-are-heroes = ви граєте за { $negated ->
    [yes] лиходіїв
   *[no] героїв
}

# -- cards: facts --

skirmish-kind = { $kind ->
    [battlefield] поле бою
    [artifact] артефакт
   *[other] { $faction ->
        [heroes] герой, { $kind ->
            [main] головний персонаж
           *[other] другорядний персонаж
        }
       *[other] лиходій, { $kind ->
            [main] головний персонаж
           *[other] другорядний персонаж
        }
    }
}
skirmish-card-line = { $code }: { $name }, { $kind }
skirmish-card-head = { $name }, { $kind } ({ $code })
skirmish-card-cost = ціна { $cost }
skirmish-card-strength = сила { $n }
skirmish-card-life = життя { $n }
skirmish-card-points = { skirmish-n-points }

# -- reasons --

skirmish-not-in-play = Карти «{ $word }» у грі немає.
skirmish-why-no-slot = немає ні вільної комірки, ні її копії, яку можна замінити
skirmish-why-cannot-pay = її ціну неможливо сплатити
skirmish-why-fresh = узято в цей хід, діє з пізнішого ходу
skirmish-why-used = у цій фазі вже застосовано
skirmish-why-nothing-played = у цій фазі не розіграно жодної карти
skirmish-why-no-effect = зараз це нічого не змінило б
skirmish-unasked = { $why }; тому за теперішніх обставин вас про це не питають
skirmish-waits-by-itself = стається само, коли так каже текст: нікого не питають, хіба що там сказано «можете»
skirmish-waits-action = вас питають про це раз у кожній вашій фазі вербування
skirmish-waits-own-turn = вас питають про це між двома кроками вашого ходу, коли це щось змінить
skirmish-waits-any-turn = вас питають про це між двома кроками будь-якого ходу, коли це щось змінить
