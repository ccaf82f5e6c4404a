page-table-question = Deine Entscheidung
page-table-answers = Antworten
page-table-yours = Deine Entscheidung
page-table-waiting = Bitte warten
page-table-on-board = Wähle eine leuchtende Karte oder eine Antwort aus der Liste.
page-table-pay-otherwise = Anders bezahlen
page-table-list-less = Weniger
page-table-back = Abbrechen
page-table-sure = Trotzdem
page-table-confirm-pay = Bezahlen: { $what }
page-table-confirm-discard = Ablegen: { $what }
page-table-confirm-end-discard = Ablegen: { $what }
page-table-confirm-mulligan = Ersetzen: { $what }
page-table-undo = Rückgängig
page-table-skip = Überspringen
page-table-why = Warum?
page-table-close = Schließen
page-table-hand = { $n ->
    [0] Deine Hand, leer
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $n } Karten
}
page-table-selected = gewählt
page-table-exhausted = erschöpft
page-table-story = Verlauf
page-table-story-none = Bisher ist nichts geschehen.
page-table-won = Du hast gewonnen
page-table-lost = Du hast verloren
page-table-over = Das Spiel ist vorbei
page-table-look = Den Tisch ansehen
page-table-next = Wie geht es weiter?
page-hint = Tipp
