### El equilibrio de un juego: `goldenrule pack balance`

balance-title = { $game }: ¿está equilibrado?
balance-made = { $games } partidas { $groups ->
    [single] { "" }
   *[several] con cada número de jugadores{" "}
}del bot `{ $bot }` contra sí mismo, semilla `{ $seed }`; página escrita por `{ $command }`. Los valores son los de estas cartas (contenido `{ $hash }`) y de este bot: quien juegue de otro modo hallará otros. Lo que se sale de los límites está en **negrita** o se indica.
balance-what = Qué
balance-value = Valor
balance-bound = Límite
balance-holds = Se cumple
balance-card = Carta
balance-games = Partidas
balance-margin = ±
balance-yes = sí
balance-fails = NO
balance-open = aún no se sabe{ $games ->
    [0] { "" }
   *[other] : bastarían unas { $games } partidas
}
balance-at-least = al menos { $least }
balance-at-most = como mucho { $most }
balance-between = de { $least } a { $most }
balance-draws = Empates
balance-decisions = Decisiones por partida
balance-bounds = Límites: { $holding ->
    [one] se cumple
   *[other] se cumplen
} { $holding } de { $n }{ $failing ->
    [0] { "" }
    [one] , 1 no se cumple
   *[other] , { $failing } no se cumplen
}{ $open ->
    [0] { "" }
    [one] , 1 está sin decidir
   *[other] , { $open } están sin decidir
}
balance-said-fails = No se cumple: { $what }: { $value }; el límite es { $bound }.
balance-said-open = Aún no se sabe: { $what }: { $value }; el límite es { $bound }. { $games ->
    [0] Está tan cerca del límite que quizá no baste ni un millón de partidas.
   *[other] Bastarían unas { $games } partidas para saberlo.
}
balance-summed = { $holding ->
    [one] Se cumple
   *[other] Se cumplen
} { $holding } de { $n } límites{ $failing ->
    [0] { "" }
    [one] , 1 no se cumple
   *[other] , { $failing } no se cumplen
}{ $open ->
    [0] { "" }
    [one] , 1 está sin decidir
   *[other] , { $open } están sin decidir
} ({ $games } partidas, bot { $bot }).
balance-line = { $verdict ->
    [holds] se cumple
    [open] AÚN NO SE SABE
   *[fails] NO SE CUMPLE
}: { $what }: { $value } ({ $bound })

balance-skirmish-wins-heroes = Ganan los Héroes
balance-skirmish-wins-villains = Ganan los Villanos
balance-skirmish-ended-heroes = Terminan por los puntos de los Héroes
balance-skirmish-ended-villains = Terminan por los puntos de los Villanos
balance-skirmish-ended-civilians = Terminan por los Civiles
balance-skirmish-ended-deck = Terminan por un mazo agotado
balance-skirmish-turns = Turnos de los Héroes, de los Villanos
balance-skirmish-idle-heroes = Turnos de los Héroes sin jugar ninguna carta
balance-skirmish-idle-villains = Turnos de los Villanos sin jugar ninguna carta
balance-skirmish-led = Partidas en que los Héroes van por delante al empezar alguna ronda
balance-skirmish-artifacts = Artefactos obtenidos por partida
balance-skirmish-copies = Una copia más
balance-skirmish-about-copies = Cada bando juega 41 de sus 56 cartas, al azar. Una regresión lineal del resultado sobre la composición del mazo dice cuánto suma a la proporción de victorias del bando una copia más de un Personaje principal (de cualquier versión) en lugar de una carta media de las demás, en puntos porcentuales y con intervalos de confianza del 95 %. Límite: { $bound }.
balance-skirmish-copy = Una copia más
balance-skirmish-standard = Estándar
balance-skirmish-boosted = Potenciada
balance-skirmish-sides = Personajes secundarios
balance-skirmish-copy-of = Una copia más de { $name }

balance-heroes-players = { $n } jugadores
balance-heroes-headlines = { $decisions } decisiones por partida; se intentan { $tried } Titulares y se resuelve el { $resolved }.
balance-heroes-teams = Grupos: victorias de cada uno, { $bound }
balance-heroes-team = Grupo
balance-heroes-wins = Victorias
balance-heroes-vp = PV
balance-heroes-pairings = Enfrentamientos: victorias del primero
balance-heroes-pairing = Enfrentamiento
balance-heroes-against = { $one } contra { $other }
balance-heroes-scenarios = Escenarios: dos finales distintos, cada uno en al menos el { $least } de sus partidas
balance-heroes-scenario = Escenario
balance-heroes-endings = Finales
balance-heroes-rounds = Turnos de Juego
balance-heroes-plans = Planes Maestros: de los declarados se completan, { $bound } ({ $value })
balance-heroes-mastermind = Supervillano
balance-heroes-declared = Intentos en una partida con este Supervillano
balance-heroes-succeed = Se completan
balance-heroes-bound-wins = { $n } jugadores: { $name }, victorias
balance-heroes-bound-second = { $n } jugadores: { $name }, el segundo de sus finales
balance-heroes-bound-lost = { $n } jugadores: { $name }, todos pierden la confrontación final
balance-heroes-bound-plans = { $n } jugadores: Planes Maestros que se completan
balance-heroes-bound-plans-of = { $n } jugadores: Planes Maestros de { $name } que se completan
balance-heroes-bound-tries = { $n } jugadores: Planes Maestros que { $name } intenta por partida
balance-heroes-bound-concluded = { $n } jugadores: partidas en las que se declara una Conclusión
balance-heroes-concluded = Se declara una Conclusión en el { $share } de las partidas; una partida dura { $rounds } Turnos de Juego.
balance-heroes-way-finale = un Grupo gana la confrontación final
balance-heroes-way-lost = todos pierden la confrontación final
balance-heroes-way-round = último Turno de Juego
balance-heroes-way-action_round = Titular Especial
balance-heroes-way-vp = PV
balance-heroes-way-plans = Planes Maestros
balance-heroes-way-power_ups = Ventajas de Grupo
balance-heroes-way-stories = Historias
balance-heroes-way-headlines = Titulares
