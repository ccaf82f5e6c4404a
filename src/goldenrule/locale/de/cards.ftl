ability-line = { $head }: { $text }
ability-label = { $head } ({ $label })
label-attack = Angriff
label-thwart = Widerstand
label-defense = Verteidigung
ability-limit = (Nur { $n ->
    [one] einmal
   *[other] { $n }-mal
} pro { $period ->
    [phase] Phase
    [turn] Zug
    [attack] Angriff
    [activation] Aktivierung
   *[round] Runde
}.)
ability-action = { $form ->
    [hero] Held — Aktion
    [alter-ego] Alter-Ego — Aktion
   *[any] Aktion
}
ability-interrupt = { $form ->
    [hero] Held — Unterbrechung
    [alter-ego] Alter-Ego — Unterbrechung
   *[any] Unterbrechung
}
ability-response = { $form ->
    [hero] Held — Reaktion
    [alter-ego] Alter-Ego — Reaktion
   *[any] Reaktion
}
ability-forced-interrupt = Erzwungene Unterbrechung
ability-forced-response = Erzwungene Reaktion
ability-boost = Boost
ability-anyone = (Jeder Spieler kann dies benutzen.)
keyword-guard = Wache.
scheme-side-a = A
scheme-side-b = B
