story-you = du
    .form = you
    .accusative = dich
    .dative = dir
story-cause = { $cause }: { $rest }
story-cause-goes-on = { $cause } und { $rest }
story-join = { $first }, { $second }
story-sentence = { $text }.
story-repeated = { $text } ({ $n }-mal)
story-unasked = { $cards ->
    [none] (Ohne Frage: Es kostet nichts und hilft nur.) { $text }
   *[other] (Ohne Frage zu { $cards }: Es kostet nichts und hilft nur.) { $text }
}
story-changes = Insgesamt: { $changes }.
champions-story-round = Runde { $n }
champions-story-turn = { $me ->
    [yes] Dein Zug
   *[no] Der Zug von { $player }
}
champions-story-end = Ende der Spielerphase
champions-story-villain-phase = Schurkenphase: der Plan
champions-story-enemies = Schurkenphase: Die Gegner werden aktiviert
champions-story-cards = Schurkenphase: Begegnungskarten
champions-story-form = { $player } { $me ->
    [yes] wechselst
   *[no] wechselt
} in die { $form ->
    [hero] Heldengestalt
   *[alter-ego] Alter-Ego-Gestalt
}
champions-story-enter = { $card } kommt ins Spiel
champions-story-draw = { $player } { $me ->
    [yes] ziehst
   *[no] zieht
} { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
champions-story-mill = { $cards ->
    [none] { "" }
   *[some] von oben vom Deck { $me ->
        [yes] legst { $player }
       *[no] legt { $player }
    } { $cards } ab
}
champions-story-discard = { $cards ->
    [none] { "" }
   *[some] { $player } { $me ->
        [yes] legst
       *[no] legt
    } { $cards } ab
}
champions-story-discard-random = { $cards ->
    [none] { "" }
   *[some] { $player } { $me ->
        [yes] legst
       *[no] legt
    } zufällig { $cards } ab
}
champions-story-reveal = { $player } { $me ->
    [yes] deckst
   *[no] deckt
} { $card } auf
champions-story-surge = Nachrüsten
champions-story-play = { $player } { $me ->
    [yes] spielst
   *[no] spielt
} { $card }
champions-story-play-paid = { $player } { $me ->
    [yes] spielst
   *[no] spielt
} { $card } (bezahlt mit { $with_ })
champions-story-use = { $player } benutzt { $own ->
    [yes] die Fähigkeit von { $card }
   *[no] { $card }
}
champions-story-use-paid = { $player } benutzt { $own ->
    [yes] die Fähigkeit von { $card }
   *[no] { $card }
} (bezahlt mit { $with_ })
champions-story-attack = { $card } { $me ->
    [yes] greifst
   *[no] greift
}{ $targets ->
    [none] { "" }
   *[some] { " " }{ $targets }
}{ $n ->
    [0] { "" }
   *[other] { " " }mit { $n }
} an
    .targets = accusative
champions-story-basic = { $verb ->
    [recover] { $card } { $me ->
        [yes] erholst dich
       *[no] erholt sich
    }
   *[other] { "" }
}
champions-story-boost-ability = die Boost-Fähigkeit von { $card } wird abgehandelt
champions-story-defeated = { $card } { $me ->
    [yes] wirst
   *[no] wird
} besiegt
champions-story-engage = { $card } ist im Kampf mit { $player }
    .player = dative
champions-story-activate = { $card } wird gegen { $player } aktiviert
    .player = accusative
champions-story-stage = { $kind ->
    [villain] { $name } ist jetzt in Abschnitt { $stage }
   *[scheme] der Hauptplan ist jetzt { $name }, Abschnitt { $stage }
}
champions-story-damage = { $card } { $me ->
    [yes] nimmst
   *[no] nimmt
} { $n } Schaden
champions-story-heal = { $card } { $me ->
    [yes] heilst
   *[no] heilt
} { $n } Schaden
champions-story-threat = { $n } Bedrohung auf { $card }
champions-story-threat-removed = { $by ->
    [card] { $source } entfernt { $n } Bedrohung von { $card }
   *[nobody] { $n } Bedrohung wird von { $card } entfernt
}
champions-story-prevent = { $by ->
    [card] { $source } verhindert { $n }
   *[nobody] { $n } werden verhindert
}
champions-story-status = { $on ->
    [no] { "" }
   *[yes] { $card } { $me ->
        [yes] bist
       *[no] ist
    } { $status ->
        [tough] jetzt zäh
       *[other] { $status }
    }
}
champions-story-tough = die Zäh-Statuskarte von { $card } verhindert { $n } Schaden
champions-story-defend = { $card } { $me ->
    [yes] verteidigst dich
   *[no] verteidigt
}
champions-story-attack-damage = { $enemy } greift { $card } mit { $n } an{ $icons ->
    [0] { "" }
    [one] { " " }(1 Boost-Symbol)
   *[other] { " " }({ $icons } Boost-Symbole)
}
    .card = accusative
champions-story-scheme-threat = { $enemy } treibt den Plan mit { $n } Bedrohung voran{ $icons ->
    [0] { "" }
    [one] { " " }(1 Boost-Symbol)
   *[other] { " " }({ $icons } Boost-Symbole)
}
champions-change-of = { $who } { $changes }
champions-change-points = { $change } { $n ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
}
champions-change-exhausted = erschöpft
champions-change-form = in { $form ->
    [hero] Heldengestalt
   *[alter-ego] Alter-Ego-Gestalt
}
champions-change-state-on = jetzt { $status }
champions-change-state-off = nicht mehr { $status }
champions-change-hit-points = { $name } { $before } auf { $after } Lebenspunkte
champions-change-threat = { $before } auf { $after } von { $target } Bedrohung
champions-change-came = neu im Spiel: { $names }
champions-change-gone = nicht mehr im Spiel: { $names }
skirmish-story-placed = { $side } legen { $card } nach { $slot }{ $price ->
    [none] { "" }
   *[some] { " " }(bezahlt mit { $price })
}
skirmish-story-attack = { $defender ->
    [none] { $card } greift an, und niemand verteidigt
   *[some] { $card } greift { $defender }{ $n ->
        [0] { "" }
       *[other] { " " }mit { $n }
    } an
}
heroes-story-turn = { $round ->
    [0] { "" }
   *[other] Aktionsrunde { $round }:{ " " }
}{ $who }
heroes-story-combat = { $hero ->
    [none] Kampf gegen { $villain }
   *[other] Kampf: { $hero } gegen { $villain }
}
heroes-story-vp = { $who } { $sign ->
    [less] { $whoform ->
        [you] verlierst
       *[other] verlieren
    }
   *[more] { $whoform ->
        [you] erhältst
       *[other] erhalten
    }
} { $n } SP
    .who = nominative
heroes-story-threat = { $n ->
    [0] { "" }
   *[other] Bedrohung { $n } in { $area }
}
heroes-story-status = { $card } ist { $place }
heroes-story-ko = { $card } hat { $n } K. o.
heroes-story-troubleshoot = { $who } { $whoform ->
    [you] gehst
   *[other] gehen
} „{ $card }“ an
    .who = nominative
heroes-story-reduced = { $card } zieht { $n } ab
heroes-story-scheme = { $who } { $whoform ->
    [you] schmiedest
   *[other] schmieden
} Pläne ({ $option })
    .who = nominative
heroes-story-plan = { $who } { $whoform ->
    [you] führst
   *[other] führen
} { $card ->
    [none] einen Meisterplan
   *[other] den Meisterplan „{ $card }“
} aus
    .who = nominative
heroes-story-used = eingesetzt: { $names }
heroes-story-roll = { $n } Ärger
heroes-story-power-used = { $card } setzt { $used ->
    [no] keine Kraft
   *[yes] { $power }
} ein
heroes-story-attack = { $card } greift an: { $mine } zu { $theirs }
heroes-story-attack-back = { $card }: { $mine } zu { $theirs }
heroes-story-outwit = { $card } überlistet: { $mine } zu { $theirs }
heroes-story-fought = { $side ->
    [hero] die Helden gewinnen
    [villain] der Schurke gewinnt
   *[nobody] der Kampf endet ohne Sieger
}
heroes-story-draw = { $who } { $whoform ->
    [you] ziehst
   *[other] ziehen
} { $cards ->
    [none] { $deck ->
        [resource] { $n ->
            [one] 1 Ressourcenkarte
           *[other] { $n } Ressourcenkarten
        }
       *[villain] { $n ->
            [one] 1 Schurkenkarte
           *[other] { $n } Schurkenkarten
        }
    }
   *[some] { $cards }
}
    .who = nominative
heroes-story-villains = { $who } { $whoform ->
    [you] schickst
   *[other] schicken
} { $cards }
    .who = nominative
heroes-story-track = „{ $card }“ { $last ->
    [yes] rückt auf das letzte Feld der Story-Leiste
   *[no] kommt auf die Story-Leiste
}
