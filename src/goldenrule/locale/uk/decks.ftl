# The words of the command `deck`.

deck-summary = { $name }: { $hero }, { $aspect }, { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}.
deck-no-aspect = без напрямку
deck-legal = Колода правильна.
deck-illegal = Колода неправильна, порушень: { $n }.
deck-cost = { $cost ->
    [-2] ціна X
   *[other] ціна { $cost }
}
deck-average = У середньому { $average } на кожну з карт, що мають ціну ({ $n }).
deck-resources = Ресурси: { $list }.
deck-types = Типи: { $list }.
deck-traits = Характеристики: { $list }.
deck-boxes = { $n ->
    [0] Базовий набір не потрібен.
    [one] Усі ці карти є в { $n } базовому наборі.
    [few] На всі ці копії треба { $n } базові набори.
   *[many] На всі ці копії треба { $n } базових наборів.
}
deck-dropped = Пропущено, бо не відомі: { $cards }.
deck-chosen-identity = Карт особи: { $n }, їх має кожна її колода (MC-DECK-05).
deck-chosen-allies = Союзників: { $n }; усі з напрямку «{ $aspect }» і всі базові, бо вони атакують, знешкоджують і захищають.
deck-chosen-resources = Карт-ресурсів: { $n }, скільки можна в колоді: ними сплачують за інші.
deck-chosen-aspect = З напрямку «{ $aspect }»: { $n }; по одній кожної іншої карти, від найдешевших.
deck-chosen-basic = Базових карт: { $n }; по одній кожної іншої карти, від найдешевших.
deck-chosen-more = Ще копій: { $n }, від найдешевших, доки колода не повна.
