# What the command `bench` found.

bench-head = Goldenrule { $version }, { $python }, { $machine }. The best of { $n ->
    [one] one run
   *[other] { $n } runs
}, on one core.
# What was measured. $table is one of those below.
bench-row-loop = a million steps of a loop in plain Python
bench-row-decisions = random play, { $table }: decisions with a choice
bench-row-games = random play, { $table }: whole games
bench-row-clone = a copy in the middle of an effect
bench-row-view = what a seat may see
bench-row-determinize = a copy with the hidden cards dealt anew
bench-row-save = saved as JSON, and loaded
bench-row-digest = the digest of a position
bench-row-search = search: hidden cards dealt anew, then { $n } decisions
bench-row-preview = previews: 95 of 100 take no longer
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
bench-passed = { $passed ->
    [yes] All gates are passed.
   *[no] Some gates are missed.
}

# How often people are asked, in the mean of a round.
bench-asked-head = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. In a round:
bench-asked-before = decisions
bench-asked-prompts = prompts
bench-asked-apart = with payments
bench-asked-enter = by Enter
bench-asked-lines = typed lines
bench-asked-all = in all
bench-asked-goal = goal, at most { $goal } prompts: { $passed ->
    [yes] reached
   *[no] not reached
}
