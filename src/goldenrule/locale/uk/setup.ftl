# What is asked before a game begins.

setup-option = Виберіть: { $what }. Enter: як звичайно.
    .name = { $what }
    .about = як звичайно, якщо нічого не вибрано
setup-players = { $together ->
    [yes] Хто грає за інших героїв? Enter: ви або люди за цією клавіатурою.
   *[no] Хто грає? Enter: ви проти бота.
}
    .name = Хто грає
setup-bot = { $together ->
    [yes] бот ({ $bot }) грає за всіх, крім вашого
   *[no] ви проти бота ({ $bot })
}
    .name = бот
setup-level = { $level ->
    [easy] легкий
    [normal] звичайний
    [hard] важкий
   *[expert] експерт
}
setup-thinks = { $together ->
    [yes] бот, який думає ({ $level }), грає за всіх, крім вашого
   *[no] ви проти бота, який думає ({ $level })
}
    .name = бот, який думає: { $level }
setup-people = { $together ->
    [yes] за всіх граєте ви або люди за цією клавіатурою
   *[no] люди за цією клавіатурою: між ходами екран прикрито
}
    .name = люди
setup-seat = { $together ->
    [yes] Який герой ваш? Enter: { $own }.
   *[no] Який бік ваш? Enter: { $own }.
}
    .name = { $together ->
        [yes] Ваш герой
       *[no] Ваш бік
    }

# -- Marvel Heroes --

setup-heroes-teams = Які команди грають? { $players ->
    [2] Дві
    [3] Три
    [4] Чотири
   *[other] Від двох до чотирьох
}, у порядку місць. Enter: звичні.
    .name = Команди
    .about = від двох до чотирьох, у порядку місць; звичні, якщо нічого не вибрано
setup-heroes-scenario = Який сценарій? Enter: «Відроджений».
    .name = Сценарій
    .about = «Відроджений», якщо нічого не вибрано

setup-cards = Карти в цій грі
setup-heroes-team = { $team }: { $names }
setup-heroes-played = сценарій: { $name }
setup-heroes-random = випадковий сценарій
setup-heroes-own = { $team }: { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } герої
   *[many] { $heroes } героїв
}, { $ups ->
    [one] { $ups } перевага команди
    [few] { $ups } переваги команди
   *[many] { $ups } переваг команди
}
setup-heroes-nemesis = запеклий ворог команди «{ $team }»: { $name }, { $plans ->
    [one] { $plans } генеральний план
    [few] { $plans } генеральні плани
   *[many] { $plans } генеральних планів
}
setup-heroes-deck = { $deck ->
    [resource] колода ресурсів
    [villain] колода лиходіїв
    [headline] колода новин
   *[story] колода історій
}

# -- the duel --

setup-skirmish-side = { $side }: { $names }
setup-skirmish-deck = колода { $side }
    .side = genitive
setup-skirmish-battlefields = карти поля бою
setup-skirmish-artifacts = артефакти
setup-skirmish-offered = навмання викладають { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакти
   *[many] { $n } артефактів
}

# -- Champions --

setup-quick = швидка гра
setup-heroes = Введіть q і натисніть Enter, щоб почати швидку гру (Людина-павук проти Носорога, наодинці), або виберіть героїв:
    .name = Герої
    .about = по одному на гравця, у порядку місць
setup-heroes-note = Введіть один або кілька номерів у порядку місць.
setup-hero-line = { $name } ({ $aspect })
    .about = стартова колода: { $aspect }
setup-deck-line = { $name }: { $about }
    .about = { $hero }, { $aspect }, { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
setup-deck-unnamed = власна колода
setup-aspect = Який напрямок у { $hero }? Enter: { $own }, стартова колода.
    .hero = genitive
    .name = Напрямок: { $hero }
    .about = { $own } — напрямок стартової колоди
setup-scenario = Який сценарій? Enter: { $own }.
    .name = Сценарій
setup-scenario-line = { $name } (карт сутички { $n }; звичний модульний набір: { $usual })
    .about = карт сутички { $n }, звичний набір: { $usual }
setup-mode = Яка складність? Enter: стандартна.
    .name = Режим
setup-mode-standard = стандартний (стадії лиходія { $stages })
    .name = стандартний
    .about = стадії лиходія { $stages }
setup-mode-expert = експертний (стадії лиходія { $stages } і експертний набір)
    .name = експертний
    .about = стадії лиходія { $stages } і експертний набір
setup-modular = Які модульні набори йдуть у колоду сутичок? Один або кілька; Enter: { $own }.
    .name = Модульні набори
    .about = { $own }, якщо нічого не вибрано
setup-modular-line = { $name } (карт { $n }, складність { $level } з 5)
    .about = карт { $n }, складність { $level } з 5
setup-modular-random = випадковий набір, якого ви не бачите; r r — два
    .name = випадковий набір
    .about = ви не бачите, який
setup-modular-none = жодного
setup-chosen = У що ви граєте
setup-included = Карти сутички в цій грі
setup-set = { $name }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
setup-set-random = випадковий модульний набір: карт від { $least } до { $most }
setup-obligations = { $n ->
    [one] зобов’язання: { $names }
    [few] зобов’язання: { $names }
   *[many] зобов’язання: { $names }
}
setup-total = { $random ->
    [0] колода сутичок: усього карт { $n }
   *[other] колода сутичок: усього карт { $n } і випадкові
}
setup-nemesis = відкладено: запеклий ворог { $hero }, карт { $n }
    .hero = genitive

# -- ігри, як їх називають видання --

name-game-champions = Marvel Champions. Карткова гра
