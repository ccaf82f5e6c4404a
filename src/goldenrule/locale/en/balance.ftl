### How fair a game is: `goldenrule pack balance`

balance-title = { $game }: is it fair?
balance-made = { $games } games { $groups ->
    [single] { "" }
   *[several] for each number of players{" "}
}of the bot `{ $bot }` against itself, seed `{ $seed }`, written by `{ $command }`. The numbers are valid for these cards (content `{ $hash }`) and this bot: players with another style get other values. Values out of bounds are **bold**, or named.
balance-what = What
balance-value = Value
balance-bound = Bound
balance-holds = Holds
balance-card = Card
balance-games = Games
balance-margin = ±
balance-yes = yes
balance-fails = NO
balance-open = cannot tell yet{ $games ->
    [0] { "" }
   *[other] : about { $games } games would tell
}
balance-at-least = at least { $least }
balance-at-most = at most { $most }
balance-between = { $least } to { $most }
balance-draws = Draws
balance-decisions = Decisions in a game
balance-bounds = Bounds: { $holding } of { $n } hold{ $failing ->
    [0] { "" }
    [one] , 1 does not
   *[other] , { $failing } do not
}{ $open ->
    [0] { "" }
    [one] , 1 is undecided
   *[other] , { $open } are undecided
}
balance-said-fails = Does not hold: { $what }: { $value }, not { $bound }.
balance-said-open = Cannot tell yet: { $what }: { $value }, bound: { $bound }. { $games ->
    [0] It is so close to its bound that even a million games may not tell.
   *[other] About { $games } games would tell.
}
balance-summed = { $holding } of { $n } bounds hold{ $failing ->
    [0] { "" }
    [one] , 1 does not
   *[other] , { $failing } do not
}{ $open ->
    [0] { "" }
    [one] , 1 is undecided
   *[other] , { $open } are undecided
} ({ $games } games, bot { $bot }).
balance-line = { $verdict ->
    [holds] holds
    [open] CANNOT TELL YET
   *[fails] DOES NOT HOLD
}: { $what }: { $value } ({ $bound })

balance-skirmish-wins-heroes = The Heroes win
balance-skirmish-wins-villains = The Villains win
balance-skirmish-ended-heroes = Ended by the Heroes’ points
balance-skirmish-ended-villains = Ended by the Villains’ points
balance-skirmish-ended-civilians = Ended by Civilians
balance-skirmish-ended-deck = Ended by an empty deck
balance-skirmish-turns = Turns of the Heroes, of the Villains
balance-skirmish-idle-heroes = Turns of the Heroes without a card
balance-skirmish-idle-villains = Turns of the Villains without a card
balance-skirmish-led = Games in which the Heroes lead at the start of a round
balance-skirmish-artifacts = Artifacts taken in a game
balance-skirmish-copies = One more copy
balance-skirmish-about-copies = A side plays 41 of its 56 cards, at random. A linear regression of the result over the composition of the deck shows what one more copy of a Main Character (of either version), instead of an average other card, adds to the side’s win rate, in percentage points with 95 % intervals. Bound: { $bound }.
balance-skirmish-copy = One more copy
balance-skirmish-standard = Standard
balance-skirmish-boosted = Boosted
balance-skirmish-sides = Side Characters
balance-skirmish-copy-of = One more copy of { $name }

balance-heroes-players = { $n } players
balance-heroes-headlines = { $decisions } decisions a game; { $tried } headlines are tried, { $resolved } of them resolved.
balance-heroes-teams = Teams: each wins { $bound }
balance-heroes-team = Team
balance-heroes-wins = Wins
balance-heroes-vp = VP
balance-heroes-pairings = Pairings: wins of the first
balance-heroes-pairing = Pairing
balance-heroes-against = { $one } against { $other }
balance-heroes-scenarios = Scenarios: each of two endings in at least { $least } of its games
balance-heroes-scenario = Scenario
balance-heroes-endings = Endings
balance-heroes-rounds = Game Rounds
balance-heroes-plans = Master plans: { $bound } of those declared succeed ({ $value })
balance-heroes-mastermind = Mastermind
balance-heroes-declared = Tried in a game with this mastermind
balance-heroes-succeed = Succeed
balance-heroes-bound-wins = { $n } players: { $name }, wins
balance-heroes-bound-second = { $n } players: { $name }, the second of its endings
balance-heroes-bound-lost = { $n } players: { $name }, everybody loses the finale
balance-heroes-bound-plans = { $n } players: master plans that succeed
balance-heroes-bound-plans-of = { $n } players: plans of { $name } that succeed
balance-heroes-bound-tries = { $n } players: plans that { $name } tries in a game
balance-heroes-bound-concluded = { $n } players: games in which a conclusion is declared
balance-heroes-concluded = A conclusion is declared in { $share } of the games; a game takes { $rounds } Game Rounds.
balance-heroes-way-finale = a team wins the finale
balance-heroes-way-lost = everybody loses the finale
balance-heroes-way-round = last round
balance-heroes-way-action_round = Special Headline
balance-heroes-way-vp = VP
balance-heroes-way-plans = master plans
balance-heroes-way-power_ups = power-ups
balance-heroes-way-stories = Stories
balance-heroes-way-headlines = headlines
