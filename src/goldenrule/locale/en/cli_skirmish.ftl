# The words of the table of Marvel: Skirmish! in the terminal.

cli-scenario-skirmish = Artifacts that can be taken
cli-skirmish-side-0 = Heroes
cli-skirmish-side-1 = Villains
cli-skirmish-phase-start = Round { $round }, the { $side } begin their turn
cli-skirmish-phase-setup = Set-up
cli-skirmish-phase-recruitment = Round { $round }, recruitment phase of the { $side }
cli-skirmish-phase-attack = Round { $round }, attack phase of the { $side }
cli-skirmish-phase-draw = Round { $round }, draw phase of the { $side }
cli-skirmish-manhattan = Manhattan { $n }
cli-skirmish-sanctum = Sanctum { $n }
cli-skirmish-tower = Avengers Tower
cli-skirmish-in-slot = { $side } { $card }
cli-skirmish-empty = nobody
cli-skirmish-points = Victory Points: { $side } { $n } of { $goal }.
cli-skirmish-points-even = Victory Points: nobody is ahead; the Heroes win with { $heroes }, the Villains with { $villains }.
cli-skirmish-marker = Artifact marker: { $n } of { $track } spaces toward the { $side }.
cli-skirmish-marker-middle = Artifact marker: in the middle, { $track } spaces from either end.
cli-skirmish-civilians = Civilians: { $colours }.
cli-skirmish-no-civilians = No Civilians are left.
cli-skirmish-colour-red = red
cli-skirmish-colour-yellow = yellow
cli-skirmish-colour-green = green
cli-skirmish-colour-blue = blue
cli-skirmish-letter-red = R
cli-skirmish-letter-yellow = Y
cli-skirmish-letter-green = G
cli-skirmish-letter-blue = B
cli-skirmish-letter-any = *
cli-skirmish-strength = strength { $n }
cli-skirmish-life = life { $left } of { $life }
cli-skirmish-printed-life = life { $n }
cli-skirmish-held = does not attack
cli-skirmish-you = { $who } (you)
cli-skirmish-player = { $who }:
cli-skirmish-piles = hand { $hand }, deck { $deck }, discard pile { $discard }.
cli-skirmish-piles-short = hand { $hand } · deck { $deck } · discard { $discard }
cli-skirmish-hand-line = Your hand: { $cards }.
cli-skirmish-hand-short = Your hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cli-skirmish-known = known in hand: { $cards }
cli-skirmish-freed = Civilians: { $colours }.
cli-skirmish-owned = Artifacts: { $cards }.
cli-skirmish-offer = Artifacts that can be taken: { $cards }; { $pile } more lie face down. Battlefield deck: { $battlefields }.
cli-skirmish-stage = Being played: { $card }.
cli-skirmish-battlefield = Battlefield
cli-skirmish-vp = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}
cli-skirmish-cost = costs { $symbols }
cli-skirmish-free = costs nothing
cli-skirmish-any = any

# -- the drawn table --

cli-skirmish-strength-short = S { $n }
cli-skirmish-numbers-short = S { $strength } L { $life }
cli-skirmish-boosted-short = { $name } +
cli-skirmish-legend = S strength · bar life left · + boosted · RYGB Civilians
cli-skirmish-no-civilians-short = none left
cli-skirmish-points-left-short = { $side } { $n } of { $goal }
cli-skirmish-even-short = nobody is ahead
cli-skirmish-marker-left-short = { $side } { $n } of { $track }
cli-skirmish-middle-short = in the middle
cli-skirmish-points-short = Victory Points
cli-skirmish-marker-short = Artifact marker
cli-skirmish-offer-short = Artifacts
cli-skirmish-more-short = { $n } more
cli-skirmish-battlefields-short = Battlefield deck { $n }
cli-skirmish-vp-short = { $n } VP

# -- how games end --

cli-result-skirmish-heroes = The Heroes have won.
cli-result-skirmish-villains = The Villains have won.
cli-ending-skirmish-points = the end of the Victory Point track was reached
cli-ending-skirmish-civilians = Manhattan was evacuated
cli-ending-skirmish-deck = a deck ran out
