# What cards do: a clause for each op, named after its class, without a capital and without a full stop. $mood: imperative
# or infinitive. $mode of an amount: n (a number), per (a number for each ...), equal (to something named after it), same
# (that many), none. Attributes: how a field is wanted; .chosen is the field that can name what is chosen ("deal 8 damage
# to an enemy" chooses an enemy); .amount = inside if the message itself says what the amount is equal to; .whole if it is
# made of whole sentences.

champions-op-if = if { $cond }, { $then }
champions-op-otherwise = otherwise, { $other }
champions-op-then = then, if { $cond }, { $then }
champions-op-for-each = for { $of }: { $do }
champions-op-players-choose = { $who } chooses one of these and resolves it: { $modes }
    .who = subject
champions-op-players-do = { $who } resolves the following: { $do }
    .who = subject
champions-op-repeat = do this { $times } times: { $do }
    .times = phrase
champions-op-choose = { $by ->
    [first] the first player chooses { $of }
   *[you] choose { $of }
}
    .of = one
champions-op-choose-some = { $fixed ->
    [yes] choose { $least } { $of }
   *[no] choose { $least } to { $most } { $of }
}
    .of = any
    .least = phrase
    .most = phrase
champions-op-may = you may { $do }
champions-op-choose-mode = choose one: { $modes }
champions-op-mode = ({ $n }) { $item }
champions-op-replace = instead { $instead }

champions-op-exhaust-cost = exhaust { $of }
champions-op-spend-counter = spend 1 { $name } counter
champions-op-discard-this = discard { $this }
    .this = each
champions-op-discard-from-hand = { $fixed ->
    [yes] { $most ->
        [one] discard 1 card of your choice from your hand
       *[other] discard { $most } cards of your choice from your hand
    }
   *[no] discard { $least } to { $most } cards of your choice from your hand
}
champions-op-heal-cost = heal { $amount } damage from { $of }
champions-op-damage-cost = { $ofform ->
    [you] take { $amount } damage
   *[one] { $taken ->
        [yes] have { $of } take { $amount } damage
       *[no] deal { $amount } damage to { $of }
    }
}
    .of = you
champions-op-spend-resources = spend { $resources }
cost-any-number = spend any number of { $resource } resources (at least 1)
cost-arrow = { $cost } → { $clause }
resource-count = { $n ->
    [one] 1 { $resource } resource
   *[other] { $n } { $resource } resources
}

amount-damage = { $mode ->
    [equal] damage
    [same] that much damage
   *[n] { $n } damage
}
amount-threat = { $mode ->
    [equal] threat
    [same] that much threat
   *[n] { $n } threat
}
amount-cards = { $mode ->
    [equal] a number of cards
    [same] that many cards
   *[n] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
}
champions-op-damage = { $overkill ->
    [yes] deal { amount-damage } (with overkill) to { $to }
   *[no] { $toform ->
        [you] take { amount-damage }
       *[one] deal { amount-damage } to { $to }
    }
}
    .to = you
    .chosen = to
champions-op-damage-each = { $toform ->
    [you] take { amount-damage }
   *[one] deal { amount-damage } to { $to }
}
    .to = you
amount-inside = { $mode ->
    [equal] indirect damage equal to { $phrase }
    [same] that much indirect damage
    [per] { $n } indirect damage for each { $unit }
   *[n] { $n } indirect damage
}
champions-op-indirect-damage = { $by_first ->
    [yes] the first player divides { amount-inside } among { $among }
   *[no] divide { amount-inside } among { $among }
}
    .amount = inside
    .among = any
champions-op-heal = heal { amount-damage } from { $who }
    .chosen = who
champions-op-heal-all = heal all damage from { $who }
champions-op-move-damage = move { amount-damage } from { $source } to { $to }
    .chosen = to
champions-op-give = { $status ->
    [stunned] { $toform ->
        [you] you become stunned
       *[one] stun { $to }
    }
    [confused] { $toform ->
        [you] you become confused
       *[one] confuse { $to }
    }
   *[tough] { $toform ->
        [you] you become tough
       *[one] give { $to } a tough status card
    }
}
    .to = you
    .chosen = to
champions-op-ready = ready { $who }
    .chosen = who
champions-op-exhaust = exhaust { $who }
    .chosen = who
champions-op-place-threat = place { amount-threat } on { $on }
    .chosen = on
champions-op-remove-threat = remove { amount-threat } from { $of }
    .chosen = of
champions-op-add-acceleration = { $n ->
    [one] put 1 acceleration token on the main scheme
   *[other] put { $n } acceleration tokens on the main scheme
}
champions-op-prevent = { $what ->
    [threat] { $amount ->
        [none] prevent all of that threat
       *[some] { $mode ->
            [equal] prevent an amount of that threat
           *[n] prevent { $n } of that threat
        }
    }
   *[damage] { $amount ->
        [none] prevent all of that damage
       *[some] { $mode ->
            [equal] prevent an amount of that damage
           *[n] prevent { $n } of that damage
        }
    }
}
champions-op-cancel-effects = cancel the When Revealed effects of { $target }
    .target = each
champions-op-cancel-card = cancel { $target } and discard it
    .target = each
champions-op-gain-overkill = that attack gains overkill

champions-op-draw = { $whoform ->
    [you] draw { amount-cards }
    [many] { $who } draw { amount-cards }
   *[one] { $who } draws { amount-cards }
}
    .who = subject
champions-op-draw-up-to = draw cards until the number of cards in your hand equals { $n }
    .n = phrase
champions-op-keep-one-of = look at the top { $n } cards of your deck, add 1 of them to your hand and discard the others
champions-op-shuffle-into-deck = shuffle { $what } into your deck
champions-op-use-specials = resolve the Special ability of { $of }, in an order you choose
champions-op-mill = { $whoform ->
    [you] { $mode ->
        [same] discard that many cards from the top of your deck
       *[n] discard the top { $n ->
            [one] card
           *[other] { $n } cards
        } of your deck
    }
   *[one] { $mode ->
        [same] { $who } discards that many cards from the top of their deck
       *[n] { $who } discards the top { $n ->
            [one] card
           *[other] { $n } cards
        } of their deck
    }
}
    .who = subject
champions-op-discard-random = { $whoform ->
    [you] discard { amount-cards } at random from your hand
   *[one] { $who } discards { amount-cards } at random from their hand
}
    .who = subject
champions-op-discard = discard { $what }
    .chosen = what
champions-op-remove-from-game = remove { $what } from the game
    .chosen = what
champions-op-to-hand = { $yours ->
    [yes] add { $what } to your hand
   *[no] return { $what } to its owner’s hand
}
    .chosen = what
champions-op-put-under = { $whoform ->
    [you] put 1 card at random from your hand facedown under { $this }
   *[one] { $who } puts 1 card at random from their hand facedown under { $this }
}
    .who = subject
    .this = each
champions-op-return-from-under = return each card under { $this } to its owner’s hand
    .this = each
champions-op-put-into-play = { $kind ->
    [minion] { $whoform ->
        [you] put { $what } into play engaged with you
       *[one] put { $what } into play engaged with { $who }
    }
   *[other] put { $what } into play under your control
}
    .who = subject
    .chosen = what
champions-op-find-into-play = { $kind ->
    [minion] search the encounter deck and its discard pile for { $what } and put it into play engaged with you, then shuffle the encounter deck
   *[other] search the encounter deck and its discard pile for { $what } and put it into play, then shuffle the encounter deck
}
    .what = one
champions-op-put-facedown = { $whoform ->
    [you] put the top card of your deck into play facedown, as a Drone minion engaged with you
   *[one] { $who } puts the top card of their deck into play facedown, as a Drone minion engaged with them
}
    .who = subject
champions-op-attack-also = that attack is also made against { $whom }
champions-op-engaged-attack = { $who } attacks the hero that it is engaged with
champions-op-pay-for = pay the printed cost of { $what }
champions-op-add-counters = { $mode ->
    [same] put that many { $name } counters on { $this }
   *[n] { $n ->
        [one] put 1 { $name } counter on { $this }
       *[other] put { $n } { $name } counters on { $this }
    }
}
    .this = each
champions-op-damage-here = place { amount-damage } on { $this }
    .this = each
champions-op-search-deck = { $top ->
    [0] search your deck for { $of } and add it to your hand, then shuffle your deck
   *[other] search the top { $top } cards of your deck for { $of } and add it to your hand
}
    .of = one search
champions-op-shuffle-encounter = shuffle the encounter deck

champions-op-change-form = { $to ->
    [hero] change to hero form
    [alter-ego] change to alter-ego form
   *[other] change form
}
champions-op-enemy-attacks = { $who } attacks you
champions-op-enemy-schemes = { $who } schemes
champions-op-minions-attack-you = each minion engaged with you attacks you, in an order you choose
champions-op-surge = { $this } gains surge
    .this = each
champions-op-reveal-top = reveal the top card of the encounter deck
champions-op-reveal = reveal { $what }
champions-op-reveal-first = search the encounter deck and its discard pile for { $what } and reveal it, then shuffle the encounter deck
    .what = one
champions-op-deal-encounter-card = { $whoform ->
    [you] { $n ->
        [one] you are dealt 1 facedown encounter card
       *[other] you are dealt { $n } facedown encounter cards
    }
   *[one] { $n ->
        [one] { $who } is dealt 1 facedown encounter card
       *[other] { $who } is dealt { $n } facedown encounter cards
    }
}
    .who = subject
champions-op-nemesis-arrives = reveal your set-aside nemesis minion and put it into play engaged with you. Reveal your set-aside nemesis side scheme. Shuffle the rest of your nemesis set into the encounter deck. If your nemesis minion did not enter play this way, { $this } gains surge.
    .this = each
    .whole = yes
champions-op-discard-until = discard cards from the top of the encounter deck until { $type }{ champions-np-trait } is discarded
    .type = one
champions-op-discard-top-encounter = { $n ->
    [one] discard the top card of the encounter deck
   *[other] discard the top { $n } cards of the encounter deck
}
champions-op-extra-boost = { $n ->
    [one] give the villain 1 additional boost card for this activation
   *[other] give the villain { $n } additional boost cards for this activation
}

lasts-at-end = at the end of { $period ->
    [attack] this attack
    [activation] this activation
    [turn] the turn
    [phase] the phase
   *[round] the round
}, { $clause }
lasts-less-threat = reduce the threat that this activation places by { $n }
