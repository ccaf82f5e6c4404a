# The words of Marvel Heroes: names, questions, options, the log, card texts, reasons.

heroes-area-upper_manhattan = Верхній Мангеттен
heroes-area-central_manhattan = Центральний Мангеттен
heroes-area-the_village = Вілледж
heroes-area-lower_manhattan = Нижній Мангеттен
heroes-area-queens = Квінз
heroes-area-brooklyn = Бруклін
heroes-district-central_harlem = Центральний Гарлем
heroes-district-morningside_heights = Морнінгсайд-Гайтс
heroes-district-east_harlem = Східний Гарлем
heroes-district-carnegie_hill = Карнегі-Гілл
heroes-district-central_park = Центральний парк
heroes-district-upper_west_side = Верхній Вест-Сайд
heroes-district-upper_east_side = Верхній Іст-Сайд
heroes-district-midtown = Мідтаун
heroes-district-chelsea = Челсі
heroes-district-greenwich_village = Гринвіч-Вілледж
heroes-district-hells_kitchen = Пекельна Кухня
heroes-district-east_side = Іст-Сайд
heroes-district-tribeca = Трайбека
heroes-district-lower_east_side = Нижній Іст-Сайд
heroes-district-east_village = Іст-Вілледж
heroes-district-financial_district = Фінансовий квартал
heroes-district-astoria = Асторія
heroes-district-long_island_city = Лонг-Айленд-Сіті
heroes-district-steinway = Стейнвей
heroes-district-sunnyside = Саннісайд
heroes-district-williamsburg = Вільямсбург
heroes-district-bedford_stuyvesant = Бедфорд-Стайвесант
heroes-district-greenpoint = Грінпойнт
heroes-district-brooklyn_heights = Бруклін-Гайтс
heroes-symbol-circle = коло
heroes-symbol-cross = хрест
heroes-symbol-diamond = ромб
heroes-symbol-star = зірка
heroes-threat-crime = злочин
heroes-threat-danger = небезпека
heroes-threat-mystery = таємниця
heroes-skill-mystic = містика
heroes-skill-protection = охорона
heroes-skill-fight = рукопаш
heroes-skill-investigation = розслідування
heroes-skill-rescue = порятунок
heroes-skill-science = наука
heroes-stage-prologue = пролог
heroes-stage-development = розвиток
heroes-stage-conclusion = розв’язка
heroes-kind-stage = { $kind }, { $stage }
heroes-district = { $name } ({ $symbol })
heroes-team = { $name }
heroes-scenario-place = карта сценарію
heroes-colour-red = червоний
    .neuter = червоне
heroes-colour-orange = помаранчевий
    .neuter = помаранчеве
heroes-colour-yellow = жовтий
    .neuter = жовте
heroes-scheme-threat = підвищити загрозу
heroes-scheme-draw = узяти лиходіїв
heroes-scheme-combat = посилити бій
heroes-on-card-ready = у готовності, ще не на мапі
heroes-on-card-supporting = у підтримці на карті
heroes-on-card-recovery = у відновленні
heroes-supporting-in = у підтримці в районі { $area }
heroes-ready-at = у готовності { $where }
heroes-at = у кварталі { $district }
heroes-at-scenario = на карті сценарію
heroes-card-at = { $card } ({ $place })
heroes-die-0 = порожня грань
heroes-die-1 = ПРОБЛЕМА
heroes-die-2 = ВЛУЧАННЯ
heroes-die-3 = ВЛУЧАННЯ
heroes-die-4 = ВЛУЧАННЯ з ПІДСИЛЕННЯМ
heroes-die-5 = два ВЛУЧАННЯ
heroes-die-again = { $die } (ще раз: { $again })
heroes-no-dice = без кубиків
heroes-no-power = ще не показане вміння
heroes-nobody = ніхто
heroes-a-card = карта
    .form = f
    .genitive = карти
    .dative = карті
    .accusative = карту
    .instrumental = картою
    .locative = карті
heroes-the-rules = правила
heroes-join-modes = { $first }; або: { $second }
heroes-comma = , { "" }

# Numbers of things, in the accusative, which is the nominative of all but one.
heroes-n-points = { $n ->
    [one] { $n } очко планування
    [few] { $n } очки планування
   *[many] { $n } очок планування
}
heroes-n-vp = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[many] { $n } переможних очок
}
heroes-n-resources = { $n ->
    [one] { $n } карту ресурсів
    [few] { $n } карти ресурсів
   *[many] { $n } карт ресурсів
}
heroes-n-villains = { $n ->
    [one] { $n } карту лиходіїв
    [few] { $n } карти лиходіїв
   *[many] { $n } карт лиходіїв
}
heroes-n-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[many] { $n } кубиків
}
heroes-n-hits = { $n ->
    [one] { $n } ВЛУЧАННЯ
    [few] { $n } ВЛУЧАННЯ
   *[many] { $n } ВЛУЧАНЬ
}
heroes-n-ko = { $n ->
    [one] { $n } нокаут
    [few] { $n } нокаути
   *[many] { $n } нокаутів
}
heroes-n-trouble = { $n ->
    [one] { $n } проблему
    [few] { $n } проблеми
   *[many] { $n } проблем
}
heroes-have-points = У вас { $points ->
    [one] { $points } очко планування
    [few] { $points } очки планування
   *[many] { $points } очок планування
}

# -- questions --

heroes-prompt-turn = Дія { $n } з { $of }: що робите?
heroes-prompt-action = Яку дію виконуєте в межах цієї?
heroes-prompt-destination = { $card }: куди?
heroes-prompt-destination-all = Куди йдуть ваші герої?
heroes-prompt-escort = { $card } переміщується: чи йде поруч герой у підтримці?
heroes-prompt-travel = Хто йде разом?
heroes-prompt-story = Шкала історій: що робите?
heroes-prompt-keep = { heroes-have-points }. Який статус кожному героєві та який союзник?
heroes-prompt-assign = { heroes-have-points }. Який статус кожному героєві та який союзник?
heroes-prompt-plan-heroes = { heroes-have-points }. Ваші герої, таємно: у яких вони статусах?
heroes-prompt-ally = { heroes-have-points }. Якого союзника розігруєте?
heroes-prompt-dismiss = Забагато союзників: хто йде?
heroes-prompt-power-up = Яку перевагу команди вводите в гру?
heroes-prompt-plan = { $card }: виконуєте наступний генеральний план?{ $archnemesis ->
    [yes] {" "}Тут це можливо, бо ви маєте жетон архіворога.
   *[no] {""}
}
heroes-prompt-scheme = { $card }: плетете інтригу ({ $option })?{ $archnemesis ->
    [yes] {" "}Тут це можливо, бо ви маєте жетон архіворога.
   *[no] {""}
}
heroes-prompt-draw-villain = Берете карту лиходіїв?
heroes-fights-with = { $card } (нокаут { $ko }; { $powers })
heroes-against = { $heroes ->
    [none] {""}
   *[other] {", на місці "}{ $heroes }
}
heroes-prompt-lead = Рівень проблем { $n }{ heroes-against }: якого головного лиходія, які підкріплення і яких агентів розігруєте?
heroes-prompt-backup = Рівень проблем { $n }{ heroes-against }: яке підкріплення чи якого агента розігруєте?
heroes-prompt-backup-free = Без сплати проблем: яке підкріплення чи якого агента розігруєте?
heroes-prompt-backup-followers = Далі бій проти { $name } з послідовниками: які зі щойно взятих карт розіграєте, не сплачуючи проблем?
    .name = genitive
heroes-prompt-fighter = Сутичка { $n } проти { $card }: хто б’ється?
    .card = genitive
heroes-prompt-power = Сутичка { $n }: яке вміння { $card } застосовує проти { $other }?{ $barred ->
    [none] {""}
   *[other] {" "}Властивість забороняє { $barred }.
}
    .card = nominative
    .other = genitive
heroes-prompt-confront = Генеральний план «{ $card }»: чи протистоять ваші герої { $name } (поріг нокауту { $ko }, послідовники { $n })?
    .name = dative
heroes-prompt-pay = { $card }: яку карту скидаєте за це?
heroes-prompt-discard = { $card }: яку карту скидаєте?
heroes-prompt-champions = { $card ->
    [none] Останній бій двох ваших героїв: хто перший?
   *[other] Останній бій: хто йде з { $card }?
}
    .card = instrumental
heroes-prompt-most-wanted = { $full ->
    [yes] Усі місця розшуку зайняті: якого лиходія скинути?
   *[no] { $card } перемагає в бою: оголосити в розшук?
}
heroes-prompt-choose = { $card }: що вибираєте?
heroes-prompt-choose-some = { $card }: що вибираєте?
heroes-prompt-may = { $card }: застосовуєте ефект?
heroes-prompt-mode = { $card }: який з ефектів?
heroes-prompt-use = { $when }: застосовуєте щось?
heroes-now-combat-start = На початку бою
heroes-now-sequence-start = На початку сутички { $n }
heroes-now-roll = { $roll ->
    [attack] атаки
    [defense] захисту
   *[outwit] кмітливості
}
heroes-now-before-roll = Перед { $whose ->
    [mine] вашим кидком { heroes-now-roll }
   *[theirs] кидком { heroes-now-roll } суперника
} ({ $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
})
heroes-now-own-hits = { $worth ->
    [one] { $worth } ВЛУЧАННЯ
    [few] { $worth } ВЛУЧАННЯ
   *[many] { $worth } ВЛУЧАНЬ
}
heroes-now-other-hits = { $otherworth ->
    [one] { $otherworth } ВЛУЧАННЯ
    [few] { $otherworth } ВЛУЧАННЯ
   *[many] { $otherworth } ВЛУЧАНЬ
}
heroes-now-after-roll = { $whose ->
    [mine] Ваш кидок { heroes-now-roll }: { $dice } = { heroes-now-own-hits }
   *[theirs] Кидок { heroes-now-roll } суперника: { $dice } = { heroes-now-other-hits }
}{ $compared ->
    [yes] { $whose ->
        [mine] , а в суперника { heroes-now-other-hits }
       *[theirs] , а у вас { heroes-now-own-hits }
    }
   *[no] { "" }
}
heroes-now-result = У вас { $own } = { heroes-now-own-hits }, у суперника { $other } = { heroes-now-other-hits }
heroes-now-ko = { $ko ->
    [mine] Ви от-от отримаєте нокаут
   *[theirs] Суперник от-от отримає нокаут
}
heroes-now-duel = Безпосередньо перед двобоєм кмітливості
heroes-now-sequence-end = Наприкінці сутички { $n }
heroes-now-combat-end = Наприкінці бою
heroes-now-trouble-roll = Перед кидком проблем
heroes-now-troubleshoot = Рівень проблем: { $n }
heroes-now-action = Як дія
heroes-now-planning = На початку вашого планування
heroes-now-scheme-use = Ви плетете інтригу
heroes-now-deployment = Під час розгортання
heroes-now-resolved = Новину вирішено

# -- options --

heroes-option-move = Перемістити { $card } ({ $place })
    .card = accusative
heroes-option-troubleshoot = Розібратися з новиною «{ $card }» { $where }: { $type }, загроза { $threat }, навичка «{ $skill }», { $vp } ПО{ $mastermind ->
    [yes] , суперлиходій
   *[no] { "" }
}
heroes-option-treat = Медична допомога: вилікувати { $card }
    .card = accusative
heroes-option-story = Дія «Історія»: узяти карту ресурсів, тоді шкала історій
heroes-option-use = { $ability }{ $card ->
    [none] { "" }
   *[other] { " (" }{ $card }{ ")" }
}: { $does }{ $points ->
    [-1] { "" }
    [0] { " Союзник іде." }
   *[other] { " (Очок планування на союзникові: " }{ $points }{ ".)" }
}
heroes-option-event = Розіграти подію «{ $card }»: { $does }
heroes-option-go = { $district }{ $area ->
    [none] { "" }
   *[other] , { $area }
}{ $headline ->
    [none] { "" }
   *[other] { ": «" }{ $headline }{ "»" }
}
# Behind an action: where to, and with whom.
heroes-aim-go = { $district }{ $headline ->
    [none] { "" }
   *[other] { " («" }{ $headline }{ "»)" }
}
heroes-aim-later-destination = деінде
heroes-aim-later-story = Вирішити після взяття карти
heroes-aim-home-destination = на карту
heroes-aim-support-at-destination = місце підтримки
heroes-aim-escort-escort = разом із { $card }
    .card = instrumental
heroes-aim-pass-escort = без супроводу
heroes-aim-advance-story = Просунути шкалу
heroes-aim-last-story = Покласти { $card } на кінець
heroes-aim-done-story = Лишити шкалу як є
heroes-plan-of = { $card }{ $says ->
    [none] { "" }
   *[other] : { $says }
}
heroes-plan-ready = у готовності за { $n } ОП
heroes-plan-keep = лишається за { $n } ОП
heroes-plan-support = у підтримці за { $n } ОП
heroes-plan-rest = у відновленні
heroes-plan-recall = на карту, у відновлення
heroes-plan-ally = за { $n } ОП{ $on ->
    [0] { "" }
   *[other] , з них { $on } на союзнику
}
heroes-option-space = Місце підтримки в районі { $area }
heroes-option-home = Назад на карту, { $status ->
    [ready] у відновлення
   *[other] у підтримку
}
heroes-option-escort = { $card } іде поруч
heroes-option-advance = Просунути шкалу: остання історія дістається своїй команді
heroes-option-last = Покласти { $card } на останнє місце
    .card = accusative
heroes-option-keep = { $card } лишається за { $n } ОП
heroes-option-recall = { $card } повертається на карту, у відновлення
heroes-option-ready = { $card } у готовності за { $n } ОП
heroes-price-points = { heroes-n-points }
heroes-more-dice = ще { heroes-n-dice }
heroes-price-trouble = { $n ->
    [one] { $n } проблема
    [few] { $n } проблеми
   *[many] { $n } проблем
}
heroes-ally-uses = { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
}
heroes-ally-loyal = Вірний вашій команді: його ціна лишається на ньому, тож він спрацює ще раз
heroes-option-support = { $card } у підтримці за { $n } ОП
heroes-option-rest = { $card } лишається у відновленні
heroes-assigned = { $card } { $status ->
    [ready] у готовності
    [supporting] у підтримці
   *[recovery] у відновленні
}
heroes-option-assign = { $heroes }: { $n } ОП
heroes-option-ally = { $card }, { heroes-ally-uses }, за { $cost } ОП: { $says }
heroes-option-power-up = { $card }: { $says }
heroes-option-wanted = Покласти { $card } на вільне місце розшуку
    .card = accusative
heroes-option-plan = Виконати генеральний план «{ $card }»: { $says }
heroes-option-scheme-threat = Підвищити загрозу: { $n ->
    [0] без додаткових кубиків
   *[other] ще { heroes-n-dice }
} у кидку проблем
heroes-option-scheme-draw = Узяти лиходіїв: узяти { heroes-n-villains }
heroes-option-scheme-combat = Посилити бій: ПІДСИЛЕННЯ рахується для головного лиходія
heroes-option-lead = { $card }{ $wanted ->
    [yes] { " (у розшуку)" }
   *[no] { "" }
}: потребує { $need }, ціна в проблемах { $cost }, поріг нокауту { $ko }; атака/захист/кмітливість: { $powers }
    .under = Головний лиходій (проблеми)
heroes-option-backup = { $card }, { $type ->
    [agent] агент
   *[other] підкріплення
}{ $cost ->
    [-1] { "" }
   *[other] , ціна в проблемах { $cost }
}: { $does }
    .under = Підкріплення чи агент (проблеми)
heroes-option-fight = { $card } (нокаут { $ko } з { $of })
heroes-option-pick = { $card }
heroes-option-discard = Скинути { $card }
    .card = accusative
heroes-option-mode = { $says }
heroes-power-brief = { $colour } { $attack }/{ $defense }/{ $outwit }
heroes-power = { $name } ({ $colour }): атака { $attack }, захист { $defense }, кмітливість { $outwit }
heroes-option-yes = Так
heroes-option-no = Ні
heroes-option-yes-confront = Так: протистояти суперлиходієві
heroes-option-no-confront = Ні: генеральний план завершується
heroes-option-yes-draw-villain = Так: узяти карту лиходіїв
heroes-option-pass-turn = Пропустити хід
heroes-option-pass-action = Не виконувати дії
heroes-option-pass-escort = Ніхто не йде поруч
heroes-option-pass-travel = Більше ніхто
heroes-option-pass-story = Не чіпати шкали
heroes-option-pass-ally = Не розігрувати союзника
heroes-option-pass-power-up = Не вводити в гру переваги команди
heroes-option-pass-plan = Не виконувати генерального плану зараз
heroes-option-pass-scheme = Не плести інтриги зараз
heroes-option-pass-lead = Не розігрувати головного лиходія ({ $last ->
    [yes] {""}
   *[no] {"якщо ніхто не розіграє, "}
}команда «{ $team }» дає раду новині й здобуває { $vp } ПО)
heroes-option-pass-backup = Це все
heroes-option-pass-choose-some = Це все
heroes-option-pass-moment = Нічого не застосовувати

# -- the log --

heroes-log-round = Ігровий раунд { $n }.
heroes-log-phase = { $phase ->
    [deployment] Розгортання.
    [planning] Планування.
   *[missions] Місії.
}
heroes-log-action-round = Раунд дій { $n }.
heroes-log-turn = Хід: { $who }.
heroes-log-passed = { $who } { $whoform ->
    [p] пропускають
   *[f] пропускає
} хід.
    .who = nominative
heroes-log-first = Перший гравець: { $who }.
heroes-log-archnemesis = Жетон архіворога { $whoform ->
    [p] мають
   *[f] має
} { $who }.
    .who = nominative
heroes-log-points = { $who } { $sign ->
    [less] { $whoform ->
        [p] сплачують
       *[f] сплачує
    }
   *[more] { $whoform ->
        [p] отримують
       *[f] отримує
    }
} { heroes-n-points }.
    .who = nominative
heroes-log-vp = { $who } { $sign ->
    [less] { $whoform ->
        [p] втрачають
       *[f] втрачає
    }
   *[more] { $whoform ->
        [p] здобувають
       *[f] здобуває
    }
} { $n } ПО.
    .who = nominative
heroes-log-headline = Новина «{ $card }» з’являється: { $district }, { $area }.
heroes-log-special = Особлива новина «{ $card }» входить у гру.
heroes-log-threat = { $n ->
    [0] { "" }
   *[other] Жетон загрози ({ $area }) показує { $n }.
}
heroes-log-status = { $card }: { $place }.
heroes-log-wounded = { $card } { $n ->
    [0] більше не має поранення
   *[other] отримує поранення
}.
heroes-log-ko = { $n ->
    [0] { "" }
   *[other] { $card } має { heroes-n-ko }.
}
heroes-log-ally-point = { $n ->
    [0] На { $card } не лишилося очок планування
   *[other] На { $card } тепер { heroes-n-points }
}.
    .card = locative
heroes-log-troubleshoot = { $who } { $whoform ->
    [p] розбираються
   *[f] розбирається
} з новиною «{ $card }».
    .who = nominative
heroes-log-trouble = Рівень проблем: { $n }.
heroes-log-reduced = { $card } зменшує рівень проблем на { $n }.
heroes-log-use = { $nobody ->
    [yes] Діє
   *[no] { $who } { $whoform ->
        [p] застосовують
       *[f] застосовує
    }
}{ $card ->
    [none] { " " }{ $ability }
   *[other] { " " }властивість { $ability } { $card }
}.
    .who = nominative
    .card = genitive
    .ability = { $nobody ->
        [yes] nominative
       *[no] accusative
    }
heroes-log-event = { $who } { $whoform ->
    [p] розігрують
   *[f] розігрує
} подію «{ $card }».
    .who = nominative
heroes-log-scheme = Інтрига ({ $who }): { $option }.
heroes-log-plan = { $who } { $whoform ->
    [p] виконують
   *[f] виконує
} { $card ->
    [none] генеральний план
   *[other] генеральний план «{ $card }»
}.
    .who = nominative
heroes-log-plan-done = Генеральний план «{ $card }» завершено.
heroes-log-plan-failed = { $card ->
    [none] Генеральний план провалено.
   *[other] Генеральний план «{ $card }» провалено.
}
heroes-log-confront = { $who } { $yes ->
    [yes] { $whoform ->
        [p] протистоять
       *[f] протистоїть
    } суперлиходієві
   *[no] не { $whoform ->
        [p] протистоять
       *[f] протистоїть
    } суперлиходієві
}.
    .who = nominative
heroes-log-resolved = «{ $card }»: { $yes ->
    [yes] успіх ({ $who })
   *[no] невдача ({ $who })
}.
heroes-log-story = { $who } { $whoform ->
    [p] отримують
   *[f] отримує
} історію «{ $card }».
    .who = nominative
heroes-log-look = { $who } { $whoform ->
    [p] переглядають
   *[f] переглядає
} { $card }.
    .who = nominative
    .card = accusative
heroes-log-shuffle = { $deck ->
    [resource] Колоду ресурсів перетасовано.
    [villain] Колоду лиходіїв перетасовано.
    [headline] Колоду новин перетасовано.
   *[story] Колоду історій перетасовано.
}
heroes-log-side = { $side ->
    [hero] героя
    [villain] лиходія
   *[nobody] нікого
}
heroes-log-side-now = { $side ->
    [hero] герой
    [villain] лиходій
   *[nobody] ніхто
}
heroes-log-roll = { $kind ->
    [trouble] Кидок проблем
    [attack] Атака { heroes-log-side }
    [defense] Захист { heroes-log-side }
   *[outwit] Кмітливість { heroes-log-side }
}{ $boost ->
    [yes] { " (ПІДСИЛЕННЯ рахується)" }
   *[no] { "" }
}: { $dice } = { $kind ->
    [trouble] { $n ->
        [one] { $n } проблема
        [few] { $n } проблеми
       *[many] { $n } проблем
    }
   *[other] { heroes-n-hits }
}.
heroes-log-dice = Останній кидок { heroes-log-side } тепер: { $dice } = { heroes-n-hits }.
heroes-log-reroll = Перекидає { heroes-log-side-now }: { $dice }.
heroes-log-powers = { $hero } застосовує { $power }; { $villain } застосовує { $other }.
heroes-log-fight = { $hero ->
    [none] З { $villain } можуть битися кілька героїв.
   *[other] { $hero } б’ється з { $villain }.
}
    .villain = instrumental
heroes-log-fighter = { $card } б’ється в цій сутичці.
heroes-log-initiative = Ініціативу має { heroes-log-side-now }.
heroes-log-unfought = Атака { heroes-log-side }: немає чим атакувати.
heroes-log-hits = Підсумок ВЛУЧАНЬ: { $mine } проти { $theirs }.
heroes-log-fought = { $side ->
    [hero] Герої перемагають у бою.
    [villain] Лиходій перемагає в бою.
   *[nobody] Бій закінчується без переможця.
}
heroes-log-to-hand = { $who } { $whoform ->
    [p] беруть
   *[f] бере
} { $drawn ->
    [yes] { $known ->
        [yes] { $card }
       *[no] { $deck ->
            [resource] карту ресурсів
           *[villain] карту лиходіїв
        }
    }
   *[no] { $known ->
        [yes] { $card }
       *[no] карту
    } на руку
}.
    .who = nominative
    .card = accusative
heroes-log-ally = { $who } { $whoform ->
    [p] розігрують
   *[f] розігрує
} союзника { $card }.
    .who = nominative
    .card = accusative
heroes-log-ally-leaves = Союзник іде від { $who }: { $card }.
    .who = genitive
heroes-log-power-up = { $who } { $whoform ->
    [p] вводять
   *[f] вводить
} у гру перевагу команди «{ $card }».
    .who = nominative
heroes-log-track = { $last ->
    [yes] «{ $card }» переходить на останнє місце шкали історій.
   *[no] «{ $card }» з’являється на шкалі історій.
}
heroes-log-story-lost = «{ $card }» сходить зі шкали історій, нікому не діставшись.
heroes-log-most-wanted = { $card } тепер у розшуку.
heroes-log-lead = { $who } { $whoform ->
    [p] розігрують
   *[f] розігрує
} головного лиходія: { $card }.
    .who = nominative
heroes-log-lead-again = Головний лиходій — { $card } (у розшуку).
heroes-log-backup = { $who } { $whoform ->
    [p] розігрують
   *[f] розігрує
} підкріплення чи агента: { $card }.
    .who = nominative
heroes-log-discarded = { $who } { $whoform ->
    [p] скидають
   *[f] скидає
} { $card }.
    .who = nominative
    .card = accusative

# -- the stage: rolls of a combat. $dice are dice in words, $mine and $theirs what they come to. --

heroes-told-power = { $card } застосовує { $power }.
heroes-told-roll = { $kind ->
    [trouble] Кидок проблем: { $dice }. Разом: { $n ->
        [one] { $n } проблема
        [few] { $n } проблеми
       *[many] { $n } проблем
    }.
    [attack] { $card } атакує: { $dice }. Разом: { heroes-n-hits }.
    [defense] { $card } захищається: { $dice }. Разом: { heroes-n-hits }.
   *[outwit] { $card } кидає на Кмітливість: { $dice }. Разом: { heroes-n-hits }.
}
heroes-told-reroll = { $card } перекидає: { $dice }.
heroes-told-dice = { $card } тепер має: { $dice }. Разом: { heroes-n-hits }.
heroes-told-hits = { $result ->
    [tie] Двобій кмітливості закінчується нічиєю, { $mine }:{ $theirs }.
    [duel] { $card } перемагає { $other } у двобої кмітливості, { $mine }:{ $theirs }.
    [hits] { $card } влучає в { $other }, { $mine }:{ $theirs }.
   *[fails] { $card } не влучає в { $other }, { $mine }:{ $theirs }.
}
    .other = accusative

# -- cards: abilities --

heroes-text-label = { $kind ->
    [combat] бій, { $when }
    [support] підтримка, { $when }
    [ally] союзник, { $when }
    [backup] підкріплення, { $when }
    [scenario] { $when }{ $moment ->
        [deployment] { " (перший гравець)" }
       *[other] { "" }
    }
   *[other] { $when }
}
heroes-text-always = { $label }
heroes-text-ability = { $name } ({ $label }). { $does }
heroes-text-paid = { $label }. { $does }
heroes-text-unnamed = { $label }: { $does }
heroes-text-named = { $name }: { $says }
heroes-text-cost = { $cost }: { $does }
heroes-text-if = якщо { $cond }, { $does }
heroes-text-agent = Зміни: { $changes }.
heroes-cost-resources = скиньте { heroes-n-resources }
heroes-cost-villains = скиньте { heroes-n-villains }
heroes-cost-plot-points = сплатіть { heroes-n-points }
heroes-cost-ko = отримайте { heroes-n-ko }
heroes-cost-discard = скиньте цю карту
heroes-cost-recovery = цей герой іде у відновлення

heroes-moment-combat-start = на початку бою
heroes-moment-sequence-start = на початку сутички
heroes-moment-before-roll = перед { $whose ->
    [mine] вашим наступним { heroes-moment-rolls }
    [theirs] наступним { heroes-moment-rolls } суперника
   *[any] будь-яким { heroes-moment-rolls }
}
heroes-moment-after-roll = після { $whose ->
    [mine] вашого останнього { heroes-moment-rolls-of }
    [theirs] останнього { heroes-moment-rolls-of } суперника
   *[any] будь-якого { heroes-moment-rolls-of }
}
heroes-moment-rolls = кидком{ heroes-moment-kind }
heroes-moment-rolls-of = кидка{ heroes-moment-kind }
heroes-moment-kind = { $rolls ->
    [attack] { " " }атаки
    [defense] { " " }захисту
    [outwit] { " " }кмітливості
    [attack-defense] { " " }атаки або захисту
    [attack-outwit] { " " }атаки або кмітливості
    [defense-outwit] { " " }захисту або кмітливості
   *[all] { "" }
}
heroes-moment-result = за підсумком { $rolls ->
    [attack] { $whose ->
        [mine] вашої атаки
        [theirs] атаки суперника
       *[any] атаки
    }
    [outwit] двобою кмітливості
   *[all] двох кидків
}
heroes-moment-ko = коли { $whose ->
    [mine] ви отримуєте нокаут
    [theirs] суперник отримує нокаут
   *[any] хтось отримує нокаут
}
heroes-moment-duel = безпосередньо перед двобоєм кмітливості
heroes-moment-sequence-end = наприкінці сутички
heroes-moment-combat-end = наприкінці бою
heroes-moment-trouble-roll = перед кидком проблем
heroes-moment-troubleshoot = коли зменшуються проблеми
heroes-moment-action = як дія
heroes-moment-planning = під час вашого планування
heroes-moment-scheme = коли ви плетете інтригу
heroes-moment-deployment = під час кожного розгортання
heroes-moment-resolved = коли боротьбу за новину виграно або програно
heroes-when-resolved = коли ви { $won ->
    [yes] виграєте
   *[no] програєте
} боротьбу за новину{ $threat_type ->
    [crime] { " типу «злочин»" }
    [danger] { " типу «небезпека»" }
    [mystery] { " типу «таємниця»" }
   *[any] { "" }
}{ $mastermind ->
    [yes] { " з суперлиходієм" }
    [no] { " без суперлиходія" }
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] { " для навички «" }{ $skill }{ "»" }
}
heroes-while-finale = в останньому бою { $says }

# -- cards: modifiers --

heroes-mod-more-m = { $sign ->
    [less] менший
   *[more] більший
}
heroes-mod-more-f = { $sign ->
    [less] менша
   *[more] більша
}
heroes-mod-more = { $sign ->
    [less] менше
   *[more] більше
}
heroes-mod-attack = атака { $of } на { $n } { heroes-mod-more-f }
    .of = each genitive
heroes-mod-defense = захист { $of } на { $n } { heroes-mod-more-m }
    .of = each genitive
heroes-mod-outwit = кмітливість { $of } на { $n } { heroes-mod-more-f }
    .of = each genitive
heroes-mod-ko = поріг нокауту { $of } на { $n } { heroes-mod-more-m }
    .of = each genitive
heroes-mod-crime = показник злочину { $of } на { $n } { heroes-mod-more-m }
    .of = each genitive
heroes-mod-danger = показник небезпеки { $of } на { $n } { heroes-mod-more-m }
    .of = each genitive
heroes-mod-mystery = показник таємниці { $of } на { $n } { heroes-mod-more-m }
    .of = each genitive
heroes-mod-level = рівень { $of } на { $n } { heroes-mod-more-m }
    .of = each genitive
heroes-mod-threat = загроза { $of } на { $n } { heroes-mod-more-f }
    .of = each genitive
heroes-mod-followers = у { $of } на { $n } { heroes-mod-more } послідовників
    .of = each genitive
heroes-mod-boost = ПІДСИЛЕННЯ { $sign ->
    [less] не рахується
   *[more] рахується
} для { $of }
    .of = each genitive
heroes-mod-support-cost = { $of } у підтримці коштують на { heroes-n-points } { heroes-mod-more }
heroes-mod-requirement = рівень проблем, потрібний { $of }, щоб очолити, на { $n } { heroes-mod-more-m }
    .of = each dative
heroes-mod-cost = { $of } { $number ->
    [other] коштують
   *[single] коштує
} на { heroes-n-trouble } { heroes-mod-more }
heroes-mod-max-allies = ви можете мати у грі на { $n ->
    [one] { $n } союзника
    [few] { $n } союзників
   *[many] { $n } союзників
} { heroes-mod-more }
heroes-mod-scheme-threat = коли ви плетете інтригу, ви можете підвищити загрозу на додачу до іншого варіанта
heroes-mod-scheme-draw = коли ви плетете інтригу, ви можете взяти лиходіїв на додачу до іншого варіанта
heroes-mod-scheme-combat = коли ви плетете інтригу, ви можете посилити бій на додачу до іншого варіанта

# -- cards: effects on a roll --

heroes-dice-all = { $face ->
    [any] усі кубики
    [idle] усі кубики без ВЛУЧАНЬ
    [blank] усі кубики з порожньою гранню
    [trouble] усі кубики з ПРОБЛЕМОЮ
    [hit] усі кубики з ВЛУЧАННЯМ
    [single] усі кубики з одним ВЛУЧАННЯМ
    [double] усі кубики з двома ВЛУЧАННЯМИ
   *[boost] усі кубики з ПІДСИЛЕННЯМ
}
heroes-dice-some = { $face ->
    [any] { $n ->
        [one] найкращий кубик
        [few] { $n } найкращі кубики
       *[many] { $n } найкращих кубиків
    }
   *[other] { $n ->
        [1] 1 кубик
       *[other] до { $n } кубиків
    } { $face ->
        [idle] без ВЛУЧАНЬ
        [blank] з порожньою гранню
        [trouble] з ПРОБЛЕМОЮ
        [hit] з ВЛУЧАННЯМ
        [single] з одним ВЛУЧАННЯМ
        [double] з двома ВЛУЧАННЯМИ
       *[boost] з ПІДСИЛЕННЯМ
    }
}
heroes-of-roll = { $of ->
    [mine] свого останнього кидка
   *[theirs] останнього кидка суперника
}
heroes-in-roll = { $of ->
    [mine] вашому останньому кидку
   *[theirs] останньому кидку суперника
}
heroes-op-rolls = { $roller ->
    [theirs] суперник кидає
   *[mine] киньте
}
heroes-op-add-dice = { $roller ->
    [theirs] суперник кидає на { heroes-n-dice } { heroes-mod-more }
   *[mine] киньте на { heroes-n-dice } { heroes-mod-more }
}
heroes-op-use-rating = { heroes-op-rolls } { $how ->
    [plain] натомість { heroes-n-dice }
    [rival] стільки кубиків, скільки { $roller ->
        [theirs] ви
       *[mine] суперник
    }
   *[equal] натомість стільки кубиків, скільки становить { $n }
}, якщо це більше
    .n = { $how ->
        [plain] number
       *[other] phrase
    }
heroes-op-set-dice = { heroes-op-rolls } рівно { heroes-n-dice }
heroes-op-allow-boost = ПІДСИЛЕННЯ рахується в цьому кидку
    .beside = { $first }, і { $second }
heroes-op-deny-boost = ПІДСИЛЕННЯ не рахується в цьому кидку
    .beside = { $first }, і { $second }
heroes-op-skip-roll = цього кидка не роблять
heroes-op-add-hits = { $sign ->
    [less] відніміть { heroes-n-hits } від { heroes-of-roll }
   *[more] додайте { heroes-n-hits } до { heroes-of-roll }
}
heroes-op-remove-dice = приберіть { $dice } з { heroes-of-roll }
heroes-op-halve-doubles = { $dice } у { heroes-in-roll } { $many ->
    [no] рахується за одне ВЛУЧАННЯ
   *[yes] рахуються за одне ВЛУЧАННЯ кожен
}
heroes-op-double-hits = { $dice } у { heroes-in-roll } { $many ->
    [no] рахується за два ВЛУЧАННЯ
   *[yes] рахуються за два ВЛУЧАННЯ кожен
}
heroes-op-count-trouble = { $dice } у { heroes-in-roll } { $many ->
    [no] рахується за одне ВЛУЧАННЯ
   *[yes] рахуються за одне ВЛУЧАННЯ кожен
}
heroes-op-reroll = { $of ->
    [mine] у своєму останньому кидку перекиньте { $dice }
   *[theirs] суперник перекидає у своєму останньому кидку { $dice }
}
heroes-op-boost-last = киньте ще раз { $dice } у { heroes-in-roll }, де ПІДСИЛЕННЯ не рахувалося, і додайте результат
heroes-op-roll-more = киньте ще { heroes-n-dice } і додайте { $n ->
    [one] його
    [few] їх
   *[many] їх
} до свого останнього кидка

# -- cards: effects in a combat --

heroes-fighter-this-hero = цей герой
    .form = one
    .genitive = цього героя
    .dative = цьому героєві
    .accusative = цього героя
    .instrumental = цим героєм
heroes-fighter-hero = ваш герой
    .form = one
    .genitive = вашого героя
    .dative = вашому героєві
    .accusative = вашого героя
    .instrumental = вашим героєм
heroes-fighter-this-villain = цей лиходій
    .form = one
    .genitive = цього лиходія
    .dative = цьому лиходієві
    .accusative = цього лиходія
    .instrumental = цим лиходієм
heroes-fighter-this-mastermind = цей суперлиходій
    .form = one
    .genitive = цього суперлиходія
    .dative = цьому суперлиходієві
    .accusative = цього суперлиходія
    .instrumental = цим суперлиходієм
heroes-fighter-lead = головний лиходій
    .form = one
    .genitive = головного лиходія
    .dative = головному лиходієві
    .accusative = головного лиходія
    .instrumental = головним лиходієм
heroes-fighter-theirs = суперник
    .form = one
    .genitive = суперника
    .dative = суперникові
    .accusative = суперника
    .instrumental = суперником
heroes-op-prevent-ko = запобіжіть цьому нокауту
heroes-op-inflict-ko = { $fighter } отримує { $extra ->
    [yes] ще{ " " }
   *[no] { "" }
}{ heroes-n-ko }
    .fighter = nominative
heroes-op-remove-ko = зніміть { heroes-n-ko } з { $fighter }
    .fighter = genitive
heroes-op-skip-outwit = наступний двобій кмітливості не відбувається
heroes-op-skip-second = у цій сутичці немає другої атаки
heroes-op-take-initiative = ви маєте ініціативу { $start ->
    [yes] в першій
   *[no] в наступній
} сутичці
heroes-op-keep-initiative = ініціатива не переходить
    .beside = { $first }, а { $second }
heroes-op-choose-second = суперник вибирає вміння першим, відкрито
heroes-op-forbid-power = { $of ->
    [mine] ви { $power ->
        [last] не можете знову застосувати те саме вміння
        [other] мусите знову застосувати те саме вміння
       *[colour] не можете застосувати { $colour } вміння
    }
   *[theirs] суперник { $power ->
        [last] не може знову застосувати те саме вміння
        [other] мусить знову застосувати те саме вміння
       *[colour] не може застосувати { $colour } вміння
    }
}{ $early ->
    [yes] { "" }
   *[no] { " у наступній сутичці" }
}
    .colour = neuter
heroes-op-change-power = виберіть своє вміння заново, відкрито
heroes-op-modify = { $stat ->
    [boost] ПІДСИЛЕННЯ { $sign ->
        [less] не рахується
       *[more] рахується
    } для { $fighter }
   *[other] { $stat ->
        [attack] атака { $fighter } на { $n } { heroes-mod-more-f }
        [defense] захист { $fighter } на { $n } { heroes-mod-more-m }
       *[outwit] кмітливість { $fighter } на { $n } { heroes-mod-more-f }
    }
} { $until ->
    [roll] у цих кидках
    [sequence] у цій сутичці
    [next-sequence] у наступній сутичці
   *[combat] до кінця бою
}
    .fighter = genitive
    .beside = { $first }, а { $second }
heroes-op-end-combat = бій закінчується без переможця
heroes-op-discard-backup = скиньте { $agents ->
    [yes] агента
    [no] підкріплення
   *[any] підкріплення або агента
} головного лиходія
heroes-op-play-backup = ви можете розіграти карту лиходіїв зі своєї руки як підкріплення або агента без сплати проблем

# -- cards: effects in a troubleshoot action --

heroes-op-reduce-trouble = зменште рівень проблем на { $n }
heroes-op-raise-trouble = збільште рівень проблем на { $n }
heroes-op-add-trouble-dice = у кидку проблем на { heroes-n-dice } { heroes-mod-more }
heroes-op-ignore-boost = ПІДСИЛЕННЯ не рахується в кидку проблем
heroes-op-move-threat = { $sign ->
    [less] знизьте
   *[more] підвищте
} жетон загрози { $of } на { $n }
    .of = each genitive
heroes-op-replace-headline = замініть { $of } { $number ->
    [other] новими
   *[single] новою
}
    .of = each accusative

# -- cards: effects on what players have --

heroes-player-mine = ви
    .genitive = вас
heroes-player-each = кожен гравець
    .genitive = кожного гравця
heroes-player-all = будь-який гравець
    .genitive = будь-якого гравця
heroes-player-others = кожен інший гравець
    .genitive = кожного іншого гравця
heroes-player-opponent = суперник
    .genitive = суперника
heroes-player-hero-player = гравець-герой
    .genitive = гравця-героя
heroes-op-draw-resources = { $who ->
    [mine] візьміть
   *[other] { $player } бере
} { heroes-n-resources }
heroes-op-draw-villains = { $who ->
    [mine] візьміть
   *[other] { $player } бере
} { heroes-n-villains }
heroes-op-discard-resources = { $who ->
    [mine] скиньте
   *[other] { $player } скидає
} { heroes-n-resources }{ $random ->
    [yes] { " навмання" }
   *[no] { "" }
}
heroes-op-discard-villains = { $who ->
    [mine] скиньте
   *[other] { $player } скидає
} { heroes-n-villains }{ $random ->
    [yes] { " навмання" }
   *[no] { "" }
}
heroes-op-gain-verb = { $who ->
    [mine] { $sign ->
        [less] втратьте
       *[more] отримайте
    }
   *[other] { $player } { $sign ->
        [less] втрачає
       *[more] отримує
    }
}
heroes-op-gain-plot-points = { heroes-op-gain-verb } { heroes-n-points }
heroes-op-gain-vp = { heroes-op-gain-verb } { $n } ПО
heroes-op-look-at-hand = перегляньте карти { $kind ->
    [resource] ресурсів
   *[villain] лиходіїв
} у { $who ->
    [mine] своїй руці
   *[other] руці { $player }
}
    .player = genitive
heroes-op-take-to-hand = візьміть на руку { $who }
    .who = each accusative
heroes-op-discard-card = скиньте { $who }
    .who = each accusative
heroes-op-make-most-wanted = покладіть { $who } на вільне місце розшуку
    .who = each accusative
heroes-op-add-point = покладіть 1 очко планування на { $who }
    .who = each accusative
heroes-op-put-power-up = ви можете ввести в гру одну зі своїх переваг команди
heroes-op-story-action = виконайте дію «Історія»
heroes-op-advance-track = шкала історій просувається
heroes-op-discard-stories = скиньте { $n ->
    [one] першу історію
    [few] { $n } перші історії
   *[many] { $n } перших історій
} шкали
heroes-op-put-story-last = покладіть { $who } на останнє місце шкали історій
    .who = each accusative
heroes-op-take-story = { $who } дістається своїй команді

# -- cards: effects on heroes --

heroes-op-take-action = ви можете виконати { $kind ->
    [move] дію «Переміщення»
    [troubleshoot] дію «Розібратися»
    [treat] дію «Медична допомога»
    [story] дію «Історія»
    [special] особливу дію
   *[event] дію «Подія»
}
heroes-op-travel = будь-яка кількість ваших готових героїв іде в один квартал або у відновлення
heroes-op-join = { $who } стає готовим у кварталі, де перебуває { $where }
heroes-op-to-status = { $who } { $number ->
    [other] переходять
   *[single] переходить
} { $status ->
    [ready] у готовність
    [supporting] у підтримку
   *[recovery] у відновлення
} на карті
heroes-op-place-hero = виставте { $who } у квартал (у готовності) або на місце підтримки (у підтримці)
    .who = each accusative
heroes-op-heal = вилікуйте { $who }
    .who = each accusative
heroes-op-wound = { $who } { $number ->
    [other] ідуть
   *[single] іде
} у відновлення з пораненням

# -- cards: effects that are put together --

heroes-op-repeat = { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}: { $do }
heroes-op-times = { $says } { $n ->
    [2] двічі
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
}

# -- cards: which --

heroes-np-where = { $of } (якщо { $cond })
heroes-np-this = { tree-it }
    .form = one
heroes-np-whose = { $number ->
    [each] { $of ->
        [mine] { $case ->
            [genitive] ваших{ " " }
            [accusative] ваших{ " " }
            [dative] вашим{ " " }
           *[nominative] ваші{ " " }
        }
        [theirs] { "" }
       *[all] { $case ->
            [genitive] усіх{ " " }
            [accusative] усіх{ " " }
            [dative] усім{ " " }
           *[nominative] усі{ " " }
        }
    }
   *[single] { $of ->
        [mine] ваших{ " " }
       *[all] { "" }
    }
}
heroes-np-one = { $number ->
    [each] { "" }
   *[single] { $case ->
        [genitive] одного
        [accusative] одного
        [dative] одному
       *[nominative] один
    } з{ " " }
}
heroes-np-one-f = { $number ->
    [each] { "" }
   *[single] { $case ->
        [genitive] однієї
        [accusative] одну
        [dative] одній
       *[nominative] одна
    } з{ " " }
}
heroes-np-theirs = { $of ->
    [theirs] { " " }суперника
   *[mine] { "" }
}
heroes-np-heroes = { $id ->
   *[other] { $id }
    [none] { heroes-np-one }{ heroes-np-whose }{ $other ->
        [yes] { $number ->
            [each] { $case ->
                [genitive] інших{ " " }
                [accusative] інших{ " " }
                [dative] іншим{ " " }
               *[nominative] інші{ " " }
            }
           *[single] інших{ " " }
        }
       *[no] { "" }
    }{ $wounded ->
        [yes] { $number ->
            [each] { $case ->
                [genitive] поранених{ " " }
                [accusative] поранених{ " " }
                [dative] пораненим{ " " }
               *[nominative] поранені{ " " }
            }
           *[single] поранених{ " " }
        }
        [no] { $number ->
            [each] { $case ->
                [genitive] непоранених{ " " }
                [accusative] непоранених{ " " }
                [dative] непораненим{ " " }
               *[nominative] непоранені{ " " }
            }
           *[single] непоранених{ " " }
        }
       *[any] { "" }
    }{ $status ->
        [ready] { $number ->
            [each] { $case ->
                [genitive] готових{ " " }
                [accusative] готових{ " " }
                [dative] готовим{ " " }
               *[nominative] готові{ " " }
            }
           *[single] готових{ " " }
        }
       *[any] { "" }
    }{ $number ->
        [each] { $case ->
            [genitive] героїв
            [accusative] героїв
            [dative] героям
           *[nominative] герої
        }
       *[single] героїв
    }{ heroes-np-theirs }{ $status ->
        [supporting] { " у підтримці" }
        [recovery] { " у відновленні" }
       *[any] { "" }
    }
}{ $where ->
    [card] { " на своїх картах" }
    [board] { " на полі" }
    [district] { " на полі" }
    [here] { " у цьому кварталі" }
    [area] { " на місці підтримки в цьому районі" }
   *[any] { "" }
}
    .id = { $case }
    .form = { $id ->
        [none] other
       *[other] one
    }
heroes-np-fighter = { $fighter }
    .fighter = { $case }
    .form = one
heroes-np-lead = { $case ->
    [genitive] головного лиходія
    [accusative] головного лиходія
    [dative] головному лиходієві
   *[nominative] головний лиходій
}
    .form = one
heroes-np-mastermind = { $of ->
    [mine] { $case ->
        [genitive] вашого суперлиходія
        [accusative] вашого суперлиходія
        [dative] вашому суперлиходієві
       *[nominative] ваш суперлиходій
    }
   *[all] { heroes-np-one }{ heroes-np-whose }{ $number ->
        [each] { $case ->
            [genitive] суперлиходіїв
            [accusative] суперлиходіїв
            [dative] суперлиходіям
           *[nominative] суперлиходії
        }
       *[single] суперлиходіїв
    }{ heroes-np-theirs }
}
    .form = { $of ->
        [mine] one
       *[other] other
    }
heroes-np-backups = { $number ->
    [each] { $agents ->
        [yes] { $case ->
            [genitive] агентів
            [accusative] агентів
            [dative] агентам
           *[nominative] агенти
        }
        [no] { $case ->
            [genitive] підкріплень
            [dative] підкріпленням
           *[nominative] підкріплення
        }
       *[any] { $case ->
            [genitive] підкріплень і агентів
            [accusative] підкріплення й агентів
            [dative] підкріпленням і агентам
           *[nominative] підкріплення й агенти
        }
    }
   *[single] { $agents ->
        [yes] { heroes-np-agent }
        [no] { heroes-np-backup }
       *[any] { heroes-np-backup } або { heroes-np-agent }
    }
} головного лиходія
heroes-np-agent = { $case ->
    [genitive] агента
    [accusative] агента
    [dative] агентові
   *[nominative] агент
}
heroes-np-backup = { $case ->
    [dative] підкріпленню
   *[nominative] підкріплення
}
heroes-np-allies = { heroes-np-one }{ heroes-np-whose }{ $number ->
    [each] { $case ->
        [genitive] союзників
        [accusative] союзників
        [dative] союзникам
       *[nominative] союзники
    }
   *[single] союзників
}{ heroes-np-theirs }
heroes-np-headlines = { heroes-np-one-f }{ $number ->
    [each] { $case ->
        [genitive] новин
        [dative] новинам
       *[nominative] новини
    }
   *[single] новин
}{ $threat_type ->
    [crime] { " типу «злочин»" }
    [danger] { " типу «небезпека»" }
    [mystery] { " типу «таємниця»" }
   *[any] { "" }
}{ $mastermind ->
    [yes] { " з суперлиходієм" }
    [no] { " без суперлиходія" }
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] { " для навички «" }{ $skill }{ "»" }
}
    .form = other-f
heroes-np-here = { $case ->
    [genitive] цієї новини
    [accusative] цю новину
    [dative] цій новині
   *[nominative] ця новина
}
    .form = one
heroes-np-most-wanted = { heroes-np-one }{ $number ->
    [each] { $case ->
        [genitive] лиходіїв
        [accusative] лиходіїв
        [dative] лиходіям
       *[nominative] лиходії
    }
   *[single] лиходіїв
} у розшуку
heroes-np-track = { heroes-np-one-f }{ $number ->
    [each] { $case ->
        [genitive] історій
        [dative] історіям
       *[nominative] історії
    }
   *[single] історій
}{ $mine ->
    [yes] { " вашої команди" }
   *[no] { "" }
} на шкалі
    .form = other-f
heroes-np-cards-word = { $number ->
    [each] { $case ->
        [genitive] карт
        [dative] картам
       *[nominative] карти
    }
   *[single] { $case ->
        [genitive] карти
        [accusative] карту
        [dative] карті
       *[nominative] карта
    }
}
heroes-np-my-hand = { heroes-np-cards-word } { $kind ->
    [resource] ресурсів
   *[villain] лиходіїв
} { $number ->
    [each] у вашій руці
   *[single] з вашої руки
}
    .form = other-f
heroes-np-type = { $type ->
    [hero] { $number ->
        [each] { $case ->
            [genitive] героїв
            [accusative] героїв
            [dative] героям
           *[nominative] герої
        }
       *[single] { $case ->
            [genitive] героя
            [accusative] героя
            [dative] героєві
           *[nominative] герой
        }
    }
    [mastermind] { $number ->
        [each] { $case ->
            [genitive] суперлиходіїв
            [accusative] суперлиходіїв
            [dative] суперлиходіям
           *[nominative] суперлиходії
        }
       *[single] { $case ->
            [genitive] суперлиходія
            [accusative] суперлиходія
            [dative] суперлиходієві
           *[nominative] суперлиходій
        }
    }
    [ally] { $number ->
        [each] { $case ->
            [genitive] союзників
            [accusative] союзників
            [dative] союзникам
           *[nominative] союзники
        }
       *[single] { $case ->
            [genitive] союзника
            [accusative] союзника
            [dative] союзникові
           *[nominative] союзник
        }
    }
    [event] { $number ->
        [each] { $case ->
            [genitive] подій
            [dative] подіям
           *[nominative] події
        }
       *[single] { $case ->
            [genitive] події
            [accusative] подію
            [dative] події
           *[nominative] подія
        }
    }
    [villain] { $number ->
        [each] { $case ->
            [genitive] лиходіїв
            [accusative] лиходіїв
            [dative] лиходіям
           *[nominative] лиходії
        }
       *[single] { $case ->
            [genitive] лиходія
            [accusative] лиходія
            [dative] лиходієві
           *[nominative] лиходій
        }
    }
    [agent] { $number ->
        [each] { $case ->
            [genitive] агентів
            [accusative] агентів
            [dative] агентам
           *[nominative] агенти
        }
       *[single] { heroes-np-agent }
    }
   *[any] { heroes-np-cards-word }
}
heroes-np-discard = { heroes-np-type }{ $most_wanted ->
    [yes] { " зі знаком розшуку" }
   *[no] { "" }
} з відбою { $pile ->
    [resource] ресурсів
   *[villain] лиходіїв
}
    .form = { $type ->
        [ally] other
        [villain] other
        [agent] other
       *[any] other-f
    }
heroes-np-which = { $id ->
   *[other] якщо
    [none] { $number ->
        [each] { $type ->
            [event] які
            [any] які
           *[other] яких
        }
       *[single] { $type ->
            [event] яку
            [any] яку
           *[other] якого
        }
    }
}
heroes-np-cards = { $id ->
   *[other] { $id }
    [none] { heroes-np-type }{ $most_wanted ->
        [yes] { " зі знаком розшуку" }
       *[no] { "" }
    }
}{ $by ->
    [mine] , { heroes-np-which } розігруєте ви
    [theirs] , { heroes-np-which } розігрують інші
   *[all] { "" }
}
    .id = { $case }
    .form = { $id ->
        [none] other
       *[other] one
    }

# -- cards: how many --

heroes-num-trouble = рівень проблем
heroes-num-dice = { $of ->
    [mine] кількість ваших кубиків
   *[theirs] кількість кубиків суперника
}
heroes-num-hits = { $of ->
    [mine] ваші ВЛУЧАННЯ
   *[theirs] ВЛУЧАННЯ суперника
}
heroes-num-value = { $of ->
    [mine] { $stat ->
        [attack] ваша атака
        [defense] ваш захист
       *[outwit] ваша кмітливість
    }
   *[theirs] { $stat ->
        [attack] атака суперника
        [defense] захист суперника
       *[outwit] кмітливість суперника
    }
}
heroes-num-kos = нокаути { $fighter }
    .fighter = genitive
heroes-num-level = найвищий рівень серед { $of }
    .of = each genitive
heroes-num-game-round = номер ігрового раунду
heroes-num-action-round = номер раунду дій
heroes-num-vp = ПО { $player }
    .player = genitive
heroes-num-hand-size = кількість карт { $kind ->
    [resource] ресурсів
   *[villain] лиходіїв
} у руці { $player }
    .player = genitive
heroes-num-power-ups = кількість переваг команди { $player }
    .player = genitive
heroes-num-plans = кількість завершених генеральних планів { $player }
    .player = genitive
heroes-num-points = кількість ваших очок планування

# -- cards: whether --

heroes-if-exists = { $negated ->
    [yes] немає { $of }
   *[no] є { $of }
}
    .of = { $negated ->
        [yes] each genitive
       *[no] one nominative
    }
heroes-if-at-least = { $left } — { $negated ->
    [yes] менше ніж { $right }
   *[no] щонайменше { $right }
}
heroes-if-more-hits = у вас { $negated ->
    [yes] немає на { heroes-n-hits } більше, ніж у суперника
   *[no] щонайменше на { heroes-n-hits } більше, ніж у суперника
}
heroes-if-kos = { $fighter } має { $negated ->
    [yes] менше ніж { heroes-n-ko }
   *[no] щонайменше { heroes-n-ko }
}
    .fighter = nominative
heroes-if-hand-size = { $who ->
    [mine] у вашій руці
   *[other] у руці { $player }
} { $negated ->
    [yes] менше ніж
   *[no] щонайменше
} { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
} { $kind ->
    [resource] ресурсів
   *[villain] лиходіїв
}
    .player = genitive
heroes-if-using = { $of ->
    [mine] ви { $negated ->
        [yes] не застосовуєте
       *[no] застосовуєте
    }
   *[theirs] суперник { $negated ->
        [yes] не застосовує
       *[no] застосовує
    }
} { $colour } вміння
    .colour = neuter
heroes-if-initiative = { $of ->
    [mine] ви { $negated ->
        [yes] не маєте ініціативи
       *[no] маєте ініціативу
    }
   *[theirs] суперник { $negated ->
        [yes] не має ініціативи
       *[no] має ініціативу
    }
}
heroes-if-supported = член команди { $negated ->
    [yes] не підтримує
   *[no] підтримує
} у цьому районі
heroes-if-id = { $id ->
    [none] { "" }
   *[other] { $id }
}
heroes-if-fight-is = { $fighter } — { $negated ->
    [yes] не{ " " }
   *[no] { "" }
}{ $type ->
    [hero] герой
    [villain] лиходій
    [mastermind] суперлиходій
   *[any] { "" }
}{ heroes-if-id }
    .fighter = nominative
heroes-if-hero-is = герой у бою — { $negated ->
    [yes] не{ " " }
   *[no] { "" }
}{ heroes-if-id }{ $skill ->
    [none] { "" }
   *[other] герой з навичкою «{ $skill }»
}{ $team ->
    [none] { "" }
   *[other] герой з команди «{ $team }»
}
heroes-if-headline-is = це { $negated ->
    [yes] не{ " " }
   *[no] { "" }
}новина{ $threat_type ->
    [crime] { " типу «злочин»" }
    [danger] { " типу «небезпека»" }
    [mystery] { " типу «таємниця»" }
   *[any] { "" }
}{ $mastermind ->
    [yes] { " з суперлиходієм" }
    [no] { " без суперлиходія" }
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] { " для навички «" }{ $skill }{ "»" }
}
heroes-if-has-skill = команда там { $negated ->
    [yes] не має
   *[no] має
} навичку новини
heroes-if-in-confrontation = бій { $negated ->
    [yes] не з суперлиходієм
   *[no] з суперлиходієм
}
heroes-if-finale = { $negated ->
    [yes] не триває останній бій
   *[no] триває останній бій
}
heroes-if-won = ви { $negated ->
    [yes] програли
   *[no] перемогли
}
heroes-if-option = ви { $negated ->
    [yes] не{ " " }
   *[no] { "" }
}{ $option ->
    [threat] підвищуєте загрозу
    [draw] берете лиходіїв
   *[combat] посилюєте бій
}
heroes-if-archnemesis = ви { $negated ->
    [yes] не архіворог
   *[no] архіворог
}
heroes-if-stage-done = { $stage ->
    [prologue] пролог
    [development] розвиток
   *[conclusion] розв’язку
} вашого суперлиходія { $negated ->
    [yes] не завершено
   *[no] завершено
}
heroes-if-sequence = це { $negated ->
    [yes] не{ " " }
   *[no] { "" }
}{ $number ->
    [1] перша сутичка бою
   *[other] сутичка { $number } бою
}
heroes-if-alone = у кварталі { $negated ->
    [yes] є інші готові герої
   *[no] немає інших готових героїв
} команди

# -- cards: facts --

heroes-type-team = команда
heroes-type-hero = герой, { $of }
heroes-type-mastermind = суперлиходій, запеклий ворог команди «{ $of }»
heroes-type-ally = союзник{ $has ->
    [yes] , { $of }
   *[no] { "" }
}
heroes-type-event = подія
heroes-type-villain = лиходій
heroes-type-agent = агент
heroes-type-headline = новина
heroes-type-special-headline = особлива новина
heroes-type-story = історія, { $of }
heroes-type-plan = генеральний план, { $of }
heroes-type-power-up = перевага команди, { $of }
heroes-type-scenario = сценарій
heroes-filter-team = команда
heroes-filter-hero = герой
heroes-filter-mastermind = суперлиходій
heroes-filter-ally = союзник
heroes-filter-event = подія
heroes-filter-villain = лиходій
heroes-filter-agent = агент
heroes-filter-headline = новина
heroes-filter-special-headline = особлива новина
heroes-filter-story = історія
heroes-filter-plan = генеральний план
heroes-filter-power-up = перевага команди
heroes-filter-scenario = сценарій
heroes-fact-level = рівень { $n }
heroes-fact-ko = поріг нокауту { $n }
heroes-fact-skill = навичка «{ $skill }»
heroes-fact-followers = послідовники { $n }
heroes-fact-crime = злочин { $n }
heroes-fact-danger = небезпека { $n }
heroes-fact-mystery = таємниця { $n }
heroes-fact-requirement = очолює від рівня проблем { $n }
heroes-fact-cost = ціна в проблемах { $n }
heroes-fact-backup-cost = ціна як підкріплення { $n }
heroes-fact-agent = { $changes } для героя в бою
heroes-fact-most-wanted = у розшуку
heroes-fact-threat = загроза { $n }
heroes-fact-symbol = квартал «{ $symbol }»
heroes-fact-vp = винагорода { $n } ПО
heroes-fact-mastermind = за нею може стояти суперлиходій
heroes-fact-crown = корона: суперлиходій може плести тут інтриги й виконати генеральний план
heroes-stat-change-attack = атака { $n }
heroes-stat-change-defense = захист { $n }
heroes-stat-change-outwit = кмітливість { $n }
heroes-stat-attack = атака
heroes-stat-defense = захист
heroes-stat-outwit = кмітливість
heroes-stat-ko = поріг нокауту
heroes-stat-crime = злочин
heroes-stat-danger = небезпека
heroes-stat-mystery = таємниця
heroes-stat-level = рівень
heroes-stat-threat = загроза
heroes-stat-followers = послідовники
heroes-stat-requirement = вимога
heroes-goal-vp = Перша команда, що має { $n } ПО, одразу перемагає.
heroes-goal-plans = Гравець, чий суперлиходій першим завершив { $n ->
    [one] { $n } генеральний план
    [few] { $n } генеральні плани
   *[many] { $n } генеральних планів
}, одразу перемагає.
heroes-goal-power-ups = Перша команда, що має у грі { $n ->
    [one] { $n } перевагу команди
    [few] { $n } переваги команди
   *[many] { $n } переваг команди
}, одразу перемагає.
heroes-goal-stories = Перша команда, що має { $n ->
    [one] { $n } історію
    [few] { $n } історії
   *[many] { $n } історій
}, одразу перемагає.
heroes-goal-headlines = Перша команда, що виграла боротьбу за { $n ->
    [one] { $n } новину
    [few] { $n } новини
   *[many] { $n } новин
}, одразу перемагає.
heroes-goal-finale = Після { $n }-го ігрового раунду кожна команда — за порядком від найбільшої кількості ПО до найменшої — посилає двох героїв проти { $name } (послідовники: { $followers }). Перша команда, що здолає суперлиходія, перемагає; якщо не здолає жодна, програють усі.
    .name = genitive
heroes-goal-rounds = Гра закінчується після { $n }-го ігрового раунду: перемагає команда з найбільшою кількістю ПО.
heroes-goal-nemeses = Проти кожної команди стоїть випадковий суперлиходій, а не її запеклий ворог.
heroes-goal-schemes = Суперлиходій може застосувати за одну дію { $n ->
    [2] два
   *[other] { $n }
} { $n ->
    [one] різний варіант
    [few] різні варіанти
   *[many] різних варіантів
} інтриги.
heroes-goal-special = Особлива новина ({ $about }): входить у гру{ $how ->
    [vp] , щойно якась команда має { $n } ПО
   *[round] { " в ігровому раунді " }{ $n }
}. Відтоді гра закінчується після раунду дій, у якому цю новину вирішено, щонайпізніше — після ігрового раунду, у якому вона ввійшла в гру.
heroes-card-line = { $code }: { $name }, { $kind }
heroes-card-head = { $name }, { $kind } ({ $code })
heroes-sentence = { $says }.
heroes-flavour = «{ $text }»

# -- reasons --

heroes-not-on-table = Карти «{ $word }» зі значеннями на столі немає.
heroes-why-recovery = у відновленні й лишається на карті
heroes-why-wounded = має поранення; вилікує медична допомога або наступне планування
heroes-why-no-space = немає іншого вільного місця підтримки
heroes-why-no-hero = у цьому кварталі немає вашого готового героя
heroes-why-not-supporting = може застосувати вміння підтримки лише в підтримці
heroes-why-not-in-area = підтримує лише з місця підтримки потрібного району
heroes-why-ally-in-planning = союзника розігрують під час планування
heroes-why-cost-resources = у руці замало карт ресурсів, щоб це сплатити
heroes-why-cost-villains = у руці замало карт лиходіїв, щоб це сплатити
heroes-why-cost-points = замало очок планування, щоб це сплатити
heroes-why-cost-hero = герой не може цього сплатити в цьому бою
heroes-why-test = потрібної умови зараз не виконано
heroes-why-no-effect = зараз це нічого не змінило б
heroes-why-moment = у цей момент уже застосовано або стосується іншого кидка
heroes-why-agent = агент не може бути головним лиходієм
heroes-why-requirement = потребує рівня проблем { $n }, а він { $trouble }
heroes-why-cost = коштує { heroes-n-trouble }, а рівень — { $trouble }
heroes-why-backup-cost = як підкріплення коштує { heroes-n-trouble }, а рівень — { $trouble }
heroes-why-not-ally = це не союзник; подію розігрують як дію
heroes-why-level = щоб бути в готовності, коштує { heroes-n-points }, більше, ніж у вас є
heroes-why-not-ready = не в готовності, тож бойової властивості не застосувати
heroes-why-villain-in-hand = застосовують лише посланим: головним лиходієм чи підкріпленням
heroes-why-plan-in-hand = це генеральний план, якого ще не виконано
heroes-why-power-up-aside = не у грі
heroes-unasked = { $why }; тому за теперішніх обставин вас про це не питають
heroes-waits = { $forced ->
    [yes] стається автоматично { $moment }
   *[no] вас питають про це { $moment }, якщо це щось змінить
}
heroes-value-place = { $card } { $place }; нокаутів у цій дії: { $ko }.

# Що на карті має інше джерело.

field-abilities = властивості
field-attack = атака
field-backup = підкріплення
field-backup-cost = ціна підкріплення
field-code = код
field-cost = ціна
field-combat = бій
field-crime = злочин
field-danger = небезпека
field-defense = захист
field-flavour = художній текст
field-followers = послідовники
field-ko = поріг нокауту
field-level = рівень
field-mastermind = суперлиходій
field-most-wanted = у розшуку
field-mystery = таємниця
field-name = назва
field-orange = помаранчеве
field-powers = вміння
field-rating = значення
field-red = червоне
field-rounds = раунди
field-skill = навичка
field-support = підтримка
field-symbol = символ
field-team = команда
field-threat = загроза
field-vp = ПО
field-yellow = жовте
