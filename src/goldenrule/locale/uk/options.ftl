# What a player can answer.

option-end-turn = Закінчити хід
option-decline = Відмовитися
option-pass = Пропустити
option-pass-defend = Ніхто з ваших персонажів не захищається
option-pass-interrupt = Без втручання
option-pass-response = Без реакції
option-done = Готово
option-done-mulligan = { $chosen ->
    [0] Лишити всі карти
   *[other] Лишити решту
}
option-done-choose-some = { $chosen ->
    [0] Нічого
   *[other] Більше нічого
}
option-done-pay = Більше не платити
option-done-end-discard = { $chosen ->
    [0] Лишити всі карти
   *[other] Лишити решту
}
option-done-discard-cost = { $chosen ->
    [0] Нічого
   *[other] Більше нічого
}
option-yes = Так
option-no = Ні

option-play = Розіграти { $name } ({ $kind }, ціна { $cost })
    .name = accusative
option-play-event = Розіграти подію { $name } (ціна { $cost }): { $text }
option-use = { $name }: { $text }
option-damage = { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[many] { $n } поранень
}
option-threat = { $n ->
    [one] { $n } жетон загрози
    [few] { $n } жетони загрози
   *[many] { $n } жетонів загрози
}
option-attack = Атака ({ $name }): { option-damage } ворогові{ $pays ->
    [0] { "" }
    [one] ; тоді { $name } отримує { $pays } поранення
    [few] ; тоді { $name } отримує { $pays } поранення
   *[many] ; тоді { $name } отримує { $pays } поранень
}
option-thwart = Знешкоджування ({ $name }): зняти { option-threat } з плану{ $pays ->
    [0] { "" }
    [one] ; тоді { $name } отримує { $pays } поранення
    [few] ; тоді { $name } отримує { $pays } поранення
   *[many] ; тоді { $name } отримує { $pays } поранень
}
warning-status = { $status ->
    [stunned] Стан «оглушений» ({ $name }): { $how ->
        [basic] виснаження і втрата картки оглушення замість атаки
        [part] однієї з атак не буде; натомість утрачається картка оглушення
       *[ability] атаки не буде; натомість утрачається картка оглушення
    }
   *[confused] Стан «спантеличений» ({ $name }): { $how ->
        [basic] виснаження і втрата картки спантеличення замість знешкоджування
        [part] одного зі знешкоджувань не буде; натомість утрачається картка спантеличення
       *[ability] знешкоджування не буде; натомість утрачається картка спантеличення
    }
}
option-recover = Лікування: вилікувати { option-damage } ({ $name })
option-form = Перейти у { $form } ({ $name })
option-request = Попросити застосувати дію: { $player }
option-pay = Скинути { $name }: { $resources }
    .name = accusative
option-generate = Застосувати { $name }: { $resources }
    .name = accusative
option-declare = { $answer ->
    [yes] Так, рахується як { $resource }
   *[no] Ні, не як { $resource }
}
option-area = { $player }
option-attach = { $name }
option-discard = Скинути { $name }
    .name = accusative
option-discard-mulligan = Замінити { $name }
    .name = accusative
option-defend = { $kind ->
    [hero] { $name } захищається (ЗАХ { $n }, виснажується)
    [falls] { $name } захищається (виснажується, отримує поранення й зазнає поразки)
   *[ally] { $name } захищається (виснажується й отримує поранення)
}
option-order = Спершу { $name }: { $text }
option-order-minion-order = { $name }
option-amount = { option-damage }: { $name }
option-pick = { $name }
option-pick-player = { $player }
option-pick-search = Узяти { $name }
    .name = accusative
