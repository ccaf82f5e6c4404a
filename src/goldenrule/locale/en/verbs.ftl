# What cards do: one clause for each op, without a capital and without a full stop. $mood: imperative or infinitive.
# $mode of an amount: n (a number), per (a number for each ...), equal (to something named after it), same (that many).

op-if = if { $cond }, { $clause }
op-otherwise = otherwise, { $clause }
op-then = then, if { $cond }, { $clause }
op-for-each = for { $of }: { $clause }
op-players-choose = { $who } chooses one: { $items }
    .who = subject
op-players-do = { $who } resolves the following: { $clause }
    .who = subject
op-repeat = do this { $times } times: { $clause }
op-choose = { $by ->
    [first] the first player chooses { $of }
   *[you] choose { $of }
}
op-choose-some = { $fixed ->
    [yes] choose { $least } { $of }
   *[no] choose { $least } to { $most } { $of }
}
op-may = you may { $clause }
op-choose-mode = choose one: { $items }
mode-item = ({ $n }) { $item }
op-instead = instead { $clause }

cost-counter = spend 1 { $counter } counter
cost-discard-hand = { $fixed ->
    [yes] { $most ->
        [one] discard 1 card of your choice from your hand
       *[other] discard { $most } cards of your choice from your hand
    }
   *[no] discard { $least } to { $most } cards of your choice from your hand
}
cost-take = { $toform ->
    [you] take { $n } damage
   *[one] have { $to } take { $n } damage
}
    .to = subject
cost-resources = spend { $resources }
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
op-damage = { $overkill ->
    [yes] deal { amount-damage } (with overkill) to { $to }
   *[no] { $toform ->
        [you] take { amount-damage }
       *[one] deal { amount-damage } to { $to }
    }
}
    .to = you
amount-inside = { $mode ->
    [equal] indirect damage equal to { $phrase }
    [same] that much indirect damage
    [per] { $n } indirect damage for each { $unit }
   *[n] { $n } indirect damage
}
op-divide = { $by ->
    [first] the first player divides { amount-inside } among { $among }
   *[you] divide { amount-inside } among { $among }
}
    .amount = inside
op-heal = heal { amount-damage } from { $who }
op-heal-all = heal all damage from { $who }
op-move-damage = move { amount-damage } from { $source } to { $to }
op-give = { $status ->
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
op-ready = ready { $who }
op-exhaust = exhaust { $who }
op-place-threat = place { amount-threat } on { $on }
op-remove-threat = remove { amount-threat } from { $of }
op-acceleration = { $n ->
    [one] put 1 acceleration token on the main scheme
   *[other] put { $n } acceleration tokens on the main scheme
}
op-prevent-all = { $what ->
    [threat] prevent all of that threat
   *[damage] prevent all of that damage
}
op-prevent = { $what ->
    [threat] prevent { $mode ->
        [equal] an amount of that threat
       *[n] { $n } of that threat
    }
   *[damage] prevent { $mode ->
        [equal] an amount of that damage
       *[n] { $n } of that damage
    }
}
op-cancel-effects = cancel the When Revealed effects of { $what }
op-cancel-card = cancel { $what } and discard it
op-overkill = that attack gains overkill

op-draw = { $whoform ->
    [you] draw { amount-cards }
    [many] { $who } draw { amount-cards }
   *[one] { $who } draws { amount-cards }
}
    .who = subject
op-draw-up-to = draw cards until the number of cards in your hand equals { $number }
op-keep-one = look at the top { $n } cards of your deck, add 1 of them to your hand and discard the others
op-shuffle-into-deck = shuffle { $what } into your deck
op-use-specials = resolve the Special ability of { $of }, in an order you choose
op-mill = { $whoform ->
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
op-discard-random = { $whoform ->
    [you] discard { amount-cards } at random from your hand
   *[one] { $who } discards { amount-cards } at random from their hand
}
    .who = subject
op-discard = discard { $what }
op-remove-from-game = remove { $what } from the game
op-to-hand = { $yours ->
    [yes] add { $what } to your hand
   *[no] return { $what } to its owner’s hand
}
op-put-under = { $whoform ->
    [you] put 1 card at random from your hand facedown under { $host }
   *[one] { $who } puts 1 card at random from their hand facedown under { $host }
}
    .who = subject
op-return-from-under = return each card under { $host } to its owner’s hand
op-put-into-play = put { $what } into play under your control
op-engage = { $whoform ->
    [you] put { $what } into play engaged with you
   *[one] put { $what } into play engaged with { $who }
}
    .who = subject
op-find-into-play = { $kind ->
    [minion] search the encounter deck and its discard pile for { $what } and put it into play engaged with you, then shuffle the encounter deck
   *[other] search the encounter deck and its discard pile for { $what } and put it into play, then shuffle the encounter deck
}
op-put-facedown = { $whoform ->
    [you] put the top card of your deck into play facedown, as a Drone minion engaged with you
   *[one] { $who } puts the top card of their deck into play facedown, as a Drone minion engaged with them
}
    .who = subject
op-attack-also = that attack is also made against { $whom }
op-engaged-attack = { $who } attacks the hero that it is engaged with
op-pay-for = pay the printed cost of { $what }
op-add-counters = { $mode ->
    [same] put that many { $counter } counters on { $on }
   *[n] { $n ->
        [one] put 1 { $counter } counter on { $on }
       *[other] put { $n } { $counter } counters on { $on }
    }
}
op-damage-here = place { amount-damage } on { $on }
op-search-deck = search your deck for { $of } and add it to your hand, then shuffle your deck
    .of = search
op-search-top = search the top { $n } cards of your deck for { $of } and add it to your hand
    .of = search
op-shuffle-encounter = shuffle the encounter deck

op-change-form = { $form ->
    [hero] change to hero form
    [alter-ego] change to alter-ego form
   *[other] change form
}
op-enemy-attacks = { $who } attacks you
op-enemy-schemes = { $who } schemes
op-minions-attack = each minion engaged with you attacks you, in an order you choose
op-surge = { $what } gains surge
op-reveal-top = reveal the top card of the encounter deck
op-reveal = reveal { $what }
op-reveal-first = search the encounter deck and its discard pile for { $what } and reveal it, then shuffle the encounter deck
op-deal-encounter = { $whoform ->
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
op-nemesis = reveal your set-aside nemesis minion and put it into play engaged with you. Reveal your set-aside nemesis side scheme. Shuffle the rest of your nemesis set into the encounter deck. If your nemesis minion did not enter play this way, { $what } gains surge.
op-discard-until = discard cards from the top of the encounter deck until { $what } is discarded
op-discard-until-trait = discard cards from the top of the encounter deck until { $what } with the { $trait } trait is discarded
op-discard-top-encounter = { $n ->
    [one] discard the top card of the encounter deck
   *[other] discard the top { $n } cards of the encounter deck
}
op-extra-boost = { $n ->
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
