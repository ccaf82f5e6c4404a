# The words of the table of Marvel: Skirmish!

cli-scenario-skirmish = Artifacts that can be taken

# Next to the steps of a turn; the current one is marked.
board-skirmish-round = Round { $round }: { $side }
board-skirmish-phase-start = Round { $round }, the { $side } begin their turn
board-skirmish-phase-setup = Set-up
board-skirmish-phase-recruitment = Round { $round }, recruitment phase of the { $side }
board-skirmish-phase-attack = Round { $round }, attack phase of the { $side }
board-skirmish-phase-draw = Round { $round }, draw phase of the { $side }
board-skirmish-points = Victory Points
board-skirmish-ahead = { $side } { $n } of { $goal }
board-skirmish-even = nobody is ahead; the Heroes win with { $heroes }, the Villains with { $villains }
    .short = nobody is ahead
board-skirmish-marker = Artifact marker
board-skirmish-toward = { $n } of { $track } spaces toward the { $side }
    .short = { $side } { $n } of { $track }
board-skirmish-middle = in the middle, { $track } spaces from either end
    .short = in the middle

board-skirmish-step-recruitment = Recruit
board-skirmish-step-attack = Attack
board-skirmish-step-draw = Draw

# -- slots --

board-skirmish-you = { $who } (you)
board-skirmish-nobody = empty slot
board-skirmish-strength = strength { $n }
    .short = S { $n }
board-skirmish-life-of = life { $left } of { $life }
board-skirmish-held = does not attack
board-skirmish-attack-damage = { $n } damage
board-skirmish-attack-civilian = frees a Civilian
board-skirmish-attack-point = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}
    .short = { $n } VP
board-skirmish-attack-marker = Artifact marker { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
    .short = Artifact +{ $n }
board-skirmish-attack-battlefield = takes a Battlefield card
    .short = Battlefield
board-skirmish-boosted = { $name } +
board-skirmish-civilians = Civilians: { $colours }
board-skirmish-freed = { $n } { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
board-skirmish-no-civilians = no Civilians are left
    .short = none left
board-skirmish-letter-red = R
board-skirmish-letter-yellow = Y
board-skirmish-letter-green = G
board-skirmish-letter-blue = B
board-skirmish-letter-any = *
board-skirmish-any = any
board-skirmish-legend = S strength · bar life left · + boosted · RYGB Civilians

# -- beside --

board-skirmish-hand = hand { $n }
board-skirmish-deck = deck { $n }
board-skirmish-discard = discard pile { $n }
    .short = discard { $n }
board-skirmish-owned = { $side } own
board-skirmish-known = Known in hand
board-skirmish-offer = Artifacts to take
board-skirmish-more = { $n } more are facedown
    .short = { $n } more
board-skirmish-battlefields = Battlefield deck { $n }
board-skirmish-stage = Being played

# -- the hand --

board-skirmish-your-hand = Your hand
    .short = Your hand: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-skirmish-battlefield = Battlefield
board-skirmish-life = life { $n }
    .short = L { $n }
board-skirmish-vp = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}
    .short = { $n } VP
board-skirmish-cost = costs { $symbols }
board-skirmish-free = costs nothing

# -- where the game stands --

board-skirmish-yours-start = Round { $round }, your turn begins
board-skirmish-yours-setup = Set-up
board-skirmish-yours-recruitment = Round { $round }, your recruitment phase
board-skirmish-yours-attack = Round { $round }, your attack phase
board-skirmish-yours-draw = Round { $round }, your draw phase
board-skirmish-status-points = Victory Points: { $points }, you win with { $n }
    .short = VP: { $short }, you win with { $n }
board-skirmish-status-marker = Artifact marker: { $marker }
    .short = Artifact marker: { $short }

# How the game is won, and how far that is.
board-skirmish-goal-points = The { $side } have { $n } of the { $goal } Victory Points that win the game
    .short = { $n } of { $goal } VP
board-skirmish-goal-civilians = { $n ->
    [one] 1 Civilian is left in Manhattan
   *[other] { $n } Civilians are left in Manhattan
}; with { $goal } left the Heroes win
    .short = { $n } left, win at { $goal }
board-skirmish-goal-deck = The smaller deck has { $n ->
    [one] 1 card
   *[other] { $n } cards
} left; when a deck runs out, the side that is ahead on the track wins
    .short = { $n } in deck

# -- how games end --

cli-result-skirmish-heroes = The Heroes have won.
cli-result-skirmish-villains = The Villains have won.
cli-ending-skirmish-points = the end of the Victory Point track was reached
cli-ending-skirmish-civilians = Manhattan was evacuated
cli-ending-skirmish-deck = a deck ran out
