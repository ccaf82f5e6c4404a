# Lines of the log: what happened, and why. $by is card if $source made it happen.

log-n-damage = { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
log-n-threat = { $n ->
    [one] { $n } жетон загрози
    [few] { $n } жетони загрози
   *[many] { $n } жетонів загрози
}
log-over = { $winner ->
    [players] Гравці перемагають!
   *[villain] Лиходій перемагає.
}
log-stalemate = Після { $n ->
    [one] { $n } раунду
    [few] { $n } раундів
   *[many] { $n } раундів
} без розв’язки гравці програють.
log-endless = Колода сутичок повертається без кінця: з { $n } жетонами прискорення гравці програють.
log-round = Починається раунд { $n }.
log-turn = Хід гравця: { $player }.
log-villain-phase = Починається фаза лиходія.
log-first-player = Перший гравець тепер { $player }.
log-eliminated = { $player } вибуває з гри.
log-form = { $form ->
    [hero] { $player } змінює вигляд на героя.
   *[alter-ego] { $player } змінює вигляд на альтер его.
}

log-shuffle-encounter = Колоду сутичок перетасовано.
log-shuffle = { $player } тасує свою колоду.
log-removed = { $card } виведено з гри.
    .card = accusative
log-discarded-encounter = { $card } { $cardform ->
    [p] потрапляють
   *[single] потрапляє
} з колоди сутичок у відбій.
    .card = nominative
log-leaves = { $card } { $cardform ->
    [p] потрапляють
   *[single] потрапляє
} у відбій.
    .card = nominative
log-to-hand = { $player } бере на руку { $card }.
    .card = accusative
log-enter = { $card } { $cardform ->
    [p] входять
   *[single] входить
} у гру.
    .card = nominative
log-stage = { $kind ->
    [villain] Лиходій тепер { $name }, стадія { $stage }.
   *[scheme] Основний план тепер { $name }, стадія { $stage }.
}
log-draw = { $player } бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
log-mill = { $cards ->
    [none] { "" }
   *[some] { $player } скидає з верху своєї колоди: { $cards }.
}
log-discard = { $cards ->
    [none] { "" }
   *[some] { $player } скидає: { $cards }.
}
log-discard-random = { $cards ->
    [none] { "" }
   *[some] { $player } скидає навмання: { $cards }.
}
log-deck-out = Колода гравця ({ $player }) закінчилася.
log-deal = Карту сутички долілиць отримує { $player }.
log-reveal = { $player } розкриває { $card }.
    .card = accusative
log-surge = Наступ: { $player } розкриває ще одну карту.
log-surge-dealt = Наступ: ще одну карту отримує { $player }.
log-play = { $player } розігрує { $card }.
    .card = accusative
log-spent = { $player } сплачує за { $card } картами: { $cards }.
    .card = accusative
log-use = { $own ->
    [yes] { $player } застосовує властивість { $card }.
   *[no] { $player } застосовує { $card }.
}
    .card = { $own ->
        [yes] genitive
       *[no] accusative
    }
log-under = { $player } кладе карту долілиць під { $card }.
    .card = accusative
log-boost-dealt = { $card } отримує карту підсилення долілиць.
log-boost = Карта підсилення { $card }: { $icons ->
    [0] без символів підсилення
    [one] { $icons } символ підсилення
    [few] { $icons } символи підсилення
   *[many] { $icons } символів підсилення
}.
log-boost-ability = Карта підсилення { $card }: діє її властивість підсилення.
log-overkill = Атака { $card } має надмір.
    .card = genitive
log-delayed = Відстрочений ефект { $card } діє зараз.
    .card = genitive
log-defeated = { $card } зазнає поразки.
log-scheme-completed = { $card }: план завершено.
log-when-revealed = { $card }: При розкритті.
log-forced = Діє властивість { $card }.
    .card = genitive
log-engage = { $card } стає нападником на { $player }.
    .player = accusative
log-attack-also = { $card } атакує також { $player }.
    .player = accusative
log-activate = { $card } активується проти { $player }.
    .player = genitive

log-damage = { $card } отримує { log-n-damage }{ $by ->
    [card] { " " }від { $source }
   *[nobody] { "" }
}.
    .source = genitive
log-heal = { $card } виліковує { log-n-damage }.
log-threat = { $by ->
    [card] { $source } кладе { log-n-threat } на { $card }.
   *[nobody] На { $card } покладено { log-n-threat }.
}
    .card = accusative
log-threat-removed = { $by ->
    [card] { $source } знімає { log-n-threat } з { $card }.
   *[nobody] З { $card } знято { log-n-threat }.
}
    .card = genitive
log-prevent = { $by ->
    [card] { $source } запобігає: { $what }.
   *[nobody] Запобіжено: { $what }.
}
log-prevented-damage = { log-n-damage } для { $card }
    .card = genitive
log-prevented-threat = { log-n-threat } для { $card }
    .card = genitive
log-replace = Через { $source } { $what ->
    [enemy-attack] атаки немає: { $card }
    [damage] поранень немає: { $card }
    [threat] загрози не покладено: { $card }
    [defeat] поразки немає: { $card }
   *[none] стається щось інше: { $card }
}.
    .source = accusative
log-cancel-effects = { $by ->
    [card] { $source } скасовує ефекти { $card }.
   *[nobody] Ефекти { $card } скасовано.
}
    .card = genitive
log-cancel = { $by ->
    [card] { $source } скасовує { $card }.
   *[nobody] Скасовано { $card }.
}
    .card = accusative
log-attack = { $targets ->
   *[some] { $card } атакує { $targets }.
    [none] { $card } атакує.
}
    .targets = accusative
log-thwart = { $targets ->
   *[some] { $card } знешкоджує { $targets }.
    [none] { $card } знешкоджує план.
}
    .targets = accusative
log-basic = { $verb ->
    [recover] { $card } лікується.
   *[other] { "" }
}
log-status = { $on ->
    [no] { "" }
   *[yes] { $status ->
        [stunned] Оглушено { $card }.
        [confused] Спантеличено { $card }.
       *[tough] { $card } отримує картку міцності.
    }
}
    .card = { $status ->
        [tough] nominative
       *[stunned] accusative
    }
log-status-used = { $status ->
    [stunned] { $card } втрачає картку оглушення замість атаки.
   *[confused] Натомість { $card } втрачає картку спантеличення.
}
log-tough = Картка міцності { $card } зупиняє { log-n-damage }.
    .card = genitive
log-counters = На { $card } { $n ->
    [0] не лишилося жетонів { $counter }
    [one] { $n } жетон { $counter }
    [few] { $n } жетони { $counter }
   *[many] { $n } жетонів { $counter }
}.
    .card = locative
log-acceleration = На основний план покладено { $n ->
    [one] { $n } жетон прискорення
    [few] { $n } жетони прискорення
   *[many] { $n } жетонів прискорення
}.
log-retaliate = Удар у відповідь ({ $card }): { log-n-damage } { $attacker }.
    .attacker = dative
log-defend = { $card } захищається від { $enemy }.
    .enemy = genitive
log-icons = { $icons ->
    [0] { "" }
    [one] , { $icons } символ підсилення
    [few] , { $icons } символи підсилення
   *[many] , { $icons } символів підсилення
}
log-attack-damage = Атака { $enemy } завдає { log-n-damage }: { $card }{ log-icons }.
    .enemy = genitive
log-scheme-threat = { $enemy } втілює план: { log-n-threat }{ log-icons }.
