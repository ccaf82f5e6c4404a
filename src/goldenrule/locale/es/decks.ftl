# Las palabras de la orden `deck`.

deck-summary = { $name }: { $hero }, { $aspect }, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
deck-no-aspect = sin aspecto
deck-no-hero = ningún superhéroe
deck-format-marvelcdb = para MarvelCDB
deck-format-text = una lista para leer o para pegar en otra parte
deck-format-octgn = para OCTGN
deck-format-yaml = el nuestro, fácil de editar
deck-legal = El mazo es válido.
deck-illegal = El mazo no es válido: { $n ->
    [one] incumple una regla.
   *[other] hay { $n } errores.
}
deck-cost = { $cost ->
    [-2] coste X
   *[other] coste { $cost }
}
deck-average = De media, { $average } por cada una de las { $n } cartas que tienen coste.
deck-resources = Recursos: { $list }.
deck-types = Tipos: { $list }.
deck-traits = Rasgos: { $list }.
deck-boxes = { $n ->
    [0] No hace falta ninguna caja básica.
    [one] Una caja básica tiene todas estas cartas.
   *[other] Hacen falta { $n } cajas básicas para todas estas copias.
}
deck-dropped = Se dejan fuera porque no se conocen: { $cards }.
deck-chosen-identity = { $n ->
    [one] { $n } carta del
   *[other] { $n } cartas del
} Superhéroe, que tienen todos sus mazos. (MC-DECK-05)
deck-chosen-allies = { $n ->
    [one] { $n } Aliado
   *[other] { $n } Aliados
}: todos los de { $aspect } y todos los Básicos, porque atacan, intervienen y defienden.
deck-chosen-resources = { $n ->
    [one] { $n } carta de Recurso
   *[other] { $n } cartas de Recurso
}, tantas como puede tener un mazo: pagan las demás.
deck-chosen-aspect = { $n } de { $aspect }: una de cada otra carta, primero las más baratas.
deck-chosen-basic = { $n ->
    [one] { $n } carta Básica
   *[other] { $n } cartas Básicas
}: una de cada otra carta, primero las más baratas.
deck-chosen-more = { $n ->
    [one] { $n } copia más
   *[other] { $n } copias más
}, primero las más baratas, hasta completar el mazo.

deck-cited = { $text } ({ $id })
deck-note = { $deck }: { $note }
deck-at = { $where }, { $place }
deck-at-line = línea { $n }
deck-at-slot = entrada { $slot }
deck-card = { $card } ({ $code })
deck-copies = { $n } x { $card } ({ $code })
deck-card-of = una carta de { $hero }
deck-card-identity = una carta de Superhéroe
deck-card-encounter = una carta de Encuentro
deck-belongs = { $card }, { $whose }
deck-instead = { $card }: { $n } en vez de { $own }

# Lo que está mal en un mazo.
deck-has-unknown = { $n ->
    [one] No se conoce { $n } carta
   *[other] No se conocen { $n } cartas
} y este mazo no puede jugarse{ $short ->
    [0] { "" }
    [one] ; sin { $n ->
        [one] ella
       *[other] ellas
    } le falta { $short }
   *[other] ; sin { $n ->
        [one] ella
       *[other] ellas
    } le faltan { $short }
}: { $cards }.
deck-has-no-identity = No hay carta de Superhéroe; nombra a un Superhéroe.
deck-has-identities = Hay { $n } cartas de Superhéroe ({ $names }); elige una.
deck-unknown-near = { $card } (¿quizá { $names }?)
deck-has-unknown-identity = No se conoce el Superhéroe { $names }; los que hay son { $known }.
deck-has-too-few = El mazo tiene { $n } cartas{ $unknown ->
    [0] { "" }
   *[other] , contando las desconocidas,
} y el mínimo es { $least }; añade { $more }.
deck-has-too-many = El mazo tiene { $n } cartas y el máximo es { $most }; quita { $less }.
deck-has-not-own = Las cartas de { $hero } no están en su número exacto ({ $cards }).
deck-has-of-others = Algunas cartas no son ni del propio Superhéroe, ni de un aspecto, ni Básicas; quítalas: { $cards }.
deck-has-unknown-aspect = No hay ningún aspecto { $aspect }; elige entre { $known }.
deck-has-other-aspects = El aspecto es { $aspect }, pero hay cartas de otro; quítalas: { $cards }.
deck-has-copies = Hay { $n } copias de { $card }, más de { $most }; quita { $less }.
deck-has-uniques = Hay { $n } copias de { $card }, que es única; deja 1.
deck-has-own-title = { $card } es única y tiene el título de tu Superhéroe; quítala.
deck-has-not-required = { $title } de { $hero } exige { $limit ->
    [least] al menos
   *[most] como mucho
} { $asked } ({ $type ->
    [none] cartas
   *[other] { $type }
}{ $trait ->
    [none] { "" }
   *[other] { ", " }{ $trait }
}{ $aspect ->
    [none] { "" }
   *[other] { ", " }{ $aspect }
}), pero hay { $n }.
deck-has-more-than-max = Hay { $n } copias de { $card } y un mazo puede tener { $most }; quita { $less }.

# Lo que se ha añadido, dejado fuera o entendido de algún modo al leer un mazo.
deck-note-aspect = No se conoce el aspecto { $aspect }; deciden las cartas.
deck-note-numbers = Una impresión posterior de una carta de la caja básica tiene otro número; una lista de nombres, como el texto de MarvelCDB, la encuentra por su título.
deck-note-called = { $code } se llama allí { $name }, pero es { $card }; decide el código.
deck-note-same-title = { $card } de { $pack } se toma por la carta { $code } del mismo título.
deck-note-added = Se ha añadido lo que tiene todo mazo de { $hero } ({ $id }): { $cards }.
deck-note-beside = Las cartas de { $key } se dejan fuera: { $cards }.
deck-note-meta = { $key } no puede leerse; las cartas deciden el aspecto.
deck-note-two-aspects = { $key } nombra dos aspectos; el mazo se toma por uno de { $aspect }.
deck-note-section = { $name }, de la sección { $section }, no es parte del mazo y se deja fuera.
deck-note-line = La línea { $n } de { $where } no es una carta y se deja fuera: { $line }.

deck-fetch-answers = responde { $code }
deck-fetch-not-public = no hay ningún mazo público con ese número
deck-fetch-points-to = lleva a { $url }

# Cuánto vale un cambio: `deck tune`.
tune-as-is = Contra { $scenario }, el bot `{ $bot }` gana el { $percent } de { $n } partidas con el mazo tal como está (intervalo del 95 %: de { $low } a { $high }).
tune-swap = { $out } → { $into }
tune-worth-is = El valor de un cambio es la diferencia en la probabilidad de ganar, en puntos porcentuales con intervalo del 95 %, en { $games } pares de partidas:
tune-worth = { $share }  (de { $low } a { $high })
tune-close = sin diferencia clara
tune-better = mejor
tune-worse = peor
tune-rest = Son los mejores de { $n } cambios legales; los otros { $rest } rindieron peor en menos partidas y se descartaron.
tune-about = Las dos partidas de un par se barajan igual. Las que sirvieron para elegir estos cambios no cuentan, para que la suerte no los favorezca. El bot muestra lo que él saca de una carta; tú puedes sacarle más.
