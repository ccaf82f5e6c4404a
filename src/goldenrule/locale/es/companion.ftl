# Las palabras del ayudante para jugar con las cartas impresas.

companion-begun = Una mesa nueva, guardada como { $name }. Escribe help para ver todo lo que puedes escribir.
companion-resumed = La mesa { $name } continúa. Escribe help para ver todo lo que puedes escribir.
companion-left = Has salido; continúa con: goldenrule companion { $name }
companion-setup = Prepara lo que dice el plan.{ $commands ->
    [none] { "" }
   *[other] { " " }Se escribe: { $commands }.
}
companion-undo-nothing = No hay nada que deshacer.
companion-undone = Deshecho.

# -- los pasos, con el nombre que les dan las reglas --

companion-step-take-turns = { $who } juega su turno: juega en la mesa y escribe aquí lo que hace.
companion-step-discard-down = La fase de los Jugadores termina: descarta hasta el tamaño de la mano, roba hasta él y prepara todas las cartas.
companion-step-place-threat = { $card ->
    [none] Fase del Villano, paso uno: { $n } de Amenaza sobre el Plan principal.
   *[other] { $card } ejecuta el Plan: { $n } de Amenaza sobre el Plan principal.
}
companion-step-activate-villain = Paso dos: { $card } { $does ->
    [attacks] ataca a
   *[schemes] ejecuta el Plan contra
} { $who }.
companion-step-activate-minions = { $card } { $does ->
    [attacks] ataca a
   *[schemes] ejecuta el Plan contra
} { $who }.
companion-step-declare-defender = { $card } ataca a { $who } con { $n } de ATQ. ¿Quién defiende?
companion-step-turn-boost-card = Se muestra la carta de aumento de { $card }.
companion-step-deal-attack-damage = { $card } inflige { $n } de Daño a { $who }.
companion-step-deal-encounter-cards = Paso tres: una carta de Encuentro a cada jugador{ $n ->
    [0] {""}
    [one] { " " }y una más por un icono de Riesgo
   *[other] { " " }y { $n } más por iconos de Riesgo
}.
companion-step-reveal-encounter-cards = Paso cuatro: { $who } muestra { $n ->
    [one] una carta de Encuentro
   *[other] la primera de { $n } cartas de Encuentro
}.
companion-step-turn-faceup = { $who } muestra otra carta de Encuentro.
companion-step-pass-first-player = Paso cinco: la ficha de Jugador inicial pasa a { $who } y la ronda termina.
companion-which-order = Ocurren varias cosas a la vez. ¿Cuál va primero: { $among }?
companion-which-minion-order = ¿Qué Esbirro se activa ahora: { $among }?
companion-which-attach = ¿A qué se vincula: { $among }?
companion-ask-enter = Intro continúa.
companion-ask-card = Escribe la carta que se muestra.
companion-ask-defend = Intro: nadie. «def»: el Héroe; «def 2»: con DEF 2; «def 2 NOMBRE»: otro Héroe. «ally»: lo recibe un Aliado.
companion-ask-amount = Intro continúa. Un número: esa cantidad en su lugar.
companion-ask-happens = Intro: ocurre. «no»: no ocurre, pues una carta tuya lo impide.
companion-ask-do = Hazlo tú en la mesa.{ $commands ->
    [none] { "" }
   *[other] { " " }Escribe: { $commands }.
} Intro continúa cuando esté hecho.
companion-ask-over = Intro sale. Escribe undo para deshacer lo que terminó la partida.
companion-ask-which = Intro: la primera. Un nombre: esa.

# -- lo que ocurre, además del registro --

companion-card = { $name }: { $text }
companion-ally = { $card } inflige { $n } de Daño al Aliado que defiende.
companion-main-scheme = { $name } ({ $threat } de { $target } de Amenaza)
companion-nothing = Eso no cambia nada.
companion-now = Ahora: { $card }.
companion-crisis = No se retira nada de { $card }: lo protege un icono de Crisis o su texto.
companion-hit-points = { $card } tiene { $left } de { $of } de Vida.
companion-player = { $number } { $name }
companion-status-off = { $card } ya no tiene la carta de Estado { story-status }.
companion-attached = { $card } se vincula a { $host }.
companion-tokens = Fichas de Aceleración: { $n }.
companion-mill-found = Sale { $card }, encima de los descartes: escribe `reveal NAME` o `enter NAME`, según diga la carta.
companion-mill-nothing = No salió ninguna carta así antes de agotarse el mazo de Encuentros.

companion-help =
    Intro            pasa al siguiente paso
    damage QUIÉN N   QUIÉN: villain, el número de un jugador o una carta
    heal QUIÉN N     maximum JUGADOR N: una nueva Vida máxima
    threat QUÉ N     se coloca sobre QUÉ: main o un Plan secundario; thwart QUÉ N
    stun QUIÉN       con «off» detrás, la carta se va; igual confuse y tough
    form JUGADOR     da la vuelta a la carta de Superhéroe
    enter NOMBRE [J] una carta entra en juego; un Esbirro, enfrentado a J
    reveal [NOMBRE] [J] se muestra una carta: la primera, o esa
    mill [N / TIPO]  descarta N cartas, o hasta que salga una carta de ese TIPO
    deal JUGADOR     una carta de Encuentro; nemesis JUGADOR: su Archienemigo
    attack QUIÉN [J] el Villano o un Esbirro ataca al jugador J por una carta
    activate QUIÉN [J] ataca a un Héroe o ejecuta el Plan; scheme QUIÉN
    engage ESBIRRO J se enfrenta al jugador J; attach NOMBRE to CARTA
    discard NOMBRE   remove NOMBRE: del juego
    token [N]        fichas de Aceleración del Plan principal; shuffle: el mazo
    view             la mesa; why: la regla de este paso
    ? PALABRA        una carta o un término
    undo             deshacer; quit: salir, no se pierde nada
