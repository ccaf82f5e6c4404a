# Por qué no puede hacerse nada con una carta que alguien señala.

why-unknown = No conoces esta carta.
why-offered = { $name } puede elegirse ahora: está entre las opciones.
why-target = { $name } puede elegirse ahora como objetivo de: { $actions }.
why-nothing = { $name } no responde a lo que se pregunta ahora: «{ $question }»{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
why-standing = { $name }: no se te pregunta por ella, pues tienes una respuesta fija: { $answer ->
    [always] se usa siempre
   *[never] no se usa nunca
}.
