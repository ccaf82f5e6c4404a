# Numbers and conditions in card texts. $style of a condition: plain ("if ..."), not, that ("a card that ..."), that-not.

num-n = { $n }
num-same = that many
num-per = { $n } for each { $unit }
num-times = { $left } times { $right }
num-smaller = { $left } or { $right }, whichever is less
num-either = { $then } if { $cond }, otherwise { $other }
num-stat = the { $stat } of { $of }
num-printed-stat = the printed { $stat } of { $of }
num-remaining = the remaining hit points of { $of }
num-threat-on = the threat on { $of }
num-damage-on = the damage on { $of }

unit-in-play = { $bare } in play
unit-counter = { $was ->
    [yes] { $counter } counter that was on { $name }
   *[no] { $counter } counter on { $name }
}
unit-printed-icon = { $whose ->
    [player] printed { $resource } resource on the cards that this player discarded
   *[all] printed { $resource } resource on { $cards }
}
unit-printed-type = different resource type printed on { $cards }
unit-placed = threat placed this way
unit-dealt = damage dealt by that attack
unit-boost-icon = boost icon on { $cards }

tail-per = { $clause } for each { $unit }
tail-equal = { $clause } equal to { $phrase }
tail-cap = { $clause } (at most { $n })
tail-instead = { $clause } ({ $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
} instead if { $cond })

cond-achieved = { $style ->
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
cond-at-least = { $style ->
    [not] { $left } is less than { $right }
   *[plain] { $left } is at least { $right }
}
cond-exists = { $style ->
    [not] there is no { $bare } in play
   *[plain] there is { $of } in play
}
cond-control = { $style ->
    [not] you do not control { $of }
   *[plain] you control { $of }
}
    .of = control
cond-in-play = { $style ->
    [not] { $of } is not in play
   *[plain] { $of } is in play
}
cond-form = { $form ->
    [hero] { $style ->
        [not] you are not in hero form
       *[plain] you are in hero form
    }
   *[alter-ego] { $style ->
        [not] you are not in alter-ego form
       *[plain] you are in alter-ego form
    }
}
cond-trait = { $style ->
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
    .of = subject
cond-status = { $style ->
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
    .of = subject
cond-ready = { $style ->
    [that] that is ready
    [that-not] that is not ready
    [not] { $of } is not ready
   *[plain] { $of } is ready
}
cond-exhausted = { $style ->
    [that] that is exhausted
    [that-not] that is not exhausted
    [not] { $of } is not exhausted
   *[plain] { $of } is exhausted
}
cond-damaged = { $style ->
    [that] that is damaged
    [that-not] that is not damaged
    [not] { $of } is not damaged
   *[plain] { $of } is damaged
}
cond-type = { $style ->
    [that] that is { $kind }
    [that-not] that is not { $kind }
    [not] { $of } is not { $kind }
   *[plain] { $of } is { $kind }
}
cond-attached = { $style ->
    [not] { $of } is not attached to anything
   *[plain] { $of } is attached to something
}
cond-last-step = { $style ->
    [not] this is not the last Special ability of the sequence
   *[plain] this is the last Special ability of the sequence
}
cond-paid = { $style ->
    [not] you did not pay for this card with { $resource } resources
   *[plain] you paid for this card with at least 1 { $resource } resource
}
cond-can-spend = { $style ->
    [not] you cannot spend { $resources }
   *[plain] you can spend { $resources }
}
cond-carries = { $style ->
    [that] with { $card } attached
    [that-not] without { $card } attached
    [not] { $of } does not have { $card } attached
   *[plain] { $of } has { $card } attached
}
cond-may-enter = { $style ->
    [that] that is allowed to enter play
    [that-not] that is not allowed to enter play
    [not] { $of } is not allowed to enter play
   *[plain] { $of } is allowed to enter play
}
cond-can-pay = { $style ->
    [that] whose printed cost you can pay
    [that-not] whose printed cost you cannot pay
    [not] you cannot pay the printed cost of { $of }
   *[plain] you can pay the printed cost of { $of }
}
cond-printed = { $style ->
    [that] with a printed { $resource } resource
    [that-not] without a printed { $resource } resource
    [not] { $ofform ->
        [many] { $of } have no printed { $resource } resource
       *[one] { $of } has no printed { $resource } resource
    }
   *[plain] { $ofform ->
        [many] { $of } have a printed { $resource } resource
       *[one] { $of } has a printed { $resource } resource
    }
}
cond-undefended = { $style ->
    [not] this is not an undefended attack of the villain
   *[plain] the villain is making an undefended attack
}

join-clauses = { $first }, then { $second }
join-otherwise = { $first }; { $second }
join-modes = { $first }; { $second }
join-sentences = { $first } { $second }
join-costs = { $first } and { $second }
join-or = { $first } or { $second }
join-plus = { $first } plus { $second }
join-and-clauses = { $first } and { $second }
join-or-clauses = { $first } or { $second }
join-names = { $first }, { $second }
sentence = { $clause }.
