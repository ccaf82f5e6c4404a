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
deck-chosen-identity = { $n } cards of the identity, which every deck of it has. (MC-DECK-05)
deck-chosen-allies = { $n } allies: all of { $aspect } and all basic ones, for they attack, thwart and defend.
deck-chosen-resources = { $n } resource cards, as many as a deck may have: they pay for the others.
deck-chosen-aspect = { $n } of { $aspect }: one of each other card, the cheapest first.
deck-chosen-basic = { $n } basic cards: one of each other card, the cheapest first.
deck-chosen-more = { $n } further copies, the cheapest first, until the deck is full.

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
} not known here, so that this deck cannot be played{ $short ->
    [0] { "" }
   *[other] ; without them it is { $short } short
}: { $cards }.
deck-has-no-identity = There is no identity card; name one hero.
deck-has-identities = There are { $n } identity cards ({ $names }); choose one.
deck-unknown-near = { $card } (did you mean { $names }?)
deck-has-unknown-identity = The identity { $names } is not known here; the heroes are { $known }.
deck-has-too-few = The deck has { $n } of at least { $least } cards{ $unknown ->
    [0] { "" }
   *[other] , counting the unknown ones
}; add { $more }.
deck-has-too-many = The deck has { $n } of at most { $most } cards; take out { $less }.
deck-has-not-own = The cards of { $hero } are not in their exact number ({ $cards }).
deck-has-of-others = Some cards are neither the identity's own nor of an aspect nor basic; take them out: { $cards }.
deck-has-unknown-aspect = There is no aspect { $aspect }; choose one of { $known }.
deck-has-other-aspects = The aspect is { $aspect }, but there are cards of another one; take them out: { $cards }.
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
deck-has-more-than-max = There are { $n } copies of { $card }, of which a deck may have { $most }; take out { $less }.

# What was added, left out or understood in some way when a deck was read.
deck-note-aspect = The aspect { $aspect } is not known here; the cards decide.
deck-note-numbers = A later printing of a card of the core set has another number; a list of names, such as MarvelCDB's text, finds it by its title.
deck-note-called = { $code } is called { $name } there, but is { $card }; the code decides.
deck-note-same-title = { $card } of { $pack } is taken to be the card { $code } of the same title.
deck-note-added = Added what every deck of { $hero } has ({ $id }): { $cards }.
deck-note-beside = The cards under { $key } are left out: { $cards }.
deck-note-meta = { $key } cannot be read; the cards decide the aspect.
deck-note-two-aspects = { $key } names two aspects; the deck is taken as one of { $aspect }.
deck-note-section = { $name } of the section { $section } is no part of the deck and is left out.
deck-note-line = Line { $n } of { $where } is no card and is left out: { $line }.

deck-fetch-answers = it answers { $code }
deck-fetch-not-public = there is no public deck of this number
deck-fetch-points-to = it points to { $url }

# What one swap is worth: `deck tune`.
tune-as-is = Against { $scenario } the bot `{ $bot }` wins { $percent } of { $n } games with the deck as it is (95% interval { $low } to { $high }).
tune-swap = { $out } → { $into }
tune-worth-is = A swap’s worth is the difference in the chance to win, in points of per cent with 95% interval, from { $games } pairs of games:
tune-worth = { $share }  ({ $low } to { $high })
tune-close = too close to call
tune-better = better
tune-worse = worse
tune-rest = These are the best of { $n } legal swaps; the other { $rest } did worse in fewer games and were put aside.
tune-about = The games of a pair have the same shuffles. Those that chose these swaps are not counted, so that luck does not flatter them. The bot says what it can make of a card: you may make more of it.
