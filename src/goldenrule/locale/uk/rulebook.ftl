# The rulebook as it is looked up: entries in lines, and what a search for cards does not understand.

rules-none = Ця гра не має книги правил, у якій можна шукати.
rules-entry = { $name }: { $text }
rules-example = Приклад: { $text }
rules-see = Див. також: { $names }.
rules-more = Див. також: { $names }.
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
search-nothing = Жодна карта не має { $query }; { $near ->
    [none] спробуйте менше слів, частину назви, тип, характеристику чи набір.
   *[other] можливо, { $near }.
}

search-field-name = назва
search-field-text = текст
search-field-trait = характеристика
search-field-type = тип
search-field-set = набір
search-field-aspect = напрямок
search-field-keyword = слово, ключове
search-field-icon = символ
search-field-resource = ресурс
search-field-team = команда
search-field-skill = навичка
search-field-side = сторона
search-field-colour = колір
search-field-cost = ціна
search-field-does = робить
search-field-when = коли
