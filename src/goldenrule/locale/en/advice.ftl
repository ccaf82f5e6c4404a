# What the adviser says of the options, and why: `hint` at the prompt and on the page.

advice-title = { $n ->
    [one] The chance to win, estimated in one trial game
   *[other] The chance to win, estimated in up to { $n } trial games
}: the cards that you have not seen are dealt at random, and simple bots play on for a while. ± is the sampling error alone; options are compared with the same cards
advice-line = { $what }: wins { $chance }%{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} of { $worlds ->
    [one] { $worlds } trial game
   *[other] { $worlds } trial games
}, { $beside ->
    [thumb] the simple bot’s choice
    [close] about as good as the simple bot’s choice
    [more] { $gain } in 100 more than the simple bot’s choice
   *[less] { $gain } in 100 fewer than the simple bot’s choice
}{ $why ->
    [none] {""}
   *[other] : { $why }
}
advice-join = { $first }; { $second }
advice-do = { $what }.
advice-pays = { $what } (pay { $pays })
advice-then = Then: { $what }.
advice-asked = This is what the other player asks you for.
advice-because = Better than “{ $other }”, because { $why }.
advice-close-because = “{ $other }” is about as good. The difference: { $why }.
advice-amounts = { $what } ({ $now } instead of { $than })
advice-adds-up = A little better in the long run than “{ $other }”.
advice-close = It hardly matters here: “{ $other }” is about as good.
advice-keeps = You keep in hand: { $what }.
advice-wins-anyway = Every choice here wins the game.
advice-wins = { $n ->
    [0] This wins the game.
    [one] After it, one more choice of yours wins the game.
   *[other] After it, { $n } more choices of yours win the game.
}
advice-champions-later = it is likely that by the start of the next round { $why }
advice-heroes-later = it is likely that in the next two actions of each team { $why }
advice-skirmish-later = it is likely that within three turns { $why }

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
    [yes] you keep { $n } more hit { $n ->
        [one] point
       *[other] points
    }
   *[no] you lose { $n } more hit { $n ->
        [one] point
       *[other] points
    }
}
advice-champions-villain = { $more ->
    [yes] the villain keeps { $n } more hit { $n ->
        [one] point
       *[other] points
    }
   *[no] the villain loses { $n } more hit { $n ->
        [one] point
       *[other] points
    }
}
advice-champions-threat = the main scheme has { $n } { $more ->
    [yes] more
   *[no] less
} threat
advice-champions-sides = side schemes have { $n } { $more ->
    [yes] more
   *[no] less
} threat
advice-champions-minions = { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] minion is
   *[other] minions are
} in play
advice-champions-allies = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] ally
   *[other] allies
}
advice-champions-gear = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] upgrade or support
   *[other] upgrades or supports
}
advice-champions-ready = { $more ->
    [yes] you are ready
   *[no] you are exhausted
}
advice-champions-hand = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] card
   *[other] cards
} in your hand
advice-skirmish-points = you get { $n } { $more ->
    [yes] more
   *[no] fewer
} Victory { $n ->
    [one] Point
   *[other] Points
}
advice-skirmish-mine = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Character
   *[other] Characters
} in the slots
advice-skirmish-theirs = your opponent has { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Character
   *[other] Characters
} in the slots
advice-skirmish-cards = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] card
   *[other] cards
} in your hand
advice-skirmish-life = your Characters have { $n } { $more ->
    [yes] more
   *[no] less
} Life left in all
advice-skirmish-life-theirs = your opponent’s Characters have { $n } { $more ->
    [yes] more
   *[no] less
} Life left in all
advice-skirmish-artifacts = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] Artifact
   *[other] Artifacts
}
advice-skirmish-freed = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} freed { $n ->
    [one] Civilian
   *[other] Civilians
}
advice-skirmish-freed-theirs = the Heroes have { $n } { $more ->
    [yes] more
   *[no] fewer
} freed { $n ->
    [one] Civilian
   *[other] Civilians
}
advice-heroes-vp = you get { $n } { $more ->
    [yes] more
   *[no] fewer
} VP
advice-heroes-rivals = the best other team gets { $n } { $more ->
    [yes] more
   *[no] fewer
} VP
advice-heroes-points = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} plot { $n ->
    [one] point
   *[other] points
}
advice-heroes-wounded = { $n } { $more ->
    [yes] more
   *[no] fewer
} of your heroes { $n ->
    [one] is
   *[other] are
} Wounded
advice-heroes-resources = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} Resource { $n ->
    [one] card
   *[other] cards
} in your hand
advice-heroes-villains = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} Villain { $n ->
    [one] card
   *[other] cards
} in your hand
advice-heroes-allies = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} { $n ->
    [one] ally
   *[other] allies
}
advice-heroes-ko = you take { $n } { $more ->
    [yes] more
   *[no] fewer
} KO
advice-heroes-ko-theirs = the opponent takes { $n } { $more ->
    [yes] more
   *[no] fewer
} KO
advice-heroes-ready = you have { $n } { $more ->
    [yes] more
   *[no] fewer
} Ready { $n ->
    [one] hero
   *[other] heroes
}
advice-heroes-plans = you complete { $n } { $more ->
    [yes] more
   *[no] fewer
} Master { $n ->
    [one] Plan
   *[other] Plans
}
advice-heroes-trouble = the Trouble Level is { $n } { $more ->
    [yes] higher
   *[no] lower
}
advice-heroes-trouble-theirs = { advice-heroes-trouble }
