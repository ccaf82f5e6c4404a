### Content packs

packs-fine = { $name } — правильний набір: речей { $n }, контрольна сума { $hash }.
packs-problems = { $name }: { $n ->
    [one] { $n } проблема.
    [few] { $n } проблеми.
   *[many] { $n } проблем.
}
packs-head = { $name } ({ $id } { $version }), набір для { $game }
packs-author = Автор: { $author }
packs-license = Ліцензія: { $license }
packs-hash = Контрольна сума: { $hash }
packs-part = { $part } ({ $n }):
packs-taken-out = { $name } ({ $id }) вилучено з гри.
packs-made = Новий набір у { $path }: { $files }. Перевірте його: `goldenrule pack check { $path }`.
packs-made-test = Перевірка його карт: { $file }. Запустіть її: `goldenrule check { $file }`.
packs-kept = { $name } { $version } зберігається для збережених ігор як { $hash }.
packs-migrated = { $file }: переписано { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[other] { $n } місць
}; попередній файл — { $old }.
packs-nothing-old = У { $name } немає слів попереднього запису; нічого не записано.
packs-migrate-can = `goldenrule pack migrate` { $name } перепише { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[other] { $n } місць
} з попереднього запису.
packs-migrate-not = `goldenrule pack migrate` { $name } нічого не запише, доки ви не перепишете вручну непевне: { $places }.
