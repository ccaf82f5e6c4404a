# Palabras del escenario, que muestra paso a paso lo que pasa.

page-stage-what = Lo que pasa
page-stage-next = Siguiente
page-stage-space = Espacio
page-stage-to-question = A la pregunta
page-stage-to-table = Ir al final
page-stage-again = Ver otra vez
page-stage-pace = Ritmo: { $pace }
page-stage-held = En pausa mientras haya algo abierto
page-stage-then = A continuación: { $what }
page-stage-then-you = tu decisión
page-stage-then-end = el final de la partida
page-stage-done = { $name }: hecho
page-stage-progress = { $name }: paso { $n } de { $all }
page-stage-times = { $text } ({ $n } veces)
page-stage-more = { $n ->
    [one] Y una cosa más, en el relato.
   *[other] Y { $n } cosas más, en el relato.
}
page-stage-skipped = { $n ->
    [one] Se ha saltado un paso.
   *[other] Se han saltado { $n } pasos.
}

# -- Champions --

page-stage-chapter-activate = { $name } ataca
page-stage-chapter-scheme = { $name } planea
page-stage-chapter-reveal = { $name }
page-stage-chapter-play = { $name }
page-stage-chapter-threat = Amenaza
page-stage-chapter-deal = Cartas de Encuentro
page-stage-chapter-other = Algo más
page-stage-role-attacks = Ataca
page-stage-role-attacked = Objetivo
page-stage-role-defends = Defiende
page-stage-role-schemes = Planea
page-stage-role-scheme = Plan
page-stage-role-boost = Aumento
page-stage-role-reveal = Mostrada
page-stage-role-play = Jugada
page-stage-role-stage = Siguiente fase
page-stage-sum-atk = ataque
page-stage-sum-sch = plan
page-stage-sum-boost = aumento
page-stage-sum-def = defensa
page-stage-sum-prevented = evitado
page-stage-sum-bonus = extra
page-stage-sum-damage = daño
page-stage-sum-threat = amenaza
page-stage-defeated = Derrota
page-stage-stunned = Aturdimiento
page-stage-confused = Confusión
page-stage-tough = Dureza
page-stage-completed = Completado
page-stage-eliminated = Fuera

# -- Marvel Heroes --

# what a card does in a scene
page-stage-role-troubleshoots = Esclarece
page-stage-role-trouble = Titular
page-stage-role-headline = Nuevo Titular
page-stage-role-lead = Villano Líder
page-stage-role-backups = Refuerzo
page-stage-role-most_wanted = Los Más Buscados
page-stage-role-plan = Plan Maestro
page-stage-role-story = Historia
page-stage-role-use = En uso
# the numbers of the Trouble Level: what is rolled, less what the hero takes off and what villains cost; what abilities change
page-stage-sum-rolled = tirada
page-stage-sum-skill = Superhéroe
page-stage-sum-villains = Villanos
page-stage-sum-abilities = habilidades
page-stage-sum-trouble = Problemas
# stamps on cards
page-stage-resolved = Resuelto
page-stage-failed = Fracaso
# what the other side has to roll more than
page-stage-beat = A superar: { $n } { $n ->
    [one] IMPACTO
   *[other] IMPACTOS
}
