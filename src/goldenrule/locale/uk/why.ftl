# Why nothing can be done with a card that somebody points at.

why-unknown = Ви не знаєте цієї карти.
why-offered = { $name }: можна вибрати зараз, є серед варіантів.
why-target = { $name }: можна вибрати зараз як ціль для: { $actions }.
why-nothing = { $name }: на запитання «{ $question }» цього вибрати не можна{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
why-standing = { $name }: вас про це не питають, бо маєте сталу відповідь: { $answer ->
    [always] застосовувати завжди
   *[never] ніколи не застосовувати
}.
why-not-in-hand = У вашій руці немає: { $name }.
why-not-in-play = Наскільки видно, у грі та у вашій руці немає: { $name }.
why-no-such = У цій грі ніщо не зветься «{ $name }».
why-not-now = «{ $typed }» не пропонується в цьому питанні: «{ $question }»{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
# How a typed action begins: words, or beginnings of words, with spaces between.
why-actions = атак запоб зрив захи зігра гра викорис віднов зміни перемі бит викон взяти поклас розмі заверш закінч пас попрос спла скину взяти
# Beginnings of the words for playing a card, and little words that may stand before a name, or be left out.
why-play = зігра розігр гра
why-little = мій моя моє мої свій свою своє ваш з із зі на
