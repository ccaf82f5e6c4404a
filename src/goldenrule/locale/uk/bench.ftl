# Що виміряла команда `bench`.

bench-head = Goldenrule { $version } ({ $build ->
    [compiled] скомпільовано
   *[pure] чистий Python
}), { $python }, { $machine }. { $n ->
    [1] Один вимір
    [one] Найкращий із { $n } виміру
    [few] Найкращий із { $n } вимірів
   *[many] Найкращий із { $n } вимірів
}, на одному ядрі.
bench-row-loop = мільйон кроків циклу на чистому Python
bench-row-instructions = гра навмання, { $table }: машинних інструкцій на рішення
bench-row-decisions = гра навмання, { $table }: рішення, де є вибір
bench-row-games = гра навмання, { $table }: цілі партії
bench-row-clone = копія посеред ефекту
bench-row-view = що може бачити гравець
bench-row-determinize = копія, де приховане роздано заново
bench-row-save = зберегти як JSON і завантажити
bench-row-digest = контрольна сума позиції
bench-row-search = пошук: роздати приховане заново й прийняти рішень: { $n }
bench-row-preview = передбачення: 95 зі 100 тривають не довше
bench-row-start = від команди до першого запитання
bench-table-rhino-1 = наодинці проти Носорога
bench-table-rhino-2 = 2 герої проти Носорога
bench-table-rhino-4 = 4 герої проти Носорога
bench-table-ultron-expert = наодинці проти Альтрона, експертний режим
bench-table-ultron-4 = 4 герої проти Альтрона
bench-table-teams-2 = 2 команди
bench-table-teams-4 = 4 команди
bench-table-duel = дуель
bench-unit-rate = за секунду
bench-unit-thousand = тис.
bench-unit-s = с
bench-unit-ms = мс
bench-unit-us = мкс
bench-gate = { $more ->
    [yes] щонайменше { $gate }
   *[no] щонайбільше { $gate }
}: { $passed ->
    [yes] дотримано
   *[no] не дотримано
}
bench-no-instructions = Машинних інструкцій не підраховано, бо { $program } не встановлено.
bench-passed = { $passed ->
    [yes] Усіх меж дотримано.
   *[no] Не всіх меж дотримано.
}

bench-asked-head = { $game }, ігор: { $games }, раундів: { $rounds }. За раунд:
bench-asked-before = рішення
bench-asked-prompts = запитання
bench-asked-apart = з оплатою
bench-asked-enter = через Enter
bench-asked-lines = введені рядки
bench-asked-all = разом
bench-asked-goal = мета, запитань щонайбільше { $goal }: { $passed ->
    [yes] досягнуто
   *[no] не досягнуто
}

# Про що запитують: у кожного різновиду запитань своя назва.
bench-kind-turn = хід: що робити
bench-kind-request = дія, про яку просить інший гравець
bench-kind-defend = хто захищається
bench-kind-interrupt = втручання
bench-kind-response = реакції
bench-kind-order = що перше
bench-kind-minion-order = який посіпака наступний
bench-kind-attach = до чого прикріпити
bench-kind-area = хто отримує карту
bench-kind-divide = непрямі поранення
bench-kind-search = що знайдено в колоді
bench-kind-mulligan = початкова рука
bench-kind-end-discard = скидання наприкінці фази
bench-kind-discard-cost = карти, скинуті як ціна
bench-kind-declare = чим є універсальний ресурс
bench-kind-ally-limit = зайвий союзник
bench-kind-restricted = зайва карта з обмеженням
bench-kind-choose = вибір одного
bench-kind-choose-some = вибір кількох
bench-kind-may = ефекти за бажанням
bench-kind-mode = який із кількох ефектів
bench-kind-pay = оплата
bench-kind-discard = карти, які скинути
bench-kind-recruit = фаза вербування: що робити
bench-kind-slot = яка комірка
bench-kind-civilian = якого цивільного звільнити
bench-kind-lose-civilian = якого цивільного втратити
bench-kind-artifact = який артефакт узяти
bench-kind-moment = артефакт між двома кроками
bench-kind-action = дія в межах іншої
bench-kind-destination = куди йдуть герої
bench-kind-escort = герой підтримки, що йде разом
bench-kind-travel = хто йде разом
bench-kind-story = шкала історій
bench-kind-keep = герої, що лишаються
bench-kind-assign = стан героя на раунд
bench-kind-plan-heroes = стан усіх героїв на раунд
bench-kind-ally = якого союзника розіграти
bench-kind-dismiss = який союзник виходить
bench-kind-power-up = перевага команди
bench-kind-plan = генеральний план
bench-kind-scheme = інтрига
bench-kind-scheme-use = властивості під час інтриги
bench-kind-draw-villain = чи брати карту лиходіїв
bench-kind-lead = головний лиходій
bench-kind-backup = підкріплення й агенти
bench-kind-fighter = хто б’ється
bench-kind-power = вміння
bench-kind-confront = протистояння із суперлиходієм
bench-kind-champions = герої для останнього бою
bench-kind-most-wanted = місця розшуку
bench-kind-planning = властивості під час планування
bench-kind-deployment = властивості під час розгортання
bench-kind-combat-start = властивості на початку бою
bench-kind-combat-end = властивості наприкінці бою
bench-kind-sequence-start = властивості на початку сутички
bench-kind-duel = властивості безпосередньо перед двобоєм кмітливості
bench-kind-sequence-end = властивості наприкінці сутички
bench-kind-before-roll = властивості перед кидком
bench-kind-after-roll = властивості після кидка
bench-kind-result = властивості за підсумком кидків
bench-kind-ko = властивості за нокауту
bench-kind-trouble-roll = властивості перед кидком проблем
bench-kind-troubleshoot = властивості, коли зменшуються проблеми
bench-kind-resolved = властивості після новини
