# El reglamento al consultarlo: entradas en líneas y lo que no entiende una búsqueda de cartas.

rules-none = Este juego no tiene reglamento en el que consultar.
rules-entry = { $name }: { $text }
rules-example = Ejemplo: { $text }
rules-see = Véase también: { $names }.
rules-more = Véase también: { $names }.
rules-ask = ? { $name }
rules-cards = Cartas: { $names }{ $more ->
    [0] { "." }
   *[other] { " " }y { $more } más.
}
rules-clauses = Reglas: { $ids }{ $more ->
    [0] { "." }
   *[other] { " " }y { $more } más.
}
rules-decision = { $statement } ({ $id })
rules-otherwise = { $default } Con esta lectura: { $later }
rules-reading = { $language }: { $text }
rules-divergence = { $question } { $readings } Aquí se juega: { $played } ({ $id })
rules-nothing = Nada en los reglamentos se llama «{ $word }» ni de forma parecida; goldenrule rules muestra las entradas.
search-no-field = Una búsqueda de cartas no tiene { $field }; tiene { $fields }.
search-no-number = { $part }: { $field } es un número, como { $field }:2 o { $field }:<3.
search-no-act = Ninguna carta tiene { $part }; { $near ->
    [none] goldenrule card NOMBRE muestra lo que hace una carta.
   *[other] quizá { $near }.
}
search-nothing = Ninguna carta tiene { $query }; { $near ->
    [none] prueba con menos palabras, parte de un nombre, un tipo, un rasgo o un conjunto.
   *[other] quizá { $near }.
}

search-field-name = nombre
search-field-text = texto
search-field-trait = rasgo
search-field-type = tipo
search-field-set = conjunto
search-field-aspect = aspecto
search-field-keyword = palabra, palabraclave
search-field-icon = icono
search-field-resource = recurso
search-field-team = grupo
search-field-skill = habilidad
search-field-side = facción
search-field-colour = color
search-field-cost = coste
search-field-does = hace
search-field-when = cuándo, cuando
