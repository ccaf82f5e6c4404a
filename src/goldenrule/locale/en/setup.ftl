# What is asked before a game begins.

setup-option = Choose { $what }. Enter: the default.
    .name = { $what }
    .about = the default, if you choose nothing
setup-players = { $together ->
    [yes] Who plays the other heroes? Enter: you, or people at this keyboard.
   *[no] Who plays? Enter: you against a bot.
}
    .name = Who plays
setup-bot = { $together ->
    [yes] a bot ({ $bot }) plays all the others
   *[no] you against a bot ({ $bot })
}
    .name = a bot
setup-level = { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[expert] expert
}
setup-thinks = { $together ->
    [yes] a strong bot ({ $level }) plays all the others
   *[no] you against a strong bot ({ $level })
}
    .name = a strong bot: { $level }
setup-people = { $together ->
    [yes] you, or people at this keyboard, play all of them
   *[no] people at this keyboard: the screen is covered between their turns
}
    .name = people
setup-seat = { $together ->
    [yes] Which hero is yours? Enter: { $own }.
   *[no] Which side is yours? Enter: { $own }.
}
    .name = { $together ->
        [yes] Your hero
       *[no] Your side
    }

# -- Marvel Heroes --

setup-heroes-teams = Which teams play? { $players ->
    [2] Two
    [3] Three
    [4] Four
   *[other] Two to four
}, in order of the seats. Enter: the default ones.
    .name = Teams
    .about = two to four, in the order of the seats; or the default ones
setup-heroes-scenario = Which scenario? Enter: Born Again.
    .name = Scenario
    .about = default: Born Again

setup-cards = Cards in this game
setup-heroes-team = { $team }: { $names }
setup-heroes-played = scenario: { $name }
setup-heroes-random = a random scenario
setup-heroes-own = { $team }: { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}, { $ups ->
    [one] 1 power-up
   *[other] { $ups } power-ups
}
setup-heroes-nemesis = nemesis of { $team }: { $name }, { $plans ->
    [one] 1 Master Plan
   *[other] { $plans } Master Plans
}
setup-heroes-deck = { $deck ->
    [resource] Resource deck
    [villain] Villain deck
    [headline] Headline deck
   *[story] Story deck
}

# -- the duel --

setup-skirmish-side = { $side }: { $names }
setup-skirmish-deck = deck of the { $side }
setup-skirmish-battlefields = Battlefield deck
setup-skirmish-artifacts = Artifacts
setup-skirmish-offered = { $n ->
    [one] 1 Artifact is laid out at random
   *[other] { $n } Artifacts are laid out at random
}

# -- Champions --

setup-quick = quick game
setup-heroes = Press q and Enter for a quick game (Spider-Man against Rhino, alone), or choose your heroes:
    .name = Heroes
    .about = one for each player, in the order of the seats
setup-heroes-note = Type one or more numbers, in order of the seats.
setup-hero-line = { $name } ({ $aspect })
    .about = starter deck: { $aspect }
setup-deck-line = { $name }: { $about }
    .about = { $hero }, { $aspect }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
setup-deck-unnamed = own deck
setup-aspect = Which aspect goes with { $hero }? Enter: { $own }, the starter deck.
    .name = Aspect of { $hero }
    .about = the starter deck has { $own }
setup-scenario = Which scenario? Enter: { $own }.
    .name = Scenario
setup-scenario-line = { $name } ({ $n } encounter cards; usual modular set: { $usual })
    .about = { $n } encounter cards, usually with { $usual }
setup-mode = How hard? Enter: standard.
    .name = Mode
setup-mode-standard = standard (villain stages { $stages })
    .name = standard
    .about = villain stages { $stages }
setup-mode-expert = expert (villain stages { $stages }, and the expert set)
    .name = expert
    .about = villain stages { $stages }, and the expert set
setup-modular = Which modular sets go into the encounter deck? One or more; Enter: { $own }.
    .name = Modular sets
    .about = default: { $own }
setup-modular-line = { $name } ({ $n } cards, difficulty { $level } of 5)
    .about = { $n } cards, difficulty { $level } of 5
setup-modular-random = a random, secret set; r r for two
    .name = a random set
    .about = you do not see which one
setup-modular-none = none
setup-chosen = Your game
setup-included = Encounter cards in this game
setup-set = { $n ->
    [one] { $name }: 1 card
   *[other] { $name }: { $n } cards
}
setup-set-random = a random modular set: { $least } to { $most } cards
setup-obligations = { $n ->
    [one] obligation: { $names }
   *[other] obligations: { $names }
}
setup-total = { $random ->
    [0] encounter deck: { $n } cards in total
   *[other] encounter deck: { $n } cards in total, and the random ones
}
setup-nemesis = set aside: nemesis of { $hero }, { $n } cards
