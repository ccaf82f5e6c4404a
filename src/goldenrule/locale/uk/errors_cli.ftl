# Errors of the terminal.

bad-code-or-file = «{ $word }» — не код позиції, який починається з { $mark }, і не файл, який можна прочитати.
bad-companion-there = Супровід «{ $name }» вже є; продовжте: `goldenrule companion { $name }` або назвіть новий: `goldenrule companion { metavar-name } --heroes ...`
bad-no-such-companion = Супроводу «{ $name }», який можна продовжити, немає; почніть новий із --heroes і --scenario.
bad-no-daily = Жодна встановлена гра не має щоденних ігор.
bad-date = «{ $text }» — не дата; пишіть так: { $today }.
bad-daily-to-come = Щоденна гра { $day } ще попереду; сьогодні (UTC) { $today }.
bad-daily-save = Збережена гра { $name } — не щоденна гра { $day }; збережіть її під іншою назвою.
bad-eyes-seat = На місці { $seat } гри { $name } не сидить людина; місця людей: { $listed }.
bad-eyes-which = У { $name } грає кілька людей; скажіть, чиї карти можна бачити: --seat і одне з: { $listed }.
bad-no-lesson = Уроку { $n } гри { $game } немає; виберіть із { $known }.
bad-game-option = { $title } не має параметра { $option }; є { $known }.
bad-puzzle-file = Назвіть файл: `goldenrule puzzle { $what } { metavar-file }`.
bad-puzzle-more = Після задачі нічого не очікується, а є «{ $file }». Для файлів: `puzzle play { metavar-file }`.
bad-puzzle-level = { $id } — це рівень; введіть, яка з його задач: { $known }.
bad-no-puzzle = Задачі «{ $id }» немає; `goldenrule puzzle` наводить усі.
bad-report-seat = --seat — для --hide: без нього звіт містить приховані карти всіх місць.
bad-not-report = { $path } — не звіт або пошкоджений; візьміть іншу копію.
bad-report-hidden = { $path } — звіт без прихованих карт; грайте його код: goldenrule code --play.
bad-report-empty = { $path } — звіт без гри; повторювати нічого.
bad-setting = Налаштування { $name } немає; є { $known }.
bad-setting-value = Налаштування «{ $name }» — `on` або `off`, а не { $value }.
bad-no-file = Файлу «{ $name }» немає. { $error }
cli-unexpected = Неочікувана помилка ({ $error }); звіт у файлі { $path }.
cli-unexpected-no-report = Неочікувана помилка ({ $error }), і звіт записати не вдалося: { $failure }
bad-decisions-nowhere = Для `--decisions` потрібна тека, де їх зберігати; додайте `--out ТЕКА`.
bad-no-page = { $path } не записано: там уже є файл іншого виду, або там лежать збережені ігри чи те, що тут читається; назвіть інший файл, що закінчується на { $kind }.
