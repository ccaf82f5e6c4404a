# What to know before choosing a hero, a team, a scenario: what pages say beside the numbers of the cards.

profile-difficulty = { $level ->
    [1] easy
    [2] fairly easy
    [3] medium
    [4] hard
   *[5] very hard
}
profile-why-hero = { $rate ->
    [0] A simple bot almost never beats { $scenario } with this hero’s starter deck ({ $games } games, alone).
   *[other] A simple bot wins { $rate } of 100 games against { $scenario } with this hero’s starter deck ({ $games } games, alone).
}
profile-why-scenario = { $rate ->
    [0] A simple bot almost never wins, alone ({ $games } games with all heroes of the box).
   *[other] A simple bot wins { $rate } of 100 games, alone ({ $games } games with all heroes of the box).
}
profile-why-team = In games between two bots, this team wins { $rate } of 100 ({ $games } games).
profile-why-lost = In games between two bots, { $rate } of 100 end with a defeat for everybody ({ $games } games).
profile-why-side = In games between two bots, this side wins { $rate } of 100 ({ $games } games).

profile-group-identity = Both sides of the identity
profile-group-own = Own cards
profile-group-nemesis = Obligation and nemesis
profile-group-aspect = Cards of the aspect
profile-group-basic = Basic cards in the starter deck
profile-group-villain = Villain
profile-group-scheme = Main schemes
profile-group-encounter = Encounter cards
profile-group-heroes = Heroes
profile-group-allies = Allies
profile-group-power-ups = Power-ups
profile-group-opponent = Nemesis with Master Plans
profile-group-scenario = Scenario
profile-group-main = Main Characters
profile-group-agents = Side Characters
profile-group-artifacts = Artifacts of both sides

profile-count-attack = { $n ->
    [one] 1 card attacks
   *[other] { $n } cards attack
}
    .name = attacks
profile-count-thwart = { $n ->
    [one] 1 card thwarts
   *[other] { $n } cards thwart
}
    .name = thwarts
profile-count-defense = { $n ->
    [one] 1 card defends
   *[other] { $n } cards defend
}
    .name = defenses
profile-count-ally = { $n ->
    [one] 1 ally
   *[other] { $n } allies
}
    .name = allies
profile-count-event = { $n ->
    [one] 1 event
   *[other] { $n } events
}
    .name = events
profile-count-support = { $n ->
    [one] 1 support
   *[other] { $n } supports
}
    .name = supports
profile-count-upgrade = { $n ->
    [one] 1 upgrade
   *[other] { $n } upgrades
}
    .name = upgrades
profile-count-resource = { $n ->
    [one] 1 resource card
   *[other] { $n } resource cards
}
    .name = resource cards
profile-count-minion = { $n ->
    [one] 1 minion
   *[other] { $n } minions
}
    .name = minions
profile-count-treachery = { $n ->
    [one] 1 treachery
   *[other] { $n } treacheries
}
    .name = treacheries
profile-count-attachment = { $n ->
    [one] 1 attachment
   *[other] { $n } attachments
}
    .name = attachments
profile-count-side-scheme = { $n ->
    [one] 1 side scheme
   *[other] { $n } side schemes
}
    .name = side schemes
profile-count-environment = { $n ->
    [one] 1 environment
   *[other] { $n } environments
}
    .name = environments
profile-count-life = { $n } hit points of the villain over all stages, per player
    .name = hit points
profile-count-threat = { $n } threat over all stages of the main scheme, per player
    .name = threat to lose
profile-generates = { $n } × { $name }
profile-count-crime = { $n } against Crime
    .name = Crime
profile-count-danger = { $n } against Danger
    .name = Danger
profile-count-mystery = { $n } against Mystery
    .name = Mystery
profile-count-level = { $n } plot points for all heroes
    .name = plot points
profile-count-rounds = at most { $n } Game Rounds
    .name = Game Rounds
profile-count-vp = { $n } VP win at once
    .name = VP to win
profile-mean-strength = mean Strength { $n }
    .name = Strength
profile-mean-life = mean Life { $n }
    .name = Life
profile-mean-cost = mean cost { $n } symbols
    .name = cost
profile-count-cheap = { $n } cards cost one symbol or nothing
    .name = cheap cards

# -- Champions --

profile-champions-hero-spider-man = Hard to hurt: he defends well, draws a card each time the villain attacks him, and cancels treacheries. Swinging Web Kick hits for 8. Removing threat is his weak side.
profile-champions-hero-captain-marvel = Good at everything: many hit points, a strong thwart, and energy resources that turn into cards and damage. No real weakness; keep energy in hand.
profile-champions-hero-she-hulk = The hardest basic attack and the most hit points, and 2 damage whenever she changes to hero form. Her hand is small and she thwarts little: change form often.
profile-champions-hero-iron-man = Starts weak, with a hand of one card and few hit points, and grows with each Tech upgrade. Build as Tony Stark first; later he does everything.
profile-champions-hero-black-panther = Puts four upgrades into play and uses all of them with one Wakanda Forever!. He strikes back at everyone who attacks him. Strong late; the order of the upgrades matters.
profile-champions-aspect-aggression = Damage: big attack events, allies that hit hard, and more ATK for your hero. A defeated enemy can also cost the villain threat. Little against a scheme that just grows.
profile-champions-aspect-justice = Against threat: events and supports remove it, and your hero thwarts better. Keeps every scheme low; the damage has to come from the hero’s own cards.
profile-champions-aspect-leadership = Allies: bring them cheaply, make them stronger and ready them again. They attack, thwart and take hits for you.
profile-champions-aspect-protection = Defense: more DEF, getting ready after a defense, striking back, healing, and cancelled treacheries. Safe but slow; your hero has to defend.
profile-champions-scenario-rhino = Straightforward: Rhino hits hard and heals, and attachments make him harder. A single scheme stage. The best first opponent.
profile-champions-scenario-klaw = Klaw gets an additional boost card for each attack, so his damage is hard to foresee. Each scheme stage brings a minion, and a side scheme gives him 10 more hit points.
profile-champions-scenario-ultron = Ultron turns cards of your deck into Drones that attack you, and hits harder for each of them. Three scheme stages; threat cannot be removed from the last one.
profile-champions-mode-standard = The weaker stages of the villain. Right for the first games against them.
profile-champions-mode-expert = A stronger villain from the start, and three nasty treacheries: they exhaust you, feed side schemes and reveal more cards.
profile-champions-modular-bomb-scare = Weak minions, confusion, and a bomb: the more threat on the side scheme, the more damage when it explodes.
profile-champions-modular-masters-of-evil = Four minions with 5 to 7 hit points. Each does something unpleasant when it attacks, and a treachery lets them all attack.
profile-champions-modular-under-attack = Attachments give the villain retaliate, more ATK and tough status cards; your hero has to exhaust to remove one. A crisis scheme protects the main scheme.
profile-champions-modular-legions-of-hydra = Minions with guard stand before the villain, and Madame Hydra cannot be damaged while a Legions of Hydra is in play.
profile-champions-modular-the-doomsday-chair = M.O.D.O.K. has 8 hit points and hits back for 2; upgrades save minions from defeat, and side schemes accelerate the main scheme.

# -- Marvel Heroes --

profile-heroes-team-avengers = Heavy fighters: Hulk and Thor win combats, but cost many plot points and help little against Crime. Captain America is cheap and leads.
profile-heroes-team-fantastic-four = Best against Danger, good against Mystery. Four heroes with four different skills, so one of them fits most headlines. Crime is harder.
profile-heroes-team-marvel-knights = Best against Crime, with Daredevil and Elektra. Doctor Strange covers Mystery and Danger. Spider-Man fits anywhere.
profile-heroes-team-x-men = Balanced against all three kinds of headlines, but every hero is useless against one kind: send the right two.
profile-heroes-scenario-born-again = Short: three Game Rounds or 15 VP. Headlines with a mastermind are harder, and a failed headline gives you cards. A good first game.
profile-heroes-scenario-house-of-m = Collect VP for four Game Rounds; then each team sends two heroes against Magneto. If no team beats him, everybody loses.
profile-heroes-scenario-maximum-carnage = Crime is harder. At 15 VP a Special Headline about Crime appears, worth 6 VP; resolving it ends the game.
profile-heroes-scenario-acts-of-vengeance = Win as a villain: complete three Master Plans with a mastermind who is dealt at random and may scheme twice.
profile-heroes-scenario-brood-wars = Short: three Game Rounds or 15 VP. More villains are Most Wanted, and these are harder to knock out.
profile-heroes-scenario-the-evolutionary-war = Short: three Game Rounds or 15 VP. Villains hit harder each Game Round, and heroes outwit better.
profile-heroes-scenario-city-under-siege = Danger is harder. In Game Round 4 a Special Headline about Danger appears, worth 6 VP; a mastermind may be behind it, and resolving it ends the game.
profile-heroes-scenario-night-of-omens = Mystery is harder each Game Round, but brings cards. At 16 VP a Special Headline about Mystery appears, worth 6 VP.
profile-heroes-scenario-the-big-story = A race: resolve seven headlines first. The Story track moves faster, so stories leave it sooner.
profile-heroes-scenario-arms-race = Short: the first team with three power-ups in play wins. Each power-up also makes the villains hit you harder.

# -- the duel --

profile-skirmish-side-heroes = Stronger characters that cost more. Free Civilians in Manhattan: they pay for cards, so expensive heroes come sooner.
profile-skirmish-side-villains = Weaker but cheaper characters: most cost one or two symbols, so your slots fill quickly. Several push the Artifact marker or stop opposing cards.

# -- who plays --

profile-players-bot = Plays by rules of thumb and answers at once. Right for a first game.
profile-players-easy = Tries each move in a few sampled games before it decides.
profile-players-normal = Tries each move in eight times as many games as the easy one.
profile-players-hard = Tries four times as many games as the normal one; thinks for a while.
profile-players-expert = The strongest: four times as many games as the hard one, so it takes its time.
profile-players-people = You and your friends play all seats: at this screen, or by a link.
profile-players-people-here = You and your friends play all seats, at this screen.
