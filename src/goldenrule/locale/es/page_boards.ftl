# Palabras de los tableros de Marvel Heroes y Escaramuza en el navegador.

page-you = tú

## Marvel Heroes

page-heroes-map = Nueva York
page-heroes-hudson = Río Hudson
page-heroes-east-river = Río Este
page-heroes-sign-circle = círculo
page-heroes-sign-cross = cruz
page-heroes-sign-diamond = rombo
page-heroes-sign-star = estrella
page-heroes-district = { $name }, { $sign }{ $area ->
    [none] { "" }
   *[other] , { $area }
}{ $news ->
    [none] { "" }
   *[other] . { $news }
}{ $there ->
    [none] { "" }
   *[other] . Aquí: { $there }
}
page-heroes-support = Espacios de Apoyo de { $area }
page-heroes-vp = PV
page-heroes-points = PP
page-heroes-race = Carrera hasta { $goal }
page-heroes-race-open = Puntos de Victoria
page-heroes-bonus = +{ $n } PP
page-heroes-free = libre
page-heroes-combat = Combate
page-heroes-sequence = Secuencia { $n }
page-heroes-ko = KO
page-heroes-power = Poder
page-heroes-value-attack = Ataque
page-heroes-value-defense = Defensa
page-heroes-value-outwit = Ingenio
page-heroes-letter-attack = A
page-heroes-letter-defense = D
page-heroes-letter-outwit = I
page-heroes-up = mayor que el impreso
page-heroes-down = menor que el impreso
page-heroes-sealed = Poder aún no revelado
page-heroes-again = repetido
page-heroes-coming = { $n ->
    [one] { $n } dado por lanzar
   *[other] { $n } dados por lanzar
}
page-heroes-extra = { $n ->
    [one] { $n } dado más con ayuda
   *[other] { $n } dados más con ayuda
}
page-heroes-rolls = { $name }: { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
page-heroes-takes-ko = { $name } sufre un KO
page-heroes-no-ko = sin KO
page-heroes-not-made = no se hace
page-heroes-turns = Orden de los turnos
page-heroes-turn = { $name }{ $first ->
    [yes] , Primer Jugador
   *[no] { "" }
}{ $state ->
    [gone] : ya ha jugado
    [now] : juega ahora
   *[later] : aún no ha jugado
}

## Escaramuza

page-skirmish-strip = Los huecos en el orden de los Ataques
page-skirmish-wins = Ganan los { $side }
page-skirmish-section-manhattan = Manhattan
page-skirmish-section-sanctum = Sanctasanctórum
page-skirmish-section-tower = Torre
page-skirmish-battlefields = Campo de batalla
page-skirmish-civilian = El Civil { $colour } de { $slot }
page-skirmish-freed = Civiles liberados: { $what }
page-skirmish-one-civilian = Civil { $colour }
page-skirmish-slot = { $slot }, frente a { $facing }
page-skirmish-opposite = enfrente: { $name }
page-skirmish-opposite-nobody = enfrente: nadie
page-skirmish-cell = { $slot }, { $side }
page-skirmish-goals = Cómo se gana la partida
page-skirmish-tabs = Partes de la mesa
page-skirmish-tab-table = Mesa
page-skirmish-tab-hand = Mano
page-skirmish-tab-players = Jugadores
page-skirmish-tab-story = Relato
page-skirmish-paid = Pagado
page-skirmish-playing = Jugándose
page-skirmish-evacuated = Evacuada
page-skirmish-attacked = Ha atacado
page-skirmish-left = Queda para pagar
page-skirmish-float-hurt = −{ $n }
page-skirmish-float-healed = +{ $n }
page-skirmish-float-spared = { $n } evitado
page-skirmish-float-gain = +{ $n } PV
page-skirmish-float-marker = 1 casilla
page-skirmish-float-freed = Liberado
page-skirmish-float-fallen = Derrotada
page-skirmish-lands = { $name } llega aquí
page-skirmish-cost = Lo que cuesta
page-skirmish-pays = { $name } paga { $symbol }: deshacer
page-skirmish-needs = { $symbol }
page-skirmish-pile-hand = mano
page-skirmish-pile-deck = mazo
page-skirmish-pile-discard = descarte
page-skirmish-no-hand-limit = No hay límite de cartas en la mano.
page-skirmish-no-strike-back = En su fase de ataque inflige este Daño a la carta opuesta, que no devuelve el golpe.
page-skirmish-settled = pagado
page-heroes-you = tú
page-heroes-teams = Grupos
page-heroes-tracks = Contadores y relato
page-heroes-tabs = Partes de la mesa
page-heroes-tab-map = Mapa
page-heroes-tab-teams = Grupos
page-heroes-tab-hand = Mano
page-heroes-tab-story = Relato
page-heroes-destinations = Distritos con Titular
page-heroes-planning = Qué hace cada Superhéroe
page-heroes-plan-ready = Listo
page-heroes-plan-support = Apoyando
page-heroes-plan-rest = Recuperación
page-heroes-plan-keep = Se queda
page-heroes-plan-recall = Recuperación
page-heroes-plan-ally = Jugar: { $uses }
page-heroes-plan-discard = Descartar
page-heroes-left = { $left ->
    [one] queda { $left } Punto de Planificación
   *[other] quedan { $left } Puntos de Planificación
}
page-heroes-lacking = { $n ->
    [one] { $n } Punto de Planificación de más
   *[other] { $n } Puntos de Planificación de más
}
page-table-confirm-assign = Planificar así
page-table-confirm-keep = Planificar así
page-table-confirm-lead = Jugar { $what }
page-heroes-villains = Villanos que pueden jugarse
page-heroes-trouble-left = Problemas restantes: { $n }
page-heroes-lead = Villano Líder
page-heroes-backup = Refuerzo
page-heroes-elsewhere = Otro Distrito
page-skirmish-beside = Jugadores y relato
page-heroes-rolls-label = Tiradas
page-skirmish-surplus = { $name }: no hace falta
