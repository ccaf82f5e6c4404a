# The rulebook as it is looked up: entries in lines, and what a search for cards does not understand.

rules-none = Ця гра не має книги правил, у якій можна шукати.
rules-entry = { $name }: { $text }
rules-example = Приклад: { $text }
rules-see = Див. також: { $names }.
rules-more = Ще: { $names }.
rules-ask = ? { $name }
rules-cards = Карти: { $names }{ $more ->
    [0] { "." }
   *[other] { " " }і ще { $more }.
}
rules-clauses = Правила: { $ids }{ $more ->
    [0] { "." }
   *[other] { " " }і ще { $more }.
}
rules-decision = { $statement } ({ $id })
rules-otherwise = { $default } За цим тлумаченням: { $later }
rules-reading = { $language }: { $text }
rules-divergence = { $question } { $readings } Тут грають так: { $played } ({ $id })
rules-nothing = У книгах правил немає ні «{ $word }», ні схожого; goldenrule rules наводить статті.
search-no-field = Пошук карт не має поля { $field }; є { $fields }.
search-no-number = { $part }: { $field } — це число, наприклад { $field }:2 або { $field }:<3.
search-no-act = Жодна карта не має { $part }; { $near ->
    [none] goldenrule card НАЗВА показує, що робить карта.
   *[other] можливо, { $near }.
}
search-nothing = Жодна карта не має { $query }; спробуйте менше слів, частину назви, тип, характеристику чи набір.
