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
skirmish-civilian-red = червоний цивільний
    .genitive = червоного цивільного
    .accusative = червоного цивільного
    .instrumental = червоним цивільним
skirmish-civilian-yellow = жовтий цивільний
    .genitive = жовтого цивільного
    .accusative = жовтого цивільного
    .instrumental = жовтим цивільним
skirmish-civilian-green = зелений цивільний
    .genitive = зеленого цивільного
    .accusative = зеленого цивільного
    .instrumental = зеленим цивільним
skirmish-civilian-blue = синій цивільний
    .genitive = синього цивільного
    .accusative = синього цивільного
    .instrumental = синім цивільним
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
skirmish-nobody = порожня комірка
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
skirmish-prompt-pay = Сплатіть за { $card }: { $symbols }.
    .card = accusative
skirmish-prompt-paid = Уже сплачено: { $paid }.
skirmish-paid-part = { $card } ({ $symbol })
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
skirmish-prompt-choose = { $card } — { $text } Яку карту?
skirmish-prompt-choose-some = { $card } — { $text } Які карти?
skirmish-prompt-may = { $card } — { $text } Застосувати?
skirmish-prompt-mode = { $card } — { $text } Що саме?

# -- options --

skirmish-option-play = Розіграти { $card }: ціна { $cost }; { $figures }
    .card = accusative
skirmish-option-replace = Розіграти { $card } замість { $old }: безкоштовно; { $figures }
    .card = accusative
    .old = genitive
skirmish-option-use = Застосувати { $card } — { $text }
    .card = accusative
skirmish-option-civilian = Витратити { $civilian }
    .civilian = genitive
skirmish-option-ignore = Не платити нічого: символ ігнорується
skirmish-option-slot = { $slot }, навпроти — { $facing }
skirmish-option-free = { $civilian }, { $slot }
skirmish-option-lose = { $civilian }
skirmish-option-take = Узяти { $card } — { $text }
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
skirmish-option-pass-all = Не зараз, і питати знову, лише коли з’явиться щось нове
skirmish-option-done-recruit = Перейти до атаки
# On the button that confirms, beside the card itself.
skirmish-brief-play = Розіграти { $card }
    .card = accusative
skirmish-brief-replace = Розіграти { $card } замість { $old }
    .card = accusative
    .old = genitive

# -- the log --

skirmish-log-turn = Хід { $n }: { $side }.
skirmish-log-phase = { $phase ->
    [recruitment] Фаза вербування.
    [attack] Фаза атаки.
   *[draw] Фаза добору.
}
skirmish-log-play = { $side } розігрують { $card }.
    .card = accusative
skirmish-log-pay-civilian = { $civilian } йде на оплату.
skirmish-log-ignore = Один символ ({ $symbol }) ігнорується.
skirmish-log-replace = { $card } замінює { $old }.
    .old = accusative
skirmish-log-use = Застосовано { $card }.
    .card = accusative
skirmish-log-attack = { $card } атакує, і ніхто не захищається.
skirmish-nothing-left = Більше нічого не можна оплатити: час атакувати. Крок назад можливий, доки не діяв суперник.
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
skirmish-log-freed = Звільнено { $civilian } із зони { $slot }.
    .civilian = accusative
skirmish-log-lost = Герої втрачають { $civilian }.
    .civilian = accusative
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
skirmish-text-single-use = Один раз, потім цей артефакт виходить із гри: { $does }.
skirmish-text-permanent = { $when }{ $test }: { $does }.
skirmish-text-if = , якщо { $cond }
skirmish-text-strength-bonus = { $per ->
    [none] { $fixed ->
        [yes] сила { $to } на { $amount } більша
       *[no] сила { $to } на X більша (X — { $amount })
    }
   *[other] сила { $to } збільшена на 1 за { $per }
}
    .to = each genitive
    .equal = yes
skirmish-text-life-bonus = { $per ->
    [none] { $fixed ->
        [yes] життя { $to } на { $amount } більше
       *[no] життя { $to } на X більше (X — { $amount })
    }
   *[other] життя { $to } збільшене на 1 за { $per }
}
    .to = each genitive
    .equal = yes
skirmish-text-protection = щоразу, коли { $to } має отримати поранення{ $attacks_only ->
    [yes] { " від атаки" }
   *[no] { "" }
}, зменште їх кількість на { $amount }
    .to = one any
skirmish-text-cheaper = ви можете ігнорувати { $amount ->
    [one] { $amount } символ
    [few] { $amount } символи
   *[many] { $amount } символів
} «будь-який» у ціні карт{ $of ->
    [none] { "" }
   *[other] { " " }{ $of }
}, які розігруєте
    .of = that
skirmish-text-cheaper-battlefields = карти поля бою коштують вам на { $amount ->
    [one] { $amount } символ
    [few] { $amount } символи
   *[many] { $amount } символів
} менше (на ваш вибір)
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
   *[single] атакує
}

skirmish-when-defeated = { $ofform ->
    [one-this] коли
   *[other] щоразу, коли
} { $of } зазнає поразки
    .of = one any
skirmish-when-played = щоразу, коли { $ofform ->
    [one-mine] { $of }
    [one-theirs] { $of }
   *[other] розігрують { $of }
}
    .of = one played
skirmish-when-damaged = щоразу, коли { $of } отримує поранення
    .of = one any
skirmish-when-attacked = щоразу, коли { $of } завершує атаку
    .of = one any
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
    [other] { skirmish-amount-each }
   *[single] { skirmish-amount-damage }
} { $to }
    .to = each dative
skirmish-op-damage-both = завдайте { $opposing ->
    [one] { $opposing } поранення
    [few] { $opposing } поранення
   *[many] { $opposing } поранень
} кожній карті суперника і { $own ->
    [one] { $own } поранення
    [few] { $own } поранення
   *[many] { $own } поранень
} кожній своїй карті{ $inside ->
    [yes] , включно із цією
   *[no] { "" }
}
skirmish-op-heal = вилікуйте { $number ->
    [other] { skirmish-amount-each }
   *[single] { skirmish-amount-damage }
} у { $to }
    .to = each genitive
skirmish-op-strengthen = до кінця ходу сила { $to } на { $amount } більша
    .to = each genitive
skirmish-op-hold = { $to } не { $number ->
    [other] атакують
   *[single] атакує
} у наступній фазі атаки власника
skirmish-op-defeat = переможіть { $to }
    .to = each accusative
skirmish-op-dismiss = покладіть { $to } у відбій
    .to = each accusative
skirmish-op-return-to-hand = поверніть { $of } { $ofform ->
    [one-mine] на свою руку
    [other-mine] на свою руку
   *[other] на руку { $number ->
        [other] власників
       *[single] власника
    }
}
    .of = each accusative
skirmish-op-put-under-deck = покладіть { $of } під колоду
    .of = each accusative
skirmish-op-put-into-play = введіть у гру { $of }
    .of = each accusative
skirmish-op-move-card = перемістіть { $of } у вільну комірку на тому самому боці
    .of = each accusative
skirmish-op-swap = поміняйте місцями { $otherform ->
    [one-opposite] { $other } і { $one }
   *[other] { $one } і { $other }
}
    .one = each accusative
    .other = { $oneform ->
        [one-this] each beside-it
       *[other] each accusative
    }
skirmish-op-draw = візьміть { skirmish-n-cards }
skirmish-op-opponent-draws = суперник бере { skirmish-n-cards }
skirmish-op-discard = скиньте { skirmish-n-cards } зі своєї руки
skirmish-op-opponent-discards = суперник скидає { skirmish-n-cards } зі своєї руки на свій вибір
skirmish-op-discard-at-random = скиньте навмання { skirmish-n-cards } зі своєї руки
skirmish-op-opponent-discards-at-random = суперник скидає навмання { skirmish-n-cards } зі своєї руки
skirmish-op-discard-hands = обидва гравці скидають усі карти з руки
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
skirmish-op-lose-civilians = герої кладуть у коробку { $n } зі своїх звільнених цивільних
skirmish-op-take-battlefield-cards = візьміть { $n ->
    [one] { $n } карту поля бою
    [few] { $n } карти поля бою
   *[many] { $n } карт поля бою
}
skirmish-op-location-bonus = отримайте бонус локації з комірки цієї карти
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

skirmish-np-where = { $of } { $cond }
skirmish-np-that-card = { $case ->
    [genitive] цієї карти
    [accusative] цю карту
    [beside-it] цю карту
    [played] цю карту
    [dative] цій карті
    [locative] цій карті
   *[nominative] ця карта
}
skirmish-np-subject = { skirmish-np-that-card }
    .form = one
skirmish-np-this = { skirmish-np-that-card }
    .form = one-this
skirmish-np-kind = { $kind_many ->
    [none] { "" }
    [main] { "" }
    [side] { "" }
    [battlefield] { "" }
   *[other] { " " }{ $kind_many }
}
skirmish-np-card-word = { $kind_one ->
    [main] { $case ->
        [genitive] головного персонажа
        [accusative] головного персонажа
        [beside-it] головного персонажа
        [played] головного персонажа
        [dative] головному персонажеві
        [locative] головному персонажеві
       *[nominative] головний персонаж
    }
    [side] { $case ->
        [genitive] другорядного персонажа
        [accusative] другорядного персонажа
        [beside-it] другорядного персонажа
        [played] другорядного персонажа
        [dative] другорядному персонажеві
        [locative] другорядному персонажеві
       *[nominative] другорядний персонаж
    }
   *[other] { $case ->
        [genitive] карти
        [accusative] карту
        [beside-it] карту
        [played] карту
        [dative] карті
        [locative] карті
       *[nominative] карта
    }{ $kind_one ->
        [battlefield] { " " }поля бою
       *[other] { "" }
    }
}
skirmish-np-played = { $kind_one ->
    [none] персонажа
   *[other] { skirmish-np-card-word }{ skirmish-np-kind }
}
skirmish-np-cards-word = { $kind_many ->
    [main] { $case ->
        [genitive] головних персонажів
        [accusative] головних персонажів
        [dative] головним персонажам
        [locative] головних персонажах
       *[nominative] головні персонажі
    }
    [side] { $case ->
        [genitive] другорядних персонажів
        [accusative] другорядних персонажів
        [dative] другорядним персонажам
        [locative] другорядних персонажах
       *[nominative] другорядні персонажі
    }
   *[other] { $case ->
        [genitive] карт
        [dative] картам
        [locative] картах
       *[nominative] карти
    }{ $kind_many ->
        [battlefield] { " " }поля бою
       *[other] { "" }
    }
}
skirmish-np-of-cards = { $kind_many ->
    [main] головних персонажів
    [side] другорядних персонажів
    [battlefield] карт поля бою
   *[other] карт
}
skirmish-np-one = { $kind_one ->
    [main] { skirmish-np-one-m }
    [side] { skirmish-np-one-m }
   *[other] { $case ->
        [genitive] однієї
        [accusative] одну
        [beside-it] одну
        [played] одну
        [dative] одній
        [locative] одній
       *[nominative] одна
    }
} з
skirmish-np-one-m = { $case ->
    [genitive] одного
    [accusative] одного
    [beside-it] одного
    [played] одного
    [dative] одному
    [locative] одному
   *[nominative] один
}
skirmish-np-your = { $case ->
    [genitive] ваших
    [accusative] { $kind_many ->
        [main] ваших
        [side] ваших
       *[other] ваші
    }
    [dative] вашим
    [locative] ваших
   *[nominative] ваші
}
skirmish-np-any-yours = { $kind_one ->
    [main] ваш
    [side] ваш
   *[other] ваша
}
skirmish-np-own-cards = { $number ->
    [each] { skirmish-np-your } { skirmish-np-cards-word }{ skirmish-np-kind }
   *[single] { $case ->
        [played] ви розігруєте { skirmish-np-played }
        [any] { skirmish-np-any-yours } { skirmish-np-card-word }{ skirmish-np-kind }
       *[other] { skirmish-np-one } ваших { skirmish-np-of-cards }{ skirmish-np-kind }
    }
}
    .form = other-mine
skirmish-np-other-own-cards = { $number ->
    [each] { $case ->
        [genitive] інших
        [accusative] { $kind_many ->
            [main] інших
            [side] інших
           *[other] інші
        }
        [dative] іншим
        [locative] інших
       *[nominative] інші
    } { skirmish-np-your } { skirmish-np-cards-word }{ skirmish-np-kind }
   *[single] { $case ->
        [played] ви розігруєте { $kind_one ->
            [battlefield] іншу
            [main] іншого
            [side] іншого
            [none] іншого
           *[other] іншу
        } { skirmish-np-played }
        [any] { $kind_one ->
            [main] інший
            [side] інший
           *[other] інша
        } { skirmish-np-any-yours } { skirmish-np-card-word }{ skirmish-np-kind }
       *[other] { skirmish-np-one } інших ваших { skirmish-np-of-cards }{ skirmish-np-kind }
    }
}
    .form = other-mine
skirmish-np-opposing-cards = { $number ->
    [each] { skirmish-np-cards-word } суперника{ skirmish-np-kind }
   *[single] { $case ->
        [played] суперник розігрує { skirmish-np-played }
        [any] { skirmish-np-card-word } суперника{ skirmish-np-kind }
       *[other] { skirmish-np-one } { skirmish-np-of-cards } суперника{ skirmish-np-kind }
    }
}
    .form = other-theirs
skirmish-np-all-cards = { $number ->
    [each] { $case ->
        [genitive] усіх
        [accusative] { $kind_many ->
            [main] усіх
            [side] усіх
           *[other] усі
        }
        [dative] усім
        [locative] усіх
       *[nominative] усі
    } { skirmish-np-cards-word }
   *[single] { $case ->
        [played] { skirmish-np-card-word }
        [any] { skirmish-np-card-word }
       *[other] { skirmish-np-one } усіх { skirmish-np-of-cards }
    }
}{ skirmish-np-kind }
    .form = other
skirmish-np-opposite = { $case ->
    [genitive] карти
    [accusative] карту
    [beside-it] карту
    [played] карту
    [dative] карті
    [locative] карті
   *[nominative] карта
} навпроти
    .form = one-opposite
skirmish-np-beside = { $case ->
    [beside-it] поруч із нею
   *[other] поруч із цією
}
skirmish-np-neighbours = { $number ->
    [each] { skirmish-np-your } { skirmish-np-cards-word }{ skirmish-np-kind }
   *[single] { $case ->
        [played] { skirmish-np-card-word }{ skirmish-np-kind }
        [any] { skirmish-np-any-yours } { skirmish-np-card-word }{ skirmish-np-kind }
       *[other] { skirmish-np-one } ваших { skirmish-np-of-cards }{ skirmish-np-kind }
    }
} { skirmish-np-beside }
    .form = other
skirmish-np-opposite-neighbours = { $number ->
    [each] { skirmish-np-cards-word }
   *[single] { $case ->
        [played] { skirmish-np-card-word }
        [any] { skirmish-np-card-word }
       *[other] { skirmish-np-one } { skirmish-np-of-cards }
    }
} суперника{ skirmish-np-kind } поруч із коміркою навпроти
    .form = other
skirmish-np-facing = { $number ->
    [each] { skirmish-np-cards-word }
   *[single] { $case ->
        [played] карту
        [any] карта
       *[other] { skirmish-np-one } карт
    }
} навпроти { $of }
    .of = each genitive
    .form = other
skirmish-np-same-location = { $of } на цій локації
    .of = { $number ->
        [each] each { $case }
       *[single] one { $case }
    }
    .form = { $ofform ->
        [other-theirs] other-theirs
        [other-mine] other-mine
        [one-theirs] other-theirs
        [one-mine] other-mine
       *[other] other
    }
skirmish-np-defender = { $case ->
    [genitive] захисника
    [accusative] захисника
    [dative] захисникові
    [locative] захисникові
   *[nominative] захисник
}
    .form = one
skirmish-np-discard-pile = { $number ->
    [each] { skirmish-np-cards-word }{ skirmish-np-kind } у вашому відбої
   *[single] { skirmish-np-card-word }{ skirmish-np-kind } з вашого відбою
}
    .form = other-mine
skirmish-np-hand = { $number ->
    [each] { skirmish-np-cards-word }{ skirmish-np-kind } у вашій руці
   *[single] { skirmish-np-card-word }{ skirmish-np-kind } з вашої руки
}
    .form = other-mine
skirmish-np-artifacts-word = { $case ->
    [genitive] артефактів
    [dative] артефактам
    [locative] артефактах
   *[nominative] артефакти
}
skirmish-np-own-artifacts = { $number ->
    [each] { skirmish-np-your } { skirmish-np-artifacts-word }
   *[single] { skirmish-np-one-artifact } з ваших артефактів
}
    .form = other
skirmish-np-opposing-artifacts = { $number ->
    [each] { skirmish-np-artifacts-word }
   *[single] { skirmish-np-one-artifact } з артефактів
} суперника
    .form = other
skirmish-np-offered-artifacts = { $number ->
    [each] { skirmish-np-artifacts-word }
   *[single] { skirmish-np-one-artifact } з артефактів
} у Санктумі
    .form = other
skirmish-np-one-artifact = { $case ->
    [genitive] одного
    [dative] одному
    [locative] одному
   *[nominative] один
}
skirmish-that = { $negated ->
    [yes] (не { $is_ })
   *[no] { $is_ }
}
skirmish-for-which = (якщо { $cond })
skirmish-is-has-colour = { $number ->
    [other] кольору «{ $colour }»
   *[single] { $colour } за кольором
}
    .noun = кольору «{ $colour }»
skirmish-is-is-main = { $number ->
    [other] типу «головний персонаж»
   *[single] головний персонаж
}
    .noun = main
skirmish-is-is-side = { $number ->
    [other] типу «другорядний персонаж»
   *[single] другорядний персонаж
}
    .noun = side
skirmish-is-is-battlefield = { $number ->
    [other] типу «карта поля бою»
   *[single] карта поля бою
}
    .noun = battlefield
skirmish-is-is-boosted = { $number ->
    [other] у посиленій версії
   *[single] посилена версія
}
    .noun = у посиленій версії
skirmish-is-is-damaged = з пораненнями
    .noun = з пораненнями
skirmish-is-is-character = з назвою «{ $character }»
    .noun = «{ $character }»
    .without = (не «{ $character }»)
skirmish-is-is-at = { $location ->
    [manhattan] у Мангеттені
    [sanctum] у Санктумі
   *[tower] у Вежі Месників
}
    .noun = { $location ->
        [manhattan] у Мангеттені
        [sanctum] у Санктумі
       *[tower] у Вежі Месників
    }

# -- cards: how many --

skirmish-num-damage-on = кількість поранень на { $of }
    .of = each locative
    .each = кожне поранення на { $ofform ->
        [one-this] { $toform ->
            [one-this] ній
           *[other] цій карті
        }
       *[other] { $of }
    }
skirmish-num-strength-of = сила { $of }
    .of = each genitive
skirmish-num-printed-strength-of = надрукована сила { $of }
    .of = each genitive
skirmish-num-life-of = життя { $of }
    .of = each genitive
skirmish-num-hand-size = кількість карт у вашій руці
    .each = кожну карту у вашій руці
skirmish-num-opponent-hand-size = кількість карт у руці суперника
    .each = кожну карту в руці суперника
skirmish-num-discard-size = кількість карт у вашому відбої
    .each = кожну карту у вашому відбої
skirmish-num-points = ваша перевага в переможних очках
skirmish-num-opponent-points = перевага суперника в переможних очках
skirmish-num-freed-civilians = кількість цивільних, звільнених героями
    .each = кожного цивільного, звільненого героями
skirmish-num-civilians-left = кількість цивільних у Мангеттені
    .each = кожного цивільного в Мангеттені
skirmish-num-civilians-here = кількість цивільних у цій зоні
    .each = кожного цивільного в цій зоні
skirmish-num-artifacts = кількість ваших артефактів
    .each = кожен ваш артефакт
skirmish-num-opponent-artifacts = кількість артефактів суперника
    .each = кожен артефакт суперника
skirmish-num-free-slots = кількість ваших вільних комірок
    .each = кожну вашу вільну комірку

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
       *[no] one any
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
    [yes] не було захисника
   *[no] був захисник
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
skirmish-kind-boosted = { $kind }, посилена версія (+)
skirmish-filter-main = головний персонаж
skirmish-filter-side = другорядний персонаж
skirmish-filter-battlefield = поле бою
skirmish-filter-artifact = артефакт
skirmish-card-line = { $code }: { $name }, { $kind }
skirmish-card-head = { $name }, { $kind } ({ $code })
skirmish-card-cost = ціна { $cost }
skirmish-card-strength = сила { $n }
skirmish-card-life = життя { $n }
skirmish-card-points = { skirmish-n-points }

# -- reasons --

skirmish-not-in-play = Карти «{ $word }» у грі немає.
skirmish-why-no-slot = немає ні вільної комірки, ні її копії, яку можна замінити
skirmish-why-no-colour = вам нічим сплатити цю частину її ціни: { $symbols }
skirmish-why-too-few = щоб сплатити її ціну, вам бракує { $n } { $n ->
    [one] карти
    [few] карт
   *[other] карт
} в руці
skirmish-why-fresh = узято в цей хід, діє з пізнішого ходу
skirmish-why-used = у цій фазі вже застосовано
skirmish-why-nothing-played = у цій фазі не розіграно жодної карти
skirmish-why-no-effect = зараз це нічого не змінило б
skirmish-unasked = { $why }; тому за теперішніх обставин вас про це не питають
skirmish-waits-by-itself = стається автоматично, коли так каже текст; вас питають, лише якщо там сказано «можете»
skirmish-waits-action = вас питають про це раз у кожній вашій фазі вербування
skirmish-waits-own-turn = вас питають про це між двома кроками вашого ходу, коли це щось змінить
skirmish-waits-any-turn = вас питають про це між двома кроками будь-якого ходу, коли це щось змінить
