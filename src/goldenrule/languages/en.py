"""English."""

from typing import Final

from goldenrule.languages import Language


class English(Language):
    tag = "en"
    name = "English"


LANGUAGE: Final = English()
