# The words of the table of Marvel Heroes in the terminal.

cli-scenario-heroes = Scenario
cli-heroes-missions = Game Round { $round } of { $of }, action { $n } of { $actions }, turn of the { $who }
cli-heroes-phase-setup = Set-up
cli-heroes-phase-deployment = Game Round { $round } of { $of }, Deployment
cli-heroes-phase-planning = Game Round { $round } of { $of }, Planning
cli-heroes-phase-missions = Game Round { $round } of { $of }, Missions
cli-heroes-phase-finale = Game Round { $round } of { $of }, the last fight
cli-heroes-scenario = Scenario { $name }.
cli-heroes-of = { $hero } of { $team }
cli-heroes-headline = “{ $name }”, { $type }, Threat { $threat }, skill { $skill }, { $vp } VP{ $mastermind ->
    [yes] , mastermind
   *[no] { "" }
}
cli-heroes-area = { $area }: headline in { $place } ({ $symbol }): { $says }.
cli-heroes-no-headline = { $area }: no headline.
cli-heroes-there = In { $place }: { $heroes }.
cli-heroes-there-scenario = On the scenario card: { $heroes }.
cli-heroes-supporters = Supporting: { $heroes }.
cli-heroes-special = Special Headline: { $says }.
cli-heroes-story = “{ $name }” ({ $team })
cli-heroes-track = Story track, the one that leaves next last: { $stories }.
cli-heroes-wanted = Most Wanted: { $villains }.
cli-heroes-villain = { $name } (KO { $ko }, costs { $cost } Trouble)
cli-heroes-wounded = in Recovery, Wounded
cli-heroes-you = you
cli-heroes-first = First Player
cli-heroes-archnemesis = Archnemesis
cli-heroes-badges = { $name } ({ $badges })
cli-heroes-team = { $who }: { $vp } VP (plus { $bonus } in Planning), { $points ->
    [one] { $points } plot point
   *[other] { $points } plot points
}, in hand { $resources } Resource and { $villains } Villain { $villains ->
    [one] card
   *[other] cards
}, Stories { $stories }, headlines { $won }.
cli-heroes-known = Known in hand: { $cards }.
cli-heroes-hero = { $name }: Level { $level }, { $skill }, Crime { $crime }, Danger { $danger }, Mystery { $mystery }, KO { $taken } of { $ko }; { $place }.
cli-heroes-ally = { $name } with { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
}
cli-heroes-allies = Allies: { $allies }.
cli-heroes-power-ups = Power-ups: { $names }.
cli-heroes-no-mastermind = No mastermind.
cli-heroes-plan = { $name } ({ $stage })
cli-heroes-mastermind = Mastermind { $name }, Followers { $followers }. Master Plans completed: { $done }; { $left } to come{ $shown ->
    [none] .
   *[other] : { $shown }.
}
cli-heroes-mission = { $who } troubleshoot “{ $name }” { $where }: Trouble Level { $trouble }, Trouble roll { $dice }.
cli-heroes-mission-plan = Master Plan being executed: { $name }.
cli-heroes-lead = Lead Villain: { $name }, KO { $ko }.
cli-heroes-fight = Combat, sequence { $n }: { $hero } against { $villain }, whom { $runner } run. { $starts } has the initiative.
cli-heroes-backups = Backups and agents: { $names }.
cli-heroes-sealed = no power shown yet
cli-heroes-fighter = { $name }: KO { $taken } of { $ko }; { $power }{ $rolled ->
    [yes] ; rolled { $dice }, worth { $n } HIT.
   *[no] .
}
cli-heroes-vp-of = { $name } { $n }
cli-heroes-status = VP: { $vp }. Your plot points: { $points }. In hand: { $cards }.
cli-heroes-hand-resources = { $n ->
    [0] You have no Resource cards.
   *[other] Resource cards in your hand:
}
cli-heroes-hand-villains = { $n ->
    [0] You have no Villain cards.
   *[other] Villain cards in your hand:
}
cli-heroes-villain-numbers = requirement { $need }, costs { $cost } Trouble, KO { $ko }
cli-heroes-backup-cost = { $n } as a backup

# -- the drawn table --

cli-heroes-legend = ○ circle  ✚ cross  ◇ diamond  ★ star   A headline: Threat · skill · VP
cli-heroes-glyph-circle = ○
cli-heroes-glyph-cross = ✚
cli-heroes-glyph-diamond = ◇
cli-heroes-glyph-star = ★
cli-heroes-tagged = { $hero }·{ $tag }
cli-heroes-numbers-short = { $type } { $threat } · { $skill } · { $vp } VP
cli-heroes-mastermind-short = mastermind
cli-heroes-no-headline-short = no headline
cli-heroes-support-short = Support
cli-heroes-free-short = { $n } free
cli-heroes-special-short = Scenario card
cli-heroes-track-short = Story track
cli-heroes-leaves-short = next to leave
cli-heroes-wanted-short = Most Wanted
cli-heroes-wanted-card = { $name } KO { $ko }
cli-heroes-none-short = none
cli-heroes-goal-short = Scenario
cli-heroes-vp-short = { $goal ->
    [0] { $n } VP
   *[other] { $n } of { $goal } VP
}
cli-heroes-team-short = { $points } PP { $bonus ->
    [0] { "" }
   *[other] (+{ $bonus } in Planning){ " " }
}· hand { $resources }R { $villains }V · Stories { $stories }
cli-heroes-ally-short = { $name } { $n }
cli-heroes-allies-short = Allies
cli-heroes-power-ups-short = Power-ups
cli-heroes-is-ready = Ready
cli-heroes-is-supporting = Supporting
cli-heroes-is-recovery = Recovery
cli-heroes-wounded-short = Wounded
cli-heroes-ready-at = Ready, { $place }
cli-heroes-supporting-at = Support, { $place }
cli-heroes-hero-numbers = L{ $level } { $skill } C{ $crime } D{ $danger } M{ $mystery }
cli-heroes-ko-short = KO { $taken }/{ $ko }
cli-heroes-mastermind-line = { $name }, { $done } of { $of } Master Plans done
cli-heroes-mastermind-row = Mastermind
cli-heroes-mission-title = Troubleshoot “{ $name }”, { $place }
cli-heroes-trouble-short = Trouble Level { $n }
cli-heroes-rolled-short = rolled { $dice }
cli-heroes-plan-short = Master Plan { $name }
cli-heroes-lead-short = Lead { $name } KO { $ko }
cli-heroes-fight-title = Combat, sequence { $n }
cli-heroes-initiative-short = initiative
cli-heroes-sealed-short = power not shown
cli-heroes-hits-short = = { $n } HIT
cli-heroes-power-short = { $colour } A{ $attack } D{ $defense } W{ $outwit }
cli-heroes-values-key = L level · C D M Troubleshooter values · A attack · D defense · W outwit · PP plot points
cli-heroes-die-short-0 = –
cli-heroes-die-short-1 = T
cli-heroes-die-short-2 = H
cli-heroes-die-short-3 = H
cli-heroes-die-short-4 = HB
cli-heroes-die-short-5 = HH
cli-heroes-dice-key = dice: H HIT, HH two HIT, HB HIT with BOOST, T TROUBLE, – blank
cli-heroes-hand-short = Your hand: { $resources } Resource, { $villains } Villain
cli-heroes-villain-short = needs { $need } costs { $cost } KO { $ko } · backup { $backup }
cli-heroes-agent-short = backup { $backup }

# -- how games end --

cli-result-heroes-villains = Nobody could defeat the mastermind: all have lost.
cli-ending-heroes-vp = the VP of the scenario were reached
cli-ending-heroes-plans = the Master Plans were completed
cli-ending-heroes-power_ups = the power-ups were in play
cli-ending-heroes-stories = the Stories were collected
cli-ending-heroes-headlines = the headlines were resolved
cli-ending-heroes-finale = the last fight
cli-ending-heroes-action_round = the Special Headline was resolved
cli-ending-heroes-round = after the last Game Round

# -- starting --

cli-choose-heroes-teams = Which teams play? Two to four, in order of the seats. Enter: the usual ones.
cli-choose-heroes-scenario = Which scenario? Enter: Born Again.
