# The words of the command `stats`.

stats-none = Ще не збережено жодної гри. Гра зберігається, коли її дограно; тренувальні — ні.
stats-all = { cli-games }: перемог { $won }, програшів { $lost }{ $draw ->
    [0] { "" }
   *[other] , нічиїх { $draw }
}{ $shared ->
    [0] .
   *[other] , між людьми { $shared }.
}
stats-rounds = У середньому раундів { $mean }, від { $least } до { $most }.
stats-by-game = За грою
stats-by-hero = За героєм
stats-by-team = За командою
stats-by-side = За стороною
stats-by-aspect = За напрямком
stats-by-scenario = За сценарієм
stats-by-mode = За режимом
stats-by-players = За кількістю гравців
stats-by-ending = За тим, чим закінчилися
stats-aspect-aggression = { aspect-aggression }
stats-aspect-justice = { aspect-justice }
stats-aspect-leadership = { aspect-leadership }
stats-aspect-protection = { aspect-protection }
stats-mode-standard = стандартний
stats-mode-expert = експертний
stats-side-heroes = Герої
stats-side-villains = Лиходії
stats-line = { cli-games }, перемог { $won } ({ $percent }%)
stats-exported = { $n ->
    [one] { $n } гра
    [few] { $n } гри
   *[many] { $n } ігор
} у файлі { $path }.
stats-deleted = Статистику видалено.
