# What is asked before a game begins.

setup-option = Choose { $what }. Enter: as usual.
setup-players = { $together ->
    [yes] Who plays the other heroes? Enter: you, or people at this keyboard.
   *[no] Who plays? Enter: you against a bot.
}
setup-bot = { $together ->
    [yes] a bot ({ $bot }) plays all but yours
   *[no] you against a bot ({ $bot })
}
setup-people = { $together ->
    [yes] you, or people at this keyboard, play all of them
   *[no] people at this keyboard: the screen is covered between their turns
}
setup-seat = { $together ->
    [yes] Which hero is yours? Enter: { $own }.
   *[no] Which side is yours? Enter: { $own }.
}

# -- Marvel Heroes --

setup-heroes-teams = Which teams play? { $players ->
    [2] Two
    [3] Three
    [4] Four
   *[other] Two to four
}, in order of the seats. Enter: the usual ones.
setup-heroes-scenario = Which scenario? Enter: Born Again.

# -- Champions --

setup-quick = quick game
setup-heroes = Press q and Enter for a quick game (Spider-Man against Rhino, alone), or choose your heroes:
setup-heroes-note = Type one or more numbers, in order of the seats.
setup-hero-line = { $name } ({ $aspect })
setup-aspect = Which aspect goes with { $hero }? Enter: { $own }, the starter deck.
setup-scenario = Which scenario? Enter: { $own }.
setup-scenario-line = { $name } ({ $n } encounter cards; usual modular set: { $usual })
setup-mode = How hard? Enter: standard.
setup-mode-standard = standard (villain stages { $stages })
setup-mode-expert = expert (villain stages { $stages }, and the expert set)
setup-modular = Which modular sets go into the encounter deck? One or more; Enter: { $own }.
setup-modular-line = { $name } ({ $n } cards, difficulty { $level } of 5)
setup-modular-random = a random set that you do not see; r r for two
setup-modular-none = none
setup-chosen = What you play
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
    [0] encounter deck: { $n } cards in all
   *[other] encounter deck: { $n } cards in all, and the random ones
}
setup-nemesis = set aside: nemesis of { $hero }, { $n } cards
