# Words of the page in the browser: what belongs to no single table.

page-hidden-cards = { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
}

# -- the connection to the server

page-broken-off = The connection broke off. What has been done shows when it is back.
page-not-connected = There is no connection to the table at the moment.
page-reconnecting = The connection is lost. Trying again…
page-now = Now
page-opening = Opening the table…
page-not-let-in = This table cannot be opened
page-not-let-in-about = The table is no longer here, or the link is not complete. Ask whoever sent it for the link again; all of it has to be copied.

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
page-quick-about = { $game }, as usual, at once.
page-tables = Other games
page-tables-about = { $tables ->
    [0] { $saves ->
        [one] One game saved in the terminal
       *[other] { $saves } games saved in the terminal
    }
    [one] One more table to go on with
   *[other] { $tables } more tables to go on with
}
page-games = The games
page-new = New game
page-at-once = At once
page-more = More
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
page-menu-replay = Look back
page-menu-rules = Terms and cards
page-menu-report = Report a problem (a file)
