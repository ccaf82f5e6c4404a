# Una carta descrita fuera de una partida: sus datos, su texto, de dónde viene.

card-line = { $code } { $name } - { $kind }{ $cost ->
    [-1] { "" }
   *[other] , coste { $cost }
} - { $set }
card-head = { $name }: { $kind }, { $set }, { $code }
card-in-english = En inglés: { $name }{ $own ->
    [yes] . El nombre en español es nuestro, no oficial.
   *[no] { "" }
}
card-kind = { $kind } ({ $aspect })
card-boost = { $n ->
    [0] { $star ->
        [yes] Sin iconos de Aumento, pero con una capacidad de Aumento.
       *[no] Sin iconos de Aumento.
    }
    [one] 1 icono de Aumento{ $star ->
        [yes] { " " }y una capacidad de Aumento.
       *[no] .
    }
   *[other] { $n } iconos de Aumento{ $star ->
        [yes] { " " }y una capacidad de Aumento.
       *[no] .
    }
}
card-source = { $source ->
    [printed] Fuente: la carta publicada; el texto se genera a partir de sus reglas.
    [rulebook] Fuente: el reglamento; el texto se genera a partir de sus reglas.
    [public] Fuente: lo que se sabe públicamente de la carta; el texto se genera a partir de sus reglas.
    [invented] Fuente: inventada; ninguna carta publicada tiene estos valores.
   *[none] Fuente: no se indica.
}
card-source-fields = { $source ->
    [printed] De la carta publicada: { $fields }.
    [rulebook] Del reglamento: { $fields }.
    [public] De conocimiento público: { $fields }.
    [invented] Inventado: { $fields }.
   *[none] Sin fuente: { $fields }.
}
card-cost = coste { $n }
card-pays = da { $resources }
card-hp = { $n } de Vida{ $each ->
    [1] { " " }por jugador
   *[0] { "" }
}
card-hand-size = tamaño de la mano { $n }
card-start = Amenaza inicial { $n }{ $each ->
    [1] { " " }por jugador
   *[0] { "" }
}
card-target = umbral de Amenaza { $n }{ $each ->
    [1] { " " }por jugador
   *[0] { "" }
}
card-accel = { $n } más de Amenaza{ $each ->
    [1] { " " }por jugador
   *[0] { "" }
} en cada ronda
card-atk-cons = sufre { $n } de Daño tras atacar
card-thw-cons = sufre { $n } de Daño tras intervenir
card-nemesis = Archienemigo de { $hero }

# -- explicaciones --

explain-clause = { $section }: { $statement } ({ $id })
explain-decision = { $question } { $decision } ({ $id })
explain-terms = Términos que puedes consultar:
explain-several = «{ $word }» puede ser: { $names }{ $more ->
    [0] { "." }
   *[other] { " " }y { $more } más.
} Escribe algo más.
explain-unknown = Nada se llama «{ $word }» ni de forma parecida: ni una cláusula de las reglas ni un término ni una carta. Consulta «terms» para ver una lista.
explain-refusal = { $what }: { $why } ({ $clause })
explain-nothing-called = Nada de lo que ves en juego o en tu mano se llama { $word }, o se llama así más de una cosa; escribe el nombre completo, un nombre y un valor, como Rino ATQ, o el número de una opción.
explain-plain = { $name } no tiene valores que cambien y nada impide usarla ahora.
