# What has happened, as a story. A line is a cause, a colon, and what came of it; clauses are no sentences yet.

story-you = ви
    .form = you
    .genitive = вас
    .dative = вам
    .accusative = вас
    .instrumental = вами
    .locative = вас
# Its form tells it from a card that is named: the story says план «Напролом!», and ця карта.
story-it = ця карта
    .form = it
    .genitive = цієї карти
    .dative = цій карті
    .accusative = цю карту
    .instrumental = цією картою
    .locative = цій карті
story-that-player = цей гравець
    .form = m
    .genitive = цього гравця
    .dative = цьому гравцеві
    .accusative = цього гравця
    .instrumental = цим гравцем
    .locative = цьому гравцеві
story-cause = { $cause }: { $rest }
story-cause-goes-on = { $cause }, { $rest }
story-join = { $first }, { $second }
title-in-text = «{ $title }»
story-and = { $first } і { $second }
story-and-clause = { $first }, і { $second }
story-sentence = { $text }.
# A clause is told so often; of a name there are so many cards.
story-repeated = { $text } ({ $textform ->
    [m] { story-n-cards }
    [f] { story-n-cards }
    [n] { story-n-cards }
    [p] { story-n-cards }
   *[clause] { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }
})
    .text = nominative
story-copies = { $text } ({ $textform ->
    [m] { story-n-cards }
    [f] { story-n-cards }
    [n] { story-n-cards }
    [p] { story-n-cards }
   *[clause] { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }
})
    .text = nominative
story-n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
story-unasked = { $cards ->
    [none] (Без запитання: це безкоштовно й лише допомагає.) { $text }
   *[other] (Без запитання, { $cards }: це безкоштовно й лише допомагає.) { $text }
}
story-changes = Підсумок: { $changes }.
story-changes-join = { $first }; { $second }
# How much each of several takes.
story-each-damage = { $n ->
    [one] { $n } пораненню
    [few] { $n } поранення
   *[many] { $n } поранень
}
champions-story-join = { $first }, { $second }
champions-story-and = { $first } та { $second }
story-lines = { $max ->
    [0] Ще нічого не розказано; log показує все, що сталося.
    [1] В останній розповіді один рядок; log 1 показує його докладно, log — усе, що сталося.
    [one] В останній розповіді { $max } рядок; log 1 … log { $max } показують один докладно, log — усе, що сталося.
    [few] В останній розповіді { $max } рядки; log 1 … log { $max } показують один докладно, log — усе, що сталося.
   *[many] В останній розповіді { $max } рядків; log 1 … log { $max } показують один докладно, log — усе, що сталося.
}
story-detail = Докладно
story-dice = Що показали кубики
story-no-dice = В останній розповіді кубиків не кидали.

# -- Champions: steps --

champions-story-round = Раунд { $n }
champions-story-turn = { $me ->
    [yes] Ваш хід
   *[no] Хід { $player }
}
    .player = genitive
champions-story-end = Кінець фази гравців
champions-story-villain-phase = Фаза лиходія: план
champions-story-enemies = Фаза лиходія: діють вороги
champions-story-cards = Фаза лиходія: карти сутички

# -- Champions: clauses; $me is yes if the first of the parts is who reads --

champions-story-over = { $winner ->
    [players] гравці перемагають
   *[villain] лиходій перемагає
}
champions-story-stalemate = без розв’язки після стількох раундів ({ $n }) гравці програють
champions-story-endless = колода сутичок повертається без кінця: з { $n } жетонами прискорення гравці програють
champions-story-eliminated = { $player } { $me ->
    [yes] вибуваєте
   *[no] вибуває
} з гри
champions-story-form = { $player } { $me ->
    [yes] змінюєте
   *[no] змінює
} вигляд на { $form ->
    [hero] героя
   *[alter-ego] альтер его
}
champions-story-enter = { $card } { $cardform ->
    [p] входять
   *[single] входить
} у гру
    .card = nominative
champions-story-to-hand = ви берете на руку { $card }
    .card = accusative
champions-story-draw = { $player } { $me ->
    [yes] берете
   *[no] бере
} { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
champions-story-mill = { $cards ->
    [none] { "" }
   *[some] { $player } { $me ->
        [yes] скидаєте
       *[no] скидає
    } { $cards } з верху своєї колоди
}
    .cards = accusative
champions-story-discard = { $cards ->
    [none] { "" }
   *[some] { $player } { $me ->
        [yes] скидаєте
       *[no] скидає
    } { $cards }
}
    .cards = accusative
champions-story-discard-random = { $cards ->
    [none] { "" }
   *[some] { $player } { $me ->
        [yes] скидаєте
       *[no] скидає
    } навмання { $cards }
}
    .cards = accusative
champions-story-reveal = { $player } { $me ->
    [yes] розкриваєте
   *[no] розкриває
} { $card }
    .card = accusative
champions-story-surge = { $card } має наступ
champions-story-play = { $player } { $me ->
    [yes] розігруєте
   *[no] розігрує
} { $card }
    .card = accusative
champions-story-play-paid = { $player } { $me ->
    [yes] розігруєте
   *[no] розігрує
} { $card } (сплачено: { $with_ })
    .card = accusative
champions-story-use = { $player } { $me ->
    [yes] застосовуєте
   *[no] застосовує
} { $own ->
    [yes] свою властивість
   *[no] властивість { $card }
}
    .card = genitive
champions-story-use-paid = { champions-story-use } (сплачено: { $with_ })
    .card = genitive
champions-story-under = { $player } { $me ->
    [yes] кладете
   *[no] кладе
} карту долілиць під { $card }
    .card = accusative
champions-story-attack = { $card } { $me ->
    [yes] атакуєте
   *[no] атакує
}{ $targets ->
    [none] { "" }
   *[some] { " " }{ $targets }
}{ $n ->
    [0] { "" }
   *[other] { " " }на { $n }
}
    .targets = accusative
champions-story-thwart = { $card } { $me ->
    [yes] знешкоджуєте
   *[no] знешкоджує
}{ $targets ->
    [none] { " " }план
   *[some] { " " }{ $targets }
}
    .targets = accusative
champions-story-basic = { $verb ->
    [recover] { $card } { $me ->
        [yes] лікуєтеся
       *[no] лікується
    }
   *[other] { "" }
}
champions-story-boost-ability = діє властивість підсилення { $card }
    .card = genitive
champions-story-overkill = атака { $card } має надмір
    .card = genitive
champions-story-delayed = ефект { $card } добігає кінця
    .card = genitive
champions-story-defeated = { $card } { $me ->
    [yes] зазнаєте
   *[no] { $cardform ->
        [p] зазнають
       *[single] зазнає
    }
} поразки
    .card = nominative
champions-story-engage = { $card } стає нападником на { $player }
    .player = accusative
champions-story-activate = { $card } активується проти { $player }
    .player = genitive
champions-story-attack-also = { $card } атакує також { $player }
    .player = accusative
champions-story-stage = { $kind ->
    [villain] починається стадія { $stage } лиходія ({ $name })
   *[scheme] основний план тепер { $name }, стадія { $stage }
}
champions-story-no-damage = { $card } не { $me ->
    [yes] отримуєте
   *[no] отримує
} поранень
champions-story-damage = { $card } { $me ->
    [yes] отримуєте
   *[no] отримує
} { log-n-damage }
champions-story-damage-after = { $card } отримує { log-n-damage } за свою дію
champions-story-damage-each = { $cards } отримують по { story-each-damage }
champions-story-heal = { $card } { $me ->
    [yes] виліковуєте
   *[no] виліковує
} { log-n-damage }
champions-story-threat = на { $cardform ->
    [it] { $card }
   *[named] план { $card }
} покладено { log-n-threat }
    .card = { $cardform ->
        [it] accusative
       *[named] nominative
    }
champions-story-threat-removed = { $by ->
    [card] { $source } { $my ->
        [yes] знімаєте
       *[no] знімає
    } { log-n-threat } з { champions-story-of-scheme }
   *[nobody] з { champions-story-of-scheme } знято { log-n-threat }
}
    .card = { $cardform ->
        [it] genitive
       *[named] nominative
    }
champions-story-of-scheme = { $cardform ->
    [it] { $card }
   *[named] плану { $card }
}
champions-story-prevent = { $by ->
    [card] { $source } { $my ->
        [yes] запобігаєте
       *[no] запобігає
    } { champions-story-prevented }
   *[nobody] запобіжено { champions-story-prevented }
}
champions-story-prevented = { $all ->
    [yes] усім{ " " }
   *[no] { "" }
}{ $what ->
    [threat] { $n ->
        [one] { $n } жетону
        [few] { $n } жетонам
       *[many] { $n } жетонам
    } загрози
   *[damage] { $n ->
        [one] { $n } пораненню
        [few] { $n } пораненням
       *[many] { $n } пораненням
    }
}
champions-story-replace = { $source } { $what ->
    [enemy-attack] запобігає атаці на { $card }
    [damage] захищає { $card } від поранень
    [threat] запобігає загрозі на плані { $card }
    [defeat] рятує { $card } від поразки
   *[none] змінює те, що стається
}
    .card = { $what ->
        [threat] nominative
       *[other] accusative
    }
champions-story-cancel-effects = { $by ->
    [card] { $source } { $my ->
        [yes] скасовуєте
       *[no] скасовує
    } ефекти { $card }
   *[nobody] ефекти { $card } скасовано
}
    .card = genitive
champions-story-cancel = { $by ->
    [card] { $source } { $my ->
        [yes] скасовуєте
       *[no] скасовує
    } { $card }
   *[nobody] { $card } скасовано
}
    .card = accusative
champions-story-status = { $on ->
    [no] { "" }
   *[yes] { $status ->
        [stunned] { $card } оглушено
        [confused] { $card } спантеличено
       *[tough] { $card } { $me ->
            [yes] отримуєте
           *[no] отримує
        } картку міцності
    }
}
    .card = { $status ->
        [stunned] accusative
        [confused] accusative
       *[tough] nominative
    }
champions-story-status-used = { $card } { $me ->
    [yes] втрачаєте
   *[no] втрачає
} { $status ->
    [stunned] картку оглушення замість атаки
   *[confused] натомість картку спантеличення
}
champions-story-tough = { $card } { $me ->
    [yes] втрачаєте
   *[no] втрачає
} картку міцності замість отримання { skirmish-story-n-damage }
champions-story-counters = на { $card } { $n ->
    [0] не лишилося жетонів { $counter }
    [one] { $n } жетон { $counter }
    [few] { $n } жетони { $counter }
   *[many] { $n } жетонів { $counter }
}
    .card = locative
champions-story-acceleration = на основний план покладено { $n ->
    [one] { $n } жетон прискорення
    [few] { $n } жетони прискорення
   *[many] { $n } жетонів прискорення
}
champions-story-retaliate = { $card } завдає удару у відповідь
champions-story-defend = { $card } { $me ->
    [yes] захищаєтеся
   *[no] захищається
}
champions-story-defend-by-ability = { $card } { $me ->
    [yes] вважаєтеся захисником
   *[no] вважається захисником
}
champions-story-icons = { $icons ->
    [0] { "" }
    [one] { " " }({ $icons } символ підсилення)
    [few] { " " }({ $icons } символи підсилення)
   *[many] { " " }({ $icons } символів підсилення)
}
champions-story-attack-damage = { $enemy } атакує { $card } на { $attack }{ champions-story-icons }
    .card = accusative
champions-story-scheme-threat = { $enemy } втілює план: { log-n-threat }{ champions-story-icons }

# -- Champions: a step in a sentence, for clients that show what happens one step after the other --

champions-stage-attack = { $enemy } атакує { $card }: { $attack }
    .card = accusative
champions-stage-scheme = { $enemy } втілює план: { $scheme }
champions-stage-defend = { $card } { $me ->
    [yes] захищаєтеся
   *[no] захищається
}{ $defense ->
    [0] { "" }
   *[other] : { $defense }
}
champions-stage-deal = { $player } { $me ->
    [yes] отримуєте
   *[no] отримує
} карту сутички долілиць
champions-stage-no-threat = { $card } не кладе загрози
champions-stage-exhaust = { $me ->
    [yes] вашу особу
   *[no] { $card }
} виснажено
    .card = accusative
champions-stage-ready = { $me ->
    [yes] вашу особу
   *[no] { $card }
} підготовлено
    .card = accusative
champions-stage-found = { $player } { $me ->
    [yes] берете
   *[no] бере
} на руку { $card }
    .card = accusative
champions-stage-leave = { $card } { $cardform ->
    [p] виходять
   *[single] виходить
} з гри
    .card = nominative

# -- Champions: what has changed --

champions-change-of = { $who } { $changes }
champions-change-points = { $sign ->
    [less] { $me ->
        [yes] втрачаєте
       *[no] втрачає
    }
   *[more] { $me ->
        [yes] відновлюєте
       *[no] відновлює
    }
} { $n ->
    [one] { $n } пункт
    [few] { $n } пункти
   *[many] { $n } пунктів
} життя
champions-change-eliminated = { $me ->
    [yes] вибуваєте
   *[no] вибуває
} з гри
champions-change-exhausted = { $me ->
    [yes] виснажені
   *[no] перебуває у виснаженому стані
}
champions-change-form = { $me ->
    [yes] набуваєте
   *[no] набуває
} вигляду { $form ->
    [hero] героя
   *[alter-ego] альтер его
}
champions-change-status = { $status ->
    [stunned] «оглушений»
    [confused] «спантеличений»
   *[tough] «міцний»
}
champions-change-state-on = { $me ->
    [yes] набуваєте
   *[no] набуває
} стану { champions-change-status }
champions-change-state-off = { $me ->
    [yes] втрачаєте
   *[no] втрачає
} стан { champions-change-status }
champions-change-villain = { $name } переходить на нову стадію з життям { $hp }
champions-change-hit-points = життя лиходія ({ $name }) змінюється з { $before } на { $after }
champions-change-scheme = основний план тепер { $name }
champions-change-threat = загроза на основному плані змінюється з { $before } на { $after } (поріг { $target })
champions-change-engaged = на { $me ->
    [yes] вас
   *[no] { $who }
} { $n ->
    [one] нападає
    [few] нападають
   *[many] нападають
} { $names }
    .who = accusative
champions-change-came = у грі { $n ->
    [one] { $namesform ->
        [p] з’являються
       *[single] з’являється
    }
    [few] з’являються
   *[many] з’являються
} { $names }
    .names = nominative
champions-change-gone = гру { $n ->
    [one] { $namesform ->
        [p] покидають
       *[single] покидає
    }
    [few] покидають
   *[many] покидають
} { $names }
    .names = nominative

# -- the duel: steps and clauses; $side is "you" or "the Villains" --

skirmish-story-side = { $side }
skirmish-story-turn = Раунд { $n }{ $me ->
    [yes] : ваш хід
   *[no] : { $side }
}
skirmish-story-civilian = { $civilian }
skirmish-story-ignored = проігнорований символ «{ $symbol }»
skirmish-story-play = { $side } { $sideform ->
    [you] розігруєте
   *[p] розігрують
} { $card }{ $price ->
    [none] { "" }
   *[some] { " " }(оплата: { $price })
}
    .side = nominative
    .card = accusative
skirmish-story-placed = { $side } { $sideform ->
    [you] виставляєте
   *[p] виставляють
} { $card } в комірку { $slot }{ $price ->
    [none] { "" }
   *[some] { " " }(оплата: { $price })
}
    .side = nominative
    .card = accusative
skirmish-story-comes = { $card } переходить у комірку { $slot }
skirmish-story-moves = { $card } переміщується в комірку { $slot }
skirmish-story-replace = { $card } замінює { $old }
    .old = accusative
skirmish-story-use = застосовано ефект { $card }
    .card = genitive
skirmish-story-spared = { $spared ->
    [0] { "" }
    [one] { " " }(запобіжено { $spared })
    [few] { " " }(запобіжено { $spared })
   *[many] { " " }(запобіжено { $spared })
}
skirmish-story-n-damage = { $n ->
    [one] { $n } поранення
    [few] { $n } поранень
   *[many] { $n } поранень
}
skirmish-story-attack = { $defender ->
    [none] { $card } атакує, і ніхто не захищається
   *[some] { $how ->
        [defeat] { $card } перемагає { $defender }, завдавши { skirmish-story-n-damage }
        [hit] { $card } атакує { $defender } і завдає { skirmish-story-n-damage }
       *[nothing] { $card } атакує { $defender }
    }{ skirmish-story-spared }
}
    .defender = accusative
skirmish-story-damage = { $card } { $cards ->
    [one] отримує { skirmish-n-damage }
    [few] отримують по { story-each-damage }
   *[many] отримують по { story-each-damage }
}
skirmish-story-heal = { $card } виліковує { skirmish-n-damage }
skirmish-story-prevented = { $card } уникає { skirmish-story-n-damage }
skirmish-story-strengthen = { $card } має на { $n } більше сили в цей хід
skirmish-story-hold = { $card } не атакує у своїй наступній фазі атаки
skirmish-story-defeat = { $card } { $cards ->
    [one] зазнає
    [few] зазнають
   *[many] зазнають
} поразки
skirmish-story-points = { $side } { $sideform ->
    [you] отримуєте
   *[p] отримують
} { skirmish-n-points }
    .side = nominative
skirmish-story-marker = жетон артефактів рухається { $n ->
    [1] { "" }
    [one] на { $n } поділку{ " " }
    [few] на { $n } поділки{ " " }
   *[many] на { $n } поділок{ " " }
}до { $side }
    .side = genitive
skirmish-story-marker-back = жетон артефактів повертається на першу поділку за серединою, до { $side }
    .side = genitive
skirmish-story-freed = звільнено { $civilian } із зони { $slot }
    .civilian = accusative
skirmish-story-lost = герої втрачають { $civilian }
    .civilian = accusative
skirmish-story-decked = { $side } { $sideform ->
    [you] берете
   *[p] беруть
} останню карту колоди
    .side = nominative
skirmish-story-draw = { $side } { $sideform ->
    [you] берете
   *[p] беруть
} { $cards ->
    [none] { skirmish-n-cards }
   *[some] { $cards }
}
    .side = nominative
    .cards = accusative
skirmish-story-to-hand = { $side } { $sideform ->
    [you] берете
   *[p] беруть
} на руку { $card }
    .side = nominative
    .card = accusative
skirmish-story-discarded = { $side } { $sideform ->
    [you] скидаєте
   *[p] скидають
} { $card }
    .side = nominative
    .card = accusative
skirmish-story-taken = { $side } { $sideform ->
    [you] берете
   *[p] беруть
} { $card }
    .side = nominative
    .card = accusative
skirmish-story-offered = відкрито { $card }
    .card = accusative
skirmish-story-removed = { $card } поза грою
skirmish-story-under = { $card } { $cardform ->
    [p] ідуть
   *[single] іде
} під свою колоду
    .card = nominative

# -- the duel: what has changed --

skirmish-change-points = жетон переможних очок рухається на { $n ->
    [one] { $n } поділку
    [few] { $n } поділки
   *[many] { $n } поділок
} до { $who }
    .who = genitive
skirmish-change-marker = жетон артефактів рухається на { $n ->
    [one] { $n } поділку
    [few] { $n } поділки
   *[many] { $n } поділок
} до { $who }
    .who = genitive
skirmish-change-freed = { $who } { $whoform ->
    [you] маєте
   *[p] мають
} на { $n } { $n ->
    [one] цивільного
    [few] цивільних
   *[many] цивільних
} { $sign ->
    [less] менше
   *[more] більше
}
    .who = nominative
skirmish-change-lost = { $who } { $whoform ->
    [you] втрачаєте
   *[p] втрачають
} { $names }
    .who = nominative
    .names = accusative
skirmish-change-life = життя { $name } змінюється з { $before } на { $after }
    .name = genitive

# -- Heroes: steps and clauses; $who is "you" or "the X-Men" --

heroes-story-step = Ігровий раунд { $round }, { $phase ->
    [deployment] розгортання
    [planning] планування
   *[missions] місії
}
heroes-story-turn = { $round ->
    [0] { "" }
   *[other] Раунд дій { $round }:{ " " }
}{ $who }
heroes-story-combat = { $hero ->
    [none] Бій проти { $villain }
   *[other] Бій: { $hero } проти { $villain }
}
    .villain = genitive
heroes-story-drawn = { $cards ->
    [none] { $deck ->
        [resource] { heroes-n-resources }
       *[villain] { heroes-n-villains }
    }
   *[some] { $cards }
}
heroes-story-passed = { $who } { $whoform ->
    [you] пропускаєте
    [f] пропускає
   *[p] пропускають
} хід
    .who = nominative
heroes-story-first = { $who } { $whoform ->
    [you] стаєте
    [f] стає
   *[p] стають
} першим гравцем
    .who = nominative
heroes-story-archnemesis = { $who } { $whoform ->
    [you] маєте
    [f] має
   *[p] мають
} жетон архіворога
    .who = nominative
heroes-story-points = { $who } { $sign ->
    [less] { $whoform ->
        [you] сплачуєте
        [f] сплачує
       *[p] сплачують
    }
   *[more] { $whoform ->
        [you] отримуєте
        [f] отримує
       *[p] отримують
    }
} { heroes-n-points }
    .who = nominative
heroes-story-vp = { $who } { $sign ->
    [less] { $whoform ->
        [you] втрачаєте
        [f] втрачає
       *[p] втрачають
    }
   *[more] { $whoform ->
        [you] здобуваєте
        [f] здобуває
       *[p] здобувають
    }
} { heroes-n-vp }
    .who = nominative
heroes-story-headline = новина «{ $card }» з’являється в кварталі { $district }
heroes-story-special = особлива новина «{ $card }» входить у гру
heroes-story-threat = { $sums ->
    [changed] загроза в районі { $area } — { $total } (на жетоні { $n })
   *[same] загроза в районі { $area } — { $n }
}
heroes-story-status = { $card } { $place }
heroes-story-wounded = { $card } { $n ->
    [0] більше не має поранення
   *[other] отримує поранення
}
heroes-story-ko = { $card } має { heroes-n-ko }
heroes-story-ally-point = { $card } має { heroes-n-points }
heroes-story-troubleshoot = { $who } { $whoform ->
    [you] розбираєтеся
    [f] розбирається
   *[p] розбираються
} з новиною «{ $card }»
    .who = nominative
heroes-story-reduced = { $card } зменшує його на { $n }
heroes-story-use = { $nobody ->
    [yes] діє
   *[no] { $who } { $whoform ->
        [you] застосовуєте
        [f] застосовує
       *[p] застосовують
    }
}{ $card ->
    [none] { " " }ефект { $ability }
   *[other] { " " }властивість { $ability } { $card }
}
    .who = nominative
    .card = genitive
    .ability = { $card ->
        [none] genitive
       *[other] nominative
    }
heroes-story-event = { $who } { $whoform ->
    [you] розігруєте
    [f] розігрує
   *[p] розігрують
} подію «{ $card }»
    .who = nominative
heroes-story-scheme = { $who } { $whoform ->
    [you] плетете
    [f] плете
   *[p] плетуть
} інтригу ({ $option })
    .who = nominative
heroes-story-plan = { $who } { $whoform ->
    [you] виконуєте
    [f] виконує
   *[p] виконують
} { $card ->
    [none] генеральний план
   *[other] генеральний план «{ $card }»
}
    .who = nominative
heroes-story-plan-done = план «{ $card }» завершено
heroes-story-plan-failed = { $card ->
    [none] генеральний план провалено
   *[other] план «{ $card }» провалено
}
heroes-story-resolved = { $who } { $yes ->
    [yes] { $whoform ->
        [you] даєте
        [f] дає
       *[p] дають
    } раду новині
   *[no] не { $whoform ->
        [you] даєте
        [f] дає
       *[p] дають
    } ради новині
} «{ $card }»
    .who = nominative
heroes-story-used = { $who ->
    [none] { $n ->
        [one] діє ефект
        [few] діють ефекти
       *[many] діють ефекти
    }
   *[other] { $who } { $whoform ->
        [you] застосовуєте
        [f] застосовує
       *[p] застосовують
    } { $n ->
        [one] ефект
        [few] ефекти
       *[many] ефекти
    }
} { $names }
    .who = nominative
    .names = genitive
heroes-story-story = { $who } { $whoform ->
    [you] отримуєте
    [f] отримує
   *[p] отримують
} історію «{ $card }»
    .who = nominative
heroes-story-look = { $who } { $whoform ->
    [you] переглядаєте
    [f] переглядає
   *[p] переглядають
} { $card }
    .who = nominative
    .card = accusative
heroes-story-roll = рівень проблем — { $n }
heroes-story-powers = вміння { $power } протистоїть вмінню { $other }
heroes-story-power-used = суперник { $used ->
    [no] не застосовує вміння
   *[yes] застосовує вміння { $power }
}
heroes-story-no-power = (немає)
heroes-story-fighter = { $card } б’ється в цій сутичці
heroes-story-attack = { $card } атакує з { $mine ->
    [one] { $mine } влучанням
    [few] { $mine } влучаннями
   *[many] { $mine } влучаннями
} проти захисту { $theirs }{ $result ->
    [fails] { " " }без успіху
    [prevented] , але нокауту не завдає
    [defeat] { " " }і перемагає { $other }
   *[ko] { " " }і завдає { $n ->
        [1] першого нокауту
        [2] другого нокауту
        [3] третього нокауту
        [one] нокауту номер { $n }
        [few] нокауту номер { $n }
       *[many] нокауту номер { $n }
    }
}
    .other = accusative
heroes-story-outwit = { $result ->
    [tie] двобій кмітливості закінчується нічиєю, { $mine }:{ $theirs }
   *[other] { $card } виграє двобій кмітливості з рахунком { $mine }:{ $theirs }{ $result ->
        [prevented] , але нокауту не завдає
        [defeat] { " " }і перемагає { $other }
       *[ko] { " " }і завдає { $n ->
            [1] першого нокауту
            [2] другого нокауту
            [3] третього нокауту
            [one] нокауту номер { $n }
            [few] нокауту номер { $n }
           *[many] нокауту номер { $n }
        }
    }
}
    .other = accusative
heroes-story-fought = { $side ->
    [hero] герої перемагають
    [villain] лиходій перемагає
   *[nobody] бій закінчується без переможця
}
heroes-story-draw = { $who ->
    [none] узято
   *[other] { $who } { $whoform ->
        [you] берете
        [f] бере
       *[p] беруть
    }
} { heroes-story-drawn }
    .who = nominative
    .cards = accusative
heroes-story-villains = { $who ->
    [none] { $n ->
        [one] з’являється { $cards }
        [few] з’являються { $cards }
       *[many] з’являються { $cards }
    }
   *[other] { $who } { $whoform ->
        [you] посилаєте
        [f] посилає
       *[p] посилають
    } { $cards }
}
    .who = nominative
    .cards = { $who ->
        [none] nominative
       *[other] accusative
    }
heroes-story-discarded = { $who } { $whoform ->
    [you] скидаєте
    [f] скидає
   *[p] скидають
} { $cards }
    .who = nominative
    .cards = accusative
heroes-story-ally = { $who } { $whoform ->
    [you] розігруєте
    [f] розігрує
   *[p] розігрують
} союзника { $card }{ $n ->
    [0] { "" }
    [one] { " " }з { $n } очком планування
    [few] { " " }з { $n } очками планування
   *[many] { " " }з { $n } очками планування
}
    .who = nominative
    .card = accusative
heroes-story-ally-leaves = союзник { $card } іде від { $who }
    .who = genitive
heroes-story-power-up = { $who } { $whoform ->
    [you] вводите
    [f] вводить
   *[p] вводять
} у гру «{ $card }»
    .who = nominative
    .card = accusative
heroes-story-track = { $n ->
    [one] історія { $cards } з’являється
    [few] історії { $cards } з’являються
   *[many] історії { $cards } з’являються
} на шкалі
heroes-story-track-last = історія «{ $card }» переходить на останнє місце шкали
heroes-story-story-lost = { $n ->
    [one] історія { $cards } сходить
    [few] історії { $cards } сходять
   *[many] історії { $cards } сходять
} зі шкали, нікому не діставшись
heroes-story-most-wanted = { $card ->
    [none] лиходій
   *[other] { $card }
} тепер у розшуку
heroes-story-lead-again = головний лиходій — { $card } (у розшуку)

# -- Heroes: what has changed --

heroes-change-vp = { $who } { $sign ->
    [less] { $whoform ->
        [you] втрачаєте
        [f] втрачає
       *[p] втрачають
    }
   *[more] { $whoform ->
        [you] здобуваєте
        [f] здобуває
       *[p] здобувають
    }
} { heroes-n-vp }
    .who = nominative
heroes-change-ko = { $card } має { heroes-n-ko }
heroes-change-recovery = { $card } тепер у відновленні
heroes-change-threat = загроза в районі { $area } змінюється з { $before } на { $after }
heroes-change-points = { $who } { $whoform ->
    [you] маєте
    [f] має
   *[p] мають
} на { heroes-n-points } { $sign ->
    [less] менше
   *[more] більше
}
    .who = nominative
