cli-in-brackets = ({ $text })
cli-hand-line = deine Hand: { $cards }
cli-hand-empty = Deine Hand ist leer.
cli-zone-times = { $n ->
    [1] { $name }
   *[other] { $n } { $name }
}
cli-label = { $name }:
cli-bundle = { $text } ×{ $n }
cli-pays = – bezahle { $pays }
cli-aimed = → { $aims }
cli-aim = { $number } { $aim }
cli-aims = { $first }; { $second }
cli-aims-same = wie bei { $numbers }
cli-aims-many = { $n } zur Wahl
cli-shortened = (ausführlich: ? { $n })
cli-whole = der ganze Tisch: view
cli-hand-brief = ausführlich: view, ? hand
cli-left-out-named = außerdem { $what }: view
cli-left-out = { $n ->
    [one] noch 1 Zeile: view
   *[other] noch { $n } Zeilen: view
}
cli-scenario = Das Szenario
cli-happened = Was geschehen ist
cli-enter = Enter: { $what }.
cli-several = Mehrere in einer Zeile: 1 2.
cli-cancel-hint = cancel nimmt es zurück.
cli-started = Gespeichert als { $name }; Seed { $seed }.
cli-won = Du hast gewonnen!
cli-lost = Du hast verloren.
cli-nobody = Niemand hat gewonnen.
cli-ending = { $how }.
cli-result-champions-players = Die Helden haben gewonnen.
cli-result-champions-villain = Der Schurke hat gewonnen.
cli-over = { $round ->
    [0] Das Spiel dauerte { $decisions } Entscheidungen.
    [one] Das Spiel dauerte { $round } Runde, { $decisions } Entscheidungen.
   *[other] Das Spiel dauerte { $round } Runden, { $decisions } Entscheidungen.
}
cli-left = Beendet. Das Spiel ist gespeichert als { $name }: goldenrule resume { $name } setzt es fort.
cli-language = Die Texte sind auf { $name }. Die Sprachen sind { $known }; tippe language und eine davon.
cli-quick-hint = Anders bezahlen: { $n } with NAME, oder { $n } ...
cli-card-says = { $name } – { $text }
cli-stop-hint = never { $n } stellt die Frage ab.
