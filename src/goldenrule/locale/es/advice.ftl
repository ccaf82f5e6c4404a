# Lo que el consejero dice de las opciones, y por qué: `hint` en la línea de órdenes y en la página.

advice-title = Probabilidad de ganar, estimada en { $n ->
    [one] una partida de prueba
   *[other] hasta { $n } partidas de prueba
}: las cartas que no has visto se reparten al azar y bots sencillos juegan un rato más; ± es solo el error del muestreo, y las opciones se comparan con las mismas cartas
advice-line = { $what }: gana el { $chance } %{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} de { $worlds ->
    [one] { $worlds } partida de prueba
   *[other] { $worlds } partidas de prueba
}, { $beside ->
    [thumb] la elección del bot sencillo
    [close] más o menos como la elección del bot sencillo
    [more] { $gain } de cada 100 más que la elección del bot sencillo
   *[less] { $gain } de cada 100 menos que la elección del bot sencillo
}{ $why ->
    [none] {""}
   *[other] : { $why }
}
advice-join = { $first }; { $second }
advice-do = { $what }.
advice-pays = { $what } (paga { $pays })
advice-then = Después: { $what }.
advice-asked = Es lo que te pide el otro jugador.
advice-because = Mejor que «{ $other }», porque { $why }.
advice-close-because = «{ $other }» es más o menos igual de buena. La diferencia: { $why }.
advice-amounts = { $what } ({ $now } en vez de { $than })
advice-adds-up = A la larga, un poco mejor que «{ $other }».
advice-close = Aquí apenas importa: «{ $other }» es más o menos igual de buena.
advice-keeps = Te quedan en la mano: { $what }.
advice-wins-anyway = Elijas lo que elijas ahora, ganas la partida.
advice-wins = { $n ->
    [0] Con esto ganas la partida.
    [one] Después, una elección más y ganas la partida.
   *[other] Después, { $n } elecciones más y ganas la partida.
}
advice-champions-later = probablemente, al empezar la próxima ronda { $why }
advice-heroes-later = probablemente, en las dos próximas acciones de cada Grupo { $why }
advice-skirmish-later = probablemente, en tres turnos { $why }

# Por qué: a qué lleva, en comparación con otra opción.
advice-plays = { $more ->
    [yes] aún juegas { $card }
   *[no] ya no juegas { $card }
}
advice-champions-plays = { $more ->
    [yes] aún juegas { $card } este turno
   *[no] no juegas { $card } este turno
}
advice-champions-keeps = { $more ->
    [yes] guardas { $card } para la fase del Villano
   *[no] no tienes { $card } en la fase del Villano
}
advice-champions-out = { $more ->
    [yes] es probable que te eliminen
   *[no] es probable que sigas en la partida
}
advice-champions-life = { $more ->
    [yes] conservas { $n } de Vida más
   *[no] pierdes { $n } de Vida más
}
advice-champions-villain = { $more ->
    [yes] el Villano conserva { $n } de Vida más
   *[no] el Villano pierde { $n } de Vida más
}
advice-champions-threat = el Plan principal tiene { $n } de Amenaza { $more ->
    [yes] más
   *[no] menos
}
advice-champions-sides = los Planes secundarios tienen { $n } de Amenaza { $more ->
    [yes] más
   *[no] menos
}
advice-champions-minions = hay en juego { $n ->
    [one] un Esbirro
   *[other] { $n } Esbirros
} { $more ->
    [yes] más
   *[no] menos
}
advice-champions-allies = tienes { $n ->
    [one] un Aliado
   *[other] { $n } Aliados
} { $more ->
    [yes] más
   *[no] menos
}
advice-champions-gear = tienes { $n ->
    [one] una Mejora o un Apoyo
   *[other] { $n } Mejoras o Apoyos
} { $more ->
    [yes] más
   *[no] menos
}
advice-champions-ready = { $more ->
    [yes] tu identidad está preparada
   *[no] tu identidad está agotada
}
advice-champions-hand = tienes { $n ->
    [one] una carta
   *[other] { $n } cartas
} { $more ->
    [yes] más
   *[no] menos
} en la mano
advice-skirmish-points = consigues { $n ->
    [one] un punto de Victoria
   *[other] { $n } puntos de Victoria
} { $more ->
    [yes] más
   *[no] menos
}
advice-skirmish-mine = tienes { $n ->
    [one] un Personaje
   *[other] { $n } Personajes
} { $more ->
    [yes] más
   *[no] menos
} en los huecos
advice-skirmish-theirs = tu rival tiene { $n ->
    [one] un Personaje
   *[other] { $n } Personajes
} { $more ->
    [yes] más
   *[no] menos
} en los huecos
advice-skirmish-cards = tienes { $n ->
    [one] una carta
   *[other] { $n } cartas
} { $more ->
    [yes] más
   *[no] menos
} en la mano
advice-skirmish-life = a tus Personajes les queda en total { $n } de Vida { $more ->
    [yes] más
   *[no] menos
}
advice-skirmish-life-theirs = a los Personajes de tu rival les queda en total { $n } de Vida { $more ->
    [yes] más
   *[no] menos
}
advice-skirmish-artifacts = tienes { $n ->
    [one] un Artefacto
   *[other] { $n } Artefactos
} { $more ->
    [yes] más
   *[no] menos
}
advice-skirmish-freed = tienes { $n ->
    [one] un Civil liberado
   *[other] { $n } Civiles liberados
} { $more ->
    [yes] más
   *[no] menos
}
advice-skirmish-freed-theirs = los Héroes tienen { $n ->
    [one] un Civil liberado
   *[other] { $n } Civiles liberados
} { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-vp = consigues { $n ->
    [one] un PV
   *[other] { $n } PV
} { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-rivals = el mejor de los otros Grupos consigue { $n ->
    [one] un PV
   *[other] { $n } PV
} { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-points = tienes { $n ->
    [one] un Punto de Planificación
   *[other] { $n } Puntos de Planificación
} { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-wounded = tienes { $n ->
    [one] un Superhéroe Herido
   *[other] { $n } Superhéroes Heridos
} { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-resources = tienes { $n ->
    [one] una carta de Recursos
   *[other] { $n } cartas de Recursos
} { $more ->
    [yes] más
   *[no] menos
} en la mano
advice-heroes-villains = tienes { $n ->
    [one] una carta de Villano
   *[other] { $n } cartas de Villano
} { $more ->
    [yes] más
   *[no] menos
} en la mano
advice-heroes-allies = tienes { $n ->
    [one] un Aliado
   *[other] { $n } Aliados
} { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-ko = recibes { $n } KO { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-ko-theirs = el rival recibe { $n } KO { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-ready = tienes { $n ->
    [one] un Superhéroe Listo
   *[other] { $n } Superhéroes Listos
} { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-plans = completas { $n ->
    [one] un Plan Maestro
   *[other] { $n } Planes Maestros
} { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-trouble = el Nivel de Problemas es { $n } { $more ->
    [yes] más alto
   *[no] más bajo
}
advice-heroes-trouble-theirs = { advice-heroes-trouble }
