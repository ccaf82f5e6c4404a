# What the command `bench` found.

# $build: "pure" or "compiled", from `run.py native`.
bench-head = Goldenrule { $version } ({ $build ->
    [compiled] compiled
   *[pure] pure Python
}), { $python }, { $machine }. The best of { $n ->
    [one] one run
   *[other] { $n } runs
}, on one core.
# What was measured. $table is one of those below.
bench-row-loop = a million steps of a loop in plain Python
bench-row-instructions = random play, { $table }: machine instructions a decision
bench-row-decisions = random play, { $table }: decisions with a choice
bench-row-games = random play, { $table }: whole games
bench-row-clone = a copy in the middle of an effect
bench-row-view = what a seat may see
bench-row-determinize = a copy with the hidden cards redealt
bench-row-save = saved as JSON, and loaded
bench-row-digest = the digest of a position
bench-row-search = search: hidden cards redealt, then { $n } decisions
bench-row-preview = previews: 95 of 100 are at least as fast
bench-row-start = from the command to the first prompt
bench-table-rhino-1 = alone against Rhino
bench-table-rhino-2 = 2 heroes against Rhino
bench-table-rhino-4 = 4 heroes against Rhino
bench-table-ultron-expert = alone against Ultron, expert
bench-table-ultron-4 = 4 heroes against Ultron
bench-table-teams-2 = 2 teams
bench-table-teams-4 = 4 teams
bench-table-duel = a duel
bench-unit-rate = a second
bench-unit-thousand = thousand
bench-unit-s = s
bench-unit-ms = ms
bench-unit-us = µs
# $more: "yes" if more is better; $passed: "yes" or "no".
bench-gate = { $more ->
    [yes] at least { $gate }
   *[no] at most { $gate }
}: { $passed ->
    [yes] passed
   *[no] missed
}
# $program: "valgrind".
bench-no-instructions = Machine instructions were not counted, because { $program } is not installed.
bench-passed = { $passed ->
    [yes] All targets are met.
   *[no] Some targets are missed.
}

# How often people are asked, on average in a round.
bench-asked-head = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Per round:
bench-asked-before = decisions
bench-asked-prompts = prompts
bench-asked-apart = with payments
bench-asked-enter = answered by Enter
bench-asked-lines = typed lines
bench-asked-all = total
bench-asked-goal = goal, at most { $goal } prompts: { $passed ->
    [yes] reached
   *[no] not reached
}

# What people are asked. Every kind of question has a name of its own.
bench-kind-turn = the turn: what to do
bench-kind-request = an action that another player asks for
bench-kind-defend = who defends
bench-kind-interrupt = interrupts
bench-kind-response = responses
bench-kind-order = what comes first
bench-kind-minion-order = which minion goes next
bench-kind-attach = what to attach to
bench-kind-area = who gets a card
bench-kind-divide = indirect damage
bench-kind-search = what is searched for
bench-kind-mulligan = the starting hand
bench-kind-end-discard = discarding at the end of the phase
bench-kind-discard-cost = cards discarded as a cost
bench-kind-declare = what a wild resource counts as
bench-kind-ally-limit = an ally too many
bench-kind-restricted = a restricted card too many
bench-kind-choose = one to choose
bench-kind-choose-some = several to choose
bench-kind-may = effects that may be used
bench-kind-mode = which of several effects
bench-kind-pay = payments
bench-kind-discard = cards to discard
bench-kind-recruit = the Recruitment phase: what to do
bench-kind-slot = which slot
bench-kind-civilian = a Civilian to free
bench-kind-lose-civilian = a Civilian to lose
bench-kind-artifact = an Artifact to take
bench-kind-moment = an Artifact between two steps
bench-kind-action = an action within another
bench-kind-destination = where heroes go
bench-kind-escort = a Supporting hero who comes along
bench-kind-travel = who goes along
bench-kind-story = the Story track
bench-kind-keep = heroes who stay
bench-kind-assign = what a hero does this round
bench-kind-plan-heroes = what all heroes do this round
bench-kind-ally = an ally to play
bench-kind-dismiss = an ally who leaves
bench-kind-power-up = a power-up
bench-kind-plan = a Master Plan
bench-kind-scheme = scheming
bench-kind-scheme-use = abilities when scheming
bench-kind-draw-villain = drawing a Villain card
bench-kind-lead = the Lead Villain
bench-kind-backup = backups and agents
bench-kind-fighter = who fights
bench-kind-power = powers
bench-kind-confront = confronting a mastermind
bench-kind-champions = heroes for the finale
bench-kind-most-wanted = Most Wanted spaces
bench-kind-planning = abilities in the Planning
bench-kind-deployment = abilities in the Deployment
bench-kind-combat-start = abilities at the start of a combat
bench-kind-combat-end = abilities at the end of a combat
bench-kind-sequence-start = abilities at the start of a sequence
bench-kind-duel = abilities just before an outwit duel
bench-kind-sequence-end = abilities at the end of a sequence
bench-kind-before-roll = abilities before a roll
bench-kind-after-roll = abilities after a roll
bench-kind-result = abilities on a result
bench-kind-ko = abilities when a KO is received
bench-kind-trouble-roll = abilities before the Trouble roll
bench-kind-troubleshoot = abilities when Trouble is reduced
bench-kind-resolved = abilities after a headline
