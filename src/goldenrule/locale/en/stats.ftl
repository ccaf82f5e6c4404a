# The words of the command `stats`.

stats-none = No games yet. A game counts when you play it to its end; practice games do not count.
stats-all = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $won } won, { $lost } lost{ $draw ->
    [0] { "" }
   *[other] , { $draw } drawn
}{ $shared ->
    [0] .
   *[other] , { $shared } between people.
}
stats-rounds = { $mean } rounds on average, { $least } to { $most }.
stats-by-game = By game
stats-by-hero = By hero
stats-by-team = By team
stats-by-side = By side
stats-by-aspect = By aspect
stats-by-scenario = By scenario
stats-by-mode = By mode
stats-by-players = By number of players
stats-by-ending = By ending
stats-aspect-aggression = { aspect-aggression }
stats-aspect-justice = { aspect-justice }
stats-aspect-leadership = { aspect-leadership }
stats-aspect-protection = { aspect-protection }
stats-mode-standard = standard
stats-mode-expert = expert
stats-side-heroes = heroes
stats-side-villains = villains
stats-line = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won ({ $percent }%)
stats-exported = { $n ->
    [one] { $n } game is
   *[other] { $n } games are
} in { $path }.
stats-deleted = The statistics are deleted.
