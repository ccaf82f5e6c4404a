# Las preguntas del juego, una por cada tipo de decisión. $source: la carta que pregunta.

a-card = una carta
a-player = un jugador
no-resources = ningún recurso
prompt-hidden-option = Una carta boca abajo
prompt-and = { $first } + { $second }
prompt-aimed = { $action } → { $aim }
prompt-then = { $first }, { $second }
prompt-choose-first = elegir qué descartar

label-character = { $name } ({ $hp } de { $most } de Vida)
label-minion = { $name } ({ $hp } de { $most } de Vida, contra { $player })
label-scheme = { $name } ({ $threat } de Amenaza)
label-owned = { $name } ({ $player })

prompt-turn = Tu turno: ¿qué haces?
prompt-request = Otro jugador te pide que uses una acción. ¿La usas?
prompt-choose = { $asks ->
    [card] { $source }: elige { $what }.
   *[rules] Elige { $what }.
}
    .what = one
prompt-choose-some = { $asks ->
    [card] { $source }: elige { $what } ({ $n } de un máximo de { $most }).
   *[rules] Elige { $what } ({ $n } de un máximo de { $most }).
}
    .what = any
prompt-may = { $asks ->
    [card] { $source }: ¿{ $clause }?
   *[rules] ¿{ $clause }?
}
prompt-mode = { $asks ->
    [card] { $source }: elige una opción.
   *[rules] Elige una opción.
}
prompt-pay = { $free ->
    [yes] { $source }: gasta recursos { $resource } (llevas { $paid }).
   *[no] { $paid ->
        [0] Paga { $need ->
            [one] 1 recurso
           *[other] { $need } recursos
        } por { $source }.
       *[other] Paga el coste de { $source }: llevas { $paid } de { $need } { $need ->
            [one] recurso
           *[other] recursos
        }.
    }
}
    .resource = many
prompt-declare = { $source }: ¿contar tu recurso Universal como { $resource }?
prompt-pay-with = Paga con { $what }
prompt-defend = { $yours ->
    [yes] { $source } te ataca con { $n } de ATQ{ prompt-defend-boost }. ¿Quién defiende?
   *[no] { $source } ataca a { $player } con { $n } de ATQ{ prompt-defend-boost }. ¿Defiende un personaje tuyo?
}
prompt-defend-boost = { $boost ->
    [yes] , sin contar las cartas de aumento
   *[no] {""}
}
prompt-interrupt = { $event } ¿Interrumpes?
prompt-response = { $event } ¿Respondes?
prompt-order = Ocurren varias cosas a la vez. ¿Cuál va primero?
prompt-minion-order = ¿Qué Esbirro se activa ahora?
prompt-attach = ¿A qué vinculas { $source }?
    .source = obj
prompt-area = ¿Quién recibe { $source }?
prompt-divide = { $source }: reparte el Daño indirecto (quedan { $n }).
prompt-search = { $asks ->
    [card] { $source }: ¿qué carta tomas?
   *[rules] ¿Qué carta tomas?
}
prompt-mulligan = Tu mano inicial: ¿qué cartas descartas para robar otras?
prompt-end-discard = { $n ->
    [0] Fin de la fase de los Jugadores: descarta las cartas que quieras.
    [one] Fin de la fase de los Jugadores: tienes que descartar al menos 1 carta.
   *[other] Fin de la fase de los Jugadores: tienes que descartar al menos { $n } cartas.
}
prompt-below = { $question } Hasta { $last }, todo está decidido.
prompt-discard-cost = { $source }: descarta cartas de tu mano para pagar su coste (llevas { $n }, { $most } como máximo).
prompt-ally-limit = Controlas más Aliados de los que permite tu límite de Aliados. ¿A cuál descartas?
prompt-restricted = Controlas más de dos cartas Restringidas. ¿Cuál descartas?

# Aquello de lo que trata una ventana. $timing: before (Interrupciones) o after (Respuestas).
event-damage = { $timing ->
    [before] { $target } va a sufrir { $n } de Daño.
   *[after] { $target } ha sufrido Daño.
}
event-dealt-damage = Un ataque inflige { $n } de Daño a { $target }.
event-hurt = { $source } ha infligido Daño a { $target }.
event-defeat = { $timing ->
    [before] { $target } va a ser { $targetform ->
        [f] derrotada
       *[m] derrotado
    }.
   *[after] { $target } ha sido { $targetform ->
        [f] derrotada
       *[m] derrotado
    }.
}
    .target = nominative
event-enemy-attack = { $timing ->
    [before] { $source } ataca a { $player }.
   *[after] { $source } ha atacado a { $player }.
}
event-enemy-scheme = { $timing ->
    [before] { $source } ejecuta el Plan.
   *[after] { $source } ha ejecutado el Plan.
}
event-attack = { $timing ->
    [before] { $source } ataca a { $target }.
   *[after] { $source } ha atacado a { $target }.
}
event-thwart = { $timing ->
    [before] { $source } interviene.
   *[after] { $source } ha intervenido.
}
event-threat = { $timing ->
    [before] { $n ->
        [one] Va a colocarse
       *[other] Van a colocarse
    } { $n } de Amenaza sobre { $target }.
   *[after] Se ha colocado Amenaza sobre { $target }.
}
event-reveal = { $timing ->
    [before] { $player } muestra { $target }.
   *[after] { $player } ha mostrado { $target }.
}
    .target = obj
event-enter = { $timing ->
    [before] { $target } entra en juego.
   *[after] { $target } ha entrado en juego.
}
event-play = { $timing ->
    [before] { $player } juega { $target }.
   *[after] { $player } ha jugado { $target }.
}
    .target = obj
event-form = { $timing ->
    [before] { $player } cambia de identidad.
   *[after] { $player } ha cambiado de identidad.
}
event-defend = { $timing ->
    [before] { $target } defiende.
   *[after] { $target } ha defendido.
}

# Lo que puede habérsele pasado a quien responde así.
careless-end = { $name } aún puede { $able ->
    [attack] atacar
    [thwart] intervenir
    [recover] recuperarse
   *[attack-thwart] atacar o intervenir
}.
careless-undefended = { $name } tiene { $left } de Vida restante: si nadie defiende y nada lo evita, un ataque con ATQ { $attack } es su final.
careless-discard = Solo tienes que descartar { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
careless-free = Dejas fuera algo que no cuesta nada y solo puede ayudar: { $what }.
careless-heroes-pass = Si pasas, pierdes esa acción. { $able ->
    [troubleshoot] Aún podrías esclarecer { $card }.
    [move] Aún podrías mover a { $card }.
   *[other] Aún podrías realizar la Acción de Historia.
}
careless-heroes-lead = Aún podrías jugar { $card } como Villano Líder. Si nadie juega ninguno, el Grupo { $team } resuelve el Titular.
careless-skirmish-free = { $card } no cuesta nada y aún podrías jugarla.
careless-skirmish-nothing = No has jugado nada en este turno y podrías jugar { $card }.
careless-skirmish-ignore = Pagas un símbolo que puedes ignorar.
careless-misaimed = Espera: { $effect ->
    [heal] esto cura a un enemigo: { $name }.
    [tough] esto da un Estado Duro a un enemigo: { $name }.
    [damage] esto causa Daño a alguien de tu bando: { $name }. Puedes elegir a un enemigo.
   *[other] esto da una carta de Estado dañina a alguien de tu bando: { $name }. Puedes elegir a un enemigo.
}

# Qué ocurre cuando se elige o se entrega algo: lo que dice `why`.
why-champions-pay = Estás pagando un coste. Las cartas que elijas se descartan de tu mano por los recursos que muestran; las capacidades de recurso se usan. Lo que se genere de más se pierde. No se descarta nada hasta que el coste esté cubierto.
why-champions-discard-cost = Estás pagando un coste con cartas de tu mano. No se descarta ninguna hasta que las hayas elegido todas.
why-champions-mulligan = La partida empieza. Puedes descartar, una sola vez, tantas cartas de tu mano inicial como quieras y robar otras tantas.
why-champions-end-discard = La fase de los Jugadores termina. Puedes descartar tantas cartas como quieras, y tienes que hacerlo si superas el tamaño de tu mano; luego robas hasta ese tamaño.
why-skirmish-pay = Estás pagando los símbolos de una carta: cada uno con una carta de ese color de tu mano; el símbolo «cualquiera», con cualquier carta; los Héroes también pueden usar los Civiles liberados. No se descarta nada hasta que esté pagado todo el coste.
why-skirmish-discard = Tienes que descartar cartas de tu mano.
why-heroes-pay = Estás pagando el coste de una habilidad con cartas de tu mano.
why-heroes-discard = Tienes que descartar cartas de tu mano.
why-heroes-assign = La fase de Planificar: cada Superhéroe disponible pasa a estar Listo por tantos Puntos de Planificación como su Nivel, o Apoyando por 1, o se queda en Recuperación.
why-heroes-keep = La fase de Planificar: el Superhéroe que se queda donde está cuesta tantos Puntos de Planificación como su Nivel; si no, vuelve en Recuperación.
why-heroes-backup = Estás eligiendo quién ayuda en este Combate: cada uno cuesta lo que lleva impreso, que se paga con el Nivel de Problemas salvo que sea gratis.
