# What cards do: a clause for each op, in the imperative of «ви», without a capital and without a full stop. Amounts are
# in the accusative. See the English file for the arguments.

champions-op-if = якщо { $cond }, { $then }
champions-op-otherwise = інакше { $other }
champions-op-then = тоді, якщо { $cond }, { $then }
champions-op-for-each = для { $of }: { $do }
    .of = each genitive
champions-op-players-choose = { $who } вибирає й виконує одне з такого: { $modes }
    .who = each nominative
champions-op-players-do = { $who } виконує таке: { $do }
    .who = each nominative
champions-op-repeat = зробіть { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
} таке: { $do }
champions-op-choose = { $by ->
    [first] перший гравець вибирає { $of }
   *[you] виберіть { $of }
}
    .of = one accusative
champions-op-choose-some = { $fixed ->
    [yes] виберіть { $least } з { $of }
   *[no] виберіть від { $least } до { $most } { $of }
}
    .of = any genitive
    .least = phrase
    .most = phrase
champions-op-may = за бажання { $do }
champions-op-choose-mode = виберіть одне: { $modes }
champions-op-mode = ({ $n }) { $item }
champions-op-replace = натомість { $instead }

champions-op-exhaust-cost = { $ofform ->
    [you] виснажте свою особу
   *[single] виснажте { $of }
}
    .of = each accusative
champions-op-spend-counter = витратьте 1 жетон { $name }
champions-op-discard-this = скиньте { $this }
    .this = each accusative
champions-op-discard-from-hand = { $fixed ->
    [yes] { $most ->
        [one] скиньте 1 карту з руки на свій вибір
        [few] скиньте { $most } карти з руки на свій вибір
       *[many] скиньте { $most } карт із руки на свій вибір
    }
   *[no] скиньте від { $least } до { $most } карт з руки на свій вибір
}
champions-op-heal-cost = { $ofform ->
    [you] вилікуйте собі { cost-damage }
   *[single] вилікуйте { cost-damage } у { $of }
}
    .of = each genitive
champions-op-damage-cost = { $ofform ->
    [you] отримайте { cost-damage }
   *[single] { $taken ->
        [yes] нехай { $of } отримає { cost-damage }
       *[no] завдайте { cost-damage } { $of }
    }
}
    .of = { $taken ->
        [yes] each nominative
       *[no] each dative
    }
cost-damage = { $amount ->
    [one] { $amount } поранення
    [few] { $amount } поранення
   *[many] { $amount } поранень
}
champions-op-spend-resources = витратьте { $resources }
cost-any-number = витратьте будь-яку кількість { $resource } ресурсів (щонайменше 1)
    .resource = many
cost-arrow = { $cost } → { $clause }
resource-count = { $resourceform ->
    [after] { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
    } { $resource }
   *[before] { $n ->
        [one] { $n } { $resource } ресурс
        [few] { $n } { $resource } ресурси
       *[many] { $n } { $resource } ресурсів
    }
}
    .resource = { $n ->
        [one] nominative
        [few] few
       *[many] many
    }

amount-damage = { $mode ->
    [equal] X поранень
    [same] стільки ж поранень
   *[n] { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    }
}
amount-threat = { $mode ->
    [equal] X жетонів загрози
    [same] стільки ж жетонів загрози
   *[n] { $n ->
        [one] { $n } жетон загрози
        [few] { $n } жетони загрози
       *[many] { $n } жетонів загрози
    }
}
amount-cards = { $mode ->
    [equal] X карт
    [same] стільки ж карт
   *[n] { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
}
champions-op-damage = { $overkill ->
    [yes] завдайте { amount-damage } (з надміром) { $to }
   *[no] { $toform ->
        [you] отримайте { amount-damage }
       *[single] завдайте { amount-damage } { $to }
    }
}
    .to = each dative
    .chosen = to
champions-op-damage-each = { $toform ->
    [you] отримайте { amount-damage }
   *[single] завдайте { amount-damage } { $to }
}
    .to = each dative
amount-inside = { $mode ->
    [equal] X непрямих поранень
    [same] стільки ж непрямих поранень
   *[n] { $n ->
        [one] { $n } непряме поранення
        [few] { $n } непрямі поранення
       *[many] { $n } непрямих поранень
    }
}
inside-tail = { $mode ->
    [equal] { " " }(X — { $phrase })
    [per] { " " }за { $unit }
   *[n] { "" }
}
champions-op-indirect-damage = { $by_first ->
    [yes] перший гравець розподіляє { amount-inside } між { $among }{ inside-tail }
   *[no] розподіліть { amount-inside } між { $among }{ inside-tail }
}
    .amount = inside
    .among = any instrumental
champions-op-heal = { $whoform ->
    [you] вилікуйте собі { amount-damage }
   *[single] вилікуйте { amount-damage } у { $who }
}
    .who = each genitive
    .chosen = who
champions-op-heal-all = { $whoform ->
    [you] вилікуйте собі всі поранення
   *[single] вилікуйте всі поранення в { $who }
}
    .who = each genitive
champions-op-move-damage = перемістіть { amount-damage } з { $source } на { $to }
    .source = each genitive
    .to = each accusative
    .chosen = to
champions-op-give = { $status ->
    [stunned] { $toform ->
        [you] вас оглушено
       *[single] оглушіть { $to }
    }
    [confused] { $toform ->
        [you] вас спантеличено
       *[single] спантеличте { $to }
    }
   *[tough] { $toform ->
        [you] ви отримуєте картку міцності
       *[single] дайте { $to } картку міцності
    }
}
    .to = { $status ->
        [tough] each dative
       *[other] each accusative
    }
    .chosen = to
champions-op-ready = { $whoform ->
    [you] підготуйте свою особу
   *[single] підготуйте { $who }
}
    .who = each accusative
    .chosen = who
champions-op-exhaust = { $whoform ->
    [you] виснажте свою особу
   *[single] виснажте { $who }
}
    .who = each accusative
    .chosen = who
champions-op-place-threat = покладіть { amount-threat } на { $on }
    .on = each accusative
    .chosen = on
champions-op-remove-threat = зніміть { amount-threat } з { $of }
    .of = each genitive
    .chosen = of
champions-op-add-acceleration = { $n ->
    [one] покладіть { $n } жетон прискорення на основний план
    [few] покладіть { $n } жетони прискорення на основний план
   *[many] покладіть { $n } жетонів прискорення на основний план
}
champions-op-prevent = { $what ->
    [threat] { $amount ->
        [none] запобіжіть усім цим жетонам загрози
       *[some] { $mode ->
            [equal] запобіжіть X із цих жетонів загрози
           *[n] запобіжіть { $n } із цих жетонів загрози
        }
    }
   *[damage] { $amount ->
        [none] запобіжіть усім цим пораненням
       *[some] { $mode ->
            [equal] запобіжіть X із цих поранень
           *[n] запобіжіть { $n } із цих поранень
        }
    }
}
champions-op-cancel-effects = скасуйте ефекти «При розкритті» { $target }
    .target = each genitive
champions-op-cancel-card = скасуйте й скиньте { $target }
    .target = each accusative
champions-op-gain-overkill = ця атака отримує надмір

champions-op-draw = { $whoform ->
    [you] візьміть { amount-cards }
    [p] { $who } беруть { amount-cards }
   *[single] { $who } бере { amount-cards }
}
    .who = each nominative
champions-op-draw-up-to = беріть карти, доки в руці не буде X карт (X — { $n })
    .n = phrase
champions-op-keep-one-of = перегляньте { $n ->
    [one] верхню карту
    [few] { $n } верхні карти
   *[many] { $n } верхніх карт
} своєї колоди, візьміть 1 з них на руку, а решту скиньте
champions-op-shuffle-into-deck = затасуйте { $what } у свою колоду
    .what = each accusative
champions-op-use-specials = виконайте спецвластивість { $of } у порядку на свій вибір
    .of = each genitive
top-cards = { $n ->
    [one] верхню карту
    [few] { $n } верхні карти
   *[many] { $n } верхніх карт
}
champions-op-mill = { $whoform ->
    [you] { $mode ->
        [same] скиньте стільки ж карт із верху своєї колоди
       *[n] скиньте { top-cards } своєї колоди
    }
   *[single] { $mode ->
        [same] { $who } скидає стільки ж карт із верху своєї колоди
       *[n] { $who } скидає { top-cards } своєї колоди
    }
}
    .who = each nominative
champions-op-discard-random = { $whoform ->
    [you] скиньте навмання { amount-cards } зі своєї руки
   *[single] { $who } скидає навмання { amount-cards } зі своєї руки
}
    .who = each nominative
champions-op-discard = скиньте { $what }
    .what = each accusative
    .chosen = what
champions-op-remove-from-game = виведіть { $what } з гри
    .what = each accusative
    .chosen = what
champions-op-to-hand = { $yours ->
    [yes] візьміть { $what } на руку
   *[no] поверніть { $what } на руку власника
}
    .what = each accusative
    .chosen = what
champions-op-put-under = { $whoform ->
    [you] покладіть навмання 1 карту зі своєї руки долілиць під { $this }
   *[single] { $who } кладе навмання 1 карту зі своєї руки долілиць під { $this }
}
    .who = each nominative
    .this = each accusative
champions-op-return-from-under = поверніть кожну карту з-під { $this } на руку її власника
    .this = each genitive
champions-op-put-into-play = { $kind ->
    [minion] { $whoform ->
        [you] введіть { $what } у гру як нападника на вас
       *[single] введіть { $what } у гру як нападника на { $who }
    }
   *[other] введіть { $what } у гру під своїм контролем
}
    .who = each accusative
    .what = each accusative
    .chosen = what
champions-op-find-into-play = { $kind ->
    [minion] знайдіть { $what } у колоді сутичок або в її відбої та введіть у гру як нападника на вас, а тоді перетасуйте колоду сутичок
   *[other] знайдіть { $what } у колоді сутичок або в її відбої та введіть у гру, а тоді перетасуйте колоду сутичок
}
    .what = one accusative
champions-op-put-facedown = { $whoform ->
    [you] введіть верхню карту своєї колоди в гру долілиць як посіпаку-дрона, нападника на вас
   *[single] { $who } вводить верхню карту своєї колоди в гру долілиць як посіпаку-дрона, нападника на себе
}
    .who = each nominative
champions-op-attack-also = ця атака спрямована також проти { $whom }
    .whom = each genitive
champions-op-engaged-attack = { $who } атакує героя, на якого нападає
    .who = each nominative
champions-op-pay-for = сплатіть надруковану ціну { $what }
    .what = each genitive
champions-op-add-counters = { $mode ->
    [same] покладіть стільки ж жетонів { $name } на { $this }
   *[n] { $n ->
        [one] покладіть { $n } жетон { $name } на { $this }
        [few] покладіть { $n } жетони { $name } на { $this }
       *[many] покладіть { $n } жетонів { $name } на { $this }
    }
}
    .this = each accusative
champions-op-damage-here = покладіть { amount-damage } на { $this }
    .this = each accusative
champions-op-search-deck = { $top ->
    [0] знайдіть { $of } у своїй колоді та візьміть на руку, а тоді перетасуйте свою колоду
   *[other] знайдіть { $of } серед { $top } верхніх карт своєї колоди та візьміть на руку
}
    .of = one search
champions-op-shuffle-encounter = перетасуйте колоду сутичок

champions-op-change-form = { $to ->
    [hero] змініть вигляд на героя
    [alter-ego] змініть вигляд на альтер его
   *[other] змініть вигляд
}
champions-op-enemy-attacks = { $who } атакує вас
    .who = each nominative
champions-op-enemy-schemes = { $who } втілює план
    .who = each nominative
champions-op-minions-attack-you = кожен ваш посіпака-нападник атакує вас у порядку на ваш вибір
champions-op-surge = { $this } отримує наступ
    .this = each nominative
champions-op-reveal-top = розкрийте верхню карту колоди сутичок
champions-op-reveal = розкрийте { $what }
    .what = each accusative
champions-op-reveal-first = знайдіть { $what } у колоді сутичок або в її відбої та розкрийте, а тоді перетасуйте колоду сутичок
    .what = one accusative
encounter-cards = { $n ->
    [one] { $n } карту сутички
    [few] { $n } карти сутички
   *[many] { $n } карт сутички
}
champions-op-deal-encounter-card = { $whoform ->
    [you] вам здають { encounter-cards } долілиць
   *[single] { $who } здають { encounter-cards } долілиць
}
    .who = each dative
champions-op-nemesis-arrives = розкрийте відкладеного посіпаку свого запеклого ворога та введіть його в гру як нападника на вас. Розкрийте відкладений побічний план свого запеклого ворога. Затасуйте решту набору запеклого ворога в колоду сутичок. Якщо посіпака запеклого ворога не ввійшов у гру таким чином, { $this } отримує наступ.
    .this = each nominative
    .whole = yes
champions-op-discard-until = скидайте карти з верху колоди сутичок, доки не скинете { $type }{ champions-np-trait }
    .type = one accusative
champions-op-discard-top-encounter = скиньте { top-cards } колоди сутичок
champions-op-extra-boost = дайте лиходієві { $n ->
    [one] { $n } додаткову карту підсилення
    [few] { $n } додаткові карти підсилення
   *[many] { $n } додаткових карт підсилення
} на цю активацію

lasts-at-end = наприкінці { $period ->
    [attack] цієї атаки
    [activation] цієї активації
    [turn] ходу
    [phase] фази
   *[round] раунду
} { $clause }
lasts-less-threat = зменште загрозу, яку кладе ця активація, на { $n }
