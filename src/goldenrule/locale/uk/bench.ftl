# Що виміряла команда `bench`.

bench-head = Goldenrule { $version }, { $python }, { $machine }. { $n ->
    [1] Один вимір
    [one] Найкращий із { $n } виміру
    [few] Найкращий із { $n } вимірів
   *[many] Найкращий із { $n } вимірів
}, на одному ядрі.
bench-row-loop = мільйон кроків циклу на чистому Python
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
