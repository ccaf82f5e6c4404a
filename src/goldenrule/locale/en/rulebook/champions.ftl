# More of the terms of Champions: exceptions and details. Attributes: an example, which a case of the tests plays.

rule-champions-guard = It matters only whom the minion is engaged with: other players may attack the villain. Damage that is no attack, and the surplus of overkill, reach the villain all the same.
    .example = A guard minion is engaged with one player. The other attacks the villain as if it were not there.
