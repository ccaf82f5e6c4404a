# A card described outside of a game: its values, its text, its source.

card-line = { $code } { $name } - { $kind }{ $cost ->
    [-1] { "" }
   *[other] , cost { $cost }
} - { $set }
card-head = { $name }: { $kind }, { $set }, { $code }
card-in-english = English name: { $name }{ $own ->
    [yes] . The name above is our own.
   *[no] { "" }
}
card-kind = { $kind } ({ $aspect })
card-boost = { $n ->
    [0] { $star ->
        [yes] No boost icons, and a boost ability.
       *[no] No boost icons.
    }
    [one] 1 boost icon{ $star ->
        [yes] , and a boost ability.
       *[no] .
    }
   *[other] { $n } boost icons{ $star ->
        [yes] , and a boost ability.
       *[no] .
    }
}
card-source = { $source ->
    [printed] Source: the published card; the text is generated from its rules.
    [rulebook] Source: the rulebook; the text is generated from its rules.
    [public] Source: public information about the card; the text is generated from its rules.
    [invented] Source: invented; no published card has these values.
   *[none] Source: no source given.
}
card-source-fields = { $source ->
    [printed] From the published card: { $fields }.
    [rulebook] From the rulebook: { $fields }.
    [public] Publicly known: { $fields }.
    [invented] Invented: { $fields }.
   *[none] No source given: { $fields }.
}
card-cost = cost { $n }
card-pays = pays { $resources }
card-hp = { $n ->
    [one] { $n } hit point
   *[other] { $n } hit points
}{ $each ->
    [1] { " " }for each player
   *[0] { "" }
}
card-hand-size = hand size { $n }
card-start = starting threat { $n }{ $each ->
    [1] { " " }for each player
   *[0] { "" }
}
card-target = target threat { $n }{ $each ->
    [1] { " " }for each player
   *[0] { "" }
}
card-accel = { $n } more threat each round{ $each ->
    [1] { " " }for each player
   *[0] { "" }
}
card-atk-cons = { $n } damage to itself after attacking
card-thw-cons = { $n } damage to itself after thwarting
card-nemesis = nemesis of { $hero }

# -- explanations --

explain-clause = { $section }: { $statement } ({ $id })
explain-decision = { $question } { $decision } ({ $id })
explain-terms = Terms that can be looked up:
explain-several = “{ $word }” may be: { $names }{ $more ->
    [0] { "." }
   *[other] , and { $more } more.
} Type more of it.
explain-unknown = Nothing matches “{ $word }”: no clause of the rules, no term and no card. Look up “terms” for a list.
explain-refusal = { $what }: { $why } ({ $clause })
explain-nothing-called = { $word } names nothing that you see in play or in your hand, or more than one thing; type a whole name, a name and a value such as Rhino ATK, or the number of an option.
explain-plain = { $name } has no values that change, and nothing stops you from using it now.
