# Por qué no puede hacerse nada con una carta que alguien señala.

why-unknown = No conoces esta carta.
why-offered = { $name } puede elegirse ahora: está entre las opciones.
why-target = { $name } puede elegirse ahora como objetivo de: { $actions }.
why-nothing = No puedes elegir { $name } para esta pregunta: «{ $question }»{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
why-standing = { $name }: no se te pregunta por ella, pues tienes una respuesta fija: { $answer ->
    [always] se usa siempre
   *[never] no se usa nunca
}.
why-not-in-hand = { $name } no está en tu mano.
why-not-in-play = Por lo que ves, { $name } no está en juego ni en tu mano.
why-no-such = En este juego nada se llama { $name }.
why-not-now = «{ $typed }» no se ofrece en esta pregunta: «{ $question }»{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
# How a typed action begins: words, or beginnings of words, with spaces between.
why-actions = atac intervenir intervengo defender defiend jugar juego us recuper cambi mov luch ejecut tomar coloc acab termin pasar paso ped pag descart rob
# Beginnings of the words for playing a card, and little words that may stand before a name, or be left out.
why-play = jueg jugar
why-little = mi mis tu tus con a de en que
