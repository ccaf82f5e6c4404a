# The rulebook: entries in lines, and what a search for cards does not understand.

rules-none = This game has no rulebook to look things up in.
rules-entry = { $name }: { $text }
rules-example = Example: { $text }
rules-see = See also: { $names }.
rules-more = See also: { $names }.
rules-ask = ? { $name }
rules-cards = Cards: { $names }{ $more ->
    [0] { "." }
   *[other] { " " }and { $more } more.
}
rules-clauses = Rules: { $ids }{ $more ->
    [0] { "." }
   *[other] { " " }and { $more } more.
}
rules-decision = { $statement } ({ $id })
rules-otherwise = { $default } With this reading: { $later }
rules-reading = { $language }: { $text }
rules-divergence = { $question } { $readings } Played here: { $played } ({ $id })
rules-nothing = Nothing in the rulebooks matches “{ $word }”; goldenrule rules lists the entries.
search-no-field = A search for cards has no field { $field }; the fields are { $fields }.
search-no-number = { $part }: { $field } must be a number, such as { $field }:2 or { $field }:<3.
search-no-act = No card has { $part }; { $near ->
    [none] goldenrule card NAME shows what a card does.
   *[other] did you mean { $near }?
}
search-nothing = No card has { $query }; { $near ->
    [none] try fewer words, a part of a name, a type, a trait or a set.
   *[other] did you mean { $near }?
}

## What the fields of a search for cards may be called, beside their English names; several have commas between them

search-field-name = name
search-field-text = text
search-field-trait = trait
search-field-type = type
search-field-set = set
search-field-aspect = aspect
search-field-keyword = keyword
search-field-icon = icon
search-field-resource = resource
search-field-team = team
search-field-skill = skill
search-field-side = side
search-field-colour = colour, color
search-field-cost = cost
search-field-does = does
search-field-when = when
