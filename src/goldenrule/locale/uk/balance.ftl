### Чи збалансована гра: `goldenrule pack balance`

balance-title = { $game }: чи збалансована гра?
balance-made = Ігор бота `{ $bot }` проти самого себе: { $games }{ $groups ->
    [single] { "" }
   *[several] {" "}на кожну кількість гравців
}; зерно `{ $seed }`; сторінку написала команда `{ $command }`. Числа дійсні для цих карт (вміст `{ $hash }`) і для цього бота: хто грає інакше, побачить інші. Що виходить за межі, виділено **жирним** або позначено словом.
balance-what = Що
balance-value = Значення
balance-bound = Межі
balance-holds = Дотримано
balance-card = Карта
balance-games = Ігор
balance-margin = ±
balance-yes = так
balance-fails = НІ
balance-open = ще невідомо{ $games ->
    [0] { "" }
   *[other] : вистачить ігор: близько { $games }
}
balance-at-least = щонайменше { $least }
balance-at-most = щонайбільше { $most }
balance-between = від { $least } до { $most }
balance-draws = Нічиї
balance-decisions = Рішень за гру
balance-bounds = Межі: дотримано { $holding } з { $n }{ $failing ->
    [0] { "" }
   *[other] , не дотримано { $failing }
}{ $open ->
    [0] { "" }
   *[other] , не вирішено { $open }
}
balance-said-fails = Не дотримано: { $what }: { $value }, а межі — { $bound }.
balance-said-open = Ще невідомо: { $what }: { $value }, межі — { $bound }. { $games ->
    [0] Значення так близько до межі, що може не вистачити й мільйона ігор.
   *[other] Щоб дізнатися, вистачить ігор: близько { $games }.
}
balance-summed = Дотримано меж: { $holding } з { $n }{ $failing ->
    [0] { "" }
   *[other] , не дотримано { $failing }
}{ $open ->
    [0] { "" }
   *[other] , не вирішено { $open }
} (ігор { $games }, бот { $bot }).
balance-line = { $verdict ->
    [holds] дотримано
    [open] ЩЕ НЕВІДОМО
   *[fails] НЕ ДОТРИМАНО
}: { $what }: { $value } ({ $bound })

balance-skirmish-wins-heroes = Перемагають герої
balance-skirmish-wins-villains = Перемагають лиходії
balance-skirmish-ended-heroes = Завершено через очки героїв
balance-skirmish-ended-villains = Завершено через очки лиходіїв
balance-skirmish-ended-civilians = Завершено через цивільних
balance-skirmish-ended-deck = Завершено через вичерпану колоду
balance-skirmish-turns = Ходи героїв, лиходіїв
balance-skirmish-idle-heroes = Ходи героїв без зіграної карти
balance-skirmish-idle-villains = Ходи лиходіїв без зіграної карти
balance-skirmish-led = Ігри, у яких герої ведуть на початку якогось раунду
balance-skirmish-artifacts = Артефактів узято за гру
balance-skirmish-copies = Ще одна копія
balance-skirmish-about-copies = Сторона грає 41 зі своїх 56 карт, узятими випадково. Лінійна регресія результату за складом колоди показує, скільки до частки перемог сторони додає ще одна копія головного персонажа (будь-якої версії) замість пересічної іншої карти — у відсоткових пунктах, з довірчими інтервалами 95%. Межі: { $bound }.
balance-skirmish-copy = Ще одна копія
balance-skirmish-standard = Звичайна
balance-skirmish-boosted = Посилена
balance-skirmish-sides = Другорядні персонажі
balance-skirmish-copy-of = Ще одна копія: { $name }

balance-heroes-players = Гравців: { $n }
balance-heroes-headlines = Рішень за гру: { $decisions }; спроб розібратися з новинами: { $tried }, успішних { $resolved }.
balance-heroes-teams = Команди: частка перемог кожної — { $bound }
balance-heroes-team = Команда
balance-heroes-wins = Перемоги
balance-heroes-vp = ПО
balance-heroes-pairings = Пари: перемоги першої команди
balance-heroes-pairing = Пара
balance-heroes-against = { $one } проти { $other }
balance-heroes-scenarios = Сценарії: кожен із двох фіналів — у { $least } ігор або частіше
balance-heroes-scenario = Сценарій
balance-heroes-endings = Як закінчуються
balance-heroes-rounds = Ігрові раунди
balance-heroes-plans = Генеральні плани: з оголошених має вдаватися { $bound } ({ $value })
balance-heroes-mastermind = Суперлиходій
balance-heroes-declared = Спроб за гру з цим суперлиходієм
balance-heroes-succeed = Вдається
balance-heroes-bound-wins = Гравців { $n }: { $name }, перемоги
balance-heroes-bound-second = Гравців { $n }: { $name }, другий за частотою фінал
balance-heroes-bound-lost = Гравців { $n }: { $name }, усі програють останній бій
balance-heroes-bound-plans = Гравців { $n }: генеральні плани, що вдалися
balance-heroes-bound-plans-of = Гравців { $n }: генеральні плани, що вдалися ({ $name })
balance-heroes-bound-tries = Гравців { $n }: спроб генеральних планів за гру ({ $name })
balance-heroes-bound-concluded = Гравців { $n }: ігри, у яких оголошено розв’язку
balance-heroes-concluded = Розв’язку оголошено у { $share } ігор; гра триває { $rounds } ігрового раунду.
balance-heroes-way-finale = команда виграє останній бій
balance-heroes-way-lost = усі програють останній бій
balance-heroes-way-round = останній ігровий раунд
balance-heroes-way-action_round = особлива новина
balance-heroes-way-vp = ПО
balance-heroes-way-plans = генеральні плани
balance-heroes-way-power_ups = переваги команди
balance-heroes-way-stories = історії
balance-heroes-way-headlines = новини
