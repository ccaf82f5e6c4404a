# Lo que el consejero dice de las opciones, y por qué: `hint` en la línea de órdenes y en la página.

advice-title = Probabilidad de ganar, estimada en { $n ->
    [one] un mundo que puede ser el verdadero
   *[other] hasta { $n } mundos que pueden ser el verdadero
}, jugando un rato más según reglas prácticas; ± es solo el error del muestreo, y las diferencias son las de los mismos mundos
advice-line = { $what }: { $chance } %{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} en { $worlds ->
    [one] { $worlds } mundo
   *[other] { $worlds } mundos
}, { $beside ->
    [thumb] la regla práctica
    [close] sin diferencia clara con la regla práctica
    [more] { $gain ->
        [one] { $gain } punto porcentual
       *[other] { $gain } puntos porcentuales
    } más que con la regla práctica
   *[less] { $gain ->
        [one] { $gain } punto porcentual
       *[other] { $gain } puntos porcentuales
    } menos que con la regla práctica
}{ $why ->
    [none] {""}
   *[other] : { $why }
}
advice-join = { $first }; { $second }
advice-better = Un bot que piensa elegiría: { $what }. En los mismos mundos, la probabilidad estimada es { $gain ->
    [one] { $gain } punto porcentual
   *[other] { $gain } puntos porcentuales
} mayor que con la regla práctica: { $thumb }.
advice-close = Nada es claramente mejor; un bot que piensa sigue la regla práctica: { $thumb }.
advice-close-but = No hay una diferencia clara. Un bot que piensa elegiría: { $what }. La regla práctica: { $thumb }.
advice-as-thumb = Nada es mejor que la regla práctica: { $thumb }.
advice-thumb = La regla práctica: { $what }.

# Por qué: a qué lleva más o menos que la regla práctica.
advice-plays = { $more ->
    [yes] { $card } aún se juega
   *[no] { $card } ya no se juega
}
advice-champions-plays = { $more ->
    [yes] { $card } aún se juega este turno
   *[no] { $card } no se juega este turno
}
advice-champions-keeps = { $more ->
    [yes] guarda { $card } para la fase del Villano
   *[no] no tiene { $card } en la fase del Villano
}
advice-champions-out = { $more ->
    [yes] es probable que te eliminen
   *[no] es probable que sigas en la partida
}
advice-champions-life = se prevé { $n } de Daño { $more ->
    [yes] menos
   *[no] más
} para ti
advice-champions-villain = se prevé { $n } de Daño { $more ->
    [yes] menos
   *[no] más
} para el Villano
advice-champions-threat = se prevé { $n } de Amenaza { $more ->
    [yes] más
   *[no] menos
} en el Plan principal
advice-champions-sides = se prevé { $n } de Amenaza { $more ->
    [yes] más
   *[no] menos
} en Planes secundarios
advice-champions-minions = { $n ->
    [one] se prevé { $n } Esbirro
   *[other] se prevén { $n } Esbirros
} { $more ->
    [yes] más
   *[no] menos
}
advice-champions-allies = { $n ->
    [one] se prevé { $n } Aliado tuyo
   *[other] se prevén { $n } Aliados tuyos
} { $more ->
    [yes] más
   *[no] menos
}
advice-champions-gear = { $n ->
    [one] se prevé { $n } Mejora o Apoyo
   *[other] se prevén { $n } Mejoras o Apoyos
} { $more ->
    [yes] más
   *[no] menos
} bajo tu control
advice-champions-ready = { $more ->
    [yes] tu Superhéroe estará preparado en la próxima ronda
   *[no] tu Superhéroe estará agotado en la próxima ronda
}
advice-champions-hand = { $n ->
    [one] se prevé { $n } carta
   *[other] se prevén { $n } cartas
} { $more ->
    [yes] más
   *[no] menos
} en tu mano
advice-skirmish-points = { $n ->
    [one] se prevé { $n } punto
   *[other] se prevén { $n } puntos
} de Victoria { $more ->
    [yes] más
   *[no] menos
} para ti
advice-skirmish-mine = { $n ->
    [one] se prevé { $n } Personaje tuyo
   *[other] se prevén { $n } Personajes tuyos
} { $more ->
    [yes] más
   *[no] menos
} en los huecos
advice-skirmish-theirs = { $n ->
    [one] se prevé { $n } Personaje enemigo
   *[other] se prevén { $n } Personajes enemigos
} { $more ->
    [yes] más
   *[no] menos
} en los huecos
advice-skirmish-cards = { $n ->
    [one] se prevé { $n } carta
   *[other] se prevén { $n } cartas
} { $more ->
    [yes] más
   *[no] menos
} en tu mano
advice-skirmish-artifacts = { $n ->
    [one] se prevé { $n } Artefacto tuyo
   *[other] se prevén { $n } Artefactos tuyos
} { $more ->
    [yes] más
   *[no] menos
}
advice-skirmish-freed = { $n ->
    [one] se prevé { $n } Civil liberado
   *[other] se prevén { $n } Civiles liberados
} { $more ->
    [yes] más
   *[no] menos
} a tu disposición
advice-skirmish-freed-theirs = { $n ->
    [one] se prevé { $n } Civil liberado
   *[other] se prevén { $n } Civiles liberados
} { $more ->
    [yes] más
   *[no] menos
} a disposición de los Héroes
advice-heroes-vp = se prevén { $n } PV { $more ->
    [yes] más
   *[no] menos
} para ti
advice-heroes-rivals = se prevén { $n } PV { $more ->
    [yes] más
   *[no] menos
} para el mejor de los otros Grupos
advice-heroes-points = { $n ->
    [one] se prevé { $n } Punto
   *[other] se prevén { $n } Puntos
} de Planificación { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-wounded = { $n ->
    [one] se prevé { $n } Superhéroe tuyo Herido
   *[other] se prevén { $n } Superhéroes tuyos Heridos
} { $more ->
    [yes] más
   *[no] menos
}
advice-heroes-resources = { $n ->
    [one] se prevé { $n } carta
   *[other] se prevén { $n } cartas
} de Recursos { $more ->
    [yes] más
   *[no] menos
} en tu mano
advice-heroes-villains = { $n ->
    [one] se prevé { $n } carta
   *[other] se prevén { $n } cartas
} de Villano { $more ->
    [yes] más
   *[no] menos
} en tu mano
advice-heroes-allies = { $n ->
    [one] se prevé { $n } Aliado tuyo
   *[other] se prevén { $n } Aliados tuyos
} { $more ->
    [yes] más
   *[no] menos
}
