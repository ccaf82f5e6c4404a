# Lo que mide la orden `bench`.

bench-head = Goldenrule { $version } ({ $build ->
    [compiled] compilado
   *[pure] Python puro
}), { $python }, { $machine }. { $n ->
    [one] Una sola medida
   *[other] La mejor de { $n } medidas
}, en un solo núcleo.
bench-row-loop = un millón de vueltas de un bucle en Python puro
bench-row-instructions = al azar, { $table }: instrucciones de máquina por decisión
bench-row-decisions = al azar, { $table }: decisiones con alternativas
bench-row-games = al azar, { $table }: partidas completas
bench-row-clone = una copia en mitad de un efecto
bench-row-view = lo que puede ver un asiento
bench-row-determinize = una copia con lo oculto repartido de nuevo
bench-row-save = guardar como JSON y cargar
bench-row-digest = la huella de una posición
bench-row-search = búsqueda: repartir de nuevo lo oculto y { $n } decisiones
bench-row-preview = avances de una respuesta: 95 de cada 100 no tardan más
bench-row-start = de la orden a la primera pregunta
bench-table-rhino-1 = en solitario contra Rino
bench-table-rhino-2 = 2 Superhéroes contra Rino
bench-table-rhino-4 = 4 Superhéroes contra Rino
bench-table-ultron-expert = en solitario contra Ultrón, modo Experto
bench-table-ultron-4 = 4 Superhéroes contra Ultrón
bench-table-teams-2 = 2 Grupos
bench-table-teams-4 = 4 Grupos
bench-table-duel = un duelo
bench-unit-rate = por segundo
bench-unit-thousand = mil
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
bench-no-instructions = No se contaron las instrucciones de máquina, porque { $program } no está instalado.
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

# Lo que se pregunta: cada clase de pregunta tiene su nombre.
bench-kind-turn = el turno: qué hacer
bench-kind-request = una acción que pide otro jugador
bench-kind-defend = quién defiende
bench-kind-interrupt = Interrupciones
bench-kind-response = Respuestas
bench-kind-order = qué va primero
bench-kind-minion-order = qué Esbirro va después
bench-kind-attach = a qué se vincula
bench-kind-area = quién recibe una carta
bench-kind-divide = Daño indirecto
bench-kind-search = qué se busca
bench-kind-mulligan = la mano inicial
bench-kind-end-discard = descartes al final de la fase
bench-kind-discard-cost = cartas que se descartan como coste
bench-kind-declare = qué recurso es el Universal
bench-kind-ally-limit = un Aliado de más
bench-kind-restricted = una carta Restringida de más
bench-kind-choose = una a elegir
bench-kind-choose-some = varias a elegir
bench-kind-may = efectos opcionales
bench-kind-mode = cuál de varios efectos
bench-kind-pay = pagos
bench-kind-discard = cartas que se descartan
bench-kind-recruit = la fase de reclutamiento: qué hacer
bench-kind-slot = qué hueco
bench-kind-civilian = el Civil que se libera
bench-kind-lose-civilian = el Civil que se pierde
bench-kind-artifact = el Artefacto que se toma
bench-kind-moment = un Artefacto entre dos pasos
bench-kind-action = una acción dentro de otra
bench-kind-destination = adónde van los Superhéroes
bench-kind-escort = un Superhéroe de Apoyo que acompaña
bench-kind-travel = quién más se mueve
bench-kind-story = el Contador de Historias
bench-kind-keep = Superhéroes que se quedan
bench-kind-assign = qué hace un Superhéroe en el Turno de Juego
bench-kind-plan-heroes = qué hacen los Superhéroes en el Turno de Juego
bench-kind-ally = el Aliado que se juega
bench-kind-dismiss = el Aliado que se va
bench-kind-power-up = una Ventaja de Grupo
bench-kind-plan = un Plan Maestro
bench-kind-scheme = Intriga
bench-kind-scheme-use = habilidades especiales al realizar una Intriga
bench-kind-draw-villain = robar una carta de Villano
bench-kind-lead = el Villano Líder
bench-kind-backup = Refuerzos y Agentes
bench-kind-fighter = quién lucha
bench-kind-power = Poderes
bench-kind-confront = enfrentarse a un Supervillano
bench-kind-champions = Superhéroes de la confrontación final
bench-kind-most-wanted = espacios de Los Más Buscados
bench-kind-planning = habilidades especiales al Planificar
bench-kind-deployment = habilidades especiales en el Despliegue
bench-kind-combat-start = habilidades especiales al inicio de un Combate
bench-kind-combat-end = habilidades especiales al final de un Combate
bench-kind-sequence-start = habilidades especiales al inicio de una Secuencia
bench-kind-duel = habilidades especiales justo antes de un Duelo de Ingenio
bench-kind-sequence-end = habilidades especiales al final de una Secuencia
bench-kind-before-roll = habilidades especiales antes de una tirada
bench-kind-after-roll = habilidades especiales después de una tirada
bench-kind-result = habilidades especiales después de dos tiradas
bench-kind-ko = habilidades especiales al sufrir un KO
bench-kind-trouble-roll = habilidades especiales antes de la tirada de Problemas
bench-kind-troubleshoot = habilidades especiales al reducir los Problemas
bench-kind-resolved = habilidades especiales después de un Titular
