# Lo que hacen las cartas: una frase para cada efecto, sin mayúscula ni punto. Los verbos van en imperativo o infinitivo.

v-deal = { $mood ->
    [infinitive] infligir
   *[imperative] inflige
}
v-take = { $mood ->
    [infinitive] sufrir
   *[imperative] sufre
}
v-heal = { $mood ->
    [infinitive] curar
   *[imperative] cura
}
v-move = { $mood ->
    [infinitive] trasladar
   *[imperative] traslada
}
v-stun = { $mood ->
    [infinitive] aturdir
   *[imperative] aturde
}
v-confuse = { $mood ->
    [infinitive] confundir
   *[imperative] confunde
}
v-give = { $mood ->
    [infinitive] dar
   *[imperative] da
}
v-ready = { $mood ->
    [infinitive] preparar
   *[imperative] prepara
}
v-exhaust = { $mood ->
    [infinitive] agotar
   *[imperative] agota
}
v-place = { $mood ->
    [infinitive] colocar
   *[imperative] coloca
}
v-remove = { $mood ->
    [infinitive] retirar
   *[imperative] retira
}
v-prevent = { $mood ->
    [infinitive] evitar
   *[imperative] evita
}
v-cancel = { $mood ->
    [infinitive] anular
   *[imperative] anula
}
v-draw = { $mood ->
    [infinitive] robar
   *[imperative] roba
}
v-look = { $mood ->
    [infinitive] mirar
   *[imperative] mira
}
v-shuffle = { $mood ->
    [infinitive] barajar
   *[imperative] baraja
}
v-discard = { $mood ->
    [infinitive] descartar
   *[imperative] descarta
}
v-add = { $mood ->
    [infinitive] añadir
   *[imperative] añade
}
v-return = { $mood ->
    [infinitive] devolver
   *[imperative] devuelve
}
v-put = { $mood ->
    [infinitive] poner
   *[imperative] pon
}
v-search = { $mood ->
    [infinitive] buscar
   *[imperative] busca
}
v-pay = { $mood ->
    [infinitive] pagar
   *[imperative] paga
}
v-reveal = { $mood ->
    [infinitive] mostrar
   *[imperative] muestra
}
v-spend = { $mood ->
    [infinitive] gastar
   *[imperative] gasta
}
v-choose = { $mood ->
    [infinitive] elegir
   *[imperative] elige
}
v-divide = { $mood ->
    [infinitive] repartir
   *[imperative] reparte
}
v-change = { $mood ->
    [infinitive] cambiar
   *[imperative] cambia
}
v-resolve = { $mood ->
    [infinitive] resolver
   *[imperative] resuelve
}

champions-op-if = si { $cond }, { $then }
champions-op-otherwise = en caso contrario, { $other }
champions-op-then = luego, si { $cond }, { $then }
champions-op-for-each = por { $of }: { $do }
champions-op-players-choose = { $who } elige y resuelve una de estas opciones: { $modes }
    .who = subject
champions-op-players-do = { $who } resuelve lo siguiente: { $do }
    .who = subject
champions-op-repeat = haz lo siguiente { $times } veces: { $do }
    .times = phrase
champions-op-choose = { $by ->
    [first] el jugador inicial elige { $of }
   *[you] { v-choose } { $of }
}
    .of = one
champions-op-choose-some = { $fixed ->
    [yes] { v-choose } { $least } { $of }
   *[no] { v-choose } de { $least } a { $most } { $of }
}
    .of = any
    .least = phrase
    .most = phrase
champions-op-may = puedes { $do }
champions-op-choose-mode = { v-choose } una opción: { $modes }
champions-op-mode = ({ $n }) { $item }
champions-op-replace = en vez de eso, { $instead }

champions-op-exhaust-cost = { v-exhaust } { $of }
    .of = obj
champions-op-spend-counter = { v-spend } 1 contador { $name }
champions-op-discard-this = { v-discard } { $this }
    .this = each obj
champions-op-discard-from-hand = { $fixed ->
    [yes] { $most ->
        [one] { v-discard } 1 carta de tu mano a tu elección
       *[other] { v-discard } { $most } cartas de tu mano a tu elección
    }
   *[no] { v-discard } de { $least } a { $most } cartas de tu mano a tu elección
}
champions-op-heal-cost = { v-heal } { $amount } de Daño { $of }
    .of = dat
champions-op-damage-cost = { $ofform ->
    [you] { v-take } { $amount } de Daño
   *[one] { $taken ->
        [yes] { $of } sufre { $amount } de Daño
       *[no] { v-deal } { $amount } de Daño { $of }
    }
}
    .of = { $taken ->
        [yes] you
       *[no] dat
    }
champions-op-spend-resources = { v-spend } { $resources }
cost-any-number = gasta cualquier cantidad de recursos { $resource } (al menos 1)
cost-arrow = { $cost } → { $clause }
resource-count = { $n ->
    [one] 1 recurso { $resource }
   *[other] { $n } recursos { $resource }
}
    .resource = { $n ->
        [one] one
       *[other] many
    }

amount-damage = { $mode ->
    [equal] una cantidad de Daño
    [same] esa cantidad de Daño
   *[n] { $n } de Daño
}
amount-threat = { $mode ->
    [equal] una cantidad de Amenaza
    [same] esa cantidad de Amenaza
   *[n] { $n } de Amenaza
}
amount-cards = { $mode ->
    [equal] un número de cartas
    [same] ese número de cartas
   *[n] { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
}
champions-op-damage = { $overkill ->
    [yes] { $mode ->
        [equal] { v-deal } { $to } (con Brutalidad) { amount-damage }
       *[n] { v-deal } { amount-damage } (con Brutalidad) { $to }
    }
   *[no] { champions-op-damage-each }
}
    .to = dat
    .chosen = to
champions-op-damage-each = { $toform ->
    [you] { v-take } { amount-damage }
   *[one] { $mode ->
        [equal] { v-deal } { $to } { amount-damage }
       *[n] { v-deal } { amount-damage } { $to }
    }
}
    .to = dat
amount-inside = { $mode ->
    [equal] una cantidad de Daño indirecto igual a { $phrase }
    [same] esa cantidad de Daño indirecto
    [per] { $n } de Daño indirecto por cada { $unit }
   *[n] { $n } de Daño indirecto
}
champions-op-indirect-damage = { $by_first ->
    [yes] el jugador inicial reparte
   *[no] { v-divide }
} { $mode ->
    [equal] entre { $among } { amount-inside }
   *[n] { amount-inside } entre { $among }
}
    .amount = inside
    .among = any
champions-op-heal = { $mode ->
    [equal] { v-heal } { $who } { amount-damage }
   *[n] { v-heal } { amount-damage } { $who }
}
    .who = dat
    .chosen = who
champions-op-heal-all = { v-heal } todo el Daño { $who }
    .who = dat
champions-op-move-damage = { v-move } { amount-damage } de { $source } { $to }
    .to = dat
    .chosen = to
champions-op-give = { $status ->
    [stunned] { $toform ->
        [you] quedas aturdido
       *[one] { v-stun } { $to }
    }
    [confused] { $toform ->
        [you] quedas confundido
       *[one] { v-confuse } { $to }
    }
   *[tough] { $toform ->
        [you] recibes una carta de Estado Duro
       *[one] { v-give } { $to } una carta de Estado Duro
    }
}
    .to = { $status ->
        [stunned] obj
        [confused] obj
       *[tough] dat
    }
    .chosen = to
champions-op-ready = { v-ready } { $who }
    .who = obj
    .chosen = who
champions-op-exhaust = { v-exhaust } { $who }
    .who = obj
    .chosen = who
champions-op-place-threat = { $mode ->
    [equal] { v-place } sobre { $on } { amount-threat }
   *[n] { v-place } { amount-threat } sobre { $on }
}
    .chosen = on
champions-op-remove-threat = { $mode ->
    [equal] { v-remove } de { $of } { amount-threat }
   *[n] { v-remove } { amount-threat } de { $of }
}
    .chosen = of
champions-op-add-acceleration = { $n ->
    [one] { v-place } 1 ficha de Aceleración sobre el Plan principal
   *[other] { v-place } { $n } fichas de Aceleración sobre el Plan principal
}
champions-op-prevent = { $what ->
    [threat] { $amount ->
        [none] { v-prevent } toda esa Amenaza
       *[some] { $mode ->
            [equal] { v-prevent } una cantidad de esa Amenaza
           *[n] { v-prevent } { $n } de esa Amenaza
        }
    }
   *[damage] { $amount ->
        [none] { v-prevent } todo ese Daño
       *[some] { $mode ->
            [equal] { v-prevent } una cantidad de ese Daño
           *[n] { v-prevent } { $n } de ese Daño
        }
    }
}
champions-op-cancel-effects = { v-cancel } los efectos «Cuando se muestre esta carta» de { $target }
    .target = each
champions-op-cancel-card = { v-cancel } { $target } y { $mood ->
    [infinitive] descartarla
   *[imperative] descártala
}
    .target = each
champions-op-gain-overkill = ese ataque gana Brutalidad

champions-op-draw = { $whoform ->
    [you] { v-draw } { amount-cards }
    [many] { $who } roban { amount-cards }
   *[one] { $who } roba { amount-cards }
}
    .who = subject
champions-op-draw-up-to = { v-draw } cartas hasta que el número de cartas de tu mano sea igual a { $n }
    .n = phrase
champions-op-keep-one-of = { v-look } las { $n } primeras cartas de tu mazo, { v-add } 1 de ellas a tu mano y { v-discard } las demás
champions-op-shuffle-into-deck = { v-shuffle } { $what } en tu mazo
champions-op-use-specials = { v-resolve } la capacidad Especial de { $of }, en el orden que elijas
champions-op-mill = { $whoform ->
    [you] { $mode ->
        [same] { v-discard } ese número de cartas de la parte superior de tu mazo
       *[n] { v-discard } { $n ->
            [one] la primera carta
           *[other] las { $n } primeras cartas
        } de tu mazo
    }
   *[one] { $mode ->
        [same] { $who } descarta ese número de cartas de la parte superior de su mazo
       *[n] { $who } descarta { $n ->
            [one] la primera carta
           *[other] las { $n } primeras cartas
        } de su mazo
    }
}
    .who = subject
champions-op-discard-random = { $whoform ->
    [you] { v-discard } { amount-cards } al azar de tu mano
   *[one] { $who } descarta { amount-cards } al azar de su mano
}
    .who = subject
champions-op-discard = { v-discard } { $what }
    .what = obj
    .chosen = what
champions-op-remove-from-game = { v-remove } { $what } del juego
    .what = obj
    .chosen = what
champions-op-to-hand = { $yours ->
    [yes] { v-add } a tu mano { $what }
   *[no] { v-return } { $what } a la mano de su propietario
}
    .what = obj
    .chosen = what
champions-op-put-under = { $whoform ->
    [you] { v-put } 1 carta al azar de tu mano boca abajo debajo de { $this }
   *[one] { $who } pone 1 carta al azar de su mano boca abajo debajo de { $this }
}
    .who = subject
    .this = each
champions-op-return-from-under = { v-return } cada carta que haya debajo de { $this } a la mano de su propietario
    .this = each
champions-op-put-into-play = { $kind ->
    [minion] { $whoform ->
        [you] { v-put } en juego { $what } { what-engaged } a ti
       *[one] { v-put } en juego { $what } { what-engaged } a { $who }
    }
   *[other] { v-put } en juego { $what } bajo tu control
}
    .who = subject
    .what = obj
    .chosen = what
what-engaged = { $whatform ->
    [f] enfrentada
   *[one] enfrentado
}
champions-op-find-into-play = { $kind ->
    [minion] { v-search } { $what } en el mazo de Encuentros y en su pila de descartes, { $mood ->
        [infinitive] { $whatform ->
            [f] ponerla
           *[one] ponerlo
        }
       *[imperative] { $whatform ->
            [f] ponla
           *[one] ponlo
        }
    } en juego { what-engaged } a ti y luego { v-shuffle } el mazo de Encuentros
   *[other] { v-search } { $what } en el mazo de Encuentros y en su pila de descartes, { $mood ->
        [infinitive] poner esa carta
       *[imperative] pon esa carta
    } en juego y luego { v-shuffle } el mazo de Encuentros
}
    .what = one find
champions-op-put-facedown = { $whoform ->
    [you] { v-put } en juego boca abajo la primera carta de tu mazo como un Esbirro Dron enfrentado a ti
   *[one] { $who } pone en juego boca abajo la primera carta de su mazo como un Esbirro Dron enfrentado a él
}
    .who = subject
champions-op-attack-also = ese ataque se dirige también contra { $whom }
champions-op-engaged-attack = { $who } ataca al Héroe al que está enfrentado
champions-op-pay-for = { v-pay } el coste impreso de { $what }
champions-op-add-counters = { $mode ->
    [same] { v-place } ese número de contadores { $name } sobre { $this }
   *[n] { $n ->
        [one] { v-place } 1 contador { $name } sobre { $this }
       *[other] { v-place } { $n } contadores { $name } sobre { $this }
    }
}
    .this = each
champions-op-damage-here = { $mode ->
    [equal] { v-place } sobre { $this } { amount-damage }
   *[n] { v-place } { amount-damage } sobre { $this }
}
    .this = each
champions-op-search-deck = { $top ->
    [0] { v-search } { $of } en tu mazo, { search-take } a tu mano y luego { v-shuffle } tu mazo
   *[other] { v-search } { $of } en las { $top } primeras cartas de tu mazo y { search-take } a tu mano
}
    .of = one search
search-take = { $mood ->
    [infinitive] añadir esa carta
   *[imperative] añade esa carta
}
champions-op-shuffle-encounter = { v-shuffle } el mazo de Encuentros

champions-op-change-form = { $to ->
    [hero] { v-change } a tu identidad de Héroe
    [alter-ego] { v-change } a tu identidad de Alter ego
   *[other] { v-change } de identidad
}
champions-op-enemy-attacks = { $who } te ataca
champions-op-enemy-schemes = { $who } ejecuta el Plan
champions-op-minions-attack-you = cada Esbirro enfrentado a ti te ataca, en el orden que elijas
champions-op-surge = { $this } gana Oleada
    .this = each
champions-op-reveal-top = { v-reveal } la primera carta del mazo de Encuentros
champions-op-reveal = { v-reveal } { $what }
champions-op-reveal-first = { v-search } { $what } en el mazo de Encuentros y en su pila de descartes, { $mood ->
    [infinitive] mostrar esa carta
   *[imperative] muestra esa carta
} y luego { v-shuffle } el mazo de Encuentros
    .what = one find
champions-op-deal-encounter-card = { $whoform ->
    [you] { $n ->
        [one] se te reparte 1 carta de Encuentro boca abajo
       *[other] se te reparten { $n } cartas de Encuentro boca abajo
    }
   *[one] { $n ->
        [one] se reparte { $who } 1 carta de Encuentro boca abajo
       *[other] se reparten { $who } { $n } cartas de Encuentro boca abajo
    }
}
    .who = dat
champions-op-nemesis-arrives = muestra tu Esbirro de Archienemigo puesto aparte y ponlo en juego enfrentado a ti. Muestra tu Plan secundario de Archienemigo puesto aparte. Baraja el resto de tu conjunto de Archienemigo en el mazo de Encuentros. Si tu Esbirro de Archienemigo no ha entrado en juego de este modo, { $this } gana Oleada.
    .this = each
    .whole = yes
champions-op-discard-until = { v-discard } cartas de la parte superior del mazo de Encuentros hasta descartar { $type }{ champions-np-trait }
    .type = one
champions-op-discard-top-encounter = { $n ->
    [one] { v-discard } la primera carta del mazo de Encuentros
   *[other] { v-discard } las { $n } primeras cartas del mazo de Encuentros
}
champions-op-extra-boost = { $n ->
    [one] { v-give } al Villano 1 carta de aumento adicional para esta activación
   *[other] { v-give } al Villano { $n } cartas de aumento adicionales para esta activación
}

lasts-at-end = al final de { $period ->
    [attack] este ataque
    [activation] esta activación
    [turn] el turno
    [phase] la fase
   *[round] la ronda
}, { $clause }
lasts-less-threat = la Amenaza que coloque esta activación se reduce en { $n }
