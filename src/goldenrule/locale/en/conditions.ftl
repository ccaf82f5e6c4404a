# Numbers and conditions in card texts, named after their classes. .mode of a number says how it is told: per ("1 for each
# ..."), same ("that many"), or equal ("equal to ..."). $style of a condition: plain ("if ..."), not, that ("a card that
# ..."), that-not. A condition may have a message for what it is about, named after both.

champions-num-result = { tree-same }
    .mode = same
champions-num-event-amount = { tree-same }
    .mode = same
champions-num-spent = { tree-same }
    .mode = same
champions-num-bound = { $name ->
    [placed] threat placed this way
    [dealt] damage dealt by that attack
   *[other] { tree-same }
}
    .mode = { $name ->
        [placed] per
        [dealt] per
       *[other] same
    }
champions-num-counters-on = { $gone ->
    [yes] { $name } counter that was on { $this }
   *[no] { $name } counter on { $this }
}
    .this = each
    .mode = per
champions-num-per-player = player
    .mode = per
champions-num-printed-icons = { $whose ->
    [player] printed { $letter } resource on the cards that this player discarded
   *[all] printed { $letter } resource on { $discarded }
}
    .discarded = that
    .mode = per
champions-num-printed-types = different resource type printed on { $discarded }
    .discarded = that
    .mode = per
champions-num-boost-icons = boost icon on { $discarded }
    .discarded = that
    .mode = per
champions-num-stat = the { $stat } of { $of }
    .of = that
champions-num-printed-stat = the printed { $stat } of { $of }
    .of = that
champions-num-remaining = the remaining hit points of { $of }
    .of = that
champions-num-threat-on = the threat on { $of }
champions-num-damage-on = the damage on { $of }
champions-num-damage-held = the damage on { $this }
    .this = each

champions-if-at-least-result = { $style ->
    [not] { $what ->
        [attacks] no attack was made this way
        [heal] no damage was healed this way
        [discard] no card was discarded this way
        [discard-random] no card was discarded this way
        [mill] no card was discarded this way
        [remove-threat] no threat was removed this way
        [damage] no damage was dealt this way
        [draw] no card was drawn this way
        [give] no status card was given this way
        [ready] nothing was readied this way
        [exhaust] nothing was exhausted this way
        [enemy-attacks] no damage was dealt by that attack
        [enemy-schemes] no threat was placed this way
        [reveal-first] no card was found this way
       *[anything] nothing happened this way
    }
   *[plain] { $what ->
        [attacks] at least { $n } attacks were made this way
        [heal] at least { $n } damage was healed this way
        [discard] { $n ->
            [one] a card was discarded this way
           *[other] at least { $n } cards were discarded this way
        }
        [remove-threat] { $n } threat was removed this way
        [damage] at least { $n } damage was dealt this way
        [enemy-attacks] that attack dealt at least { $n } damage
       *[anything] that was carried out in full
    }
}
champions-if-at-least = { $style ->
    [not] { $left } is less than { $right }
   *[plain] { $left } is at least { $right }
}
champions-if-exists = { $style ->
    [not] there is no { $of } in play
   *[plain] there is { $of } in play
}
    .of = { $style ->
        [not] bare
       *[plain] one
    }
champions-if-exists-your-cards = { $style ->
    [not] you do not control { $of }
   *[plain] you control { $of }
}
    .of = one control
champions-if-exists-in-play = { $style ->
    [not] { $of } is not in play
   *[plain] { $of } is in play
}
    .of = that
champions-if-in-form = { $form ->
    [hero] { $style ->
        [not] you are not in hero form
       *[plain] you are in hero form
    }
   *[alter-ego] { $style ->
        [not] you are not in alter-ego form
       *[plain] you are in alter-ego form
    }
}
champions-if-has-trait = { $style ->
    [that] with the { $trait } trait
    [that-not] without the { $trait } trait
    [not] { $ofform ->
        [you] you do not have the { $trait } trait
       *[one] { $of } does not have the { $trait } trait
    }
   *[plain] { $ofform ->
        [you] you have the { $trait } trait
       *[one] { $of } has the { $trait } trait
    }
}
    .of = any subject
champions-if-has = { $style ->
    [that] that is { $status }
    [that-not] that is not { $status }
    [not] { $ofform ->
        [you] you are not { $status }
       *[one] { $of } is not { $status }
    }
   *[plain] { $ofform ->
        [you] you are already { $status }
       *[one] { $of } is already { $status }
    }
}
    .of = any subject
champions-if-is-ready = { $style ->
    [that] that is ready
    [that-not] that is not ready
    [not] { $of } is not ready
   *[plain] { $of } is ready
}
champions-if-is-exhausted = { $style ->
    [that] that is exhausted
    [that-not] that is not exhausted
    [not] { $of } is not exhausted
   *[plain] { $of } is exhausted
}
    .of = any
champions-if-is-damaged = { $style ->
    [that] that is damaged
    [that-not] that is not damaged
    [not] { $of } is not damaged
   *[plain] { $of } is damaged
}
    .of = any
champions-if-is-type = { $style ->
    [that] that is { $type }
    [that-not] that is not { $type }
    [not] { $of } is not { $type }
   *[plain] { $of } is { $type }
}
    .of = any
    .type = one
champions-if-exists-host = { $style ->
    [not] { $this } is not attached to anything
   *[plain] { $this } is attached to something
}
    .this = each
champions-if-last-step = { $style ->
    [not] this is not the last Special ability of the sequence
   *[plain] this is the last Special ability of the sequence
}
champions-if-paid = { $style ->
    [not] you did not pay for this card with { $letter } resources
   *[plain] you paid for this card with at least 1 { $letter } resource
}
champions-if-can-spend = { $style ->
    [not] you cannot spend { $resources }
   *[plain] you can spend { $resources }
}
champions-if-carries = { $style ->
    [that] with { $name } attached
    [that-not] without { $name } attached
    [not] { $of } does not have { $name } attached
   *[plain] { $of } has { $name } attached
}
    .of = any
champions-if-may-enter = { $style ->
    [that] that is allowed to enter play
    [that-not] that is not allowed to enter play
    [not] { $of } is not allowed to enter play
   *[plain] { $of } is allowed to enter play
}
champions-if-can-pay-for = { $style ->
    [that] whose printed cost you can pay
    [that-not] whose printed cost you cannot pay
    [not] you cannot pay the printed cost of { $of }
   *[plain] you can pay the printed cost of { $of }
}
champions-if-printed-resource = { $style ->
    [that] with a printed { $letter } resource
    [that-not] without a printed { $letter } resource
    [not] { $ofform ->
        [many] { $of } have no printed { $letter } resource
       *[one] { $of } has no printed { $letter } resource
    }
   *[plain] { $ofform ->
        [many] { $of } have a printed { $letter } resource
       *[one] { $of } has a printed { $letter } resource
    }
}
    .of = any
champions-if-undefended = { $style ->
    [not] this is not an undefended attack of the villain
   *[plain] the villain is making an undefended attack
}
champions-if-exists-this = { champions-if-exists-in-play }
    .of = that
champions-if-exists-event-target = { champions-if-exists-in-play }
    .of = that
champions-if-exists-event-source = { champions-if-exists-in-play }
    .of = that
champions-if-exists-it = { champions-if-exists-in-play }
    .of = that
champions-if-exists-your-hero = { $style ->
    [not] you are not in hero form
   *[plain] you are in hero form
}
champions-if-exists-your-alter-ego = { $style ->
    [not] you are not in alter-ego form
   *[plain] you are in alter-ego form
}
champions-if-at-least-bound = { champions-if-at-least-result }
champions-if-waived = { $cond }
    .cond = { $style }
champions-num-at-most = { $number } or { $cap }, whichever is less
