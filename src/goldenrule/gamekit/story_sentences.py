"""Lines of a story as sentences to listen to: "and" before the last clause, and nobody named twice in a row."""

from collections.abc import Sequence
from itertools import groupby

from goldenrule.gamekit.story_text import StoryWriter
from goldenrule.gamekit.text_lists import join_parts


class SentenceStory(StoryWriter):
    """A story whose lines are a cause, a colon and a list of clauses.

    Clauses with the same subject follow each other as one: "Thor takes 8 damage and is defeated".
    """

    def compose(self, said: Sequence[str]) -> str:
        cause, *rest = clauses = self.clauses_by_subject(said)
        if cause != said[0] or not rest:  # what came of the cause has been told with it
            return self.listed(clauses)
        return self.texts.t("story-cause", cause=cause, rest=self.listed(rest))

    def listed(self, clauses: Sequence[str]) -> str:
        """Independent clauses, with "and" before the last."""
        return join_parts(self.texts, clauses, "story-join", "story-and-clause")

    def clauses_by_subject(self, said: Sequence[str]) -> list[str]:
        """Clauses, those with the same subject made one; a clause that is repeated at once is counted."""
        out: list[str] = []
        verbs: list[str] = []
        before = ""
        for text, same in groupby(said):
            n = len([*same])
            subject = self.subject(text)
            told = text
            if not (verbs and subject and subject == self.subject(before) and self.same_card(text, before)):
                out += [self.one_clause(verbs)] if verbs else []
                verbs = []
            else:
                told = self.rest(text, subject)
            verbs.append(self.texts.t("story-repeated", text=told, n=n) if n > 1 else told)
            before = text
        return [*out, self.one_clause(verbs)]

    def one_clause(self, verbs: Sequence[str]) -> str:
        return join_parts(self.texts, verbs, "story-join", "story-and")
