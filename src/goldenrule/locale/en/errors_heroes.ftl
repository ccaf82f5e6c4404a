# Errors of Marvel Heroes. Words in backticks and in code are typed so.

# -- games/heroes/packs.py

# $text is the end of a sentence whose subject is the card: the messages below.
heroes-pack-misfit = it { $text }.
heroes-pack-number = its { $name } is { $value }; it must be { $least } to { $most }.
heroes-pack-id-type-choose = the id belongs to { $name }, which is of the type { $type }; choose another id.
heroes-pack-id-special-headline = the id belongs to the Special Headline of { $name }; choose another id.
heroes-pack-special-headline-id = its Special Headline has the id '{ $id }', which belongs to another card.
heroes-pack-too-many = with this pack there are more than { $most } cards; write fewer copies.
heroes-pack-team-heroes = with this pack the team { $id } has { $n } heroes ({ $heroes }), but a team must have { $team }; take heroes out with `copies: 0`, or add some.
heroes-pack-team-nemesis = with this pack the team { $id } has no nemesis; add a mastermind with `team: { $id }`.
heroes-pack-plans = with this pack { $id } does not have one plan of each stage ({ $stages }).
heroes-pack-unknown = there is no { $what ->
    [team] team
    [mastermind] mastermind
    [hero] hero
   *[card] card
} '{ $id }'{ $close }

# -- games/heroes/facts.py

heroes-pack-no-copies = has no copies; write 1 or more
heroes-pack-can-fight = can fight, and so needs powers and a KO value of 1 or more
heroes-pack-powers-colours = has powers of the colours { $colours }; use each colour once
heroes-pack-power-value-outside = has the power '{ $name }' with a value outside 0 to 5
heroes-pack-names-no-team = has no team
heroes-pack-no-skill = has no skill; choose from { $skills }
heroes-pack-needs-symbol = needs a symbol ({ $symbols }) and a threat_type ({ $threats })
heroes-pack-brings-special-headline = brings its Special Headline into play in Game Round 1, which has no Deployment; write 2 or more
heroes-pack-needs-mastermind-stage = needs a mastermind and a stage ({ $stages })

# -- games/heroes/content.py

heroes-bad-card-word = The card '{ $id }' has the { $what } '{ $word }'; choose from { $words }.
# $wrong is the end of the sentence, as in heroes-pack-misfit.
heroes-bad-card = The card '{ $id }' { $wrong }.
heroes-bad-card-twice = Two cards have the id '{ $id }'; give one of them another.
heroes-bad-effect = The saved position names the effect '{ $path }', which no card has.
heroes-pack-type-ability-may = is of the type '{ $type }', and its ability { $number } is '{ $kind }'; it may have: { $known }
heroes-pack-constant-ability-without = has the constant ability { $number } without mods
heroes-pack-ability-moment = has the ability { $number } with the moment '{ $moment }'; choose from { $known }
heroes-pack-mods-ability = has mods in its ability { $number }, which is not constant
heroes-pack-cost-ability = has the cost '{ $name }' in its ability { $number } ({ $kind }); it is for { $wanted }
heroes-pack-cost-number = has the cost '{ $name }' { $n } in its ability { $number }; write 1 or more, or leave it out
heroes-pack-cost-ko = pays { $n } KO results in its ability { $number } and is defeated by { $ko }, so it can never pay; write fewer
heroes-pack-payers = abilities of the kind { $kinds } of cards of the type { $types }

# -- games/heroes/__init__.py

heroes-bad-marvel-heroes-no = Marvel Heroes has no option { $key }; its options are { $options }.
heroes-bad-option-scenario-text = The option 'scenario' must be a text, not { $given }.
heroes-bad-option-first-player = The option 'first_player' must be the number of a seat, not { $given }.
heroes-bad-teams-play = The option 'players' says { $word }, but you named { $n } teams; name as many, or leave out 'players'.
heroes-bad-option-first-player-number = The option 'first_player' must be the number of a seat, not { $word }.
heroes-bad-option-players = The option 'players' must be 2, 3 or 4, not '{ $players }'.
heroes-bad-marvel-heroes-offers = Marvel Heroes has no choices for '{ $option }'; ask for teams, scenario or readings.

# -- games/heroes/rules/setup.py

heroes-bad-no-team = There is no team '{ $team }'; choose from { $known }.
heroes-bad-option-teams-names = { $n ->
    [0] Choose 2 to 4 different teams.
   *[other] Choose 2 to 4 different teams, not { $teams }.
}
heroes-bad-player-cannot-first = Player { $seat } cannot be the first: the players are 1 to { $most }.
heroes-bad-no-scenario = There is no scenario '{ $scenario }'; choose from { $scenarios }, random.
heroes-bad-team-no-mastermind = The team '{ $team }' has no mastermind as its nemesis; a pack must add one.

# -- games/heroes/situations/cases.py

heroes-bad-seats-no-seat = seats[{ $seat }]: there is no seat { $seat }; the game has { $seats } players.

# -- games/heroes/situations/position.py

heroes-bad-given-no-seat = given.{ $name }: there is no seat { $seat }; the seats are { $least } to { $seats }.
heroes-bad-given-seats-no = given.seats[{ $seats }]: there is no seat { $seats }; the game has { $seats } teams.
heroes-bad-given-seats-write = given.{ $name }: there are { $seats } seats; write a number for each.
heroes-bad-given-threats-threat = given.threats.{ $area }: a Threat token belongs to a headline (H-3.10); name one there.
heroes-bad-given-most-wanted = given.most_wanted: there are { $spaces } spaces (H-2.7); leave some out.
heroes-bad-no-most-wanted = { $at }: { $code } has no Most Wanted icon (H-8.25); name a villain that has it.
heroes-bad-given-round-game = given.round: { $code } has { $rounds } Game Rounds (H-10.2); write a number up to that.
heroes-bad-given-nobody-acts = given.{ $name }: nobody acts before the Missions (H-4.1); leave it out.
heroes-bad-given-round-no = given.round: no Deployment follows Game Round { $round }, the last (H-10.2); write one less.
heroes-bad-given-special-no = given.special: { $scenario } has no Special Headline (H-10.4); leave it out.
heroes-bad-given-special-early = given.special: the Special Headline of { $scenario } comes into play in Game Round { $round } (H-10.4); write that round, or a later one.
heroes-bad-given-archnemesis-early = given.archnemesis: there is no Archnemesis in the first Game Round (H-3.8); leave it out, or write a later round.
heroes-bad-heroes-scenario-card = given.heroes.{ $code }.place: no hero can be on the scenario card while no Special Headline is in play (H-10.5); write special: true, or name a district.
heroes-bad-plans-order = { $at }: { $code } is completed after { $first } (H-9.7); name that plan, too.
heroes-bad-given-masterminds-seats = given.masterminds: { $n ->
    [one] { $n } mastermind is
   *[other] { $n } masterminds are
} named for { $seats } seats; name the one that each seat controls.
heroes-bad-given-masterminds-twice = given.masterminds[{ $i }]: { $name } is already named; name another mastermind.
heroes-bad-given-masterminds-usual = given.masterminds[{ $i }]: in { $scenario } the player on the left controls the nemesis of a team (H-3.2); write { $own } instead of { $name }.
heroes-bad-given-masterminds-own = given.masterminds[{ $i }]: { $name } is the nemesis of { $team }, which faces another mastermind in this scenario (H-10.18); name another.
heroes-bad-area-not-used = { $at }: this area is not used with { $seats } players (H-2.3); name another.
heroes-bad-allies-team-most = { $at }.allies: a team has at most { $most } allies on the table (H-6.12); leave some out.
heroes-bad-given-heroes-ko = given.heroes.{ $code }.ko: with { $ko } of { $of } KO the hero is defeated (H-5.4); write fewer, or status: recovery, wounded: true.
heroes-bad-given-heroes-place = given.heroes.{ $code }.place: { $area } has { $spaces } Support spaces, each for one hero (H-2.5); name another area.
heroes-bad-given-scenario-ends = given: the scenario ends right away in this position ({ $ending }, H-10.2); take something away, or let an answer bring the end.
heroes-bad-type-cannot-name = { $at }: { $code } is of the type { $type }, which cannot be here; name one of the type { $kinds }.
heroes-bad-no-left-game = { $at }: no { $code } is left in this game, because { $why ->
    [named] all of its copies have been named
   *[team] its team does not play
}; name another card.
heroes-bad-place-hero-recovery = { $at }.place: a hero in Recovery is on the hero card (H-5.9); leave place out.
heroes-bad-wounded-wounded-hero = { $at }.wounded: a Wounded hero is in Recovery (H-5.4); write status: recovery.
heroes-bad-ko-who-recovery = { $at }.ko: a hero in Recovery has no KO tokens (H-8.24, H-8.27); leave ko out.
heroes-bad-can-carry-plot = { $at }: it can carry { $most } plot points (H-11.3, H-11.6), not { $n }; write fewer.
heroes-bad-only-story-cards = { $at }: only { $n } Story cards of this team are left (H-7.15); write fewer.
heroes-bad-power-up-another = { $at }: { $code } is a power-up of another team (H-6.14); name one of { $team }.
heroes-bad-no-master-plan = { $at }: { $code } is not a Master Plan of this seat's mastermind (H-3.5); name another.
heroes-bad-given-track-track = given.track: the track has { $spaces } spaces (H-2.6); leave some out.
heroes-bad-team-does-not = { $at }: the team of { $code } does not play (H-7.16); name a story of another.

# -- games/heroes/situations/script.py

heroes-bad-needs-number-after = { $words } needs a number after '{ $verb }'.
heroes-bad-no-answer = { $words } is not an answer: there are too many words after '{ $verb }'.
heroes-bad-marvel-heroes-does = Marvel Heroes gives no reasons; write not_offered: '{ $words }' instead of refused.
