# Words of the page in the browser: what belongs to no single table.

page-hidden-cards = { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
}

# -- the connection to the server

page-broken-off = The connection broke off. What has been done shows when it is back.
page-not-connected = There is no connection to the table at the moment.
page-no-answer = The server does not answer. Check that it is running and that this device is connected, then try again.
page-reconnecting = The connection is lost. Trying again…
page-now = Now
page-opening = Opening the table…
page-open-away = The server does not answer. Check that it is running and that this device is connected; the page keeps trying.
page-open-slow = The server is there, but has not sent the table yet. It may be busy; wait a moment, or go to the first page.
page-open-closed = The server did not open the table. The page keeps trying; if it takes long, go to the first page and open the table from there.
page-open-because = The table cannot be opened: { $reason } The page keeps trying.
page-open-parts = A part of the page could not be loaded. Load the page again.
page-load-again = Load again
page-try-now = Try now
page-away = { $names }: connection lost. { $n ->
    [one] The seat stays theirs
   *[other] The seats stay theirs
} for two minutes; the game waits for them.
page-returned = { $names } { $n ->
    [one] is
   *[other] are
} back.
page-end-seed = Seed: { $seed }.
page-seed-hash = SHA-256 of the seed: { $hash }
page-not-let-in = This table cannot be opened

# -- around every page

page-ways = Ways
page-back = Back
page-missing = There is no such page
page-missing-about = The address is not one of this program's.
page-to-home = To the first page

# -- the first page

page-tagline = Tabletop games with every rule enforced.
page-stats = Statistics
page-settings = Settings
page-begin = Begin
page-going = Go on
page-continue = Continue
page-first-time = The first time here?
page-learn = Learn
page-learn-long = Your first game, step by step
page-learn-about = A guided first game. Ten minutes.
page-learn-begin = Begin to learn
page-quick = Quick game
page-quick-about = { $game }, with what is usual, at once.
page-tables = Other games
page-tables-about = { $tables ->
    [0] { $saves ->
        [one] One game saved in the terminal
       *[other] { $saves } games saved in the terminal
    }
    [one] One more table to go on with
   *[other] { $tables } more tables to go on with
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
page-game-quick-champions = Spider-Man against Rhino, at once.
page-game-about-heroes = Lead a team through the troubles of New York.
page-game-who-heroes = 2–4 players, rivals · 90–120 minutes
page-game-about-skirmish = Heroes against Villains for the streets of New York.
page-game-who-skirmish = 2 players, a duel · 20 minutes
page-way-join = Join
page-about-join = With a friend’s link
page-way-watch = Watch
page-about-watch = Bots play, you look on
page-way-puzzles = Puzzles
page-about-puzzles = Win in one turn
page-way-daily = Daily
page-about-daily = One game for everybody
page-way-replays = Replays
page-about-replays = Games that are over
page-way-rules = Rules
page-about-rules = Terms and cards, searchable

# -- a new game

page-new-of = New game of { $game }
page-surprise = Surprise me
page-preview = What you play
page-choose-first = Choose first: { $name }.
page-start = Start the game
page-invite = Invite friends
page-more-options = More options
page-seed = Seed
page-seed-about = With the same seed the cards come in the same order. Left empty, they come as chance will have it.
page-practice = A practice game: it does not count in statistics, and everything can be taken back
page-packs = Content packs
page-packs-about = cards and sets that are played with, too
page-decks = Your own decks
page-deck-paste = Paste a deck, or choose its file: from MarvelCDB (JSON or text), OCTGN or YAML
page-deck-any = Decks may break the rules for decks
page-deck-add = Add the deck
page-deck-file = Choose a file
page-deck-drop = Remove
page-deck-bad = A deck that cannot be played here

# -- at a table

page-table = Table
page-your-turn = Your turn

# -- credits --

page-credits = Credits
page-credits-drawings = Some drawings of the cards are by the authors below, with an outline added, from
page-credits-licences = The licences of what else this page holds

# -- the menu of a table

page-menu = Menu
page-menu-seats = Players and links
page-menu-watched = Those who watch may see my cards
page-menu-watched-seat = Those who watch may see the cards of { $who }
page-menu-over = Look over the shoulder of { $who }
page-menu-replay = Look back
page-menu-rules = Terms and cards
page-menu-report = Report a problem (a file)
page-menu-leave = Give up my seat
page-leave-sure = Give up your seat? Your link to it is no longer good then.

# -- lists

page-loading = One moment…
page-none = There is nothing here yet.
page-guest = You are a guest here: your games are kept for this browser. If you started this server, open the address that it printed to see your own games, lessons and settings.
page-operator = Your own games
page-operator-opening = One moment: setting up this browser as yours.
page-operator-not = Wrong address
page-once-more = Once more
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
page-daily-before = Days before
page-remove = Delete
page-remove-sure = Delete this game for good?
page-saves = Saved in the terminal
page-look-back = Look back
page-stats-games = games
page-stats-won = won
page-stats-lost = lost
page-stats-rounds = rounds on average
page-stats-mean = rounds
page-stats-part = part that was won
page-stats-none = No games are kept yet. A game is kept when you play it to its end; practice games are not.
page-search = Search
page-close = Close
page-rules-hint = A word in any language, a clause or a card; or what cards are and do: { $query }
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
page-rules-near = It may be one of these:
page-cards-found = { $n ->
    [0] No cards
    [one] One card
   *[other] { $n } cards
}
page-cards-printed = The cards of the game

# -- settings

page-look = How it looks
page-theme = Theme
page-theme-auto = As the device
page-theme-dark = Dark
page-theme-light = Light
page-text-size = Size of text
page-motion = Motion
page-motion-auto = As the device
page-motion-on = On
page-motion-off = Off
page-fast = Fast: moves take as little time as can be
page-keys = Single letters and digits are shortcuts
page-in-games = In games
page-free = Take benefits that cost nothing and harm nobody without asking
page-ask-sure = Ask again before likely mistakes
page-pay-quick = Pay for an action at once as it is proposed
page-language = Language
page-language-preview = { $name } (preview, { $percent }%)
page-standing = Standing answers
page-standing-about = What you always answer for an ability, in every game that you begin. At a table they are given and kept beside the question.
page-standing-none = None are kept for later games.
page-standing-forget = Ask me again

# -- friends

page-join-link = The link that you were sent
page-join-wrong = This is no link to a table. Copy all of it, from “http” to the end.
page-sit-down = Sit down
page-watch-bots = Watch bots
page-watch-link = Watch friends by a link
page-seats-only-here = These links work on this machine only. For others in your network, start the server with --lan.
page-seats-about = Whoever opens a link plays that seat, on any device. Seats that nobody takes are yours.
page-seat-bot = A bot instead
page-seat-which-bot = Which bot plays instead of a person
page-seat-bot-plays = A bot plays here
page-seat-person = A person instead
page-seat-watch = Looking on
page-link-of = Link: { $name }
page-copy = Copy
page-copied = Copied
page-share = Share
page-to-table = To the table

# -- looking back

page-replay-over = This is a moment that has passed. “Go on from here” plays on from it.
page-replay-before = Before
page-replay-after = After
page-replay-run = Run
page-replay-stop = Stop
page-replay-moment = Moment
page-replay-pace = Speed × { $n }
page-parts = Earlier parts
page-part = Part { $n }
page-part-file = Save part { $n } as a file
page-copy-moment = Copy a link to this moment
page-copy-not = This browser does not let the page copy; mark and copy this: { $link }
page-what-if = Go on from here
