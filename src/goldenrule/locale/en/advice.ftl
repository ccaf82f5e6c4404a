# What the adviser says of the options, and why: `hint` at the prompt and on the page.

advice-title = { $n ->
    [one] The chance to win, estimated in a sampled world
   *[other] The chance to win, estimated in up to { $n } sampled worlds
} and played on for a while by rules of thumb. ± is the sampling error alone; differences are measured in the same worlds
advice-line = { $what }: { $chance }%{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
}, { $beside ->
    [thumb] the rule of thumb
    [close] too close to the rule of thumb to call
    [more] { $gain ->
        [one] { $gain } percentage point
       *[other] { $gain } percentage points
    } more than the rule of thumb
   *[less] { $gain ->
        [one] { $gain } percentage point
       *[other] { $gain } percentage points
    } less than the rule of thumb
}{ $why ->
    [none] {""}
   *[other] : { $why }
}
advice-join = { $first }; { $second }
advice-better = A strong bot would choose: { $what }. In the same worlds its estimated chance to win is { $gain ->
    [one] { $gain } percentage point
   *[other] { $gain } percentage points
} higher than that of the rule of thumb: { $thumb }.
advice-close = Nothing is clearly better. A strong bot would follow the rule of thumb: { $thumb }.
advice-close-but = Too close to call. A strong bot would choose: { $what }. By rule of thumb: { $thumb }.
advice-as-thumb = Nothing is better than the rule of thumb: { $thumb }.
advice-thumb = By rule of thumb: { $what }.

# Why: what it leads to more or less than the rule of thumb does.
advice-plays = { $more ->
    [yes] { $card } is still played
   *[no] { $card } is no longer played
}
advice-champions-plays = { $more ->
    [yes] { $card } is still played this turn
   *[no] { $card } is not played this turn
}
advice-champions-keeps = { $more ->
    [yes] keeps { $card } for the villain phase
   *[no] does not have { $card } in the villain phase
}
advice-champions-out = { $more ->
    [yes] you are likely to be eliminated
   *[no] you are likely to stay in the game
}
advice-champions-life = { $more ->
    [yes] expects { $n } less damage to you
   *[no] expects { $n } more damage to you
}
advice-champions-villain = expects { $n } { $more ->
    [yes] less
   *[no] more
} damage to the villain
advice-champions-threat = expects { $n } { $more ->
    [yes] more
   *[no] less
} threat on the main scheme
advice-champions-sides = expects { $n } { $more ->
    [yes] more
   *[no] less
} threat on side schemes
advice-champions-minions = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] minion
   *[other] minions
}
advice-champions-allies = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] ally
   *[other] allies
} with you
advice-champions-gear = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] upgrade or support
   *[other] upgrades or supports
} with you
advice-champions-ready = { $more ->
    [yes] you are ready next round
   *[no] you are exhausted next round
}
advice-champions-hand = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] card
   *[other] cards
} in your hand
advice-skirmish-points = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} Victory { $n ->
    [one] Point
   *[other] Points
} for you
advice-skirmish-mine = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Character
   *[other] Characters
} of yours in the slots
advice-skirmish-theirs = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} enemy { $n ->
    [one] Character
   *[other] Characters
} in the slots
advice-skirmish-cards = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] card
   *[other] cards
} in your hand
advice-skirmish-artifacts = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Artifact
   *[other] Artifacts
} with you
advice-skirmish-freed = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} freed { $n ->
    [one] Civilian
   *[other] Civilians
} with you
advice-skirmish-freed-theirs = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} freed { $n ->
    [one] Civilian
   *[other] Civilians
} with the Heroes
advice-heroes-vp = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} VP for you
advice-heroes-rivals = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} VP for the best other team
advice-heroes-points = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} plot { $n ->
    [one] point
   *[other] points
}
advice-heroes-wounded = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} Wounded { $n ->
    [one] hero
   *[other] heroes
} of yours
advice-heroes-resources = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} Resource { $n ->
    [one] card
   *[other] cards
} in your hand
advice-heroes-villains = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} Villain { $n ->
    [one] card
   *[other] cards
} in your hand
advice-heroes-allies = expects { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] ally
   *[other] allies
} of yours
