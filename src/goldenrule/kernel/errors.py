"""Errors that a user or a caller can meet."""

from goldenrule.words.phrases import Arg, Phrase


class GoldenruleError(Exception):
    """Base of every error that this package raises on purpose: a message of the bundles, one sentence for the user.

    `Texts.tell` tells its `phrase` in a language; its text is the English sentence. An error may be an argument of
    another. Whatever it quotes from a file, it stays one line that can be shown.
    """

    phrase: Phrase

    def __init__(self, key: str, /, **args: "Arg | GoldenruleError") -> None:
        super().__init__(key)
        given = {name: each.phrase if isinstance(each, GoldenruleError) else each for name, each in args.items()}
        self.phrase = Phrase(key, **given)

    def __str__(self) -> str:
        from goldenrule.words.texts import english  # takes time to import

        return english(self.phrase)


class BadInput(GoldenruleError):
    """Something given from outside is wrong: the text names the input, the place and the mend."""


class IllegalOption(GoldenruleError):
    """An answer that is not among the legal options of the seat."""


class Stuck(GoldenruleError):
    """The game asked for a decision that has no legal option. This is a bug of the rules, never of the player."""


class CardFault(GoldenruleError):
    """A card of a content pack, or a position from a file, with which the game cannot go on. The text names it."""


class Unimplemented(GoldenruleError):
    """A rule or a card text that the engine does not know. It raises instead of guessing."""


class GameOver(Exception):
    """Leaves whatever is being carried out when the game ends: `Game.finish` raises it, the loop of the game takes it.

    It tells nobody that something went wrong, so it is no GoldenruleError and has no sentence.
    """
