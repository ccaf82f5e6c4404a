heroes-team = die { $name }
heroes-symbol-circle = Kreis
heroes-symbol-cross = Kreuz
heroes-symbol-diamond = Raute
heroes-symbol-star = Stern
heroes-colour-red = rot
heroes-colour-orange = orange
heroes-colour-yellow = gelb
heroes-threat-crime = Verbrechen
heroes-threat-danger = Gefahr
heroes-threat-mystery = Rätsel
heroes-skill-mystic = Mystik
heroes-skill-protection = Schutz
heroes-skill-fight = Kampf
heroes-skill-investigation = Ermittlung
heroes-skill-rescue = Rettung
heroes-skill-science = Wissenschaft
heroes-stage-prologue = Prolog
heroes-stage-development = Entwicklung
heroes-stage-conclusion = Abschluss
heroes-scheme-draw = Schurken ziehen
heroes-on-card-ready = bereit, noch nicht auf dem Stadtplan
heroes-on-card-supporting = als Unterstützung auf der Karte
heroes-on-card-recovery = in Erholung
heroes-supporting-in = Unterstützt in { $area }
heroes-ready-at = Bereit { $where }
heroes-at = in { $district }
heroes-die-0 = leer
heroes-die-1 = Ärger
heroes-die-2 = Treffer
heroes-die-3 = Treffer
heroes-die-4 = Treffer mit Boost
heroes-die-5 = zwei Treffer
heroes-die-again = { $die } (neu gewürfelt: { $again })
heroes-the-rules = die Regeln
heroes-comma = , { "" }
heroes-prompt-use = { $when }: Benutzt du etwas?
heroes-power = { $name } ({ $colour }): Angriff { $attack }, Verteidigung { $defense }, Überlistung { $outwit }
heroes-option-pass-moment = Nichts benutzen
heroes-cost-villains = { $n ->
    [one] { $n } Schurkenkarte
   *[other] { $n } Schurkenkarten
} ablegen
heroes-fighter-hero = dein Held
heroes-fighter-lead = der Anführer der Schurken
heroes-fighter-theirs = der Gegenspieler
heroes-player-mine = du
heroes-type-ally = Verbündeter{ $has ->
    [yes] , { $of }
   *[no] { "" }
}
heroes-type-event = Ereignis
heroes-type-villain = Schurke
