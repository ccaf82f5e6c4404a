# Words of the pages with all cards, and of those on which decks are built.

page-way-cards = Cards
page-about-cards = All of them, with filters
page-way-decks = Decks
page-about-decks = Build your own
page-menu-cards = All cards

# -- all cards

page-gallery-find = Find cards
page-gallery-filters = { $n ->
    [0] Filters
   *[other] Filters ({ $n })
}
page-gallery-clear = Clear the search
page-gallery-list = The cards
page-gallery-more = Show more cards
page-gallery-sort = Sorted by
page-gallery-sort-printed = printed order
page-gallery-sort-name = name
page-gallery-sort-cost = cost
page-gallery-sort-type = type
page-gallery-back = The other side
page-gallery-own-picture = Your own picture of this card

# -- decks

page-decks-all = All decks
page-decks-build = Build a deck
page-decks-gone = This deck is not kept in this browser.
page-decks-none = No deck yet. This browser keeps the decks that you build or import.
page-decks-new = A new deck
page-decks-hero = Hero
page-decks-choose-hero = Choose a hero
page-decks-aspect = Aspect
page-decks-no-aspect = No aspect
page-decks-size = Number of cards
page-decks-suggest = Suggest a deck
page-decks-empty = Start with the hero’s cards
page-decks-import = Import a deck
page-decks-link = or a link or number of MarvelCDB
page-decks-full = This browser keeps { $most } decks, as many as a game can be offered; remove one first.
page-decks-drop-sure = Remove the deck { $name } from this browser?
page-decks-legal = The deck is legal.
page-decks-broken = { $n ->
    [one] It breaks a rule
   *[other] It breaks { $n } rules
}
page-decks-play = Play with this deck
page-decks-play-any = Play it anyway
page-decks-deck = The deck
page-decks-name = Name of the deck
page-decks-of = { $n ->
    [one] { $n } card of at least { $least }
   *[other] { $n } cards of at least { $least }
}
page-decks-notes = { $n ->
    [one] { $n } note on how it was made
   *[other] { $n } notes on how it was made
}
page-decks-costs = What it costs to play
page-decks-resources = Resources
page-decks-own = Cards of { $hero }
page-decks-cards = Chosen cards
page-decks-less = One copy fewer of { $name }
page-decks-more = One more copy of { $name }
page-decks-fitting = Show the cards that fit this deck
page-decks-fit = { $n ->
    [one] { $n } card fits this deck
   *[other] { $n } cards fit this deck
}
page-decks-keys = Arrows move, + and − change the deck, Enter opens a card
page-decks-export = Export
page-decks-format = Format
page-decks-save = Save as a file
page-decks-copy = Copy the text
page-decks-copied = Copied.
page-decks-copy-by-hand = This browser does not let the page copy; select the text and copy it.
page-decks-text = The deck as a text
