# Líneas del registro: qué ha ocurrido y por qué. $by es card si lo ha causado $source.

log-over = { $winner ->
    [players] ¡Ganan los jugadores!
   *[villain] Gana el Villano.
}
log-stalemate = Tras { $n } rondas sin decisión, los jugadores pierden.
log-endless = El mazo de Encuentros vuelve sin fin: con { $n } fichas de Aceleración, los jugadores pierden.
log-round = Empieza la ronda { $n }.
log-turn = { $player } juega su turno.
log-villain-phase = Empieza la fase del Villano.
log-first-player = { $player } es ahora el jugador inicial.
log-eliminated = { $player } queda fuera de la partida.
log-form = { $form ->
    [hero] { $player } cambia a su identidad de Héroe.
   *[alter-ego] { $player } cambia a su identidad de Alter ego.
}

log-shuffle-encounter = Se baraja el mazo de Encuentros.
log-shuffle = { $player } baraja su mazo.
log-removed = { $card } se retira del juego.
log-discarded-encounter = { $card } se descarta del mazo de Encuentros.
log-leaves = { $card } va a la pila de descartes.
log-to-hand = { $card } va a la mano de { $player }.
log-enter = { $card } entra en juego.
log-stage = { $kind ->
    [villain] El Villano es ahora { $name }, etapa { $stage }.
   *[scheme] El Plan principal es ahora { $name }, etapa { $stage }.
}
log-draw = { $n ->
    [one] { $player } roba 1 carta.
   *[other] { $player } roba { $n } cartas.
}
log-mill = { $cards ->
    [none] { "" }
   *[some] { $player } descarta de la parte superior de su mazo: { $cards }.
}
log-discard = { $cards ->
    [none] { "" }
   *[some] { $player } se descarta de { $cards }.
}
log-discard-random = { $cards ->
    [none] { "" }
   *[some] { $player } se descarta al azar de { $cards }.
}
log-deck-out = El mazo de { $player } se ha agotado.
log-deal = Se reparte a { $player } una carta de Encuentro boca abajo.
log-reveal = { $player } muestra { $card }.
    .card = obj
log-surge = Oleada: { $player } muestra otra carta.
log-surge-dealt = Oleada: se reparte a { $player } otra carta.
log-play = { $player } juega { $card }.
    .card = obj
log-spent = { $player } paga el coste de { $card } con { $cards }.
log-use = { $player } usa { $own ->
    [yes] su capacidad
   *[no] la capacidad de { $card }
}.
log-under = { $player } pone una carta boca abajo debajo de { $card }.
log-boost-dealt = { $card } recibe una carta de aumento boca abajo.
log-boost = { $icons ->
    [0] Carta de aumento { $card }: ningún icono de Aumento.
    [one] Carta de aumento { $card }: 1 icono de Aumento.
   *[other] Carta de aumento { $card }: { $icons } iconos de Aumento.
}
log-boost-ability = Carta de aumento { $card }: se aplica su capacidad de Aumento.
log-overkill = El ataque de { $card } tiene Brutalidad.
log-delayed = Ahora se aplica el efecto postergado de { $card }.
log-defeated = { $card } queda { $cardform ->
    [f] derrotada
   *[m] derrotado
}.
    .card = nominative
log-scheme-completed = { $card } se completa.
log-when-revealed = { $card }: Cuando se muestre esta carta.
log-forced = Se aplica la capacidad de { $card }.
log-engage = { $card } se enfrenta a { $player }.
log-attack-also = { $card } ataca también a { $player }.
log-activate = { $card } se activa contra { $player }.

log-damage = { $by ->
    [card] { $card } sufre { $n } de Daño por { $source }.
   *[nobody] { $card } sufre { $n } de Daño.
}
log-heal = { $card } se cura { $n } de Daño.
log-threat = { $by ->
    [card] { $source } coloca { $n } de Amenaza sobre { $card }.
   *[nobody] { $n ->
        [one] Se coloca
       *[other] Se colocan
    } { $n } de Amenaza sobre { $card }.
}
log-threat-removed = { $by ->
    [card] { $source } retira { $n } de Amenaza de { $card }.
   *[nobody] { $n ->
        [one] Se retira
       *[other] Se retiran
    } { $n } de Amenaza de { $card }.
}
log-prevent = { $by ->
    [card] { $source } evita { $n } { $what }.
   *[nobody] { $n ->
        [one] Se evita
       *[other] Se evitan
    } { $n } { $what }.
}
log-prevented-damage = de Daño a { $card }
log-prevented-threat = de Amenaza sobre { $card }
log-replace = { $what ->
    [enemy-attack] Por { $source }, { $card } no recibe el ataque.
    [damage] Por { $source }, { $card } no sufre el Daño.
    [threat] Por { $source }, no se coloca Amenaza sobre { $card }.
    [defeat] Por { $source }, { $card } no queda { $cardform ->
        [f] derrotada
       *[m] derrotado
    }.
   *[none] Por { $source }, le ocurre otra cosa a { $card }.
}
    .card = nominative
log-cancel-effects = { $by ->
    [card] { $source } anula los efectos de { $card }.
   *[nobody] Se anulan los efectos de { $card }.
}
log-cancel = { $by ->
    [card] { $source } anula { $card }.
   *[nobody] Se anula { $card }.
}
    .card = obj
log-attack = { $targets ->
   *[some] { $card } ataca a { $targets }.
    [none] { $card } ataca.
}
log-thwart = { $targets ->
   *[some] { $card } interviene contra { $targets }.
    [none] { $card } interviene.
}
log-basic = { $verb ->
    [recover] { $card } se recupera.
   *[other] { "" }
}
log-status = { $on ->
    [no] { "" }
   *[yes] { $status ->
        [stunned] { $card } queda { $cardform ->
            [f] aturdida
           *[m] aturdido
        }.
        [confused] { $card } queda { $cardform ->
            [f] confundida
           *[m] confundido
        }.
       *[tough] { $card } recibe una carta de Estado Duro.
    }
}
    .card = nominative
log-status-used = { $status ->
    [stunned] { $card } pierde la carta de Estado Aturdido en vez de atacar.
   *[confused] { $card } pierde la carta de Estado Confundido en vez de actuar.
}
log-tough = La carta de Estado Duro de { $card } detiene { $n } de Daño.
log-counters = { $n ->
    [0] A { $card } no le quedan contadores { $counter }.
    [one] { $card } tiene 1 contador { $counter }.
   *[other] { $card } tiene { $n } contadores { $counter }.
}
log-acceleration = { $n ->
    [one] Se coloca una ficha de Aceleración sobre el Plan principal.
   *[other] Se colocan { $n } fichas de Aceleración sobre el Plan principal.
}
log-retaliate = Represalia de { $card }: { $n } de Daño a { $attacker }.
log-defend = { $card } se defiende de { $enemy }.
log-attack-damage = { $n ->
    [0] El ataque de { $enemy } no inflige Daño a { $card }{ log-icons }.
   *[other] El ataque de { $enemy } inflige { $n } de Daño a { $card }{ log-icons }.
}
log-icons = { $icons ->
    [0] { "" }
    [one] , con 1 icono de Aumento
   *[other] , con { $icons } iconos de Aumento
}
log-scheme-threat = { $enemy } ejecuta el Plan: { $n } de Amenaza{ log-icons }.
