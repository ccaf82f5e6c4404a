# When abilities trigger, named after the classes of triggers. $would: yes for an interrupt that prevents or replaces. What a
# trigger does not narrow down is the widest set ("a character").

trigger-line = { $trigger }, { $clause }
trigger-if = { $trigger }, if { $cond }

trigger-from = { $by ->
    [attack] { " " }from an attack
    [this-attack] { " " }from this attack
   *[none] { "" }
}
champions-when-would-take-damage = when { $to } would take damage{ trigger-from }
    .to = one subject
champions-when-takes-damage = { $toform ->
    [you] after { $to } take damage{ trigger-from }
   *[one] after { $to } takes damage{ trigger-from }
}
    .to = one subject
champions-when-is-dealt-damage = { $by ->
    [this-attack] after this attack deals damage to { $to }
   *[none] after an attack deals damage to { $to }
}
    .to = one you
champions-when-attacks-and-damages = after { $enemy } attacks and damages at least one character
    .enemy = one
champions-when-would-be-defeated = when { $card } would be defeated
    .card = one
champions-when-is-defeated = { $by ->
    [you] after you defeat { $card }
   *[none] after { $card } is defeated
}
    .card = one

trigger-aimed = { $against ->
    [you] { " " }you
   *[none] { "" }
}
champions-when-would-attack = { $would ->
    [yes] when { $enemy } would attack{ trigger-aimed }
   *[no] when { $enemy } attacks{ trigger-aimed }
}
    .enemy = one
champions-when-has-attacked = after { $enemy } attacks{ trigger-aimed }
    .enemy = one
champions-when-would-scheme = { $would ->
    [yes] when { $enemy } would scheme
   *[no] when { $enemy } schemes
}
    .enemy = one
champions-when-has-schemed = after { $enemy } schemes
    .enemy = one

trigger-attack = { $basic ->
    [yes] { $whoform ->
        [you] { $who } make a basic attack
       *[one] { $who } makes a basic attack
    }
   *[no] { $whoform ->
        [you] { $who } attack { $enemy }
       *[one] { $who } attacks { $enemy }
    }
}
champions-when-would-make-attack = when { trigger-attack }
    .who = one subject
    .enemy = one
champions-when-makes-attack = { $defeats ->
    [none] after { trigger-attack }
   *[some] { $whoform ->
        [you] after { $who } attack and defeat { $enemy }
       *[one] after { $who } attacks and defeats { $enemy }
    }
}
    .who = one subject
    .enemy = one
trigger-thwart = { $basic ->
    [yes] { $whoform ->
        [you] { $who } make a basic thwart
       *[one] { $who } makes a basic thwart
    }
   *[no] { $whoform ->
        [you] { $who } thwart
       *[one] { $who } thwarts
    }
}
champions-when-would-thwart = when { trigger-thwart }
    .who = one subject
champions-when-thwarts = after { trigger-thwart }
    .who = one subject
champions-when-defends = { $whoform ->
    [you] after { $who } defend against { $enemy }
   *[one] after { $who } defends against { $enemy }
}
    .who = one subject
    .enemy = one
trigger-form = { $to ->
    [hero] to hero form
    [alter-ego] to alter-ego form
   *[none] form
}
champions-when-would-change-form = when you change { trigger-form }
champions-when-changes-form = after you change { trigger-form }

champions-when-threat-would-be-placed = { $during ->
    [this-scheme] when this activation would place threat on { $on }
    [step-one] when threat would be placed on { $on } in step one of the villain phase
    [scheme] when a scheming enemy would place threat on { $on }
   *[none] when any amount of threat would be placed on { $on }
}
    .on = one
champions-when-threat-is-placed = { $during ->
    [this-scheme] after this activation places threat on { $on }
    [step-one] after threat is placed on { $on } in step one of the villain phase
    [scheme] after a scheming enemy places threat on { $on }
   *[none] after threat is placed on { $on }
}
    .on = one

trigger-deck = { $from_ ->
    [encounter-deck] { " " }from the encounter deck
   *[none] { "" }
}
champions-when-would-be-revealed = { $by ->
    [you] when you reveal { $card }{ trigger-deck }
   *[none] when any player reveals { $card }{ trigger-deck }
}
    .card = one
champions-when-is-revealed = { $by ->
    [you] after you reveal { $card }{ trigger-deck }
   *[none] after { $card }{ trigger-deck } is revealed
}
    .card = one
champions-when-would-enter-play = { $from_ ->
    [hand] when you play { $card } from your hand
   *[none] when { $card } enters play
}
    .card = one
champions-when-enters-play = { $from_ ->
    [hand] after you play { $card } from your hand
   *[none] after { $card } enters play
}
    .card = one
champions-when-would-be-played = { $by ->
    [you] when you play { $card }
   *[none] when { $card } is played
}
    .card = one
champions-when-is-played = { $by ->
    [you] after you play { $card }
   *[none] after { $card } is played
}
    .card = one
