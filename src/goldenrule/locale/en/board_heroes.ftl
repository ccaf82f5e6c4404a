# The words of the table of Marvel Heroes.

board-heroes-missions = Game Round { $round } of { $of }, action { $n } of { $actions }, turn of the { $who }
board-heroes-phase-setup = Set-up
board-heroes-phase-deployment = Game Round { $round } of { $of }, Deployment
board-heroes-phase-planning = Game Round { $round } of { $of }, Planning
board-heroes-phase-missions = Game Round { $round } of { $of }, Missions
board-heroes-phase-finale = Game Round { $round } of { $of }, the last fight

# -- New York --

board-heroes-glyph-circle = ○
board-heroes-glyph-cross = ✚
board-heroes-glyph-diamond = ◇
board-heroes-glyph-star = ★
board-heroes-legend = ○ circle  ✚ cross  ◇ diamond  ★ star   A headline: Threat · skill · VP
board-heroes-headline = Headline in { $place } ({ $symbol })
board-heroes-title = “{ $title }”
board-heroes-no-headline = no headline
board-heroes-special-headline = Special Headline
board-heroes-special = Scenario card
board-heroes-here = Heroes here
board-heroes-threat = { $type }, Threat { $n }
    .short = { $type } { $n }
board-heroes-skill = skill { $skill }
    .short = { $skill }
board-heroes-vp = { $n } VP
board-heroes-mastermind-icon = mastermind
board-heroes-support = Support
board-heroes-free = { $n } free
board-heroes-scenario = Scenario
board-heroes-track = Story track
board-heroes-leaves = the last one leaves next
    .short = leaves next
board-heroes-wanted = Most Wanted
board-heroes-none = none

# -- teams --

board-heroes-you = you
board-heroes-first = First Player
board-heroes-archnemesis = Archnemesis
board-heroes-vp-goal = { $goal ->
    [0] { $n } VP
   *[other] { $n } of { $goal } VP
}
    .short = { $n } VP
board-heroes-points = { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
}
    .short = { $n } PP
board-heroes-bonus = { $n } more in Planning
    .short = +{ $n } in Planning
board-heroes-hands = in hand { $resources } Resource and { $villains } Villain { $villains ->
    [one] card
   *[other] cards
}
    .short = hand { $resources }R { $villains }V
board-heroes-stories = Stories { $n }
board-heroes-won = headlines { $n }
board-heroes-heroes = Heroes
board-heroes-known = Known in hand
board-heroes-allies = Allies
board-heroes-power-ups = Power-ups
board-heroes-mastermind = Mastermind
board-heroes-no-mastermind = none
board-heroes-followers = Followers { $n }
board-heroes-plans-of = { $n } of { $of } Master Plans done
board-heroes-plans-done = Plans done
board-heroes-plans-known = Plans to come
board-heroes-level = Level { $n }
    .short = L{ $n }
board-heroes-crime = Crime { $n }
    .short = C{ $n }
board-heroes-danger = Danger { $n }
    .short = D{ $n }
board-heroes-mystery = Mystery { $n }
    .short = M{ $n }
board-heroes-ko = KO { $n }
board-heroes-ko-of = KO { $n } of { $ko }
    .short = KO { $n }/{ $ko }
board-heroes-wounded = in Recovery, Wounded
    .short = Wounded
board-heroes-is-ready = Ready
board-heroes-is-supporting = Supporting
board-heroes-is-recovery = Recovery
board-heroes-at-ready = Ready, { $place }
board-heroes-at-supporting = Support, { $place }
board-heroes-values-key = L level · C D M Troubleshooter values · A attack · D defense · W outwit · PP plot points

# -- the action in progress --

board-heroes-mission = { $who } troubleshoot “{ $name }” in { $place }
    .short = Troubleshoot “{ $name }”, { $place }
board-heroes-trouble = Trouble Level
board-heroes-trouble-left = Trouble Level left
board-heroes-trouble-roll = Trouble roll
board-heroes-plan = Master Plan
board-heroes-lead = Lead Villain
board-heroes-fight = Combat, sequence { $n }: { $hero } against { $villain }
    .short = Combat, sequence { $n }
board-heroes-fighters = Fighters
board-heroes-backups = Backups and agents
board-heroes-initiative = initiative
board-heroes-sealed = no power shown yet
    .short = power not shown
board-heroes-rolled = rolled { $dice }, worth { $n } HIT
board-heroes-hits = { $n } HIT
    .short = = { $n } HIT
board-heroes-roll-off = { $step } of sequence { $n }
board-heroes-rolled-by = { $who } rolled { $dice }, worth { $n } HIT
board-heroes-power = { $colour } A{ $attack } D{ $defense } W{ $outwit }
board-heroes-die-0 = –
board-heroes-die-1 = T
board-heroes-die-2 = H
board-heroes-die-3 = H
board-heroes-die-4 = HB
board-heroes-die-5 = HH
board-heroes-step-powers = Powers
board-heroes-step-attack = { $n ->
    [one] First attack
   *[other] Second attack
}
board-heroes-step-outwit = Outwit
board-heroes-coming = { $n ->
    [one] rolls 1 die
   *[other] rolls { $n } dice
}
# What the next roll does, if nobody changes it any more. $mean is a number such as 2.3.
board-heroes-odds-first = { $mean } HIT on average, at least one: { $n }%
board-heroes-odds-ko = { $who } takes a KO: { $n }%
board-heroes-odds-outwit = outwits: { $n }%, is outwitted: { $lose }%
# How many Victory Points are worth a plot point in Planning.
board-heroes-bonus-every = 1 plot point for every { $n } VP
board-heroes-with-boost = { $name }: BOOST counts
board-heroes-dice-key = dice: H HIT, HH two HIT, HB HIT with BOOST, T TROUBLE, – blank
board-heroes-hit-legend = HIT counts 1
board-heroes-trouble-legend = TROUBLE counts 1, in Trouble rolls only
board-heroes-boost-legend = BOOST is rolled again, where it counts

# -- what is to come --

board-heroes-step-deployment = Deployment
board-heroes-step-planning = Planning
board-heroes-step-missions = Missions
board-heroes-step-action = Action { $n }
    .short = { $n }
board-heroes-ahead = { $n ->
    [one] 1 die for the Trouble Level
   *[other] { $n } dice for the Trouble Level
}
board-heroes-ahead-skill = { $who ->
    [none] No { $skill } hero of yours there: BOOST rolls again
   *[other] { $who } has { $skill }: BOOST does not roll again
}
board-heroes-ahead-off = { $who } takes { $n } off
board-heroes-ahead-mastermind = A mastermind may scheme here, execute a Master Plan, and be fought after the Lead Villain

# -- the hand --

board-heroes-hand = Your hand
    .short = Your hand: { $resources } Resource, { $villains } Villain
board-heroes-hand-resources = Resource cards
board-heroes-hand-villains = Villain cards
board-heroes-needs = requirement { $n }
    .short = needs { $n }
board-heroes-cost = costs { $n } Trouble
    .short = costs { $n }
board-heroes-backup-cost = { $n } as a backup
    .short = backup { $n }
# -- where the game stands --

board-heroes-status-yours = Game Round { $round } of { $of }, action { $n } of { $actions }, your turn
    .short = Round { $round }/{ $of }, action { $n }/{ $actions }, your turn
board-heroes-status-theirs = Game Round { $round } of { $of }, action { $n } of { $actions }, turn of the { $who }
    .short = Round { $round }/{ $of }, action { $n }/{ $actions }, turn of the { $who }
board-heroes-status-vp = VP: { $vp }
    .short = VP { $short }
board-heroes-status-points = your plot points: { $n }
    .short = { $n } PP
board-heroes-status-win-vp = win with { $n } VP
board-heroes-status-rounds = the most VP after Game Round { $n } wins
    .short = the most VP after round { $n } wins
board-heroes-status-finale = after Game Round { $n }, defeat the mastermind to win
    .short = the last fight after round { $n }
board-heroes-status-win-plans = win with { $n } completed Master Plans
    .short = win with { $n } Master Plans
board-heroes-status-win-power-ups = win with { $n } power-ups in play
    .short = win with { $n } power-ups
board-heroes-status-win-stories = win with { $n } Stories
board-heroes-status-win-headlines = win with { $n } resolved headlines
    .short = win with { $n } headlines
board-heroes-win-else = otherwise the most VP after Game Round { $n } wins

# -- at the prompt --

cli-scenario-heroes = Scenario

# -- how games end --

cli-result-heroes-villains = Nobody could defeat the mastermind: all have lost.
cli-ending-heroes-vp = the goal of Victory Points was reached
cli-ending-heroes-plans = the Master Plans were completed
cli-ending-heroes-power_ups = the power-ups were in play
cli-ending-heroes-stories = the Stories were collected
cli-ending-heroes-headlines = the headlines were resolved
cli-ending-heroes-finale = the last fight decided the game
cli-ending-heroes-action_round = the Special Headline was resolved
cli-ending-heroes-round = the last Game Round was over
