# Por qué algo no puede hacerse ahora.

refusal-not-now = Las acciones solo pueden usarse en el turno de un jugador, y ahora no es tu turno; lo que puedes hacer está en la lista.
refusal-eliminated = Este jugador está fuera de la partida.
refusal-not-yours = Solo puede usarla el jugador que la controla.
refusal-wrong-form = { $form ->
    [hero] Solo puede usarse en identidad de Héroe.
    [alter-ego] Solo puede usarse en identidad de Alter ego.
   *[any] No estás en la identidad que requiere.
}
refusal-limit-reached = Se ha alcanzado su límite.
refusal-max-reached = Se ha alcanzado el máximo entre todas sus copias.
refusal-cost-exhausted = Su coste es agotar { $names }, y eso ya está agotado.
    .names = obj
refusal-cost-counters = Su coste es un contador, y no le queda ninguno.
refusal-cost-missing = Una carta necesaria para su coste ya no está en juego.
refusal-cost-unhurt = Su coste es curar Daño de { $names }, y no tiene suficiente.
refusal-cost-tough = Su coste es infligir Daño a { $names }, y no lo sufriría.
refusal-cost-hand = Su coste son cartas de tu mano, y tienes muy pocas.
refusal-cost-together = Las partes de su coste no se pueden pagar a la vez.
refusal-cannot-pay = { $where ->
    [hand] No puedes generar los recursos que cuesta ({ $cost } y lo que pida su texto).
   *[play] No puedes generar los recursos que cuesta.
}
refusal-peril = Otro jugador está resolviendo una carta con Peligro: nadie más puede actuar.
refusal-no-effect = Ahora no cambiaría nada.
refusal-unique-in-play = Es única y ya hay en juego una carta con ese nombre.
refusal-no-host = No hay nada en juego a lo que pueda vincularse.
refusal-max-per-player = Todos los jugadores que podrían tenerla ya tienen el máximo de copias.
refusal-resource-card = Es una carta de Recurso: descártala para pagar otra cosa.
refusal-waits-interrupt = { $where ->
    [hand] Solo puede jugarse en el momento que indica su texto: entonces se te pregunta.
   *[play] Se te pregunta por ella en el momento que indica su texto, antes de que ocurra.
}
refusal-waits-response = { $where ->
    [hand] Solo puede jugarse justo después de lo que indica su texto: entonces se te pregunta.
   *[play] Se te pregunta por ella justo después de lo que indica su texto.
}
refusal-waits-forced = Ocurre automáticamente en el momento que indica su texto.
refusal-unasked = Tal como está la partida, no se te preguntaría por ella. { $why }
refusal-exhausted = Está agotada.
refusal-needs-hero = Requiere la identidad de Héroe.
refusal-needs-alter-ego = Requiere la identidad de Alter ego.
refusal-undamaged = No hay Daño que curar.
refusal-dash = Este atributo lleva impreso un guion.
refusal-crisis = Hay un icono de Crisis en juego, así que no puede retirarse Amenaza del Plan principal, y ningún Plan secundario tiene.
refusal-no-threat = Ningún Plan tiene Amenaza.
refusal-form-changed = Ya has cambiado de identidad en esta ronda.

what-form = Cambiar de identidad
what-attack = { $name }: atacar
what-thwart = { $name }: intervenir
what-attack-thwart = { $name }: atacar e intervenir
what-recover = { $name }: recuperarse
refusal-guarded = { $names } { $n ->
    [one] tiene Guardia y está enfrentado a ti: derrota primero a ese Esbirro
   *[other] tienen Guardia y están enfrentados a ti: derrota primero a esos Esbirros
}.
refusal-in-crisis = Hay un icono de Crisis en juego ({ $names }): no puede retirarse Amenaza del Plan principal.
what-attacked = No se puede atacar a { $name }
what-thwarted = { $name } conserva su Amenaza
