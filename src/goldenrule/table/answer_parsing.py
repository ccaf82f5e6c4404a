"""What typed words mean at a question: options, cards and refused actions, in the table's language and in English.

An action that has only one possible target does not name it, and is meant by that name all the same: "attack rhino".
"""

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from goldenrule.gamekit.board import in_hand
from goldenrule.gamekit.input_parsing import CHINESE, words
from goldenrule.kernel.decisions import Option
from goldenrule.languages import FIRST
from goldenrule.table.explanations import about_card, known_cards, no_answer
from goldenrule.table.games import find_game
from goldenrule.table.prompt_items import Item
from goldenrule.table.prompts import Asked, ask
from goldenrule.table.target_prompts import ActionAnswer
from goldenrule.table.word_matching import WordMatch, find, label

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.table.session import Session

T = TypeVar("T", bound=Hashable)


class Voice(NamedTuple):
    """A language in which words are typed: its texts, and the question in it.

    `numbers` are those that its items have in the question as it is shown.
    """

    words: "GameWords"
    texts: "Translator"
    items: Sequence[Item]
    numbers: Sequence[int]


class Reader:
    """Reads what a seat types at a question."""

    def __init__(self, session: "Session", asked: Asked, words: "GameWords", texts: "Translator") -> None:
        self.session, self.game, self.asked = session, session.game, asked
        self.seat = asked.decision.seat
        self.own = Voice(words, texts, asked.prompt.items, range(1, len(asked.answers) + 1))

    @cached_property
    def english(self) -> Voice:
        """English, in which everything can be typed at every table."""
        if self.own.texts.language.tag == FIRST:
            return self.own
        from goldenrule.words.texts import Texts  # it is not needed at a table in English

        texts = Texts(FIRST)
        words = find_game(self.game.name).words(texts)
        words.use_cards_of(self.game)
        asked = ask(self.session, self.asked.decision, words, texts, self.asked.quick)
        places = {_chosen(way): n for n, way in enumerate(self.asked.answers, 1)}
        both = [(item, places.get(_chosen(way), 0)) for item, way in zip(asked.prompt.items, asked.answers)]
        return Voice(words, texts, [item for item, n in both if n], [n for _, n in both if n])

    def read(self, typed: str) -> Iterator[tuple[Voice, str]]:
        """Yield the ways to read what is typed: as it is, with the table's own name of a card, and as English."""
        yield self.own, typed
        if self.english is not self.own:
            if (named := self.with_own_name(typed)) != typed:
                yield self.own, named
            yield self.english, typed

    def with_own_name(self, typed: str) -> str:
        """Return what is typed, with the English name of a card at its end replaced by the table's own."""
        if self.english is self.own:
            return typed
        wanted = words(typed).split()
        names = {code: words(self.english.words.name(code)).split() for code in self.own.words.codes()}
        codes, length = longest_ending(wanted, names)
        return " ".join([*wanted[:-length], self.own.words.name(codes[0])]) if codes else typed

    # -- options -----------------------------------------------------------------------------------------------------

    def option(self, typed: str, without: Collection[int] = ()) -> WordMatch:
        """Return what is meant among the options, `without` what is chosen already."""
        for voice, said in self.read(typed):
            left = [place for place, n in enumerate(voice.numbers, 1) if n in without]
            found = find(voice.items, said, left)
            if found.numbers:
                return WordMatch([voice.numbers[n - 1] for n in found.numbers], found.sure)
        return WordMatch([], False)

    def action(self, typed: str) -> list[int]:
        """Return the numbers of the items of the one action that is meant, whatever its words end with; or none."""
        items, numbers = self.asked.prompt.items, self.option(typed).numbers
        readings = () if numbers else self.read(typed)
        for voice, said in readings:
            wanted = stem_words(said, voice.texts)
            texts = [stem_words(label(item, words(said).split()), voice.texts) for item in voice.items]
            numbers = [n for n, text in zip(voice.numbers, texts) if wanted and has_all_words(wanted, text)]
            if numbers:
                break
        return numbers if len({items[n - 1].action or items[n - 1].text for n in numbers}) == 1 else []

    # -- what is not offered -----------------------------------------------------------------------------------------

    def explain_refusal(self, typed: str) -> list[str]:
        """Return why an action is not offered, as "attack rhino" or "play backflip", or what is asked instead.

        Nothing is returned if the words name no card that the seat knows, and nothing that is refused.
        """
        game, own = self.game, self.own
        refused = own.words.refusals(game, self.asked.decision)
        cards, said = list[int](), list[str]()
        for voice, line in self.read(typed):
            wanted = stem_words(line, voice.texts)
            names = {e: stem_words(voice.words.name(game.code(e)), voice.texts) for e in known_cards(game, self.seat)}
            named, length = longest_ending(wanted, names)
            cards = cards or named
            action = wanted[: len(wanted) - length]
            bars = refused if voice is own else voice.words.refusals(game, self.asked.decision)
            whats = [stem_words(bar.what, voice.texts) for bar in bars]
            said += [bar.text for bar, what in zip(refused, whats) if action and has_all_words(action, what)]
        if not said:
            said = [line for e in cards for line in about_card(self.session, self.asked, *own[:2], e, refused)]
        if said or not cards:
            return [*dict.fromkeys(said)]
        if absent := self.explain_absence(typed):
            return absent
        lines = no_answer(game, self.asked, *own[:2], game.shown_id(cards[0], self.seat))
        return ["".join(piece.text for piece in lines[0])]

    def explain_absence(self, typed: str) -> list[str]:
        """Return that the card with which typed words end is not where it has to be, or that nothing is called so.

        What is said depends only on what the seat sees.
        """
        texts, own = self.own.texts, self.own.words
        verb = self.leading_verb(typed)
        named = stem_words(" ".join(words_after_verb(self.with_own_name(typed), verb, texts)), texts)
        names = {code: stem_words(own.name(code), texts) for code in own.codes()}
        codes, _ = longest_ending(named, names)
        if codes and (verb or names[codes[0]] == named):  # without a verb nothing that is only like a name
            name = own.name(codes[0])
            hand = {own.name(card.code) for card in in_hand(own.board(self.session.view(self.seat))) if card.code}
            seen = {own.name(self.game.code(e)) for e in known_cards(self.game, self.seat)}
            if verb and self.match_verb(verb, "why-play"):
                return [] if name in hand else [texts.t("why-not-in-hand", name=name)]
            return [] if name in seen else [texts.t("why-not-in-play", name=name)]
        rest = " ".join(words_after_verb(typed, verb, texts))
        cards = [n for n in self.option(verb).numbers if self.asked.prompt.items[n - 1].code] if verb and rest else []
        return [texts.t("why-no-such", name=rest)] if cards else []

    def explain_wrong_time(self, typed: str) -> list[str]:
        """Return that an action is not offered at this question, which is another one; [] if no action is named."""
        if not self.leading_verb(typed):
            return []
        own, texts, _, _ = self.own
        clause = own.clause_asked(self.asked.decision)
        return [texts.t("why-not-now", typed=typed, question=self.asked.prompt.question, clause=clause or "none")]

    def leading_verb(self, typed: str) -> str:
        """Return the word for an action with which typed words begin; "" if it is none."""
        first = typed.casefold().split()[0]
        return self.match_verb(first, "why-actions")

    def match_verb(self, word: str, key: str) -> str:
        """Return a word if it begins as one of a list of a language; where words are not set apart, only that one."""
        for voice in (self.own, self.english):
            for verb in word_list(voice.texts, key):
                if word.startswith(verb):
                    return verb if CHINESE.match(verb) else word
        return ""


def longest_ending(wanted: Sequence[str], names: Mapping[T, Sequence[str]]) -> tuple[list[T], int]:
    """Return whose names some words end with, the longest one, and of how many words that is.

    Names that are exactly these words go before those of which they are forms.
    """
    for same in (str.__eq__, is_same_word):
        fits = {key: len(name) for key, name in names.items() if name and _fits(wanted[-len(name) :], name, same)}
        if length := max(fits.values(), default=0):
            return [key for key, n in fits.items() if n == length], length
    return [], 0


def _fits(wanted: Sequence[str], name: Sequence[str], same: Callable[[str, str], bool]) -> bool:
    return len(name) == len(wanted) and all(map(same, wanted, name))


def _chosen(way: ActionAnswer) -> tuple[Option, ...]:
    """What tells an item from the others: its action and targets."""
    return (way.action, *(() if way.aim is None else [each.target for each in way.aim.chain]))


def word_list(texts: "Translator", key: str) -> list[str]:
    """The words of a list that is not a text to be shown; some languages leave out spaces and put commas."""
    return texts.t(key).replace(",", " ").split()


def words_after_verb(typed: str, verb: str, texts: "Translator") -> list[str]:
    """The words behind a verb, without the little ones before a name."""
    left = typed.strip()[len(verb) :].split()
    little = {*texts.language.little, *word_list(texts, "why-little")}
    while left and left[0].casefold() in little:
        left = left[1:]
    return left


def stem_words(text: str, texts: "Translator") -> list[str]:
    """The words of a text without their endings; articles and other words of one letter are left out."""
    from goldenrule.gamekit.glossary import stems  # it is not needed earlier

    little = {*texts.language.little, *word_list(texts, "why-little")}
    kept = [word for word in words(text).split() if word not in little and (len(word) > 1 or CHINESE.match(word))]
    return stems(" ".join(kept), texts.language).split()


def has_all_words(wanted: Sequence[str], text: Sequence[str]) -> bool:
    """Is each of some words a form of a word of a text?"""
    return all(any(is_same_word(word, each) for each in text) for word in wanted)


def is_same_word(typed: str, name: str) -> bool:
    """Is a word that was typed a form of a word of a name? Some languages change a vowel inside it."""
    from difflib import SequenceMatcher  # takes time to import

    return typed == name or (min(len(typed), len(name)) > 3 and SequenceMatcher(None, typed, name).ratio() >= 0.75)
