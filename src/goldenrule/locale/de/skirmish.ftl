skirmish-side-0 = Helden
skirmish-side-1 = Schurken
skirmish-colour-red = rot
skirmish-colour-yellow = gelb
skirmish-colour-green = grün
skirmish-colour-blue = blau
skirmish-any = beliebig
skirmish-card-name = { $name }{ $version ->
    [boosted] { " (verstärkt)" }
   *[other] { "" }
}
skirmish-standing = { $card }, Stärke { $strength }, { $left } von { $life } Lebenspunkten
skirmish-the-rules = die Regeln
skirmish-plus = { " + " }
skirmish-prompt-recruit = Rekrutierung: Was spielst oder benutzt du?
skirmish-option-use = { $card } benutzen – { $text }
skirmish-option-done = Das ist alles
skirmish-option-done-recruit = Weiter zum Angriff
