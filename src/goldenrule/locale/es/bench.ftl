# Lo que mide la orden `bench`.

bench-head = Goldenrule { $version }, { $python }, { $machine }. { $n ->
    [one] Una sola medida
   *[other] La mejor de { $n } medidas
}, en un solo núcleo.
bench-row-loop = un millón de vueltas de un bucle en Python puro
bench-row-decisions = al azar, { $table }: decisiones con alternativas
bench-row-games = al azar, { $table }: partidas completas
bench-row-clone = una copia en mitad de un efecto
bench-row-view = lo que puede ver un asiento
bench-row-determinize = una copia con lo oculto repartido de nuevo
bench-row-save = guardar como JSON y cargar
bench-row-digest = la huella de una posición
bench-row-search = búsqueda: repartir de nuevo lo oculto y { $n } decisiones
bench-row-preview = avances: 95 de cada 100 no tardan más
bench-row-start = de la orden a la primera pregunta
bench-table-rhino-1 = en solitario contra Rino
bench-table-rhino-2 = 2 héroes contra Rino
bench-table-rhino-4 = 4 héroes contra Rino
bench-table-ultron-expert = en solitario contra Ultrón, experto
bench-table-ultron-4 = 4 héroes contra Ultrón
bench-table-teams-2 = 2 Grupos
bench-table-teams-4 = 4 Grupos
bench-table-duel = un duelo
bench-unit-rate = por segundo
bench-unit-s = s
bench-unit-ms = ms
bench-unit-us = µs
bench-gate = { $more ->
    [yes] { $gate } como mínimo
   *[no] { $gate } como máximo
}: { $passed ->
    [yes] se cumple
   *[no] no se cumple
}
bench-passed = { $passed ->
    [yes] Se cumplen todos los límites.
   *[no] Algún límite no se cumple.
}

bench-asked-head = { $game }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}. En cada ronda:
bench-asked-before = decisiones
bench-asked-prompts = preguntas
bench-asked-apart = con pagos
bench-asked-enter = con Intro
bench-asked-lines = líneas escritas
bench-asked-all = en total
bench-asked-goal = objetivo, { $goal } preguntas como máximo: { $passed ->
    [yes] alcanzado
   *[no] no alcanzado
}
