board-heading-setup = Spielaufbau
board-heading-player = Runde { $round }, Spielerphase
board-heading-villain = Runde { $round }, Schurkenphase
board-heading-over = Das Spiel ist vorbei, in Runde { $round }
board-villain = Schurke
board-main-scheme = Hauptplan
board-side-schemes = Nebenpläne
board-player = Spieler { $seat }
board-you = du
board-first-player = Startspieler
board-your-turn = dein Zug
board-eliminated = ausgeschieden
board-allies = Verbündete
board-upgrades = Upgrades
board-supports = Vorteile
board-obligations = Verpflichtungen
board-engaged = Im Kampf
board-your-hand = Deine Hand
board-hp = { $hp } von { $max } { $max ->
    [one] Lebenspunkt
   *[other] Lebenspunkten
}
board-threat-name = Bedrohung
board-threat = { $threat } Bedrohung
board-threat-of = { $threat } von { $target } Bedrohung
board-accel = { $each ->
    [1] jede Runde { $n } mehr für jeden Spieler
   *[0] jede Runde { $n } mehr
}
    .short = { $each ->
        [1] +{ $n } je Runde und Spieler
       *[0] +{ $n } je Runde
    }
board-acceleration-tokens = { $n ->
    [one] { $n } Beschleunigungsmarker
   *[other] { $n } Beschleunigungsmarker
}
board-icon-acceleration = Beschleunigung
board-icon-crisis = Krise
board-icon-hazard = Gefahr
board-counters = { $n } { $name }
board-exhausted = erschöpft
board-cost = Kosten { $n }
board-pays = bezahlt { $resources }
board-stages = { $n ->
    [0] das ist der letzte Abschnitt des Schurken
    [one] noch ein Abschnitt des Schurken folgt
   *[other] noch { $n } Abschnitte des Schurken folgen
}
    .short = { $n ->
        [0] letzter Abschnitt
        [one] noch ein Abschnitt
       *[other] noch { $n } Abschnitte
    }
board-encounter-deck = Begegnungsdeck { $n }
board-encounter-discard = Ablagestapel { $n }
    .short = Ablage { $n }
board-boost = verdeckte Boost-Karten { $n }
    .short = Boost { $n }
board-hand = Hand { $n }
board-deck = Deck { $n }
board-discard = Ablagestapel { $n }
    .short = Ablage { $n }
board-dealt = verdeckte Begegnungskarten { $n }
    .short = zugeteilt { $n }
board-step-setup = Spielaufbau
board-step-yours = Runde { $round }, dein Zug
board-step-end = Runde { $round }, Ende der Spielerphase
board-step-enemies = Runde { $round }, Schurkenphase, Gegner werden aktiviert
board-step-reveal = Runde { $round }, Schurkenphase, Begegnungskarten
board-status-villain = { $name } { $hp }, danach folgt ein weiterer Abschnitt
    .short = { $name } { $n }/{ $of }
board-status-last-villain = { $name } { $hp }, bei 0 gewinnst du
    .short = { $name } { $n }/{ $of }
board-status-scheme = { $name } { $threat }, bei { $of } folgt der nächste Abschnitt
    .short = { $name } { $n }/{ $of }
board-status-last-scheme = { $name } { $threat }, bei { $of } verlierst du
    .short = { $name } { $n }/{ $of }, bei { $of } verlierst du
board-turn-yours = Dein Zug
board-turn-theirs = Am Zug: { $who }
    .short = { $who }
board-round-end = Ziehen und spielbereit machen
board-round-threat = Bedrohung
board-round-enemies = Gegner werden aktiviert
board-round-deal = Begegnungskarten zuteilen
    .short = Zuteilen
board-round-reveal = Begegnungskarten aufdecken
    .short = Aufdecken
board-round-pass = Startspielermarker weitergeben
    .short = Weitergeben
board-next-threat = nächste Runde { $n } Bedrohung mehr, ohne die der Gegner
    .short = +{ $n } nächste Runde
board-next-own = { $n } durch den Hauptplan
board-next-icons = { $n } durch Beschleunigungssymbole
board-next-tokens = { $n } durch Beschleunigungsmarker
board-guarded = { $n ->
    [one] { $who } hat Wache
   *[other] { $who } haben Wache
}: Du kannst { $name } nicht angreifen
    .short = bewacht
board-resolving = Wird abgehandelt
board-boost-cards = Boost-Karten
board-number = { $name } { $n }
board-more = { $n } { $name }
board-number-atk = ANG
board-number-thw = WID
board-number-def = VER
board-number-rec = ERH
board-number-sch = PLA
board-number-hp = LP
