# The words of the command `deck`.

deck-summary = { $name }: { $hero }, { $aspect }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
deck-no-aspect = no aspect
deck-legal = The deck is legal.
deck-illegal = The deck is not legal: { $n ->
    [one] it breaks a rule.
   *[other] { $n } things are wrong.
}
deck-cost = { $cost ->
    [-2] cost X
   *[other] cost { $cost }
}
deck-average = On average { $average } for each of the { $n } cards that have a cost.
deck-resources = Resources: { $list }.
deck-types = Types: { $list }.
deck-traits = Traits: { $list }.
deck-boxes = { $n ->
    [0] No core set is needed.
    [one] One core set has all these cards.
   *[other] { $n } core sets are needed for all these copies.
}
deck-dropped = Left out, because they are not known: { $cards }.
deck-chosen-identity = { $n } cards of the identity, which every deck of it has (MC-DECK-05).
deck-chosen-allies = { $n } allies: all of { $aspect } and all basic ones, for they attack, thwart and defend.
deck-chosen-resources = { $n } resource cards, as many as a deck may have: they pay for the others.
deck-chosen-aspect = { $n } of { $aspect }: one of each other card, the cheapest first.
deck-chosen-basic = { $n } basic cards: one of each other card, the cheapest first.
deck-chosen-more = { $n } further copies, the cheapest first, until the deck is full.
