"""Content packs: folders of cards in YAML, read strictly and checked with line numbers. Independent of games.

A game with packs defines two objects:

    VOCABULARY = Vocabulary(CLASSES, literal=Const, sequence=Seq, marks={(When, "event"): Names(EVENT_NAMES)})
    PACKS = GamePacks("mygame", VOCABULARY, {"cards": Part(PackCard, key="code")})

- `notation.Vocabulary`: the struct classes that a pack may name, and `dump` / `load` between values and plain data.
  `literal` is the class of a bare number, `sequence` the class of a list of effects.
- Fields of ints that stand for names are annotated `Annotated[int, Names(...)]`, texts out of a few words
  `Annotated[str, Words("a", "b")]` (both in `kernel.field_marks`); `marks` says it for classes that do not know the
  names.
- A card is one msgspec struct: the facts of the game with the fields for behaviour added, for example
  `class PackCard(Facts, frozen=True): abilities: tuple[CardAbility, ...] = ()`. Other parts of a pack (decks, sets,
  scenarios) are structs, too: `{"cards": Part(PackCard, "code"), "decks": Part(Deck)}`. A card file that is a list
  lists cards; one that is a mapping has a list under the name of each part.
- `reading.read_pack(folder, PACKS)` returns a `Pack` or raises BadInput; `pack.part("cards")` has the structs by key;
  `combine(packs, "cards")` those of several, a later pack replacing whole cards. `check_pack` gives every problem.
- Override `GamePacks.check` for what only the game can tell: an id that nothing includes, a text without behaviour.
- `library.resolve(option, PACKS)` turns the option "packs" of a game (folders, or what a record keeps) into packs, and
  keeps their content, so that records can be played again; `library.plain(packs)` is what the record keeps.
- `schema.schema(PACKS)` is the JSON Schema of a card file; `yaml_files.load_yaml` the strict reader underneath.
- `trees` walks through what cards do, has the checks of trees and the words (`trees.vocabulary`) that all games share;
  `loading` reads plain data as the types that `field_types` takes apart, `structs` as msgspec structs.
- A game whose own set is a pack keeps it on a `shelf.Shelf`, and derives its packs from `shelf.ShelfPacks`.

- `pack_folders` are where files are read from; `reading.read_shipped` reads the set that comes with a game, from what
  `pack_folders` remembers of its YAML.

Importing this package, `reading`, `notation` or `pack_store` does not import yaml; reading a folder does,
unless it is that of a shipped set which has been read before.
"""
