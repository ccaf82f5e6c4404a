# Números y condiciones de los textos de cartas, con el nombre de su clase. $style: plain («si ...»), not, that («una carta
# que ...»), that-not.

champions-num-result = { tree-same }
    .mode = same
champions-num-event-amount = { tree-same }
    .mode = same
champions-num-spent = { tree-same }
    .mode = same
champions-num-bound = { $name ->
    [placed] punto de Amenaza colocado de este modo
    [dealt] punto de Daño infligido por ese ataque
   *[other] { tree-same }
}
    .mode = { $name ->
        [placed] per
        [dealt] per
       *[other] same
    }
champions-num-counters-on = { $gone ->
    [yes] contador { $name } que hubiera sobre { $this }
   *[no] contador { $name } sobre { $this }
}
    .this = each
    .mode = per
champions-num-per-player = jugador
    .mode = per
champions-num-printed-icons = { $whose ->
    [player] recurso { $letter } impreso en las cartas que haya descartado ese jugador
   *[all] recurso { $letter } impreso en { $discarded }
}
    .discarded = that
    .mode = per
champions-num-printed-types = tipo de recurso distinto impreso en { $discarded }
    .discarded = that
    .mode = per
champions-num-boost-icons = icono de Aumento de { $discarded }
    .discarded = that
    .mode = per
champions-num-stat = { stat-the } de { $of }
    .of = that
champions-num-printed-stat = { stat-the } { stat-printed } de { $of }
    .of = that
stat-the = { $stat ->
    [Vida] la Vida
    [INT] la INT
    [DEF] la DEF
    [REC] la REC
   *[other] el { $stat }
}
champions-num-remaining = la Vida restante de { $of }
    .of = that
champions-num-threat-on = la Amenaza que hay sobre { $of }
champions-num-damage-on = el Daño acumulado por { $of }
champions-num-damage-held = el Daño que hay sobre { $this }
    .this = each

champions-if-at-least-result = { $style ->
    [not] { $what ->
        [attacks] no se ha realizado ningún ataque de este modo
        [heal] no se ha curado Daño de este modo
        [discard] no se ha descartado ninguna carta de este modo
        [discard-random] no se ha descartado ninguna carta de este modo
        [mill] no se ha descartado ninguna carta de este modo
        [remove-threat] no se ha retirado Amenaza de este modo
        [damage] no se ha infligido Daño de este modo
        [draw] no se ha robado ninguna carta de este modo
        [give] no se ha dado ninguna carta de Estado de este modo
        [ready] no se ha preparado nada de este modo
        [exhaust] no se ha agotado nada de este modo
        [enemy-attacks] ese ataque no ha infligido Daño
        [enemy-schemes] no se ha colocado Amenaza de este modo
        [reveal-first] no se ha encontrado ninguna carta de este modo
       *[anything] no ha ocurrido nada de este modo
    }
   *[plain] { $what ->
        [attacks] { $n ->
            [one] se ha realizado un ataque de este modo
           *[other] se han realizado al menos { $n } ataques de este modo
        }
        [heal] se ha curado al menos { $n } de Daño de este modo
        [discard] { $n ->
            [one] se ha descartado una carta de este modo
           *[other] se han descartado al menos { $n } cartas de este modo
        }
        [remove-threat] { $n ->
            [one] se ha retirado { $n } de Amenaza de este modo
           *[other] se han retirado { $n } de Amenaza de este modo
        }
        [damage] se ha infligido al menos { $n } de Daño de este modo
        [enemy-attacks] ese ataque ha infligido al menos { $n } de Daño
       *[anything] eso se ha llevado a cabo por completo
    }
}
champions-if-at-least = { $style ->
    [not] { $left } es menor que { $right }
   *[plain] { $left } es { $right } o más
}
champions-if-exists = { $style ->
    [not] no hay en juego { $of }
   *[plain] hay en juego { $of }
}
    .of = { $style ->
        [not] bare
       *[plain] one
    }
champions-if-exists-your-cards = { $style ->
    [not] no controlas { $of }
   *[plain] controlas { $of }
}
    .of = one control
champions-if-exists-in-play = { $style ->
    [not] { $of } no está en juego
   *[plain] { $of } está en juego
}
    .of = that
champions-if-in-form = { $form ->
    [hero] { $style ->
        [not] no estás en identidad de Héroe
       *[plain] estás en identidad de Héroe
    }
   *[alter-ego] { $style ->
        [not] no estás en identidad de Alter ego
       *[plain] estás en identidad de Alter ego
    }
}
champions-if-has-trait = { $style ->
    [that] con el rasgo { $trait }
    [that-not] sin el rasgo { $trait }
    [not] { $ofform ->
        [you] no tienes el rasgo { $trait }
       *[one] { $of } no tiene el rasgo { $trait }
    }
   *[plain] { $ofform ->
        [you] tienes el rasgo { $trait }
       *[one] { $of } tiene el rasgo { $trait }
    }
}
    .of = any subject
champions-if-has = { $style ->
    [that] que { $status ->
        [duro] tenga una carta de Estado Duro
       *[other] esté { status-of }
    }
    [that-not] que no { $status ->
        [duro] tenga una carta de Estado Duro
       *[other] esté { status-of }
    }
    [not] { $ofform ->
        [you] no { $status ->
            [duro] tienes una carta de Estado Duro
           *[other] estás { status-of }
        }
       *[one] { $of } no { $status ->
            [duro] tiene una carta de Estado Duro
           *[other] está { status-of }
        }
    }
   *[plain] { $ofform ->
        [you] ya { $status ->
            [duro] tienes una carta de Estado Duro
           *[other] estás { status-of }
        }
       *[one] { $of } ya { $status ->
            [duro] tiene una carta de Estado Duro
           *[other] está { status-of }
        }
    }
}
    .of = any subject
status-of = { $ofform ->
    [f] { $status ->
        [aturdido] aturdida
       *[confundido] confundida
    }
   *[one] { $status }
}
champions-if-is-ready = { $style ->
    [that] que esté { of-ready }
    [that-not] que no esté { of-ready }
    [not] { $of } no está { of-ready }
   *[plain] { $of } está { of-ready }
}
of-ready = { $ofform ->
    [f] preparada
   *[one] preparado
}
champions-if-is-exhausted = { $style ->
    [that] que esté { of-exhausted }
    [that-not] que no esté { of-exhausted }
    [not] { $of } no está { of-exhausted }
   *[plain] { $of } está { of-exhausted }
}
    .of = any
of-exhausted = { $ofform ->
    [f] agotada
   *[one] agotado
}
champions-if-is-damaged = { $style ->
    [that] que tenga Daño
    [that-not] que no tenga Daño
    [not] { $of } no tiene Daño
   *[plain] { $of } tiene Daño
}
    .of = any
champions-if-is-type = { $style ->
    [that] que sea { $type }
    [that-not] que no sea { $type }
    [not] { $of } no es { $type }
   *[plain] { $of } es { $type }
}
    .of = any
    .type = one
champions-if-exists-host = { $style ->
    [not] { $this } no está en ninguna carta
   *[plain] { $this } está en una carta
}
    .this = each
champions-if-last-step = { $style ->
    [not] esta no es la última capacidad Especial de la secuencia
   *[plain] esta es la última capacidad Especial de la secuencia
}
champions-if-paid = { $style ->
    [not] no has pagado esta carta con recursos { $letter }
   *[plain] has pagado esta carta con al menos 1 recurso { $letter }
}
champions-if-can-spend = { $style ->
    [not] no puedes gastar { $resources }
   *[plain] puedes gastar { $resources }
}
champions-if-carries = { $style ->
    [that] con { $name }
    [that-not] sin { $name }
    [not] { $of } no tiene { $name }
   *[plain] { $of } tiene { $name }
}
    .of = any
champions-if-may-enter = { $style ->
    [that] que pueda entrar en juego
    [that-not] que no pueda entrar en juego
    [not] { $of } no puede entrar en juego
   *[plain] { $of } puede entrar en juego
}
champions-if-can-pay-for = { $style ->
    [that] cuyo coste impreso puedas pagar
    [that-not] cuyo coste impreso no puedas pagar
    [not] no puedes pagar el coste impreso de { $of }
   *[plain] puedes pagar el coste impreso de { $of }
}
champions-if-printed-resource = { $style ->
    [that] con un recurso { $letter } impreso
    [that-not] sin un recurso { $letter } impreso
    [not] { $ofform ->
        [many] { $of } no tienen ningún recurso { $letter } impreso
        [many-f] { $of } no tienen ningún recurso { $letter } impreso
       *[one] { $of } no tiene ningún recurso { $letter } impreso
    }
   *[plain] { $ofform ->
        [many] { $of } tienen un recurso { $letter } impreso
        [many-f] { $of } tienen un recurso { $letter } impreso
       *[one] { $of } tiene un recurso { $letter } impreso
    }
}
    .of = any
champions-if-undefended = { $style ->
    [not] este no es un ataque no defendido del Villano
   *[plain] el Villano está realizando un ataque no defendido
}
champions-if-exists-this = { champions-if-exists-in-play }
    .of = that
champions-if-exists-event-target = { champions-if-exists-in-play }
    .of = that
champions-if-exists-event-source = { champions-if-exists-in-play }
    .of = that
champions-if-exists-it = { champions-if-exists-in-play }
    .of = that
champions-if-exists-your-hero = { $style ->
    [not] no estás en identidad de Héroe
   *[plain] estás en identidad de Héroe
}
champions-if-exists-your-alter-ego = { $style ->
    [not] no estás en identidad de Alter ego
   *[plain] estás en identidad de Alter ego
}
champions-if-at-least-bound = { champions-if-at-least-result }
champions-if-waived = { $cond }
    .cond = { $style }
champions-num-at-most = { $number } o { $cap }, lo que sea menor
