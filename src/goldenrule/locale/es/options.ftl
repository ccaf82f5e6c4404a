# Lo que puede responder un jugador.

option-end-turn = Termina tu turno
option-decline = Renunciar
option-pass = Pasar
option-pass-defend = No defiende ninguno de tus personajes
option-pass-interrupt = No interrumpir
option-pass-response = No responder
option-done = Listo
option-done-mulligan = { $chosen ->
    [0] Conservar todas las cartas
   *[other] Conservar el resto
}
option-done-choose-some = { $chosen ->
    [0] Ninguna
   *[other] Ninguna más
}
option-done-pay = No pagar más
option-done-end-discard = { $chosen ->
    [0] Conservar todas las cartas
   *[other] Conservar el resto
}
option-done-discard-cost = { $chosen ->
    [0] Ninguna
   *[other] Ninguna más
}
option-yes = Sí
option-no = No

option-play = Juega { $name } ({ $kind }, coste { $cost })
    .name = obj
option-play-event = Juega { $name } (Evento, coste { $cost }): { $text }
option-use = { $name }: { $text }
option-attack = { $pays ->
    [0] Ataca con { $name }: { $n } de Daño a un enemigo
   *[other] Ataca con { $name }: { $n } de Daño a un enemigo; luego { $name } sufre { $pays } de Daño
}
option-thwart = { $pays ->
    [0] Intervén con { $name }: retira { $n } de Amenaza de un Plan
   *[other] Intervén con { $name }: retira { $n } de Amenaza de un Plan; luego { $name } sufre { $pays } de Daño
}
warning-status = { $status ->
    [stunned] { $name } está { $nameform ->
        [f] aturdida
       *[m] aturdido
    }: { $how ->
        [basic] se agota y pierde la carta de Estado Aturdido en vez de atacar
        [part] uno de sus ataques no se realiza; en vez de eso pierde la carta de Estado Aturdido
       *[ability] el ataque no se realiza; en vez de eso pierde la carta de Estado Aturdido
    }
   *[confused] { $name } está { $nameform ->
        [f] confundida
       *[m] confundido
    }: { $how ->
        [basic] se agota y pierde la carta de Estado Confundido en vez de intervenir
        [part] una de sus intervenciones no se realiza; en vez de eso pierde la carta de Estado Confundido
       *[ability] la intervención no se realiza; en vez de eso pierde la carta de Estado Confundido
    }
}
    .name = nominative
option-recover = Recuperación: cura { $n } de Daño a { $name }
option-form = Cambia a tu { $form } ({ $name })
option-request = Pide a { $player } que use una acción
option-pay = Descártate de { $name }: { $resources }
option-generate = Usa { $name }: { $resources }
    .name = obj
option-declare = { $answer ->
    [yes] Sí, cuenta como { $resource }
   *[no] No, no como { $resource }
}
option-area = { $player }
option-attach = { $name }
option-discard = Descártate de { $name }
option-discard-mulligan = Cambia { $name }
option-defend = { $kind ->
    [hero] { $name } defiende (DEF { $n }, se agota)
    [falls] { $name } defiende (se agota, sufre el Daño y es derrotado)
   *[ally] { $name } defiende (se agota y sufre el Daño)
}
option-order = Primero { $name }: { $text }
option-order-minion-order = { $name }
option-amount = { $n } de Daño a { $name }
option-pick = { $name }
option-pick-player = { $player }
option-pick-search = Toma { $name }
    .name = obj
