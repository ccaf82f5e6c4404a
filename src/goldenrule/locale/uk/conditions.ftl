# Numbers and conditions in card texts. Units («за кожен ...») bring their «кожен» along.

champions-num-result = { tree-same }
    .mode = same
champions-num-event-amount = { tree-same }
    .mode = same
champions-num-spent = { tree-same }
    .mode = same
champions-num-bound = { $name ->
    [placed] кожен жетон загрози, покладений таким чином
    [dealt] кожне поранення, завдане цією атакою
   *[other] { tree-same }
}
    .mode = { $name ->
        [placed] per
        [dealt] per
       *[other] same
    }
champions-num-counters-on = { $gone ->
    [yes] кожен жетон { $name }, що був на { $this }
   *[no] кожен жетон { $name } на { $this }
}
    .this = each locative
    .mode = per
champions-num-per-player = кожного гравця
    .mode = per
champions-num-printed-icons = { $whose ->
    [player] кожен надрукований { $letter } ресурс на картах, які скинув цей гравець
   *[all] кожен надрукований { $letter } ресурс на { $discarded }
}
    .discarded = that locative
    .mode = per
champions-num-printed-types = кожен різний тип ресурсу, надрукований на { $discarded }
    .discarded = that locative
    .mode = per
champions-num-boost-icons = кожен символ підсилення на { $discarded }
    .discarded = that locative
    .mode = per
champions-num-stat = { $ofform ->
    [you] { $stat } вашої особи
   *[single] { $stat } { $of }
}
    .of = that genitive
champions-num-printed-stat = { $ofform ->
    [you] надруковане значення { $stat } вашої особи
   *[single] надруковане значення { $stat } { $of }
}
    .of = that genitive
    .stat = genitive
champions-num-remaining = { $ofform ->
    [you] залишок вашого життя
   *[single] залишок життя { $of }
}
    .of = that genitive
champions-num-threat-on = кількість загрози на { $of }
    .of = that locative
champions-num-damage-on = { $ofform ->
    [you] кількість поранень на вашій особі
   *[single] кількість поранень на { $of }
}
    .of = that locative
champions-num-damage-held = кількість поранень на { $this }
    .this = each locative

champions-if-at-least-result = { $style ->
    [not] { $what ->
        [attacks] таким чином не відбулося жодної атаки
        [heal] таким чином не вилікувано жодного поранення
        [discard] таким чином не скинуто жодної карти
        [discard-random] таким чином не скинуто жодної карти
        [mill] таким чином не скинуто жодної карти
        [remove-threat] таким чином не знято жодного жетона загрози
        [damage] таким чином не завдано жодного поранення
        [draw] таким чином не взято жодної карти
        [give] таким чином не дано жодної картки стану
        [ready] таким чином нічого не підготовлено
        [exhaust] таким чином нічого не виснажено
        [enemy-attacks] ця атака не завдала жодного поранення
        [enemy-schemes] таким чином не покладено жодного жетона загрози
        [reveal-first] таким чином не знайдено жодної карти
       *[anything] таким чином нічого не сталося
    }
   *[plain] { $what ->
        [attacks] таким чином відбулося щонайменше стільки атак: { $n }
        [heal] таким чином вилікувано щонайменше { result-damage }
        [discard] { $n ->
            [one] таким чином скинуто карту
            [few] таким чином скинуто щонайменше { $n } карти
           *[many] таким чином скинуто щонайменше { $n } карт
        }
        [remove-threat] таким чином знято { $n ->
            [one] { $n } жетон загрози
            [few] { $n } жетони загрози
           *[many] { $n } жетонів загрози
        }
        [damage] таким чином завдано щонайменше { result-damage }
        [enemy-attacks] ця атака завдала щонайменше { result-damage }
       *[anything] це виконано повністю
    }
}
result-damage = { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
champions-if-at-least = { $style ->
    [not] { $left } становить менше ніж { $right }
   *[plain] { $left } становить щонайменше { $right }
}
champions-if-exists = { $style ->
    [not] у грі немає { $of }
   *[plain] у грі є { $of }
}
    .of = { $style ->
        [not] bare genitive
       *[plain] one nominative
    }
champions-if-exists-your-cards = { $style ->
    [not] немає { $of }
   *[plain] під вашим контролем є { $of }
}
    .of = { $style ->
        [not] bare genitive
       *[plain] one control
    }
champions-if-exists-in-play = { $style ->
    [not] { $of } не в грі
   *[plain] { $of } у грі
}
    .of = that nominative
champions-if-in-form = { $form ->
    [hero] { $style ->
        [not] ви не у вигляді героя
       *[plain] ви у вигляді героя
    }
   *[alter-ego] { $style ->
        [not] ви не у вигляді альтер его
       *[plain] ви у вигляді альтер его
    }
}
champions-if-has-trait = { $style ->
    [that] з характеристикою «{ $trait }»
    [that-not] без характеристики «{ $trait }»
    [not] { $ofform ->
        [you] ви не маєте характеристики «{ $trait }»
        [p] { $of } не мають характеристики «{ $trait }»
       *[single] { $of } не має характеристики «{ $trait }»
    }
   *[plain] { $ofform ->
        [you] ви маєте характеристику «{ $trait }»
        [p] { $of } мають характеристику «{ $trait }»
       *[single] { $of } має характеристику «{ $trait }»
    }
}
    .of = any nominative
champions-if-has = { $style ->
    [that] зі станом «{ $status }»
    [that-not] без стану «{ $status }»
    [not] { $ofform ->
        [you] ви не { $status }
       *[single] { $of } не { $status }
    }
   *[plain] { $ofform ->
        [you] ви вже { $status }
       *[single] { $of } уже { $status }
    }
}
    .of = any nominative
    .status = { $style ->
        [that] m
        [that-not] m
       *[plain] { $ofform }
    }
champions-if-is-ready = { $style ->
    [that] у готовому стані
    [that-not] не в готовому стані
    [not] { $of } не в готовому стані
   *[plain] { $of } у готовому стані
}
    .of = any nominative
champions-if-is-exhausted = { $style ->
    [that] у виснаженому стані
    [that-not] не у виснаженому стані
    [not] { $of } не у виснаженому стані
   *[plain] { $of } у виснаженому стані
}
    .of = any nominative
champions-if-is-damaged = { $style ->
    [that] з пораненнями
    [that-not] без поранень
    [not] { $of } без поранень
   *[plain] { $of } має поранення
}
    .of = any nominative
champions-if-is-type = { $style ->
    [that] типу «{ $type }»
    [that-not] не типу «{ $type }»
    [not] { $of } не має типу «{ $type }»
   *[plain] { $of } має тип «{ $type }»
}
    .of = any nominative
    .type = one nominative
champions-if-exists-host = { $style ->
    [not] { $this } ні до чого не прикріплено
   *[plain] { $this } до чогось прикріплено
}
    .this = each accusative
champions-if-last-step = { $style ->
    [not] це не остання спецвластивість у послідовності
   *[plain] це остання спецвластивість у послідовності
}
champions-if-paid = { $style ->
    [not] ви не сплатили за цю карту жодного { $letter } ресурсу
   *[plain] ви сплатили за цю карту щонайменше 1 { $letter } ресурс
}
    .letter = { $style ->
        [not] genitive
       *[plain] nominative
    }
champions-if-can-spend = { $style ->
    [not] ви не можете витратити { $resources }
   *[plain] ви можете витратити { $resources }
}
champions-if-carries = { $style ->
    [that] з прикріпленням «{ $name }»
    [that-not] (без прикріплення «{ $name }»)
    [not] { $of } без прикріплення «{ $name }»
   *[plain] { $of } з прикріпленням «{ $name }»
}
    .of = any nominative
champions-if-may-enter = { $style ->
    [that] з правом увійти в гру
    [that-not] без права увійти в гру
    [not] { $of } не може ввійти в гру
   *[plain] { $of } може ввійти в гру
}
    .of = any nominative
champions-if-can-pay-for = { $style ->
    [that] з надрукованою ціною, яку ви можете сплатити
    [that-not] з надрукованою ціною, якої ви не можете сплатити
    [not] ви не можете сплатити надруковану ціну { $of }
   *[plain] ви можете сплатити надруковану ціну { $of }
}
    .of = any genitive
champions-if-printed-resource = { $style ->
    [that] з надрукованим { $letter } ресурсом
    [that-not] без надрукованого { $letter } ресурсу
    [not] { $ofform ->
        [p] { $of } не мають надрукованого { $letter } ресурсу
       *[single] { $of } не має надрукованого { $letter } ресурсу
    }
   *[plain] { $ofform ->
        [p] { $of } мають надрукований { $letter } ресурс
       *[single] { $of } має надрукований { $letter } ресурс
    }
}
    .of = any nominative
    .letter = { $style ->
        [that] instrumental
        [plain] nominative
       *[not] genitive
    }
champions-if-undefended = { $style ->
    [not] це не атака лиходія без захисника
   *[plain] лиходій проводить атаку без захисника
}
champions-if-exists-this = { champions-if-exists-in-play }
    .of = that nominative
champions-if-exists-event-target = { champions-if-exists-in-play }
    .of = that nominative
champions-if-exists-event-source = { champions-if-exists-in-play }
    .of = that nominative
champions-if-exists-it = { champions-if-exists-in-play }
    .of = that nominative
champions-if-exists-your-hero = { $style ->
    [not] ви не у вигляді героя
   *[plain] ви у вигляді героя
}
champions-if-exists-your-alter-ego = { $style ->
    [not] ви не у вигляді альтер его
   *[plain] ви у вигляді альтер его
}
champions-if-at-least-bound = { champions-if-at-least-result }
champions-if-waived = { $cond }
    .cond = { $style }
champions-num-at-most = { $number } або { $cap } — залежно від того, що менше
