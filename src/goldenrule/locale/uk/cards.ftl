# The frame of card texts: heads of abilities, keywords, icons, rules of play, constant modifiers.

ability-line = { $head }: { $text }
ability-label = { $head } ({ $label })
label-attack = атака
label-thwart = знешкоджування
label-defense = захист
once-per = { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
} за { $period ->
    [phase] фазу
    [turn] хід
    [attack] атаку
    [activation] активацію
   *[round] раунд
}
ability-limit = (Ліміт { once-per }.)
ability-maximum = (Макс. { once-per }, усі копії разом.)

ability-action = { $form ->
    [hero] Дія героя
    [alter-ego] Дія альтер его
   *[any] Дія
}
ability-interrupt = { $form ->
    [hero] Втручання героя
    [alter-ego] Втручання альтер его
   *[any] Втручання
}
ability-response = { $form ->
    [hero] Реакція героя
    [alter-ego] Реакція альтер его
   *[any] Реакція
}
ability-forced-interrupt = Примусове втручання
ability-forced-response = Примусова реакція
ability-resource = { $form ->
    [hero] Ресурси героя
    [alter-ego] Ресурси альтер его
   *[any] Ресурси
}
ability-when-revealed = { $form ->
    [hero] При розкритті (герой)
    [alter-ego] При розкритті (альтер его)
   *[any] При розкритті
}
ability-when-defeated = При поразці
ability-boost = Підсилення
ability-setup = Підготовка
ability-special = Спецвластивість
ability-obligation = Зобов’язання
ability-anyone = (Скористатися може будь-який гравець.)
ability-produces = згенеруйте { $resources }
resources-on = ресурси, надруковані на { $of }
    .of = one locative
ability-double = Ця карта генерує вдвічі більше ресурсів, коли ви сплачуєте за карту { $aspect ->
    [aggression] агресії
    [justice] правосуддя
    [leadership] лідерства
    [protection] захисту
   *[other] свого напрямку
}.

keyword-guard = Охоронець.
keyword-quickstrike = Швидкий удар.
keyword-retaliate = Удар у відповідь { $n }.
keyword-surge = Наступ.
keyword-toughness = Міцність.
keyword-overkill = Надмір.
keyword-peril = Ризик.
keyword-restricted = Обмеження.
keyword-uses = Використовує ({ $n ->
    [one] { $n } жетон { $counter }
    [few] { $n } жетони { $counter }
   *[many] { $n } жетонів { $counter }
}).

icon-acceleration = Символ прискорення.
icon-hazard = Символ небезпеки.
icon-crisis = Символ кризи.

rule-obligation = Дайте гравцеві, який грає за { $name }.
    .name = accusative
scheme-side-a = А
scheme-side-b = Б
rule-stage = Коли цю стадію завершено, основний план переходить до наступної стадії.
rule-last-stage = Коли цю стадію завершено, гравці програють.
rule-form = { $form ->
    [hero] Розігруйте лише у вигляді героя.
   *[alter-ego] Розігруйте лише у вигляді альтер его.
}
rule-attach = Прикріпіть до { $to }.
    .to = one genitive
rule-any-player = Розігруйте під контролем будь-якого гравця.
rule-max-player = Макс. { $n } на гравця.
rule-max-host = Макс. { $n } на { $host }.
    .host = bare accusative
rule-counters = { $what } входить у гру з { $n ->
    [one] { $n } жетоном
    [few] { $n } жетонами
   *[other] { $n } жетонами
} { $counter }.
    .what = each nominative

mod-while = поки { $cond }, { $clause }
mod-if = якщо { $cond }, { $clause }
mod-until = до кінця { $period ->
    [attack] цієї атаки
    [activation] цієї активації
    [turn] ходу
    [phase] фази
   *[round] раунду
} { $clause }
mod-this = { $period ->
    [attack] під час цієї атаки
    [activation] під час цієї активації
    [turn] у цей хід
    [phase] у цій фазі
   *[round] у цьому раунді
}
mod-amount = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}
mod-gets = { $toform ->
    [you] отримуєте
    [p] отримують
   *[single] отримує
}
mod-stat = { $to } { mod-gets } { $items }
    .to = each nominative
mod-value = { $how ->
    [set] { $stat } { $to } { mod-is } { $value }
    [base] базове { $stat } { $to } { mod-is } { $value }
    [double] { $stat } { $to } подвоюється
   *[halve] { $stat } { $to } зменшується вдвічі
}
    .to = each genitive
mod-is = —
mod-item = { mod-amount } { $stat }
mod-hp = { $to } { mod-gets } { mod-amount } життя
    .to = each nominative
mod-hand-size = { $toform ->
    [you] розмір вашої руки отримує { mod-amount }
   *[single] розмір руки { $to } отримує { mod-amount }
}
    .to = each genitive
mod-ally-limit = { $toform ->
    [you] ваш ліміт союзників отримує { mod-amount }
   *[single] ліміт союзників { $to } отримує { mod-amount }
}
    .to = each genitive
mod-cost = { $period ->
    [none] { $sign ->
        [plus] кожна { $to }, коштує на { $n } більше
       *[minus] кожна { $to }, коштує на { $n } менше
    }
   *[other] { $sign ->
        [plus] { mod-this } наступна { $to }, коштує на { $n } більше
       *[minus] { mod-this } наступна { $to }, коштує на { $n } менше
    }
}
    .to = bare nominative
mod-guard = { $to } { mod-gets } ключове слово «охоронець»
    .to = each nominative
mod-retaliate = { $to } { mod-gets } удар у відповідь { $n }
    .to = each nominative
mod-overkill = атаки { $to } отримують надмір
    .to = each genitive
mod-ally-defense = гравець, на якого нападає { $to }, мусить захищатися союзником від атак цього ворога, якщо може
    .to = each nominative
mod-trait = { $to } { $toform ->
    [you] маєте
    [p] мають
   *[single] має
} характеристику «{ $trait }»
    .to = each nominative
mod-no-damage = { $to } { $toform ->
    [you] не можете
    [p] не можуть
   *[single] не може
} отримувати поранень
    .to = each nominative
mod-no-removal = загрозу не можна знімати з { $to }
    .to = each genitive
