# Cuándo se aplican las capacidades, con el nombre de la clase del desencadenante. $would: yes si la Interrupción evita o
# sustituye.

trigger-line = { $trigger }, { $clause }
trigger-if = { $trigger }, si { $cond }

trigger-from = { $by ->
    [attack] { " " }de un ataque
    [this-attack] { " " }de este ataque
   *[none] { "" }
}
champions-when-would-take-damage = { $toform ->
    [you] cuando vayas a sufrir Daño{ trigger-from }
   *[one] cuando { $to } vaya a sufrir Daño{ trigger-from }
}
    .to = one subject
champions-when-takes-damage = { $toform ->
    [you] después de que sufras Daño{ trigger-from }
   *[one] después de que { $to } sufra Daño{ trigger-from }
}
    .to = one subject
champions-when-is-dealt-damage = { $by ->
    [this-attack] después de que este ataque inflija Daño { $to }
   *[none] después de que un ataque inflija Daño { $to }
}
    .to = one dat
champions-when-attacks-and-damages = después de que { $enemy } ataque e inflija Daño al menos a un personaje
    .enemy = one
champions-when-would-be-defeated = cuando { $card } vaya a ser { card-defeated }
    .card = one
card-defeated = { $cardform ->
    [f] derrotada
   *[one] derrotado
}
champions-when-is-defeated = { $by ->
    [you] después de que derrotes { $card }
   *[none] después de que { $card } sea { card-defeated }
}
    .card = { $by ->
        [you] one obj
       *[none] one
    }

trigger-aimed = { $against ->
    [you] te{ " " }
   *[none] { "" }
}
champions-when-would-attack = { $would ->
    [yes] cuando { $enemy } { trigger-aimed }vaya a atacar
   *[no] cuando { $enemy } { trigger-aimed }ataque
}
    .enemy = one
champions-when-has-attacked = después de que { $enemy } { trigger-aimed }ataque
    .enemy = one
champions-when-would-scheme = { $would ->
    [yes] cuando { $enemy } vaya a ejecutar el Plan
   *[no] cuando { $enemy } ejecute el Plan
}
    .enemy = one
champions-when-has-schemed = después de que { $enemy } ejecute el Plan
    .enemy = one

trigger-attack = { $basic ->
    [yes] { $whoform ->
        [you] realices un ataque básico
       *[one] { $who } realice un ataque básico
    }
   *[no] { $whoform ->
        [you] ataques { $enemy }
       *[one] { $who } ataque { $enemy }
    }
}
champions-when-would-make-attack = cuando { trigger-attack }
    .who = one subject
    .enemy = one obj
champions-when-makes-attack = { $defeats ->
    [none] después de que { trigger-attack }
   *[some] { $whoform ->
        [you] después de que ataques y derrotes { $enemy }
       *[one] después de que { $who } ataque y derrote { $enemy }
    }
}
    .who = one subject
    .enemy = one obj
trigger-thwart = { $basic ->
    [yes] { $whoform ->
        [you] realices una intervención básica
       *[one] { $who } realice una intervención básica
    }
   *[no] { $whoform ->
        [you] intervengas
       *[one] { $who } intervenga
    }
}
champions-when-would-thwart = cuando { trigger-thwart }
    .who = one subject
champions-when-thwarts = después de que { trigger-thwart }
    .who = one subject
champions-when-defends = { $whoform ->
    [you] después de que te defiendas de { $enemy }
   *[one] después de que { $who } se defienda de { $enemy }
}
    .who = one subject
    .enemy = one
trigger-form = { $to ->
    [hero] a tu identidad de Héroe
    [alter-ego] a tu identidad de Alter ego
   *[none] de identidad
}
champions-when-would-change-form = cuando cambies { trigger-form }
champions-when-changes-form = después de que cambies { trigger-form }

champions-when-threat-would-be-placed = { $during ->
    [this-scheme] cuando esta activación vaya a colocar Amenaza sobre { $on }
    [step-one] cuando vaya a colocarse Amenaza sobre { $on } en el paso uno de la fase del Villano
    [scheme] cuando un enemigo que ejecuta el Plan vaya a colocar Amenaza sobre { $on }
   *[none] cuando vaya a colocarse Amenaza sobre { $on }
}
    .on = one
champions-when-threat-is-placed = { $during ->
    [this-scheme] después de que esta activación coloque Amenaza sobre { $on }
    [step-one] después de que se coloque Amenaza sobre { $on } en el paso uno de la fase del Villano
    [scheme] después de que un enemigo que ejecuta el Plan coloque Amenaza sobre { $on }
   *[none] después de que se coloque Amenaza sobre { $on }
}
    .on = one

trigger-deck = { $from_ ->
    [encounter-deck] { " " }del mazo de Encuentros
   *[none] { "" }
}
champions-when-would-be-revealed = { $by ->
    [you] cuando muestres { $card }{ trigger-deck }
   *[none] cuando cualquier jugador muestre { $card }{ trigger-deck }
}
    .card = one obj
champions-when-is-revealed = { $by ->
    [you] después de que muestres { $card }{ trigger-deck }
   *[none] después de que se muestre { $card }{ trigger-deck }
}
    .card = { $by ->
        [you] one obj
       *[none] one
    }
champions-when-would-enter-play = { $from_ ->
    [hand] cuando juegues { $card } desde tu mano
   *[none] cuando { $card } entre en juego
}
    .card = { $from_ ->
        [hand] one obj
       *[none] one
    }
champions-when-enters-play = { $from_ ->
    [hand] después de que juegues { $card } desde tu mano
   *[none] después de que { $card } entre en juego
}
    .card = { $from_ ->
        [hand] one obj
       *[none] one
    }
champions-when-would-be-played = { $by ->
    [you] cuando juegues { $card }
   *[none] cuando se juegue { $card }
}
    .card = { $by ->
        [you] one obj
       *[none] one
    }
champions-when-is-played = { $by ->
    [you] después de que juegues { $card }
   *[none] después de que se juegue { $card }
}
    .card = { $by ->
        [you] one obj
       *[none] one
    }
