story-you = du
    .form = you
    .accusative = dich
    .dative = dir
story-it = diese Karte
    .form = f
    .dative = dieser Karte
story-that-player = dieser Spieler
    .form = m
    .accusative = diesen Spieler
    .dative = diesem Spieler
story-cause = { $cause }: { $rest }
story-cause-goes-on = { $cause } und { $rest }
story-join = { $first }, { $second }
title-in-text = „{ $title }“
story-and = { $first } und { $second }
story-and-clause = { $first }, und { $second }
story-sentence = { $text }.
story-repeated = { $text } ({ $n }-mal)
story-unasked = { $cards ->
    [none] (Ohne Frage eingesetzt: Es kostet nichts und hilft nur.) { $text }
   *[other] ({ $cards }, ohne Frage eingesetzt: Es kostet nichts und hilft nur.) { $text }
}
story-changes = Zusammenfassung: { $changes }.
story-changes-join = { $first }; { $second }
champions-story-join = { $first }, { $second }
champions-story-and = { $first } und { $second }
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
   *[some] { $player } { $me ->
        [yes] legst { $cards } von oben von deinem Deck ab
       *[no] legt { $cards } von oben vom eigenen Deck ab
    }
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
champions-story-surge = { $card } hat Nachrüsten
champions-story-play = { $player } { $me ->
    [yes] spielst
   *[no] spielt
} { $card }
champions-story-play-paid = { $player } { $me ->
    [yes] spielst
   *[no] spielt
} { $card } (bezahlt mit { $with_ })
champions-story-use = { $player } benutzt { $own ->
    [yes] { $me ->
        [yes] deine Fähigkeit
       *[no] die eigene Fähigkeit
    }
   *[no] { $card }
}
champions-story-use-paid = { champions-story-use } (bezahlt mit { $with_ })
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
    [villain] Abschnitt { $stage } von { $name } beginnt
   *[scheme] der Hauptplan ist jetzt { $name }, Abschnitt { $stage }
}
champions-story-no-damage = { $card } { $me ->
    [yes] nimmst
   *[no] nimmt
} keinen Schaden
champions-story-damage = { $card } { $me ->
    [yes] nimmst
   *[no] nimmt
} { $n } Schaden
champions-story-heal = { $card } { $me ->
    [yes] heilst
   *[no] heilt
} { $n } Schaden
champions-story-threat = { $n } Bedrohung wird auf { $card } platziert
champions-story-threat-removed = { $by ->
    [card] { $source } { $my ->
        [yes] entfernst
       *[no] entfernt
    } { $n } Bedrohung von { $card }
   *[nobody] { $n } Bedrohung wird von { $card } entfernt
}
champions-story-prevent = { $by ->
    [card] { $source } { $my ->
        [yes] verhinderst
       *[no] verhindert
    } { champions-story-prevented }
   *[nobody] { champions-story-prevented } wird verhindert
}
champions-story-prevented = { $n } { $what ->
    [threat] Bedrohung
   *[damage] Schaden
}
champions-story-status = { $on ->
    [no] { "" }
   *[yes] { $card } { $status ->
        [tough] { $me ->
            [yes] wirst
           *[no] wird
        } zäh
       *[other] { $me ->
            [yes] bist
           *[no] ist
        } { $status ->
            [stunned] betäubt
           *[confused] verwirrt
        }
    }
}
champions-story-status-used = { $card } { $me ->
    [yes] verlierst
   *[no] verliert
} stattdessen die Statuskarte „{ $status ->
    [stunned] Betäubt
    [confused] Verwirrt
   *[tough] Zäh
}“
champions-story-tough = { $card } { $me ->
    [yes] verlierst
   *[no] verliert
} die Zäh-Statuskarte, statt { $n } Schaden zu nehmen
champions-story-counters = { $card } hat { $n ->
    [0] keine Marker ({ $counter }) mehr
    [one] 1 Marker ({ $counter })
   *[other] { $n } Marker ({ $counter })
}
champions-story-acceleration = { $n ->
    [one] 1 Beschleunigungsmarker wird
   *[other] { $n } Beschleunigungsmarker werden
} auf den Hauptplan gelegt
champions-story-retaliate = { $card } übt Vergeltung
champions-story-defend = { $card } { $me ->
    [yes] verteidigst dich
   *[no] verteidigt
}
champions-story-attack-damage = { $enemy } greift { $card } mit { $attack } an{ $icons ->
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
champions-change-points = { $sign ->
    [less] { $me ->
        [yes] verlierst
       *[no] verliert
    }
   *[more] { $me ->
        [yes] erhältst
       *[no] erhält
    }
} { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
}{ $sign ->
    [less] { "" }
   *[more] { " " }zurück
}
champions-change-eliminated = { $me ->
    [yes] bist
   *[no] ist
} ausgeschieden
champions-change-exhausted = { $me ->
    [yes] bist
   *[no] ist
} erschöpft
champions-change-form = { $me ->
    [yes] bist
   *[no] ist
} in { $form ->
    [hero] Heldengestalt
   *[alter-ego] Alter-Ego-Gestalt
}
champions-change-state-on = { $me ->
    [yes] bist
   *[no] ist
} { $status ->
    [stunned] betäubt
    [confused] verwirrt
   *[tough] zäh
}
champions-change-state-off = { $me ->
    [yes] bist
   *[no] ist
} nicht mehr { $status ->
    [stunned] betäubt
    [confused] verwirrt
   *[tough] zäh
}
champions-change-villain = { $name } ist in einem neuen Abschnitt mit { $hp ->
    [one] { $hp } Lebenspunkt
   *[other] { $hp } Lebenspunkten
}
champions-change-hit-points = { $name } geht von { $before } auf { $after ->
    [one] { $after } Lebenspunkt
   *[other] { $after } Lebenspunkte
}
champions-change-scheme = der Hauptplan ist jetzt { $name }
champions-change-threat = die Bedrohung auf dem Hauptplan geht von { $before } auf { $after } von { $target }
champions-change-engaged = { $names } { $n ->
    [one] ist
   *[other] sind
} im Kampf mit { $me ->
    [yes] dir
   *[no] { $who }
}
champions-change-came = { $names } { $n ->
    [one] kommt
   *[other] kommen
} ins Spiel
champions-change-gone = { $names } { $n ->
    [one] verlässt
   *[other] verlassen
} das Spiel
skirmish-story-placed = { $side } legen { $card } nach { $slot }{ $price ->
    [none] { "" }
   *[some] { " " }(bezahlt mit { $price })
}
skirmish-story-spared = { $spared ->
    [0] { "" }
    [one] { " " }(1 wird verhindert)
   *[other] { " " }({ $spared } werden verhindert)
}
skirmish-story-attack = { $defender ->
    [none] { $card } greift an, und niemand verteidigt
   *[some] { $how ->
        [defeat] { $card } besiegt { $defender } mit { $n } Schaden
        [hit] { $card } greift { $defender } an und verursacht { $n } Schaden
       *[nothing] { $card } greift { $defender } an
    }{ skirmish-story-spared }
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
heroes-story-threat = { $sums ->
    [changed] die Bedrohung in { $area } ist { $total } ({ $n } auf dem Marker)
   *[same] die Bedrohung in { $area } ist { $n }
}
heroes-story-status = { $card } ist { $place }
heroes-story-ko = { $card } hat { $n } K. o.
heroes-story-troubleshoot = { $who } { $whoform ->
    [you] gehst
   *[other] gehen
} „{ $card }“ an
    .who = nominative
heroes-story-reduced = { $card } senkt sie um { $n }
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
heroes-story-used = { $who ->
    [none] { $names } { $n ->
        [one] wirkt
       *[other] wirken
    }
   *[other] { $who } { $whoform ->
        [you] setzt
       *[other] setzen
    } { $names } ein
}
    .who = nominative
heroes-story-roll = die Ärgerstufe ist { $n }
heroes-story-power-used = der Gegner setzt { $used ->
    [no] keine Kraft
   *[yes] { $power }
} ein
heroes-story-attack = { $card } greift mit { $mine ->
    [one] 1 Treffer
   *[other] { $mine } Treffern
} gegen eine Verteidigung von { $theirs } an{ $result ->
    [fails] { " " }und scheitert
    [prevented] , verursacht aber kein K. o.
    [defeat] { " " }und besiegt { $other }
   *[ko] { " " }und verursacht { $n ->
        [1] das erste K. o.
        [2] das zweite K. o.
        [3] das dritte K. o.
       *[other] K. o. Nummer { $n }
    }
}
heroes-story-outwit = { $result ->
    [tie] das Duell der List endet { $mine } zu { $theirs } unentschieden
   *[other] { $card } gewinnt das Duell der List { $mine } zu { $theirs }{ $result ->
        [prevented] , verursacht aber kein K. o.
        [defeat] { " " }und besiegt { $other }
       *[ko] { " " }und verursacht { $n ->
            [1] das erste K. o.
            [2] das zweite K. o.
            [3] das dritte K. o.
           *[other] K. o. Nummer { $n }
        }
    }
}
heroes-story-fought = { $side ->
    [hero] die Helden gewinnen
    [villain] der Schurke gewinnt
   *[nobody] der Kampf endet ohne Sieger
}
heroes-story-drawn = { $cards ->
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
heroes-story-draw = { $who ->
    [none] { heroes-story-drawn } { $n ->
        [one] wird
       *[other] werden
    } gezogen
   *[other] { $who } { $whoform ->
        [you] ziehst
       *[other] ziehen
    } { heroes-story-drawn }
}
    .who = nominative
heroes-story-villains = { $who ->
    [none] { $cards } { $n ->
        [one] tritt
       *[other] treten
    } auf
   *[other] { $who } { $whoform ->
        [you] schickst
       *[other] schicken
    } { $cards }
}
    .who = nominative
heroes-story-track = { $cards } { $n ->
    [one] kommt
   *[other] kommen
} auf die Story-Leiste
heroes-story-track-last = „{ $card }“ rückt auf das letzte Feld der Story-Leiste
