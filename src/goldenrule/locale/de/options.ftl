option-end-turn = Deinen Zug beenden
option-pass = Passen
option-pass-defend = Keiner deiner Charaktere verteidigt
option-pass-response = Nicht reagieren
option-done-mulligan = { $chosen ->
    [0] Alle Karten behalten
   *[other] Den Rest behalten
}
option-done-end-discard = { $chosen ->
    [0] Alle Karten behalten
   *[other] Den Rest behalten
}
option-play = { $name } spielen ({ $kind }, Kosten { $cost })
option-play-event = { $name } spielen (Ereignis, Kosten { $cost }): { $text }
option-use = { $name }: { $text }
option-attack = { $pays ->
    [0] Mit { $name } angreifen: einem Gegner { $n } Schaden zufügen
   *[other] Mit { $name } angreifen: einem Gegner { $n } Schaden zufügen; danach nimmt { $name } { $pays } Schaden
}
option-thwart = { $pays ->
    [0] Mit { $name } Widerstand leisten: { $n } Bedrohung von einem Plan entfernen
   *[other] Mit { $name } Widerstand leisten: { $n } Bedrohung von einem Plan entfernen; danach nimmt { $name } { $pays } Schaden
}
option-recover = Erholen: { $n } Schaden von { $name } heilen
option-form = Gestalt wechseln: { $form } ({ $name })
option-request = { $player } bitten, eine Aktion zu benutzen
option-pay = { $name } ablegen: { $resources }
option-generate = { $name } benutzen: { $resources }
option-attach = { $name }
option-discard = { $name } ablegen
option-defend = { $kind ->
    [hero] { $name } verteidigt (VER { $n }, wird erschöpft)
    [falls] { $name } verteidigt (wird erschöpft, nimmt den Schaden und wird besiegt)
   *[ally] { $name } verteidigt (wird erschöpft und nimmt den Schaden)
}
option-order-minion-order = { $name }
option-pick = { $name }
option-pick-player = { $player }
