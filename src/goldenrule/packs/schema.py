"""JSON Schema (2020-12) of the files of a game's packs, for editors, from the same fields as the notation."""

import types
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from goldenrule.kernel.field_marks import Names, Words
from goldenrule.packs.field_types import Struct, head_of, snake
from goldenrule.packs.loading import LARGEST_NUMBER, LONGEST_TEXT, MOST_ITEMS
from goldenrule.packs.notation import Vocabulary
from goldenrule.packs.reading import SHARED, GamePacks, Manifest

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_INTEGER: Final = {"type": "integer", "minimum": -LARGEST_NUMBER, "maximum": LARGEST_NUMBER}
_TEXT: Final = {"type": "string", "maxLength": LONGEST_TEXT}


def schema(game: GamePacks) -> dict[str, Any]:
    """Return the schema of a card file: a list of cards, or a mapping with a list for each part.

    In a mapping, `all` may hold fields of every card; then the cards themselves need only their id.
    """
    maker = _Maker(game.vocabulary)
    lists = {name: {"type": "array", "items": maker.of(part.type)} for name, part in game.parts.items()}
    forms: list[object] = [{"type": "object", "properties": lists, "additionalProperties": False}]
    if card := game.parts.get("cards"):
        fields = {**maker.body(card.type)}
        fields.pop("required", None)
        maker.defs["card_fields"] = fields
        part: dict[str, object] = {"$ref": "#/$defs/card_fields"}
        cards = {"type": "array", "items": {**part, "required": [card.key]}}
        shared = {**lists, SHARED: part, "cards": cards}
        forms = [
            lists["cards"],
            *forms,
            {"type": "object", "properties": shared, "required": [SHARED], "additionalProperties": False},
        ]
    return {
        "$schema": DIALECT,
        "title": f"A card file of a Goldenrule pack for {game.game}",
        "anyOf": forms,
        "$defs": dict(sorted(maker.defs.items())),
    }


def manifest_schema() -> dict[str, object]:
    """Return the schema of pack.yaml."""
    maker = _Maker(Vocabulary(()))
    found = maker.of(Manifest)
    return {"$schema": DIALECT, "title": "The manifest of a Goldenrule pack", **found, "$defs": maker.defs}


class _Maker:
    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.defs: dict[str, object] = {}

    def of(self, kind: object, named: bool = False) -> dict[str, object]:
        """The schema of a type. `named`: a struct is written with its name even if it is alone."""
        marks: list[object] = []
        while get_origin(kind) is Annotated:
            kind, *more = get_args(kind)
            marks += more
        origin = get_origin(kind) or kind
        for mark in marks:
            if isinstance(mark, Names | Words):
                words: list[object] = list(mark.by_name if isinstance(mark, Names) else mark.words)
                return {"enum": words}
        if origin in (Union, types.UnionType):
            members = [each for each in get_args(kind) if each is not type(None)]
            forms = [self.of(each, named=len(members) > 1) for each in members]
            return {"anyOf": [*forms, {"type": "null"}] if len(members) < len(get_args(kind)) else forms}
        if origin is Literal:
            return {"enum": list(get_args(kind))}
        if origin is bool:
            return {"type": "boolean"}
        if origin is int:
            return dict(_INTEGER)
        if origin is str:
            return dict(_TEXT)
        if isinstance(origin, type) and issubclass(origin, Struct):
            return self.struct(origin, named)
        args = get_args(kind)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self.of(args[1])}
        if origin in (tuple, list, frozenset):
            if origin is tuple and args[-1] is not Ellipsis:
                items = [self.of(each) for each in args]
                return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
            return {"type": "array", "items": self.of(args[0]), "maxItems": MOST_ITEMS}
        raise TypeError(f"A field of the type {kind} cannot be written in a pack.")

    def struct(self, kind: type[Struct], named: bool) -> dict[str, object]:
        alone = self.words.alone(kind) and not named
        name = snake(kind.__name__) + ("" if alone else "_word")
        if name not in self.defs:
            self.defs[name] = {}  # the types are recursive
            self.defs[name] = self.body(kind) if alone else self.choice(kind)
        return {"$ref": f"#/$defs/{name}"}

    def choice(self, kind: type[Struct]) -> dict[str, object]:
        words = self.words
        forms: list[dict[str, object]] = []
        if words.literal is not None and issubclass(words.literal, kind):
            forms.append(dict(_INTEGER))
        if words.sequence is not None and issubclass(words.sequence, kind):
            forms.append(self.of(words.fields(words.sequence)[0].type))
        bare: list[str] = []
        keys: dict[str, object] = {}
        for word, cls in words.choices(kind).items():
            fields = words.fields(cls)
            if head := head_of(cls):
                body = self.body(cls)
                body["properties"] = {word if name == head else name: of for name, of in body["properties"].items()}
                body["required"] = [word, *[name for name in body.get("required", ()) if name != head]]
                forms.append(body)
                continue
            if all(field.default is not None for field in fields):
                bare.append(word)
            if fields:
                keys[word] = self.of(fields[0].type) if len(fields) == 1 else self.full(cls)
        if bare:
            forms.append({"enum": bare})
        if keys:
            one = {"type": "object", "properties": keys, "additionalProperties": False}
            forms.append({**one, "minProperties": 1, "maxProperties": 1})
        return {"anyOf": forms}

    def full(self, cls: type[Struct]) -> dict[str, object]:
        """The mapping of all fields of a named class."""
        name = f"{snake(cls.__name__)}_fields"
        if name not in self.defs:
            self.defs[name] = {}
            self.defs[name] = self.body(cls)
        return {"$ref": f"#/$defs/{name}"}

    def body(self, cls: type[Struct]) -> dict[str, Any]:
        fields = self.words.fields(cls)
        found: dict[str, object] = {
            "type": "object",
            "properties": {field.word: self.of(field.type) for field in fields},
            "additionalProperties": False,
        }
        about = (cls.__doc__ or "").strip().split("\n")[0]
        if about:
            found["description"] = about
        required = [field.word for field in fields if field.default is None]
        return {**found, "required": required} if required else found
