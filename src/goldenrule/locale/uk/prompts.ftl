# The questions of the game, one for each kind of decision. $source: the card that asks.

a-card = карта
    .form = f
    .genitive = карти
    .dative = карті
    .accusative = карту
    .instrumental = картою
    .locative = карті
a-player = гравець
    .form = m
    .genitive = гравця
    .dative = гравцеві
    .accusative = гравця
    .instrumental = гравцем
    .locative = гравцеві
no-resources = жодних ресурсів
prompt-hidden-option = Карта долілиць
prompt-and = { $first } + { $second }
# An action that is aimed at something.
prompt-aimed = { $action } → { $aim }
prompt-then = { $first }, { $second }
# The other way to end a turn than with keeping everything.
prompt-choose-first = вибрати, що скинути

label-character = { $name } (життя { $hp } з { $most })
label-minion = { $name } (життя { $hp } з { $most }, нападає на { $player })
    .player = accusative
label-scheme = { $name } (загроза { $threat })
label-owned = { $name } ({ $player })

prompt-turn = Ваш хід: що робите?
prompt-request = Інший гравець просить вас застосувати дію. Застосуєте?
prompt-choose = { $asks ->
    [card] { $source }: виберіть { $what }.
   *[rules] Виберіть { $what }.
}
    .what = one accusative
prompt-choose-some = { $asks ->
    [card] { $source }: виберіть { $what } (вибрано { $n }, щонайбільше { $most }).
   *[rules] Виберіть { $what } (вибрано { $n }, щонайбільше { $most }).
}
    .what = any accusative
prompt-may = { $asks ->
    [card] { $source }: { $clause }. Зробити це?
   *[rules] { $clause }. Зробити це?
}
prompt-mode = { $asks ->
    [card] { $source }: виберіть одне.
   *[rules] Виберіть одне.
}
prompt-pay = { $free ->
    [yes] { $source }: витратьте { $resource } ресурси (поки що { $paid }).
   *[no] { $paid ->
        [0] Сплатіть { $need ->
            [one] { $need } ресурс
            [few] { $need } ресурси
           *[many] { $need } ресурсів
        } за { $source }.
       *[other] Сплатіть за { $source }: поки що { $paid } з { $need }.
    }
}
    .resource = few
    .source = { $free ->
        [yes] nominative
       *[no] accusative
    }
prompt-declare = { $source }: рахувати ваш універсальний ресурс як { $resource }?
prompt-pay-with = Заплатіть: { $what }
prompt-defend = { $yours ->
    [yes] { $source } атакує вас, АТК { $n }{ prompt-defend-boost }. Хто захищається?
   *[no] { $source } атакує { $player }, АТК { $n }{ prompt-defend-boost }. Захищається хтось із ваших персонажів?
}
    .player = accusative
prompt-defend-boost = { $boost ->
    [yes] { " " }(ще без карт підсилення)
   *[no] { "" }
}
prompt-interrupt = { $event } Застосуєте втручання?
prompt-response = { $event } Застосуєте реакцію?
prompt-order = Кілька речей стаються одночасно. Що перше?
prompt-minion-order = Який посіпака активується наступним?
prompt-attach = До чого прикріпити { $source }?
    .source = accusative
prompt-area = Кому дістається { $source }?
prompt-divide = { $source }: розподіліть непрямі поранення (лишилося { $n }).
prompt-search = { $asks ->
    [card] { $source }: яку карту берете?
   *[rules] Яку карту берете?
}
prompt-mulligan = Ваша стартова рука: які карти відкладаєте, щоб узяти інші?
prompt-end-discard = { $n ->
    [0] Кінець фази гравців: скиньте будь-яку кількість карт.
    [one] Кінець фази гравців: треба скинути щонайменше { $n } карту.
    [few] Кінець фази гравців: треба скинути щонайменше { $n } карти.
   *[many] Кінець фази гравців: треба скинути щонайменше { $n } карт.
}
# A question that goes down a list: $last was chosen, and is not offered again, nor is what was above it.
prompt-below = { $question } Усе до { $last } включно вирішено.
    .last = genitive
prompt-discard-cost = { $source }: скиньте карти з руки, щоб сплатити ціну (поки що { $n }, щонайбільше { $most }).
prompt-ally-limit = У вас більше союзників, ніж дозволяє ліміт. Кого скидаєте?
prompt-restricted = У вас понад дві карти з обмеженням. Яку скидаєте?

# What a window is about. $timing: before (interrupts) or after (responses).
event-damage = { $timing ->
    [before] { $target } має отримати { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    }.
   *[after] { $target } { $targetform ->
        [f] отримала
        [n] отримало
        [p] отримали
       *[m] отримав
    } поранення.
}
    .target = nominative
event-dealt-damage = Атака завдає { $target } { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}.
    .target = dative
event-hurt = { $source } { $sourceform ->
        [f] завдала
        [n] завдало
        [p] завдали
       *[m] завдав
    } поранень { $target }.
    .source = nominative
    .target = dative
event-defeat = { $timing ->
    [before] { $target } має зазнати поразки.
   *[after] { $target } { $targetform ->
        [f] зазнала
        [n] зазнало
        [p] зазнали
       *[m] зазнав
    } поразки.
}
    .target = nominative
event-enemy-attack = { $timing ->
    [before] { $source } атакує { $player }.
   *[after] { $source } { $sourceform ->
        [f] атакувала
        [n] атакувало
        [p] атакували
       *[m] атакував
    } { $player }.
}
    .source = nominative
    .player = accusative
event-enemy-scheme = { $timing ->
    [before] { $source } втілює план.
   *[after] { $source } { $sourceform ->
        [f] утілила
        [n] утілило
        [p] утілили
       *[m] утілив
    } план.
}
    .source = nominative
event-attack = { $timing ->
    [before] { $source } атакує { $target }.
   *[after] { $source } { $sourceform ->
        [f] атакувала
        [n] атакувало
        [p] атакували
       *[m] атакував
    } { $target }.
}
    .source = nominative
    .target = accusative
event-thwart = { $timing ->
    [before] { $source } знешкоджує план.
   *[after] { $source } { $sourceform ->
        [f] знешкодила
        [n] знешкодило
        [p] знешкодили
       *[m] знешкодив
    } план.
}
    .source = nominative
event-threat = { $timing ->
    [before] На { $target } мають покласти { $n ->
        [one] { $n } жетон загрози
        [few] { $n } жетони загрози
       *[many] { $n } жетонів загрози
    }.
   *[after] На { $target } покладено загрозу.
}
    .target = accusative
event-reveal = { $timing ->
    [before] { $player } розкриває { $target }.
   *[after] { $player } { $playerform ->
        [f] розкрила
        [n] розкрило
        [p] розкрили
       *[m] розкрив
    } { $target }.
}
    .player = nominative
    .target = accusative
event-enter = { $timing ->
    [before] { $target } { $targetform ->
        [p] входять
       *[single] входить
    } у гру.
   *[after] { $target } { $targetform ->
        [f] увійшла
        [n] увійшло
        [p] увійшли
       *[m] увійшов
    } у гру.
}
    .target = nominative
event-play = { $timing ->
    [before] { $player } розігрує { $target }.
   *[after] { $player } { $playerform ->
        [f] розіграла
        [n] розіграло
        [p] розіграли
       *[m] розіграв
    } { $target }.
}
    .player = nominative
    .target = accusative
event-form = { $timing ->
    [before] { $player } змінює вигляд.
   *[after] { $player } { $playerform ->
        [f] змінила
        [n] змінило
        [p] змінили
       *[m] змінив
    } вигляд.
}
    .player = nominative
event-defend = { $timing ->
    [before] { $target } захищається.
   *[after] { $target } { $targetform ->
        [f] захистилася
        [n] захистилося
        [p] захистилися
       *[m] захистився
    }.
}
    .target = nominative

# What somebody may have overlooked who answers so.
careless-end = { $name } ще може { $able ->
    [attack] атакувати
    [thwart] знешкодити план
    [recover] лікуватися
   *[attack-thwart] атакувати або знешкодити план
}.
careless-undefended = { $name }: життя лишилося { $left }. Якщо ніхто не захистить і ніщо не запобіжить, атака з АТК { $attack } стане останньою.
careless-discard = Треба скинути лише { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
careless-free = Ви пропускаєте те, що нічого не коштує й може лише допомогти: { $what }.
careless-heroes-pass = Пропущену дію втрачено. { $able ->
    [troubleshoot] Ви ще можете розібратися з новиною «{ $card }».
    [move] Ви ще можете перемістити { $card }.
   *[other] Ви ще можете виконати дію «Історія».
}
    .card = { $able ->
        [move] accusative
       *[other] nominative
    }
careless-heroes-lead = Ви ще можете розіграти { $card } як головного лиходія. Якщо його ніхто не розіграє, команда «{ $team }» дасть раду новині.
    .card = accusative
careless-skirmish-free = { $card } нічого не коштує, і ви ще можете розіграти цю карту.
careless-skirmish-nothing = У цей хід ви нічого не розіграли, а могли б розіграти { $card }.
    .card = accusative
careless-skirmish-ignore = Ви платите за символ, який можна ігнорувати.
careless-misaimed = Зачекайте: { $effect ->
    [heal] це зцілить ворога ({ $name }).
    [tough] це дасть картку міцності ворогові ({ $name }).
    [damage] це завдасть поранень вашому персонажеві ({ $name }). Можна натомість вибрати ворога.
   *[other] це дасть шкідливу картку стану вашому персонажеві ({ $name }). Можна натомість вибрати ворога.
}

# What is going on where something is given up or chosen: what `why` says.
why-champions-pay = Ви сплачуєте ціну. Вибрані карти скидаються з руки заради ресурсів, які на них показано; властивості «Ресурси» застосовуються. Зайве понад ціну втрачається. Нічого не скидається, доки не покрито всю ціну.
why-champions-discard-cost = Ви сплачуєте ціну картами з руки. Нічого не скидається, доки не вибрано всі.
why-champions-mulligan = Гра починається. Один раз можна відкласти будь-яку кількість карт стартової руки й узяти стільки ж інших.
why-champions-end-discard = Фаза гравців закінчується. Можна скинути будь-яку кількість карт; якщо їх більше за розмір руки — треба. Потім ви добираєте карти до розміру руки.
why-skirmish-pay = Ви сплачуєте символи карти: кожен — картою його кольору з руки, символ «будь-який» — будь-якою картою; герої можуть застосувати й звільнених цивільних. Нічого не скидається, доки не сплачено всю ціну.
why-skirmish-discard = Ви мусите скинути карти з руки.
why-heroes-pay = Ви сплачуєте ціну властивості картами з руки.
why-heroes-discard = Ви мусите скинути карти з руки.
why-heroes-assign = Фаза планування: кожен доступний герой стає готовим за очки планування, що дорівнюють його рівню, або йде в підтримку за 1, або лишається у відновленні.
why-heroes-keep = Фаза планування: герой, який лишається на місці, коштує стільки очок планування, скільки становить його рівень; інакше він повертається у відновлення.
why-heroes-backup = Ви вибираєте, хто допомагає в цьому бою: кожен коштує стільки, скільки на ньому надруковано, і це знімають з рівня проблем, якщо він не безкоштовний.
