# More of the terms of Champions: exceptions and details. Attributes: an example, which a case of the tests plays.

rule-champions-guard = Важливо лише, чий нападник цей посіпака: інші гравці можуть атакувати лиходія. Поранення не від атаки й залишок від надміру все одно дістаються лиходієві.
    .example = Охоронець є нападником на одного гравця. Інший атакує лиходія так, ніби охоронця немає.
