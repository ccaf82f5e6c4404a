### Сторінка про багато ігор: `goldenrule report RESULTS`

results-title = { $game }: що показують багато ігор
results-lead = { $who ->
    [players] Гравці виграють { $rate } ігор (усього { $games }); довірчий інтервал 95%: { $span }.
   *[seats] Ігор: { $games }.
}
results-made = Боти: { $bots }. Зерно: { $seeds }. Goldenrule { $version }.
results-written = { $path }: сторінка; ігор { $games }.
results-pictures = { $folder }: зображень { $n }.
results-seat = Місце { $n }
results-expert = { $scenario }, експертний режим
results-began = починали першими
results-followed = не починали
results-won = виграні ігри
results-lost = програні ігри
results-wins = ігри, де виграють { $who }
results-wins-not = інші ігри
results-round = Раунд
results-rounds = Раунди
results-turns = Ходи
results-of-games = Частка ігор
results-points = Перемоги з картою мінус без неї, у відсоткових пунктах
results-drawn = Узято
results-played = Зіграно
results-card = Карта
results-side = Ігри
results-mean = Середнє
results-table = Числа в таблиці
results-tip-what = Що
results-tip-said = Частка
results-tip-interval = Довірчий інтервал 95%
results-tip-games = Ігор
results-tip-length = Тривалість
results-matrix-heroes = Хто кого долає
results-matrix-teams = Яка команда виграє з якого місця
results-matrix-sides = Яка сторона виграє
results-about-matrix = Як часто хто виграє. Малі числа — довірчий інтервал 95%: якщо два інтервали сильно перекриваються, потрібно більше ігор, щоб розрізнити значення.
results-first = Чи вигідно починати першим?
results-about-first = Частка перемог тих, хто починав, і тих, хто ні, з довірчими інтервалами 95%. Пунктир — частка всіх місць разом.
results-length = Скільки тривають ігри
results-about-length = Яка частка ігор має кожну тривалість.
results-endings = Чим закінчуються ігри
results-about-endings = Частка кожного фіналу з довірчими інтервалами 95%.
results-progress = Як ідуть ігри, раунд за раундом
results-about-progress = Кожне значення на початку раунду: лінії — середні, смуги охоплюють середню половину. У раунді враховано лише ігри, що до нього дійшли, тож пізні раунди розповідають про довгі ігри.
results-cards = Карти й перемоги
results-about-cards = Частка перемог, коли карту взято (або зіграно), мінус частка, коли ні, з довірчими інтервалами 95%; найкращі й найгірші карти. Це не доводить, що саме робить карта: у довгій грі беруть більше карт, а деякі грає той, хто вже виграє чи програє. Щоб дізнатися, замініть її: `goldenrule deck tune`.
results-about = Інтервал містить справжнє значення 19 разів із 20. Усі числа — для цих ботів: у людей вони можуть бути іншими.
results-measure-villain-stages = Скільки стадій лиходія лишилося
results-measure-villain-hp = Життя стадії лиходія
results-measure-threat = Загроза на основному плані
results-measure-hero-hp = Життя героя
results-measure-vp = Переможні очки
results-measure-plot-points = Очки планування
results-measure-points = Шкала переможних очок (герої вище 0)
results-measure-civilians = Цивільні в Мангеттені
