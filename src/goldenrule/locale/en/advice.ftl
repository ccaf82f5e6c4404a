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
advice-do = { $what }.
advice-pays = { $what } (pay { $pays })
advice-then = Then: { $what }.
advice-asked = This is what the other player asks you for.
advice-because = Compared with “{ $other }”: { $why }.
advice-wins-more = You win more often than with “{ $other }”.
advice-no-difference = “{ $other }” is about as good.

# Why: what it leads to, compared with another option.
advice-plays = { $more ->
    [yes] you still play { $card }
   *[no] you no longer play { $card }
}
advice-champions-plays = { $more ->
    [yes] you still play { $card } this turn
   *[no] you do not play { $card } this turn
}
advice-champions-keeps = { $more ->
    [yes] you keep { $card } for the villain phase
   *[no] you do not have { $card } in the villain phase
}
advice-champions-out = { $more ->
    [yes] you are likely to be eliminated
   *[no] you are likely to stay in the game
}
advice-champions-life = { $more ->
    [yes] you keep about { $n } more hit { $n ->
        [one] point
       *[other] points
    }
   *[no] you lose about { $n } more hit { $n ->
        [one] point
       *[other] points
    }
}
advice-champions-villain = { $more ->
    [yes] the villain keeps about { $n } more hit { $n ->
        [one] point
       *[other] points
    }
   *[no] the villain loses about { $n } more hit { $n ->
        [one] point
       *[other] points
    }
}
advice-champions-threat = the main scheme has about { $n } { $more ->
    [yes] more
   *[no] less
} threat
advice-champions-sides = side schemes have about { $n } { $more ->
    [yes] more
   *[no] less
} threat
advice-champions-minions = about { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] minion is
   *[other] minions are
} in play
advice-champions-allies = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] ally
   *[other] allies
}
advice-champions-gear = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] upgrade or support
   *[other] upgrades or supports
}
advice-champions-ready = { $more ->
    [yes] you are ready next round
   *[no] you are exhausted next round
}
advice-champions-hand = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] card
   *[other] cards
} in your hand
advice-skirmish-points = you get about { $n } { $more ->
    [yes] more
   *[no] fewer
} Victory { $n ->
    [one] Point
   *[other] Points
}
advice-skirmish-mine = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Character
   *[other] Characters
} in the slots
advice-skirmish-theirs = your opponent has about { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Character
   *[other] Characters
} in the slots
advice-skirmish-cards = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] card
   *[other] cards
} in your hand
advice-skirmish-artifacts = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Artifact
   *[other] Artifacts
}
advice-skirmish-freed = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} freed { $n ->
    [one] Civilian
   *[other] Civilians
}
advice-skirmish-freed-theirs = the Heroes have about { $n } { $more ->
    [yes] more
   *[no] fewer
} freed { $n ->
    [one] Civilian
   *[other] Civilians
}
advice-heroes-vp = you get about { $n } { $more ->
    [yes] more
   *[no] fewer
} VP
advice-heroes-rivals = the best other team gets about { $n } { $more ->
    [yes] more
   *[no] fewer
} VP
advice-heroes-points = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} plot { $n ->
    [one] point
   *[other] points
}
advice-heroes-wounded = about { $n } { $more ->
    [yes] more
   *[no] fewer
} of your heroes { $n ->
    [one] is
   *[other] are
} Wounded
advice-heroes-resources = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} Resource { $n ->
    [one] card
   *[other] cards
} in your hand
advice-heroes-villains = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} Villain { $n ->
    [one] card
   *[other] cards
} in your hand
advice-heroes-allies = you have about { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] ally
   *[other] allies
}
