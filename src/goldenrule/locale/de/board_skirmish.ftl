board-skirmish-round = Runde { $round }: { $side }
board-skirmish-phase-setup = Spielaufbau
board-skirmish-phase-recruitment = Runde { $round }, Rekrutierungsphase, { $side }
board-skirmish-points = Siegpunkte
board-skirmish-ahead = { $side } { $n } von { $goal }
board-skirmish-marker = Artefaktmarker
board-skirmish-toward = { $n } von { $track } Feldern Richtung { $side }
    .short = { $side } { $n } von { $track }
board-skirmish-step-recruitment = Rekrutieren
board-skirmish-step-attack = Angreifen
board-skirmish-step-draw = Ziehen
board-skirmish-you = { $who } (du)
board-skirmish-nobody = leerer Platz
board-skirmish-strength = Stärke { $n }
    .short = S { $n }
board-skirmish-life-of = { $left } von { $life } Lebenspunkten
board-skirmish-attack-damage = { $n } Schaden
board-skirmish-attack-civilian = befreit einen Zivilisten
board-skirmish-attack-marker = Artefaktmarker { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
    .short = Artefakt +{ $n }
board-skirmish-attack-battlefield = nimmt eine Schauplatzkarte
    .short = Schauplatz
board-skirmish-boosted = { $name } +
board-skirmish-civilians = Zivilisten: { $colours }
board-skirmish-freed = { $n } { $colour ->
    [red] rot
    [yellow] gelb
    [green] grün
   *[blue] blau
}
board-skirmish-letter-red = R
board-skirmish-letter-yellow = Y
board-skirmish-letter-green = G
board-skirmish-letter-blue = B
board-skirmish-letter-any = *
board-skirmish-any = beliebig
board-skirmish-legend = S Stärke · Balken verbleibende Lebenspunkte · + verstärkt · RGBY Zivilisten
board-skirmish-hand = Hand { $n }
board-skirmish-deck = Deck { $n }
board-skirmish-discard = Ablagestapel { $n }
    .short = Ablage { $n }
board-skirmish-offer = Artefakte zur Auswahl
board-skirmish-more = { $n } weitere liegen verdeckt
    .short = { $n } weitere
board-skirmish-battlefields = Schauplatzdeck { $n }
board-skirmish-your-hand = Deine Hand
    .short = Deine Hand: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
board-skirmish-battlefield = Schauplatz
board-skirmish-life = Lebenspunkte { $n }
    .short = L { $n }
board-skirmish-vp = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
    .short = { $n } SP
board-skirmish-cost = kostet { $symbols }
board-skirmish-yours-setup = Spielaufbau
board-skirmish-yours-recruitment = Runde { $round }, deine Rekrutierungsphase
board-skirmish-status-points = Siegpunkte: { $points }, mit { $n } gewinnst du
    .short = SP: { $short }, mit { $n } gewinnst du
board-skirmish-status-marker = Artefaktmarker: { $marker }
    .short = Artefaktmarker: { $short }
board-skirmish-goal-points = { $side }: { $n } von { $goal } Siegpunkten, mit denen das Spiel gewonnen ist
    .short = { $n } von { $goal } SP
board-skirmish-goal-civilians = In Manhattan { $n ->
    [one] ist noch 1 Zivilist
   *[other] sind noch { $n } Zivilisten
}; sind es nur noch { $goal }, gewinnen die Helden
    .short = noch { $n }, Sieg bei { $goal }
board-skirmish-goal-deck = Im kleineren Deck { $n ->
    [one] ist noch 1 Karte
   *[other] sind noch { $n } Karten
}; ist ein Deck leer, gewinnt, wer auf der Leiste vorn liegt
    .short = { $n } im Deck
cli-result-skirmish-heroes = Die Helden haben gewonnen.
cli-result-skirmish-villains = Die Schurken haben gewonnen.
