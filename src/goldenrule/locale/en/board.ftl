# The words of the table of Champions.

board-heading-setup = Set-up
board-heading-player = Round { $round }, player phase
board-heading-villain = Round { $round }, villain phase
board-heading-over = The game is over, in round { $round }
board-villain = Villain
board-main-scheme = Main scheme
board-side-schemes = Side schemes
board-player = Player { $seat }
board-you = you
board-first-player = first player
board-your-turn = your turn
board-their-turn = their turn
board-eliminated = eliminated
board-allies = Allies
board-upgrades = Upgrades
board-supports = Supports
board-obligations = Obligations
board-engaged = Engaged
board-your-hand = Your hand

# -- numbers --

board-hp = { $hp } of { $max } hit { $max ->
    [one] point
   *[other] points
}
board-threat-name = threat
board-threat = { $threat } threat
board-threat-of = { $threat } of { $target } threat
board-damage = { $n } damage
board-accel = { $each ->
    [1] { $n } more each round for each player
   *[0] { $n } more each round
}
    .short = { $each ->
        [1] +{ $n } each round per player
       *[0] +{ $n } each round
    }
board-acceleration-tokens = { $n ->
    [one] { $n } acceleration token
   *[other] { $n } acceleration tokens
}
board-icon-acceleration = acceleration
board-icon-crisis = crisis
board-icon-hazard = hazard
board-counters = { $n } { $name }
board-exhausted = exhausted
board-cost = cost { $n }
board-pays = pays { $resources }

# -- piles --

board-stages = { $n ->
    [0] this is the villain’s last stage
    [one] one more stage of the villain follows
   *[other] { $n } more stages of the villain follow
}
    .short = { $n ->
        [0] last stage
        [one] one stage to come
       *[other] { $n } stages to come
    }
board-encounter-deck = encounter deck { $n }
board-encounter-discard = discard pile { $n }
    .short = discard { $n }
board-boost = facedown boost cards { $n }
    .short = boost { $n }
board-hand = hand { $n }
board-deck = deck { $n }
board-discard = discard pile { $n }
    .short = discard { $n }
board-dealt = facedown encounter cards { $n }
    .short = dealt { $n }

# -- where the game stands --

board-step-setup = Set-up
board-step-yours = Round { $round }, your turn
board-step-theirs = Round { $round }, turn of player { $who }
board-step-end = Round { $round }, end of the player phase
board-step-villain = Round { $round }, villain phase
board-step-threat = Round { $round }, villain phase, threat is placed
board-step-enemies = Round { $round }, villain phase, enemies activate
board-step-reveal = Round { $round }, villain phase, encounter cards
board-step-over = The game is over, in round { $round }
board-status-villain = { $name } { $hp }, another stage follows
    .short = { $name } { $n }/{ $of }
board-status-last-villain = { $name } { $hp }, you win at 0
    .short = { $name } { $n }/{ $of }
board-status-scheme = { $name } { $threat }, the next stage comes at { $of }
    .short = { $name } { $n }/{ $of }
board-status-last-scheme = { $name } { $threat }, you lose at { $of }
    .short = { $name } { $n }/{ $of }, you lose at { $of }

# -- where there is room --

board-turn-yours = Your turn
board-turn-theirs = Turn of { $who }
    .short = { $who }
board-round-end = Draw and ready
board-round-threat = Threat
board-round-enemies = Enemies act
board-round-deal = Deal encounter cards
    .short = Deal
board-round-reveal = Reveal encounter cards
    .short = Reveal
board-round-pass = Pass the first player token
    .short = Pass
board-next-threat = { $n } more threat next round, before enemies scheme
    .short = +{ $n } next round
board-next-own = { $n } of the main scheme
board-next-icons = { $n } for acceleration icons
board-next-tokens = { $n } for acceleration tokens
board-guarded = { $n ->
    [one] { $who } has guard
   *[other] { $who } have guard
}: you cannot attack { $name }
    .short = guarded
board-comma = { $first }, { $second }
board-resolving = Being resolved
board-boost-cards = Boost cards

# The numbers of cards, as short as they are printed.
board-number = { $name } { $n }
board-more = { $n } { $name }
board-number-atk = ATK
board-number-thw = THW
board-number-def = DEF
board-number-rec = REC
board-number-sch = SCH
board-number-hp = HP
