# Words of the page in the browser: what belongs to no single table.

page-hidden-cards = { $n ->
    [one] { $n } facedown card
   *[other] { $n } facedown cards
}

# -- the connection to the server

page-broken-off = Connection lost. You’ll see what happened once it is back.
page-not-connected = There is no connection to the table at the moment.
page-no-answer = The server does not answer. Check that it is running and that this device is connected, then try again.
page-reconnecting = Connection lost. Trying again…
page-now = Now
page-opening = Opening the table…
page-open-away = The server does not answer. Check that it is running and that this device is connected; the page keeps trying.
page-open-slow = The server has not sent the table yet. It may be busy; wait a moment, or go to the first page.
page-open-closed = The server did not open the table. The page keeps trying; if it takes long, go to the first page and open the table from there.
page-open-because = The table cannot be opened: { $reason } The page keeps trying.
page-open-parts = Part of the page could not be loaded. Reload the page.
page-load-again = Reload
page-broken = This page has stopped working
page-broken-about = It is a fault of the program. Nothing is lost: every answer is saved, and the page continues where you were.
page-try-now = Try now
page-away = { $names }: connection lost. { $n ->
    [one] The seat stays theirs
   *[other] The seats stay theirs
} for two minutes; the game waits for them.
page-returned = { $names } { $n ->
    [one] is
   *[other] are
} back.
page-end-seed = Seed: { $seed }. The same seed gives the same order of cards.
page-seed-hash = Fingerprint of the seed, known from the start (SHA-256): { $hash }
page-about-game = About this game
page-not-let-in = This table cannot be opened

# -- around every page

page-ways = Navigation
page-back = Back
page-missing = There is no such page
page-missing-about = There is nothing at this address.
page-to-home = To the first page

# -- the first page

page-tagline = Tabletop games with every rule enforced.
page-stats = Statistics
page-settings = Settings
page-begin = Start
page-going = In progress
page-continue = Continue
page-first-time = New here?
page-learn = Learn
page-learn-long = Your first game, step by step
page-learn-about = A guided first game. Ten minutes.
page-learn-list = Short lessons for every game.
page-learn-begin = Start learning
page-quick = Quick game
page-quick-about = { $game } with default settings, right away.
page-tables = Other games
page-tables-about = { $tables ->
    [0] { $saves ->
        [one] One game saved in the terminal
       *[other] { $saves } games saved in the terminal
    }
    [one] One more table to continue
   *[other] { $tables } more tables to continue
}
page-game = Game
page-games = The games
page-new = New game
page-at-once = Quick game
page-unofficial = An unofficial fan project: not affiliated with the owners of the games it names.
page-more = More

## What each game is, by its name

page-game-about-champions = Build a hero’s deck and stop a villain’s scheme together.
page-game-who-champions = 1–4 players, together · 45–90 minutes
page-game-quick-champions = Spider-Man against Rhino, right away.
page-game-about-heroes = Lead a team through the troubles of New York.
page-game-who-heroes = 2–4 players, rivals · 90–120 minutes
page-game-about-skirmish = Heroes against Villains for the streets of New York.
page-game-who-skirmish = 2 players, a duel · 20 minutes
page-way-join = Join
page-about-join = With a friend’s link
page-way-watch = Watch
page-about-watch = Bots play, you watch
page-way-puzzles = Puzzles
page-about-puzzles = Win in one turn
page-way-daily = Daily
page-about-daily = One game for everybody
page-way-replays = Replays
page-about-replays = Your finished games
page-way-rules = Rules
page-about-rules = Terms and cards, searchable

# -- a new game

page-new-of = New game of { $game }
page-new-cards = Numbers and cards
page-new-difficulty = Difficulty:
page-new-back = Back to { $name }
page-surprise = Surprise me
page-preview = Your game
page-choose-first = Choose first: { $name }.
page-start = Start the game
page-invite = Invite friends
page-more-options = More options
page-seed = Seed
page-seed-about = The same seed gives the same order of cards. Leave it empty for a random order.
page-practice = A practice game: it does not count, and you can take everything back
page-packs = Content packs
page-packs-about = Extra cards and sets
page-decks = Your own decks
page-deck-paste = Paste a deck or choose a file: MarvelCDB (JSON or text), OCTGN or YAML
page-deck-any = Allow decks that break the deck-building rules
page-deck-add = Add deck
page-deck-file = Choose a file
page-deck-drop = Remove
page-deck-bad = This deck cannot be played here

# -- at a table

page-table = Table
page-your-turn = Your turn

# -- credits --

page-credits = Credits
page-credits-drawings = Some drawings of the cards are by the authors below, with an outline added, from
page-credits-licences = Other licences

# -- the menu of a table

page-menu = Menu
page-menu-seats = Players and links
page-menu-watched = Spectators may see my cards
page-menu-watched-seat = Spectators may see the cards of { $who }
page-menu-over = Look over the shoulder of { $who }
page-menu-replay = Replay
page-menu-rules = Terms and cards
page-menu-report = Report a problem (a file)
page-menu-leave = Give up my seat
page-leave-sure = Give up your seat? Your link will stop working.

# -- lists

page-loading = One moment…
page-none = There is nothing here yet.
page-guest = You are a guest here: your games are kept for this browser. If you started this server, open the address that it printed to see your own games, lessons and settings.
page-operator = Your own games
page-operator-opening = One moment: setting up this browser as yours.
page-operator-not = Wrong address
page-once-more = Again
page-play = Play
page-done = done
page-solved = solved
page-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
page-level = level { $n } of 5
page-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
page-won = won
page-lost = lost
page-daily-about = the same game for everybody today
page-daily-before = Earlier days
page-remove = Delete
page-remove-sure = Delete this game for good?
page-saves = Saved in the terminal
page-look-back = Replay
page-stats-games = games
page-stats-won = won
page-stats-lost = lost
page-stats-rounds = rounds on average
page-stats-mean = rounds
page-stats-part = win rate
page-stats-none = No games yet. A game counts when you play it to its end; practice games do not count.
page-search = Search
page-close = Close
page-rules-hint = A word or a question in any language, a clause or a card; or a search for cards: { $query }
page-rules-example = Example:
page-rules-see = See also
page-rules-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-rules-clauses = { $n ->
    [one] { $n } clause of the rules
   *[other] { $n } clauses of the rules
}
page-rules-differ = Translations disagree:
page-rules-played = Played here
page-rules-on-card = On this card:
page-rules-near = Did you mean one of these?
page-cards-found = { $n ->
    [0] No cards
    [one] One card
   *[other] { $n } cards
}
page-cards-printed = The cards of the game

# -- settings

page-look = Appearance
page-theme = Theme
page-theme-auto = Same as the device
page-theme-dark = Dark
page-theme-light = Light
page-text-size = Text size
page-motion = Motion
page-motion-auto = Same as the device
page-motion-on = On
page-motion-off = Off
page-pace = Show what happens
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-step = Wait after each step
page-pace-off = Off
page-keys = Letters and digits as shortcuts
page-keys-on = On
page-keys-alt = With Alt
page-keys-off = Off
page-in-games = In games
page-free = Take benefits that cost nothing and harm nobody without asking me
page-ask-sure = Confirm moves that look like mistakes
page-pay-quick = Pay for actions as proposed, without asking me
page-language = Language
page-language-preview = { $name } (preview, { $percent }%)
page-standing = Standing answers
page-standing-about = What you always answer for an ability, in every game that you start. You set them at a table, next to the question.
page-standing-none = You have none for later games.
page-standing-forget = Ask me again

# -- friends

page-join-link = The link you were sent
page-join-wrong = This is not a link to a table. Copy all of it, from “http” to the end.
page-sit-down = Sit down
page-watch-bots = Watch bots
page-watch-link = Watch friends by a link
page-seat-bot = Use a bot
page-seat-which-bot = Which bot plays instead of a person
page-seat-bot-plays = A bot plays here
page-seat-person = Let a person play
page-seat-watch = Watching
page-link-of = Link: { $name }
page-copy = Copy
page-copied = Copied
page-share = Share
page-to-table = To the table

# -- looking back

page-replay-over = This moment has passed. “Play on from here” starts a copy of the game at this point.
page-replay-before = Before
page-replay-after = After
page-replay-run = Run
page-replay-stop = Stop
page-replay-moment = Moment
page-parts = Earlier parts
page-part = Part { $n }
page-part-file = Save part { $n } as a file
page-copy-moment = Copy a link to this moment
page-copy-not = This browser does not let the page copy; select and copy this: { $link }
page-what-if = Play on from here

# -- lessons, tips, warnings --

page-quick-guided = Your first game, with tips
page-learn-then = After the lessons
page-learn-then-about = A whole game against a bot or a villain. Everything that comes up for the first time is explained then, and you are warned before a fatal slip.
page-hold-on = Say “Hold on” before I end a turn with actions left, and before a fatal slip: the scheme completes, the hero falls, the deck runs out
page-tips-setting = Explain what comes up the first time, in a first game
page-stats-played = { $n ->
    [one] game
   *[other] games
}
