a-card = eine Karte
prompt-and = { $first } + { $second }
prompt-aimed = { $action } → { $aim }
prompt-then = { $first }, { $second }
prompt-choose-first = Karten ablegen
label-character = { $name } ({ $hp } von { $most } { $most ->
    [one] Lebenspunkt
   *[other] Lebenspunkten
})
label-minion = { $name } ({ $hp } von { $most } { $most ->
    [one] Lebenspunkt
   *[other] Lebenspunkten
}, im Kampf mit { $player })
label-scheme = { $name } ({ $threat } Bedrohung)
prompt-turn = Dein Zug: Was tust du?
prompt-mode = { $asks ->
    [card] { $source }: Wähle eines.
   *[rules] Wähle eines.
}
prompt-pay = { $free ->
    [yes] { $source }: Gib Ressourcen aus ({ $resource }; bisher { $paid }).
   *[no] { $paid ->
        [0] Bezahle { $need } für { $source }.
       *[other] Bezahle für { $source }: bisher { $paid } von { $need } { $need ->
            [one] Ressource
           *[other] Ressourcen
        }.
    }
}
prompt-defend = { $yours ->
    [yes] { $source } greift dich an (ANG { $n }{ prompt-defend-boost }). Wer verteidigt?
   *[no] { $source } greift { $player } an (ANG { $n }{ prompt-defend-boost }). Verteidigt einer deiner Charaktere?
}
prompt-defend-boost = { $boost ->
    [yes] {" "}ohne Boost-Karten
   *[no] {""}
}
prompt-interrupt = { $event } Unterbrichst du?
prompt-response = { $event } Reagierst du?
prompt-order = Mehreres geschieht gleichzeitig. Was kommt zuerst?
prompt-minion-order = Welcher Scherge wird als Nächster aktiviert?
prompt-mulligan = Deine Starthand: Welche Karten legst du ab, um andere zu ziehen?
prompt-end-discard = { $n ->
    [0] Ende der Spielerphase: Lege beliebig viele Karten ab.
    [one] Ende der Spielerphase: Du musst mindestens 1 Karte ablegen.
   *[other] Ende der Spielerphase: Du musst mindestens { $n } Karten ablegen.
}
