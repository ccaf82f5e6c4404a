# The words of the command `deck`.

deck-summary = { $name }: { $hero }, { $aspect }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
deck-no-aspect = no aspect
deck-no-hero = no hero
deck-format-marvelcdb = for MarvelCDB
deck-format-text = a list to read or to paste elsewhere
deck-format-octgn = for OCTGN
deck-format-yaml = our own, easy to edit
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
deck-dropped = Left out because they are unknown: { $cards }.
deck-chosen-identity = { $n ->
    [one] { $n } card of
   *[other] { $n } cards of
} the identity, which all of its decks have. (MC-DECK-05)
deck-chosen-allies = { $n ->
    [one] { $n } ally
   *[other] { $n } allies
}: all of { $aspect } and all basic ones, because they attack, thwart and defend.
deck-chosen-resources = { $n ->
    [one] { $n } resource card
   *[other] { $n } resource cards
}, as many as a deck may have: they pay for the other cards.
deck-chosen-aspect = { $n } of { $aspect }: one of each other card, cheapest first.
deck-chosen-basic = { $n ->
    [one] { $n } basic card
   *[other] { $n } basic cards
}: one of each other card, cheapest first.
deck-chosen-more = { $n ->
    [one] { $n } more copy
   *[other] { $n } more copies
}, cheapest first, until the deck is full.

deck-cited = { $text } ({ $id })
deck-note = { $deck }: { $note }
deck-at = { $where }, { $place }
deck-at-line = line { $n }
deck-at-slot = slot { $slot }
deck-card = { $card } ({ $code })
deck-copies = { $n } x { $card } ({ $code })
deck-card-of = a card of { $hero }
deck-card-identity = an identity card
deck-card-encounter = an encounter card
deck-belongs = { $card }, { $whose }
deck-instead = { $card }: { $n } instead of { $own }

# What is wrong with a deck.
deck-has-unknown = { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
} unknown here, so this deck cannot be played{ $short ->
    [0] { "" }
   *[other] ; without them it is { $short } short
}: { $cards }.
deck-has-no-identity = There is no identity card; name one hero.
deck-has-identities = There are { $n } identity cards ({ $names }); choose one.
deck-unknown-near = { $card } (did you mean { $names }?)
deck-has-unknown-identity = The identity { $names } is unknown here; the heroes are { $known }.
deck-has-too-few = The deck has { $n } of at least { $least } cards{ $unknown ->
    [0] { "" }
   *[other] , counting the unknown ones
}; add { $more }.
deck-has-too-many = The deck has { $n } of at most { $most } cards; take out { $less }.
deck-has-not-own = The number of cards of { $hero } is not exact ({ $cards }).
deck-has-of-others = Some cards are neither the identity's own nor of an aspect nor basic; take them out: { $cards }.
deck-has-unknown-aspect = There is no aspect { $aspect }; choose one of { $known }.
deck-has-other-aspects = The aspect is { $aspect }, but some cards have another one; take them out: { $cards }.
deck-has-copies = There are { $n } copies of { $card }, more than { $most }; take out { $less }.
deck-has-uniques = There are { $n } copies of { $card }, which is unique; keep 1.
deck-has-own-title = { $card } is unique and has the title of your identity; take it out.
deck-has-not-required = { $title } of { $hero } asks for { $limit ->
    [least] at least
   *[most] at most
} { $asked } ({ $aspect ->
    [none] { "" }
   *[other] { $aspect }{ " " }
}{ $trait ->
    [none] { "" }
   *[other] { $trait }{ " " }
}{ $type ->
    [none] card
   *[other] { $type }
}), but there are { $n }.
deck-has-more-than-max = There are { $n } copies of { $card }, but a deck may have only { $most }; take out { $less }.

# What was added, left out or interpreted when a deck was read.
deck-note-aspect = The aspect { $aspect } is unknown here; the cards decide.
deck-note-numbers = A later printing of a card of the core set has another number; a list of names, such as MarvelCDB's text, finds it by its title.
deck-note-called = { $code } is called { $name } there, but is { $card }; the code decides.
deck-note-same-title = { $card } of { $pack } is read as the card { $code } of the same title.
deck-note-added = Added what every deck of { $hero } has ({ $id }): { $cards }.
deck-note-beside = The cards under { $key } are left out: { $cards }.
deck-note-meta = { $key } cannot be read; the cards decide the aspect.
deck-note-two-aspects = { $key } names two aspects; the deck is read as one of { $aspect }.
deck-note-section = { $name } in the section { $section } is not part of the deck and is left out.
deck-note-line = Line { $n } of { $where } is not a card and is left out: { $line }.

deck-fetch-answers = it answers { $code }
deck-fetch-not-public = there is no public deck with this number
deck-fetch-points-to = it points to { $url }

# What one swap is worth: `deck tune`.
tune-as-is = Against { $scenario } the bot `{ $bot }` wins { $percent } of { $n } games with the deck as it is (95% interval { $low } to { $high }).
tune-swap = { $out } → { $into }
tune-worth-is = The worth of a swap is the difference in the chance to win, in percentage points with a 95% interval, from { $games } pairs of games:
tune-worth = { $share }  ({ $low } to { $high })
tune-close = too close to call
tune-better = better
tune-worse = worse
tune-rest = These are the best of { $n } legal swaps; the other { $rest } did worse in fewer games and were put aside.
tune-about = The two games of a pair have the same shuffles. The games that selected these swaps are not counted, so luck does not flatter them. The worth is what this bot makes of a card; you may make more of it.
