# Why nothing can be done with a card that somebody points at.

why-unknown = Ви не знаєте цієї карти.
why-offered = { $name }: можна вибрати зараз, є серед варіантів.
why-target = { $name }: можна вибрати зараз як ціль для: { $actions }.
why-nothing = { $name } — не відповідь на те, про що зараз питають: «{ $question }»{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
why-standing = { $name }: вас про це не питають, бо маєте сталу відповідь: { $answer ->
    [always] застосовувати завжди
   *[never] ніколи не застосовувати
}.
