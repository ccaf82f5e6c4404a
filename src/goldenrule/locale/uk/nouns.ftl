# Іменникові звороти текстів карт: види речей і множини, названі за їхніми класами. $number: one, each (кожен), that
# (названий раніше), bare (лише іменник), other (інший), other-each, any (кілька), top (верхній). $case — відмінок, якого
# хоче речення; counted — знахідний із «кожен» («за кожного ворога»). .form — з чим узгоджується: you, m, f, n, many.

det-ma = { $number ->
    [each] { $case ->
        [genitive] кожного{ " " }
        [dative] кожному{ " " }
        [accusative] кожного{ " " }
        [instrumental] кожним{ " " }
        [locative] кожному{ " " }
       *[nominative] кожен{ " " }
    }
    [that] { $case ->
        [genitive] цього{ " " }
        [dative] цьому{ " " }
        [accusative] цього{ " " }
        [instrumental] цим{ " " }
        [locative] цьому{ " " }
       *[nominative] цей{ " " }
    }
    [other] { $case ->
        [genitive] іншого{ " " }
        [dative] іншому{ " " }
        [accusative] іншого{ " " }
        [instrumental] іншим{ " " }
        [locative] іншому{ " " }
       *[nominative] інший{ " " }
    }
    [other-each] { $case ->
        [genitive] кожного іншого{ " " }
        [dative] кожному іншому{ " " }
        [accusative] кожного іншого{ " " }
        [instrumental] кожним іншим{ " " }
        [locative] кожному іншому{ " " }
       *[nominative] кожен інший{ " " }
    }
    [top] { $case ->
        [genitive] верхнього{ " " }
        [dative] верхньому{ " " }
        [accusative] верхнього{ " " }
        [instrumental] верхнім{ " " }
        [locative] верхньому{ " " }
       *[nominative] верхній{ " " }
    }
   *[single] { $case ->
        [counted] кожного{ " " }
       *[nominative] { "" }
    }
}

det-m = { $number ->
    [each] { $case ->
        [genitive] кожного{ " " }
        [dative] кожному{ " " }
        [instrumental] кожним{ " " }
        [locative] кожному{ " " }
       *[nominative] кожен{ " " }
    }
    [that] { $case ->
        [genitive] цього{ " " }
        [dative] цьому{ " " }
        [instrumental] цим{ " " }
        [locative] цьому{ " " }
       *[nominative] цей{ " " }
    }
    [other] { $case ->
        [genitive] іншого{ " " }
        [dative] іншому{ " " }
        [instrumental] іншим{ " " }
        [locative] іншому{ " " }
       *[nominative] інший{ " " }
    }
    [other-each] { $case ->
        [genitive] кожного іншого{ " " }
        [dative] кожному іншому{ " " }
        [instrumental] кожним іншим{ " " }
        [locative] кожному іншому{ " " }
       *[nominative] кожен інший{ " " }
    }
    [top] { $case ->
        [genitive] верхнього{ " " }
        [dative] верхньому{ " " }
        [instrumental] верхнім{ " " }
        [locative] верхньому{ " " }
       *[nominative] верхній{ " " }
    }
   *[single] { $case ->
        [counted] кожен{ " " }
       *[nominative] { "" }
    }
}

det-f = { $number ->
    [each] { $case ->
        [genitive] кожної{ " " }
        [dative] кожній{ " " }
        [accusative] кожну{ " " }
        [instrumental] кожною{ " " }
        [locative] кожній{ " " }
       *[nominative] кожна{ " " }
    }
    [that] { $case ->
        [genitive] цієї{ " " }
        [dative] цій{ " " }
        [accusative] цю{ " " }
        [instrumental] цією{ " " }
        [locative] цій{ " " }
       *[nominative] ця{ " " }
    }
    [other] { $case ->
        [genitive] іншої{ " " }
        [dative] іншій{ " " }
        [accusative] іншу{ " " }
        [instrumental] іншою{ " " }
        [locative] іншій{ " " }
       *[nominative] інша{ " " }
    }
    [other-each] { $case ->
        [genitive] кожної іншої{ " " }
        [dative] кожній іншій{ " " }
        [accusative] кожну іншу{ " " }
        [instrumental] кожною іншою{ " " }
        [locative] кожній іншій{ " " }
       *[nominative] кожна інша{ " " }
    }
    [top] { $case ->
        [genitive] верхньої{ " " }
        [dative] верхній{ " " }
        [accusative] верхню{ " " }
        [instrumental] верхньою{ " " }
        [locative] верхній{ " " }
       *[nominative] верхня{ " " }
    }
   *[single] { $case ->
        [counted] кожну{ " " }
       *[nominative] { "" }
    }
}

det-n = { $number ->
    [each] { $case ->
        [genitive] кожного{ " " }
        [dative] кожному{ " " }
        [instrumental] кожним{ " " }
        [locative] кожному{ " " }
       *[nominative] кожне{ " " }
    }
    [that] { $case ->
        [genitive] цього{ " " }
        [dative] цьому{ " " }
        [instrumental] цим{ " " }
        [locative] цьому{ " " }
       *[nominative] це{ " " }
    }
    [other] { $case ->
        [genitive] іншого{ " " }
        [dative] іншому{ " " }
        [instrumental] іншим{ " " }
        [locative] іншому{ " " }
       *[nominative] інше{ " " }
    }
    [other-each] { $case ->
        [genitive] кожного іншого{ " " }
        [dative] кожному іншому{ " " }
        [instrumental] кожним іншим{ " " }
        [locative] кожному іншому{ " " }
       *[nominative] кожне інше{ " " }
    }
    [top] { $case ->
        [genitive] верхнього{ " " }
        [dative] верхньому{ " " }
        [instrumental] верхнім{ " " }
        [locative] верхньому{ " " }
       *[nominative] верхнє{ " " }
    }
   *[single] { $case ->
        [counted] кожне{ " " }
       *[nominative] { "" }
    }
}

champions-np-player = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] гравців
        [dative] гравцям
        [accusative] гравців
        [instrumental] гравцями
        [locative] гравцях
        [counted] гравців
       *[nominative] гравці
    }
   *[single] { $case ->
        [genitive] гравця
        [dative] гравцеві
        [accusative] гравця
        [instrumental] гравцем
        [locative] гравцеві
        [counted] гравця
       *[nominative] гравець
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-hero = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] героїв
        [dative] героям
        [accusative] героїв
        [instrumental] героями
        [locative] героях
        [counted] героїв
       *[nominative] герої
    }
   *[single] { $case ->
        [genitive] героя
        [dative] героєві
        [accusative] героя
        [instrumental] героєм
        [locative] героєві
        [counted] героя
       *[nominative] герой
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-minion = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] посіпак
        [dative] посіпакам
        [accusative] посіпак
        [instrumental] посіпаками
        [locative] посіпаках
        [counted] посіпак
       *[nominative] посіпаки
    }
   *[single] { $case ->
        [genitive] посіпаки
        [dative] посіпаці
        [accusative] посіпаку
        [instrumental] посіпакою
        [locative] посіпаці
        [counted] посіпаку
       *[nominative] посіпака
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-enemy = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] ворогів
        [dative] ворогам
        [accusative] ворогів
        [instrumental] ворогами
        [locative] ворогах
        [counted] ворогів
       *[nominative] вороги
    }
   *[single] { $case ->
        [genitive] ворога
        [dative] ворогові
        [accusative] ворога
        [instrumental] ворогом
        [locative] ворогові
        [counted] ворога
       *[nominative] ворог
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-ally = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] союзників
        [dative] союзникам
        [accusative] союзників
        [instrumental] союзниками
        [locative] союзниках
        [counted] союзників
       *[nominative] союзники
    }
   *[single] { $case ->
        [genitive] союзника
        [dative] союзникові
        [accusative] союзника
        [instrumental] союзником
        [locative] союзникові
        [counted] союзника
       *[nominative] союзник
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-friendly-character = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] дружніх персонажів
        [dative] дружнім персонажам
        [accusative] дружніх персонажів
        [instrumental] дружніми персонажами
        [locative] дружніх персонажах
        [counted] дружніх персонажів
       *[nominative] дружні персонажі
    }
   *[single] { $case ->
        [genitive] дружнього персонажа
        [dative] дружньому персонажеві
        [accusative] дружнього персонажа
        [instrumental] дружнім персонажем
        [locative] дружньому персонажеві
        [counted] дружнього персонажа
       *[nominative] дружній персонаж
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-character = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] персонажів
        [dative] персонажам
        [accusative] персонажів
        [instrumental] персонажами
        [locative] персонажах
        [counted] персонажів
       *[nominative] персонажі
    }
   *[single] { $case ->
        [genitive] персонажа
        [dative] персонажеві
        [accusative] персонажа
        [instrumental] персонажем
        [locative] персонажеві
        [counted] персонажа
       *[nominative] персонаж
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-card = { det-f }{ $number ->
    [any] { $case ->
        [genitive] карт
        [dative] картам
        [instrumental] картами
        [locative] картах
       *[nominative] карти
    }
   *[single] { $case ->
        [genitive] карти
        [dative] карті
        [accusative] карту
        [instrumental] картою
        [locative] карті
        [counted] карту
       *[nominative] карта
    }
}
    .form = { $number ->
        [any] p
       *[single] f
    }

champions-np-upgrade = { det-m }{ $number ->
    [any] { $case ->
        [genitive] апгрейдів
        [dative] апгрейдам
        [instrumental] апгрейдами
        [locative] апгрейдах
       *[nominative] апгрейди
    }
   *[single] { $case ->
        [genitive] апгрейду
        [dative] апгрейду
        [instrumental] апгрейдом
        [locative] апгрейді
       *[nominative] апгрейд
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-support = { det-f }{ $number ->
    [any] { $case ->
        [genitive] підтримок
        [dative] підтримкам
        [instrumental] підтримками
        [locative] підтримках
       *[nominative] підтримки
    }
   *[single] { $case ->
        [genitive] підтримки
        [dative] підтримці
        [accusative] підтримку
        [instrumental] підтримкою
        [locative] підтримці
        [counted] підтримку
       *[nominative] підтримка
    }
}
    .form = { $number ->
        [any] p
       *[single] f
    }

champions-np-event = { det-f }{ $number ->
    [any] { $case ->
        [genitive] подій
        [dative] подіям
        [instrumental] подіями
        [locative] подіях
       *[nominative] події
    }
   *[single] { $case ->
        [genitive] події
        [dative] події
        [accusative] подію
        [instrumental] подією
        [locative] події
        [counted] подію
       *[nominative] подія
    }
}
    .form = { $number ->
        [any] p
       *[single] f
    }

champions-np-treachery = { det-n }{ $number ->
    [any] { $case ->
        [genitive] лукавств
        [dative] лукавствам
        [instrumental] лукавствами
        [locative] лукавствах
       *[nominative] лукавства
    }
   *[single] { $case ->
        [genitive] лукавства
        [dative] лукавству
        [instrumental] лукавством
        [locative] лукавстві
       *[nominative] лукавство
    }
}
    .form = { $number ->
        [any] p
       *[single] n
    }

champions-np-attachment = { det-n }{ $number ->
    [any] { $case ->
        [genitive] прикріплень
        [dative] прикріпленням
        [instrumental] прикріпленнями
        [locative] прикріпленнях
       *[nominative] прикріплення
    }
   *[single] { $case ->
        [dative] прикріпленню
        [instrumental] прикріпленням
        [locative] прикріпленні
       *[nominative] прикріплення
    }
}
    .form = { $number ->
        [any] p
       *[single] n
    }

champions-np-obligation = { det-n }{ $number ->
    [any] { $case ->
        [genitive] зобов’язань
        [dative] зобов’язанням
        [instrumental] зобов’язаннями
        [locative] зобов’язаннях
       *[nominative] зобов’язання
    }
   *[single] { $case ->
        [dative] зобов’язанню
        [instrumental] зобов’язанням
        [locative] зобов’язанні
       *[nominative] зобов’язання
    }
}
    .form = { $number ->
        [any] p
       *[single] n
    }

champions-np-scheme = { det-m }{ $number ->
    [any] { $case ->
        [genitive] планів
        [dative] планам
        [instrumental] планами
        [locative] планах
       *[nominative] плани
    }
   *[single] { $case ->
        [genitive] плану
        [dative] плану
        [instrumental] планом
        [locative] плані
       *[nominative] план
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-side-scheme = { det-m }{ $number ->
    [any] { $case ->
        [genitive] побічних планів
        [dative] побічним планам
        [instrumental] побічними планами
        [locative] побічних планах
       *[nominative] побічні плани
    }
   *[single] { $case ->
        [genitive] побічного плану
        [dative] побічному плану
        [instrumental] побічним планом
        [locative] побічному плані
       *[nominative] побічний план
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-minion-engaged = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] ваших посіпак-нападників
        [dative] вашим посіпакам-нападникам
        [accusative] ваших посіпак-нападників
        [instrumental] вашими посіпаками-нападниками
        [locative] ваших посіпаках-нападниках
        [counted] ваших посіпак-нападників
       *[nominative] ваші посіпаки-нападники
    }
   *[single] { $case ->
        [genitive] вашого посіпаки-нападника
        [dative] вашому посіпаці-нападнику
        [accusative] вашого посіпаку-нападника
        [instrumental] вашим посіпакою-нападником
        [locative] вашому посіпаці-нападнику
        [counted] вашого посіпаку-нападника
       *[nominative] ваш посіпака-нападник
    }
}
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-ally-yours = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] союзників
        [dative] союзникам
        [accusative] союзників
        [instrumental] союзниками
        [locative] союзниках
        [counted] союзників
       *[nominative] союзники
    }
   *[single] { $case ->
        [genitive] союзника
        [dative] союзникові
        [accusative] союзника
        [instrumental] союзником
        [locative] союзникові
        [counted] союзника
       *[nominative] союзник
    }
} під вашим контролем
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-character-yours = { det-ma }{ $number ->
    [any] { $case ->
        [genitive] персонажів
        [dative] персонажам
        [accusative] персонажів
        [instrumental] персонажами
        [locative] персонажах
        [counted] персонажів
       *[nominative] персонажі
    }
   *[single] { $case ->
        [genitive] персонажа
        [dative] персонажеві
        [accusative] персонажа
        [instrumental] персонажем
        [locative] персонажеві
        [counted] персонажа
       *[nominative] персонаж
    }
} під вашим контролем
    .form = { $number ->
        [any] p
       *[single] m
    }

champions-np-in-hand = { det-f }{ $number ->
    [any] { $case ->
        [genitive] карт
        [dative] картам
        [instrumental] картами
        [locative] картах
       *[nominative] карти
    }
   *[single] { $case ->
        [genitive] карти
        [dative] карті
        [accusative] карту
        [instrumental] картою
        [locative] карті
        [counted] карту
       *[nominative] карта
    }
} з вашої руки
    .form = { $number ->
        [any] p
       *[single] f
    }


# Слово «карта» перед назвою, яка не відмінюється, і сама назва.
card-word = { $case ->
    [genitive] карти
    [dative] карті
    [accusative] карту
    [counted] карту
    [instrumental] картою
    [locative] карті
   *[nominative] карта
}
card-name = { $nameform ->
    [m] { $name }
    [f] { $name }
    [n] { $name }
    [p] { $name }
   *[none] { card-word } «{ $name }»
}
champions-np-you = { $case ->
    [genitive] вас
    [dative] вам
    [accusative] вас
    [counted] вас
    [instrumental] вами
    [locative] вас
   *[nominative] ви
}
    .form = you
your-hero-word = { $case ->
    [genitive] вашого героя
    [dative] своєму героєві
    [accusative] свого героя
    [counted] вашого героя
    [instrumental] вашим героєм
    [locative] вашому героєві
   *[nominative] ваш герой
}
champions-np-your-hero = { $name ->
    [none] { your-hero-word }
   *[other] { $name }
}
    .name = { $case }
    .form = m
your-alter-ego-word = { $case ->
    [genitive] вашого альтер его
    [dative] вашому альтер его
    [instrumental] вашим альтер его
    [locative] вашому альтер его
   *[nominative] ваше альтер его
}
champions-np-your-alter-ego = { $name ->
    [none] { your-alter-ego-word }
   *[other] { $name }
}
    .name = { $case }
    .form = n
champions-np-players = { champions-np-player }
    .form = m
champions-np-first-player = { $case ->
    [genitive] першого гравця
    [dative] першому гравцеві
    [accusative] першого гравця
    [counted] першого гравця
    [instrumental] першим гравцем
    [locative] першому гравцеві
   *[nominative] перший гравець
}
    .form = m
champions-np-attacked-player = { $case ->
    [genitive] атакованого гравця
    [dative] атакованому гравцеві
    [accusative] атакованого гравця
    [counted] атакованого гравця
    [instrumental] атакованим гравцем
    [locative] атакованому гравцеві
   *[nominative] атакований гравець
}
    .form = m
other-hero = { $case ->
    [genitive] іншого героя
    [dative] іншому героєві
    [accusative] іншого героя
    [counted] кожного іншого героя
    [instrumental] іншим героєм
    [locative] іншому героєві
   *[nominative] інший герой
}
each-other-hero = { $case ->
    [genitive] кожного іншого героя
    [dative] кожному іншому героєві
    [accusative] кожного іншого героя
    [counted] кожного іншого героя
    [instrumental] кожним іншим героєм
    [locative] кожному іншому героєві
   *[nominative] кожен інший герой
}
champions-np-heroes = { $others ->
    [yes] { $number ->
        [each] { each-other-hero }
        [that] { champions-np-hero }
        [bare] { champions-np-hero }
       *[single] { other-hero }
    }
   *[no] { champions-np-hero }
}
    .counted = { $bare } у грі
    .form = m
champions-np-villain = { $case ->
    [genitive] лиходія
    [dative] лиходієві
    [accusative] лиходія
    [counted] лиходія
    [instrumental] лиходієм
    [locative] лиходієві
   *[nominative] лиходій
}
    .form = m
champions-np-minions = { $engaged_with_you ->
    [yes] { champions-np-minion-engaged }
   *[no] { champions-np-minion }
}
    .counted = { $bare } у грі
    .form = m
champions-np-enemies = { champions-np-enemy }
    .counted = { $bare } у грі
    .form = m
champions-np-attackable = { $among ->
    [none] { $minions_only ->
        [yes] { champions-np-minion }
       *[no] { champions-np-enemy }
    }
   *[other] { $among }
}
    .among = { $number } { $case }
    .form = m
champions-np-allies = { $yours ->
    [yes] { champions-np-ally-yours }
   *[no] { champions-np-ally }
}
    .counted = { $bare } у грі
    .form = m
champions-np-friendly = { $yours ->
    [yes] { champions-np-character-yours }
   *[no] { champions-np-friendly-character }
}
    .form = m
champions-np-characters = { champions-np-character }
    .counted = { $bare } у грі
    .form = m
champions-np-characters-of = { $whoform ->
    [you] { champions-np-character-yours }
   *[single] { champions-np-character } під контролем { $who }
}
    .who = that genitive
    .form = m
champions-np-cards-of = { $whoform ->
    [you] карта, яку ви розігруєте
   *[single] карта, яку розігрує { $who }
}
    .who = that nominative
    .form = f
champions-np-your-cards = { $case ->
    [control] { $types }{ champions-np-trait }
   *[plain] { $types }{ champions-np-trait } під вашим контролем
}
champions-np-trait = { $trait ->
    [none] { "" }
   *[other] { " " }з характеристикою «{ $trait }»
}
champions-np-in-play = { card-name }
    .name = { $case }
champions-np-main-scheme = { $case ->
    [genitive] основного плану
    [dative] основному плану
    [instrumental] основним планом
    [locative] основному плані
   *[nominative] основний план
}
    .form = m
champions-np-side-schemes = { champions-np-side-scheme }
    .counted = { $bare } у грі
    .form = m
champions-np-schemes = { champions-np-scheme }
    .form = m
champions-np-all-schemes = { champions-np-scheme }
    .counted = { $bare } у грі
    .form = m
champions-np-this = { card-name }
    .name = { $case }
champions-np-host = { $head } з цією картою
    .head = bare { $case }
    .form = m
champions-np-engaged-with = { $number ->
    [that] { champions-np-minion }
   *[single] { champions-np-minion-of }
}
    .who = that genitive
    .form = m
champions-np-minion-of = { $whoform ->
    [you] { champions-np-minion-engaged }
   *[single] { det-ma }{ minion-engaged-word } { $who }
}
minion-engaged-word = { $case ->
    [genitive] посіпаки-нападника
    [dative] посіпаці-нападнику
    [accusative] посіпаку-нападника
    [counted] посіпаку-нападника
    [instrumental] посіпакою-нападником
    [locative] посіпаці-нападнику
   *[nominative] посіпака-нападник
}
champions-np-most-printed = { $number ->
    [that] { $of }
    [bare] { $of }
   *[single] { $of } з найбільшим надрукованим значенням { $stat }
}
    .of = { $number ->
        [that] that { $case }
        [bare] bare { $case }
       *[single] unit { $case }
    }
    .form = { $ofform }
    .stat = genitive
champions-np-with-trait = { $number ->
    [that] { $of }
   *[single] { $of } з характеристикою «{ $trait }»
}
    .of = { $number } { $case }
    .form = m
champions-np-facedown-minions = { $number ->
    [that] { champions-np-minion }
   *[single] { champions-np-minion } долілиць
}
    .form = m
champions-np-in-discard = { $number ->
    [that] { $type }
    [bare] { $type }
   *[single] { $anyone ->
        [yes] { $case ->
            [accusative] { $number ->
                [each] { $type } у відбої будь-якого гравця
                [any] { $type } у відбої будь-якого гравця
               *[single] з відбою будь-якого гравця { $type }
            }
           *[other] { $type } у відбої будь-якого гравця
        }
       *[no] { $type } у вашому відбої
    }
}
    .type = { $number } { $case }
    .form = { $typeform }
champions-np-discard-pile = { $whoform ->
    [you] { $type }{ champions-np-trait } у вашому відбої
   *[single] { $type }{ champions-np-trait } у відбої { $who }
}
    .type = { $number } { $case }
    .who = that genitive
    .form = { $typeform }
champions-np-uppermost = { $of }
    .of = top { $case }
    .form = { $ofform }
champions-np-different-titles = { $of } з різними назвами
    .of = { $number } { $case }
    .form = { $ofform }
champions-np-just-discarded = { champions-np-those-cards }
    .form = p
champions-np-in-deck = { $number ->
    [that] { $type }
    [bare] { $type }
   *[single] { $case ->
        [search] { $type }{ champions-np-trait }
       *[plain] { $type }{ champions-np-trait } у вашій колоді
    }
}
    .type = { $case ->
        [search] { $number } accusative
       *[plain] { $number } { $case }
    }
    .form = { $typeform }
champions-np-encounter = { $name ->
    [none] { $number ->
        [that] { $type }
        [bare] { $type }
       *[single] { $type }{ champions-np-trait }
    }
   *[other] { card-name }
}
    .type = { $number } { $case }
    .name = { $case }

champions-np-damage-source = { $case ->
    [genitive] джерела поранень
    [dative] джерелу поранень
    [instrumental] джерелом поранень
    [locative] джерелі поранень
   *[nominative] джерело поранень
}
    .form = n
champions-np-every-target = { $case ->
    [genitive] кожного з цих персонажів
    [dative] кожному з цих персонажів
    [accusative] кожного з цих персонажів
    [counted] кожного з цих персонажів
    [instrumental] кожним із цих персонажів
    [locative] кожному з цих персонажів
   *[nominative] кожен із цих персонажів
}
    .form = m
champions-np-those-cards = { $case ->
    [genitive] цих карт
    [dative] цим картам
    [instrumental] цими картами
    [locative] цих картах
   *[nominative] ці карти
}
    .form = p
champions-np-those = { $case ->
    [genitive] їх
    [dative] їм
    [accusative] їх
    [counted] їх
    [instrumental] ними
    [locative] них
   *[nominative] вони
}
    .form = p
