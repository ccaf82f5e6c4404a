# When abilities trigger, named after the classes of triggers. $would: yes for an interrupt that prevents or replaces.

trigger-line = { $trigger }, { $clause }
trigger-if = { $trigger }, якщо { $cond }

trigger-from = { $by ->
    [attack] { " " }від атаки
    [this-attack] { " " }від цієї атаки
   *[none] { "" }
}
champions-when-would-take-damage = { $toform ->
    [you] коли ви маєте отримати поранення{ trigger-from }
   *[single] коли { $to } має отримати поранення{ trigger-from }
}
    .to = one nominative
champions-when-takes-damage = { $toform ->
    [you] після того, як ви отримуєте поранення{ trigger-from }
   *[single] після того, як { $to } отримує поранення{ trigger-from }
}
    .to = one nominative
champions-when-is-dealt-damage = { $by ->
    [this-attack] після того, як ця атака завдає поранень { $to }
   *[none] після того, як атака завдає поранень { $to }
}
    .to = one dative
champions-when-attacks-and-damages = після того, як { $enemy } атакує й завдає поранень щонайменше одному персонажеві
    .enemy = one nominative
champions-when-would-be-defeated = коли { $card } має зазнати поразки
    .card = one nominative
champions-when-is-defeated = { $by ->
    [you] після того, як ви перемагаєте { $card }
   *[none] після того, як { $card } зазнає поразки
}
    .card = { $by ->
        [you] one accusative
       *[none] one nominative
    }

trigger-aimed = { $against ->
    [you] { " " }вас
   *[none] { "" }
}
champions-when-would-attack = { $would ->
    [yes] коли { $enemy } має атакувати{ trigger-aimed }
   *[no] коли { $enemy } атакує{ trigger-aimed }
}
    .enemy = one nominative
champions-when-has-attacked = після того, як { $enemy } атакує{ trigger-aimed }
    .enemy = one nominative
champions-when-would-scheme = { $would ->
    [yes] коли { $enemy } має втілити план
   *[no] коли { $enemy } втілює план
}
    .enemy = one nominative
champions-when-has-schemed = після того, як { $enemy } втілює план
    .enemy = one nominative

trigger-attack = { $basic ->
    [yes] { $whoform ->
        [you] { $who } використовуєте базове вміння атаки
       *[single] { $who } використовує базове вміння атаки
    }
   *[no] { $whoform ->
        [you] { $who } атакуєте { $enemy }
       *[single] { $who } атакує { $enemy }
    }
}
champions-when-would-make-attack = коли { trigger-attack }
    .who = one nominative
    .enemy = one accusative
champions-when-makes-attack = { $defeats ->
    [none] після того, як { trigger-attack }
   *[some] { $whoform ->
        [you] після того, як { $who } атакуєте й перемагаєте { $enemy }
       *[single] після того, як { $who } атакує й перемагає { $enemy }
    }
}
    .who = one nominative
    .enemy = one accusative
trigger-thwart = { $basic ->
    [yes] { $whoform ->
        [you] { $who } використовуєте базове вміння знешкоджування
       *[single] { $who } використовує базове вміння знешкоджування
    }
   *[no] { $whoform ->
        [you] { $who } знешкоджуєте план
       *[single] { $who } знешкоджує план
    }
}
champions-when-would-thwart = коли { trigger-thwart }
    .who = one nominative
champions-when-thwarts = після того, як { trigger-thwart }
    .who = one nominative
champions-when-defends = { $whoform ->
    [you] після того, як { $who } захищаєтеся від { $enemy }
   *[single] після того, як { $who } захищається від { $enemy }
}
    .who = one nominative
    .enemy = one genitive
trigger-form = { $to ->
    [hero] вигляд на героя
    [alter-ego] вигляд на альтер его
   *[none] вигляд
}
champions-when-would-change-form = коли ви змінюєте { trigger-form }
champions-when-changes-form = після того, як ви змінюєте { trigger-form }

champions-when-threat-would-be-placed = { $during ->
    [this-scheme] коли ця активація має покласти загрозу на { $on }
    [step-one] коли на першому кроці фази лиходія на { $on } мають покласти загрозу
    [scheme] коли ворог, який утілює план, має покласти загрозу на { $on }
   *[none] коли на { $on } мають покласти будь-яку кількість загрози
}
    .on = one accusative
champions-when-threat-is-placed = { $during ->
    [this-scheme] після того, як ця активація кладе загрозу на { $on }
    [step-one] після того, як на першому кроці фази лиходія на { $on } кладуть загрозу
    [scheme] після того, як ворог, який утілює план, кладе загрозу на { $on }
   *[none] після того, як на { $on } кладуть загрозу
}
    .on = one accusative

trigger-deck = { $from_ ->
    [encounter-deck] { " " }з колоди сутичок
   *[none] { "" }
}
champions-when-would-be-revealed = { $by ->
    [you] коли ви розкриваєте { $card }{ trigger-deck }
   *[none] коли будь-який гравець розкриває { $card }{ trigger-deck }
}
    .card = one accusative
champions-when-is-revealed = { $by ->
    [you] після того, як ви розкриваєте { $card }{ trigger-deck }
   *[none] після того, як розкрито { $card }{ trigger-deck }
}
    .card = one accusative
champions-when-would-enter-play = { $from_ ->
    [hand] коли ви розігруєте { $card } з руки
   *[none] коли { $card } входить у гру
}
    .card = { $from_ ->
        [hand] one accusative
       *[none] one nominative
    }
champions-when-enters-play = { $from_ ->
    [hand] після того, як ви розігруєте { $card } з руки
   *[none] після того, як { $card } входить у гру
}
    .card = { $from_ ->
        [hand] one accusative
       *[none] one nominative
    }
champions-when-would-be-played = { $by ->
    [you] коли ви розігруєте { $card }
   *[none] коли хтось розігрує { $card }
}
    .card = one accusative
champions-when-is-played = { $by ->
    [you] після того, як ви розігруєте { $card }
   *[none] після того, як розіграно { $card }
}
    .card = one accusative
