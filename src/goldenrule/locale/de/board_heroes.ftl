board-heroes-missions = Spielrunde { $round } von { $of }, Aktion { $n } von { $actions }, am Zug: { $who }
board-heroes-phase-setup = Spielaufbau
board-heroes-glyph-circle = ○
board-heroes-glyph-cross = ✚
board-heroes-glyph-diamond = ◇
board-heroes-glyph-star = ★
board-heroes-legend = ○ Kreis  ✚ Kreuz  ◇ Raute  ★ Stern   Eine Schlagzeile: Bedrohung · Fertigkeit · SP
board-heroes-headline = Schlagzeile in { $place } ({ $symbol })
board-heroes-title = „{ $title }“
board-heroes-no-headline = keine Schlagzeile
board-heroes-special-headline = Besondere Schlagzeile
board-heroes-here = Helden hier
board-heroes-threat = { $type }, Bedrohung { $n }
    .short = { $type } { $n }
board-heroes-skill = Fertigkeit { $skill }
    .short = { $skill }
board-heroes-vp = { $n } SP
board-heroes-mastermind-icon = Drahtzieher
board-heroes-support = Unterstützung
board-heroes-free = { $n } frei
board-heroes-scenario = Szenario
board-heroes-track = Story-Leiste
board-heroes-leaves = die letzte davon geht als Nächste
    .short = geht als Nächste
board-heroes-wanted = Meistgesucht
board-heroes-none = keine
board-heroes-you = du
board-heroes-first = Startspieler
board-heroes-archnemesis = Erzfeind
board-heroes-vp-goal = { $goal ->
    [0] { $n } SP
   *[other] { $n } von { $goal } SP
}
    .short = { $n } SP
board-heroes-points = { $n ->
    [one] { $n } Plotpunkt
   *[other] { $n } Plotpunkte
}
    .short = { $n } PP
board-heroes-bonus = { $n } mehr in der Planung
    .short = +{ $n } in der Planung
board-heroes-hands = auf der Hand { $resources ->
    [one] { $resources } Ressourcenkarte
   *[other] { $resources } Ressourcenkarten
} und { $villains ->
    [one] { $villains } Schurkenkarte
   *[other] { $villains } Schurkenkarten
}
    .short = Hand { $resources }R { $villains }S
board-heroes-stories = Storys { $n }
board-heroes-won = Schlagzeilen { $n }
board-heroes-heroes = Helden
board-heroes-known = Auf der Hand bekannt
board-heroes-allies = Verbündete
board-heroes-power-ups = Verstärkungen
board-heroes-mastermind = Drahtzieher
board-heroes-followers = Gefolgsleute { $n }
board-heroes-plans-of = { $n } von { $of } Meisterplänen ausgeführt
board-heroes-plans-done = Ausgeführte Pläne
board-heroes-plans-known = Kommende Pläne
board-heroes-level = Stufe { $n }
    .short = St{ $n }
board-heroes-crime = Verbrechen { $n }
    .short = V{ $n }
board-heroes-danger = Gefahr { $n }
    .short = G{ $n }
board-heroes-mystery = Rätsel { $n }
    .short = R{ $n }
board-heroes-ko = K. o. { $n }
board-heroes-ko-of = K. o. { $n } von { $ko }
    .short = K. o. { $n }/{ $ko }
board-heroes-is-recovery = Erholung
board-heroes-at-ready = Bereit, { $place }
board-heroes-at-supporting = Unterstützung, { $place }
board-heroes-values-key = St Stufe · V G R Werte der Problemlöser · A Angriff · D Verteidigung · W Überlistung · PP Plotpunkte
board-heroes-mission = { $who }: „{ $name }“ in { $place } angehen
    .short = „{ $name }“ angehen, { $place }
board-heroes-trouble = Ärgerstufe
board-heroes-trouble-roll = Ärgerwurf
board-heroes-plan = Meisterplan
board-heroes-lead = Anführer der Schurken
board-heroes-fight = Kampf, Durchgang { $n }: { $hero } gegen { $villain }
    .short = Kampf, Durchgang { $n }
board-heroes-fighters = Kämpfer
board-heroes-backups = Verstärkungen und Agenten
board-heroes-initiative = Initiative
board-heroes-sealed = noch keine Kraft gezeigt
    .short = Kraft nicht gezeigt
board-heroes-roll-off = { $step } in Durchgang { $n }
board-heroes-rolled-by = { $who }: { $dice } gewürfelt, { $n } Treffer
board-heroes-power = { $colour } A{ $attack } D{ $defense } W{ $outwit }
board-heroes-die-0 = –
board-heroes-die-1 = T
board-heroes-die-2 = H
board-heroes-die-3 = H
board-heroes-die-4 = HB
board-heroes-die-5 = HH
board-heroes-step-powers = Kräfte
board-heroes-step-attack = { $n ->
    [one] Erster Angriff
   *[other] Zweiter Angriff
}
board-heroes-step-outwit = Überlisten
board-heroes-bonus-every = 1 Plotpunkt je { $n } SP
board-heroes-dice-key = Würfel: H Treffer, HH zwei Treffer, HB Treffer mit Boost, T Ärger, – leer
board-heroes-step-planning = Planung
board-heroes-step-action = Aktion { $n }
    .short = { $n }
board-heroes-ahead = { $n ->
    [one] 1 Würfel für die Ärgerstufe
   *[other] { $n } Würfel für die Ärgerstufe
}
board-heroes-ahead-skill = { $who ->
    [none] Keiner deiner Helden dort hat { $skill }: Boost wird neu gewürfelt
   *[other] { $who } hat { $skill }: Boost wird nicht neu gewürfelt
}
board-heroes-ahead-off = { $who } zieht { $n } ab
board-heroes-hand = Deine Hand
    .short = Deine Hand: { $resources } Ressource, { $villains } Schurke
board-heroes-hand-resources = Ressourcenkarten
board-heroes-hand-villains = Schurkenkarten
board-heroes-needs = Voraussetzung { $n }
    .short = braucht { $n }
board-heroes-cost = kostet { $n } Ärger
    .short = kostet { $n }
board-heroes-backup-cost = { $n } als Verstärkung
    .short = Verstärkung { $n }
board-heroes-status-yours = Spielrunde { $round } von { $of }, Aktion { $n } von { $actions }, dein Zug
    .short = Runde { $round }/{ $of }, Aktion { $n }/{ $actions }, dein Zug
board-heroes-status-theirs = Spielrunde { $round } von { $of }, Aktion { $n } von { $actions }, am Zug: { $who }
    .short = Runde { $round }/{ $of }, Aktion { $n }/{ $actions }, am Zug: { $who }
board-heroes-status-vp = SP: { $vp }
    .short = SP { $short }
board-heroes-status-points = deine Plotpunkte: { $n }
    .short = { $n } PP
board-heroes-status-win-vp = Sieg mit { $n } SP
board-heroes-status-finale = nach Spielrunde { $n } gewinnt, wer den Drahtzieher besiegt
    .short = letzter Kampf nach Runde { $n }
cli-result-heroes-villains = Niemand konnte den Drahtzieher besiegen: Alle haben verloren.
