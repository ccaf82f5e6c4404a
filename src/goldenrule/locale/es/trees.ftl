# Textos de cartas: los efectos, números y condiciones que comparten todos los juegos, y cómo se unen las partes.

join-clauses = { $first }, luego { $second }
join-otherwise = { $first }; { $second }
join-modes = { $first } o { $second }
join-sentences = { $first } { $second }
join-names = { $first }, { $second }
name-in-text = { $kind ->
    [title] «{ $name }»
   *[person] { $name }
}
    .obj = { $kind ->
        [person] a { $name }
        [title] «{ $name }»
       *[quoted] { $name }
    }
names-more = y { $n } más
join-and = { $first } y { $second }
join-or = { $first } o { $second }
join-and-clauses = { $first } y { $second }
join-or-clauses = { $first } o { $second }
join-plus = { $first } + { $second }
champions-join-otherwise = { $first }; { $second }
champions-join-modes = { $first }; { $second }
champions-join-plus = { $first } más { $second }
sentence = { $clause }.
tree-tail = { $says } ({ $letter } es { $is_ })
tree-while = mientras { $cond }, { $says }

# -- efectos --

tree-nothing = no ocurre nada
tree-bind = recuerda { $number }
tree-if = si { $cond }, { $then }
tree-otherwise = si no, { $other }
tree-for-each = por cada { $ofform ->
    [other-m] uno
    [other-mine-m] uno
    [other-theirs-m] uno
   *[other] una
} de { $of }: { $do }
tree-may = puedes { $do }
tree-choose-mode = { $mood ->
    [infinitive] elegir
   *[imperative] elige
} una opción: { $modes }
tree-mode = { $item }

# -- cartas --

tree-it = ella
tree-them = { $case ->
    [every] cada una de ellas
   *[other] ellas
}
tree-one-of = { $of }
    .of = one
tree-some = de { $least } a { $most } de { $of }
tree-except = { $of }, salvo { $without }
tree-where = { $of } { $cond }

# -- números: lo que se dice dentro de la frase y lo que va detrás --

tree-count = el número de { $of }
tree-result = el número recién obtenido
tree-bound = el número anterior
tree-times = { $left } por { $right }
tree-at-most = { $number }, pero { $cap } como máximo
tree-either = { $then } si { $cond }; si no, { $other }
tree-same = esa cantidad
tree-per = { $n } por cada { $unit }
tail-per = { $clause } por cada { $unit }
tail-equal = { $clause } igual a { $phrase }
tail-cap = { $clause } (máximo { $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
})
tail-instead = { $clause } ({ $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
} en vez de eso si { $cond })
