# Las palabras de la orden `stats`.

stats-none = Aún no hay partidas anotadas. Una partida se anota cuando la juegas hasta el final; las de práctica, no.
stats-all = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}{ $draw ->
    [0] { "" }
    [one] , { $draw } empatada
   *[other] , { $draw } empatadas
}{ $shared ->
    [0] .
   *[other] , { $shared } entre personas.
}
stats-rounds = { $mean } rondas de media, de { $least } a { $most }.
stats-by-game = Por juego
stats-by-hero = Por héroe
stats-by-team = Por Grupo
stats-by-side = Por bando
stats-by-aspect = Por aspecto
stats-by-scenario = Por escenario
stats-by-mode = Por modo
stats-by-players = Por número de jugadores
stats-by-ending = Por cómo terminaron
stats-aspect-aggression = { aspect-aggression }
stats-aspect-justice = { aspect-justice }
stats-aspect-leadership = { aspect-leadership }
stats-aspect-protection = { aspect-protection }
stats-mode-standard = normal
stats-mode-expert = experto
stats-side-heroes = Héroes
stats-side-villains = Villanos
stats-line = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
} ({ $percent } %)
stats-exported = { $n ->
    [one] { $n } partida está
   *[other] { $n } partidas están
} en { $path }.
stats-deleted = Las estadísticas se han borrado.
