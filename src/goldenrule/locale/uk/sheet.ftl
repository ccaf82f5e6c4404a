# A card described outside of a game: its facts, its text, where it comes from.

card-line = { $code } { $name } — { $kind }{ $cost ->
    [-1] { "" }
   *[other] , ціна { $cost }
} — { $set }
card-head = { $name }: { $kind }, { $set }, { $code }
card-in-english = Англійською: { $name }{ $own ->
    [yes] . Українська назва — наша, не офіційна.
   *[no] { "" }
}
card-kind = { $kind } ({ $aspect })
card-boost = { $n ->
    [0] Без символів підсилення
    [one] { $n } символ підсилення
    [few] { $n } символи підсилення
   *[many] { $n } символів підсилення
}{ $star ->
    [yes] , є властивість підсилення.
   *[no] .
}
card-source = { $source ->
    [printed] Джерело: видана карта; текст створено з її правил.
    [rulebook] Джерело: книга правил; текст створено з її правил.
    [public] Джерело: те, що загальновідомо про карту; текст створено з її правил.
    [invented] Джерело: вигадано, жодна видана карта не має таких значень.
   *[none] Джерело: не вказано.
}
card-source-fields = { $source ->
    [printed] З виданої карти: { $fields }.
    [rulebook] З книги правил: { $fields }.
    [public] Загальновідоме: { $fields }.
    [invented] Вигадане: { $fields }.
   *[none] Без джерела: { $fields }.
}
card-cost = ціна { $n }
card-pays = дає { $resources }
card-each = { $each ->
    [1] { " " }на гравця
   *[0] { "" }
}
card-hp = життя { $n }{ card-each }
card-hand-size = розмір руки { $n }
card-start = стартова загроза { $n }{ card-each }
card-target = ціль плану { $n }{ card-each }
card-accel = щораунду +{ $n } загрози{ card-each }
card-atk-cons = { log-n-damage } собі після атаки
card-thw-cons = { log-n-damage } собі після знешкоджування
card-nemesis = запеклий ворог { $hero }
    .hero = genitive

# -- explanations --

explain-clause = { $section }: { $statement } ({ $id })
explain-decision = { $question } { $decision } ({ $id })
explain-terms = Терміни, які можна шукати:
explain-several = «{ $word }» може бути: { $names }{ $more ->
    [0] { "." }
   *[other] , і ще { $more }.
} Введіть більше літер.
explain-unknown = Ні карти, ні терміна «{ $word }», ні схожого, немає. «? terms» наводить усі терміни.
explain-refusal = { $what }: { $why } ({ $clause })
explain-nothing-called = Серед того, що ви бачите у грі чи в руці, немає «{ $word }» або є кілька; введіть повну назву, назву й значення, як-от «Носоріг АТК», або номер варіанта.
explain-plain = { $name } не має змінних значень, і ніщо не заважає застосувати це зараз.
