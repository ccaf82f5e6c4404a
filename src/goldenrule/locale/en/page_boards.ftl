# Words of the boards of Marvel Heroes and Skirmish in the browser.

page-you = you

## Marvel Heroes

page-heroes-map = New York
page-heroes-hudson = Hudson
page-heroes-east-river = East River
page-heroes-sign-circle = circle
page-heroes-sign-cross = cross
page-heroes-sign-diamond = diamond
page-heroes-sign-star = star
# A district of the map. $news is the headline there, $there are the heroes.
page-heroes-district = { $name }, { $sign }{ $area ->
    [none] { "" }
   *[other] , { $area }
}{ $news ->
    [none] { "" }
   *[other] . { $news }
}{ $there ->
    [none] { "" }
   *[other] . Here: { $there }
}
page-heroes-support = Support spaces of { $area }
page-heroes-vp = VP
page-heroes-points = plot
page-heroes-race = Race to { $goal }
page-heroes-race-open = Victory Points
page-heroes-bonus = +{ $n } plot
page-heroes-free = free
page-heroes-combat = Combat
page-heroes-sequence = sequence { $n }
page-heroes-ko = KO
page-heroes-power = Power
page-heroes-value-attack = Attack
page-heroes-value-defense = Defense
page-heroes-value-outwit = Outwit
page-heroes-letter-attack = A
page-heroes-letter-defense = D
page-heroes-letter-outwit = W
page-heroes-up = higher than printed
page-heroes-down = lower than printed
page-heroes-sealed = Power not revealed yet
page-heroes-again = again
page-heroes-coming = { $n ->
    [one] { $n } die to be rolled
   *[other] { $n } dice to be rolled
}
page-heroes-extra = { $n ->
    [one] { $n } more die with help
   *[other] { $n } more dice with help
}
page-heroes-rolls = { $name }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
page-heroes-takes-ko = { $name } takes a KO
page-heroes-no-ko = no KO
page-heroes-not-made = not made
page-heroes-turns = Turn order
page-heroes-turn = { $name }{ $first ->
    [yes] , first player
   *[no] { "" }
}{ $state ->
    [gone] : has played
    [now] : plays now
   *[later] : still to play
}

## Skirmish

page-skirmish-strip = The slots in attack order
page-skirmish-wins = { $side } win
page-skirmish-section-manhattan = Manhattan
page-skirmish-section-sanctum = Sanctum
page-skirmish-section-tower = Avengers Tower
page-skirmish-battlefields = Battlefield
page-skirmish-civilian = The { $colour } Civilian of { $slot }
page-skirmish-freed = Freed Civilians: { $what }
page-skirmish-one-civilian = { $colour } Civilian
page-skirmish-slot = { $slot }, opposite { $facing }
page-skirmish-opposite = opposite: { $name }
page-skirmish-opposite-nobody = opposite: nobody
page-skirmish-cell = { $slot }, { $side }
page-skirmish-goals = How the game is won
page-skirmish-tabs = Parts of the table
page-skirmish-tab-table = Table
page-skirmish-tab-hand = Hand
page-skirmish-tab-players = Players
page-skirmish-tab-story = Story
page-skirmish-paid = Paid
page-skirmish-playing = Playing
page-skirmish-evacuated = Evacuated
page-skirmish-attacked = Has attacked
page-skirmish-left = Left to pay with
page-skirmish-float-hurt = −{ $n }
page-skirmish-float-healed = +{ $n }
page-skirmish-float-spared = { $n } prevented
page-skirmish-float-gain = +{ $n } VP
page-skirmish-float-marker = 1 space
page-skirmish-float-freed = Freed
page-skirmish-float-fallen = Defeated
page-skirmish-lands = { $name } lands here
page-skirmish-cost = What it costs
page-skirmish-pays = { $name } pays { $symbol }: take it back
page-skirmish-needs = { $symbol }
page-skirmish-pile-hand = hand
page-skirmish-pile-deck = deck
page-skirmish-pile-discard = discard
page-skirmish-no-hand-limit = There is no hand limit.
page-skirmish-no-strike-back = In its Attack phase it deals this damage to the card opposite, which does not strike back.
page-skirmish-settled = paid
page-heroes-you = you
page-heroes-teams = Teams
page-heroes-tracks = Tracks and story
page-heroes-tabs = Parts of the table
page-heroes-tab-map = Map
page-heroes-tab-teams = Teams
page-heroes-tab-hand = Hand
page-heroes-tab-story = Story
page-heroes-destinations = Districts with a headline
page-heroes-planning = What each hero does
page-heroes-plan-ready = Ready
page-heroes-plan-support = Support
page-heroes-plan-rest = Recovery
page-heroes-plan-keep = Stays
page-heroes-plan-recall = Recovery
page-heroes-plan-ally = Play: { $uses }
page-heroes-plan-discard = Discard
page-heroes-left = { $left ->
    [one] { $left } plot point left
   *[other] { $left } plot points left
}
page-heroes-lacking = { $n ->
    [one] { $n } plot point too many
   *[other] { $n } plot points too many
}
page-table-confirm-assign = Plan like this
page-table-confirm-keep = Plan like this
page-table-confirm-lead = Play { $what }
page-heroes-villains = Villains that can be played
page-heroes-trouble-left = Trouble left: { $n }
page-heroes-lead = Lead Villain
page-heroes-backup = Backup
page-heroes-elsewhere = Another district
page-skirmish-beside = Players and story
page-heroes-rolls-label = Rolls
page-skirmish-surplus = { $name }: not needed
