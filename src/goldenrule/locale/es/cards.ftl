# El marco de los textos de cartas: encabezados de las capacidades, palabras clave, iconos, reglas de uso, modificadores.

ability-line = { $head }: { $text }
ability-label = { $head } ({ $label })
label-attack = ataque
label-thwart = intervención
label-defense = defensa
ability-limit = (Límite de { $n } por { $period ->
    [phase] fase
    [turn] turno
    [attack] ataque
    [activation] activación
   *[round] ronda
}.)
ability-maximum = (Máximo de { $n } por { $period ->
    [phase] fase
    [turn] turno
    [attack] ataque
    [activation] activación
   *[round] ronda
} entre todas las copias.)

ability-action = { $form ->
    [hero] Acción de Héroe
    [alter-ego] Acción de Alter ego
   *[any] Acción
}
ability-interrupt = { $form ->
    [hero] Interrupción de Héroe
    [alter-ego] Interrupción de Alter ego
   *[any] Interrupción
}
ability-response = { $form ->
    [hero] Respuesta de Héroe
    [alter-ego] Respuesta de Alter ego
   *[any] Respuesta
}
ability-forced-interrupt = Interrupción obligada
ability-forced-response = Respuesta obligada
ability-resource = { $form ->
    [hero] Recurso de Héroe
    [alter-ego] Recurso de Alter ego
   *[any] Recurso
}
ability-when-revealed = { $form ->
    [hero] Cuando se muestre esta carta (Héroe)
    [alter-ego] Cuando se muestre esta carta (Alter ego)
   *[any] Cuando se muestre esta carta
}
ability-when-defeated = Cuando se derrote esta carta
ability-boost = Aumento
ability-setup = Preparación
ability-special = Especial
ability-obligation = Obligación
ability-anyone = (Cualquier jugador puede usar esta capacidad.)
ability-produces = genera { $resources }
resources-on = los recursos impresos en { $of }
    .of = one
ability-double = Esta carta genera el doble de recursos mientras pagas { $aspect ->
    [aggression] una carta de Agresividad
    [justice] una carta de Justicia
    [leadership] una carta de Liderazgo
    [protection] una carta de Protección
   *[other] una carta de su aspecto
}.

keyword-guard = Guardia.
keyword-quickstrike = Ataque veloz.
keyword-retaliate = Represalia { $n }.
keyword-surge = Oleada.
keyword-toughness = Dureza.
keyword-overkill = Brutalidad.
keyword-peril = Peligro.
keyword-restricted = Restringida.
keyword-uses = Usos ({ $n } contadores { $counter }).

icon-acceleration = Icono de Aceleración.
icon-hazard = Icono de Riesgo.
icon-crisis = Icono de Crisis.

rule-obligation = Entrega esta carta al jugador de { $name }.
scheme-side-a = A
scheme-side-b = B
rule-stage = Cuando se complete esta etapa, el Plan principal avanza a la siguiente.
rule-last-stage = Cuando se complete esta etapa, los jugadores pierden.
rule-form = { $form ->
    [hero] Juega esta carta solo en identidad de Héroe.
   *[alter-ego] Juega esta carta solo en identidad de Alter ego.
}
rule-attach = Vincula esta carta a { $to }.
    .to = one
rule-any-player = Puede jugarse bajo el control de cualquier jugador.
rule-max-player = Máximo de { $n } por jugador.
rule-max-host = Máximo de { $n } por { $host }.
    .host = bare
rule-counters = { $what } entra en juego con { $n ->
    [one] 1 contador { $counter }
   *[other] { $n } contadores { $counter }
}.

mod-while = mientras { $cond }, { $clause }
mod-if = si { $cond }, { $clause }
mod-until = hasta el final de { $period ->
    [attack] este ataque
    [activation] esta activación
    [turn] el turno
    [phase] la fase
   *[round] la ronda
}, { $clause }
mod-this = { $period ->
    [attack] este ataque
    [activation] esta activación
    [turn] este turno
    [phase] esta fase
   *[round] esta ronda
}
mod-amount = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}
mod-stat = { $toform ->
    [many] { $to } reciben { $items }
    [many-f] { $to } reciben { $items }
   *[one] { $to } recibe { $items }
}
mod-value = { $how ->
    [set] { stat-the } de { $to } es { $value }
    [base] el valor básico de { $stat } de { $to } es { $value }
    [double] { stat-the } de { $to } se duplica
   *[halve] { stat-the } de { $to } se reduce a la mitad
}
mod-is = { $many ->
    [yes] son
   *[no] es
}
mod-item = { mod-amount } { $stat }
mod-hp = { $to } recibe { mod-amount } de Vida
mod-hand-size = { $to } tamaño de la mano recibe { mod-amount }
    .to = owner
mod-ally-limit = { $to } límite de Aliados recibe { mod-amount }
    .to = owner
mod-cost = { $period ->
    [none] { $sign ->
        [plus] cada { $to } cuesta { $n } más
       *[minus] cada { $to } cuesta { $n } menos
    }
   *[other] { $sign ->
        [plus] { mod-next } { $to } en { mod-this } cuesta { $n } más
       *[minus] { mod-next } { $to } en { mod-this } cuesta { $n } menos
    }
}
mod-next = { $toform ->
    [f] la próxima
   *[one] el próximo
}
mod-guard = { $to } gana Guardia
mod-retaliate = { $to } gana Represalia { $n }
mod-overkill = los ataques de { $to } ganan Brutalidad
mod-ally-defense = el jugador enfrentado a { $to } tiene que defenderse de sus ataques con un Aliado, si es posible
mod-trait = { $toform ->
    [you] tienes
   *[one] { $to } tiene
} el rasgo { $trait }
    .to = subject
mod-no-damage = { $to } no puede sufrir Daño
mod-no-removal = no se puede retirar Amenaza de { $to }
