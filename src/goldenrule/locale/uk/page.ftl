# Words of the page in the browser: what belongs to no single table.

page-hidden-cards = { $n ->
    [one] { $n } карта долілиць
    [few] { $n } карти долілиць
   *[many] { $n } карт долілиць
}

# -- the connection to the server

page-broken-off = Зв’язок урвався. Що зроблено, буде видно, коли він повернеться.
page-not-connected = Зараз немає зв’язку зі столом.
page-no-answer = Сервер не відповідає. Перевірте, чи він запущений і чи цей пристрій підключений до мережі, і спробуйте ще раз.
page-reconnecting = Зв’язок утрачено. Пробуємо ще раз…
page-now = Зараз
page-opening = Відкриваємо стіл…
page-open-away = Сервер не відповідає. Перевірте, чи він працює і чи цей пристрій має зв’язок; сторінка пробує далі.
page-open-slow = Сервер на зв’язку, але ще не надіслав стіл. Можливо, він зайнятий; зачекайте трохи або перейдіть на першу сторінку.
page-open-closed = Сервер не відкрив стіл. Сторінка пробує далі; якщо це триває довго, перейдіть на першу сторінку й відкрийте стіл звідти.
page-open-because = Стіл не вдається відкрити: { $reason } Сторінка пробує далі.
page-open-parts = Частину сторінки не вдалося завантажити. Завантажте сторінку ще раз.
page-load-again = Завантажити ще раз
page-broken = Ця сторінка перестала працювати
page-broken-about = Це помилка програми. Нічого не втрачено: кожну відповідь збережено, і сторінка продовжить з того самого місця.
page-try-now = Спробувати зараз
page-away = { $names }: зв’язок утрачено. { $n ->
    [one] Місце залишається за гравцем
    [few] Місця залишаються за гравцями
   *[many] Місця залишаються за гравцями
} ще дві хвилини; гра чекає.
page-returned = { $names }: { $n ->
    [one] гравець повернувся
    [few] гравці повернулися
   *[many] гравці повернулися
}.
page-end-seed = Зерно: { $seed }. З тим самим зерном карти йдуть у тому самому порядку.
page-seed-hash = Відбиток зерна, відомий від початку (SHA-256): { $hash }
page-about-game = Про цю гру
page-not-let-in = Цей стіл не можна відкрити

# -- around every page

page-ways = Навігація
page-back = Назад
page-missing = Такої сторінки немає
page-missing-about = За цією адресою нічого немає.
page-to-home = На першу сторінку

# -- the first page

page-tagline = Настільні ігри, де дотримано кожного правила.
page-stats = Статистика
page-settings = Налаштування
page-begin = Почати
page-going = Продовжити
page-continue = Продовжити
page-first-time = Ви тут уперше?
page-learn = Навчитися
page-learn-long = Ваша перша гра, крок за кроком
page-learn-about = Перша гра з поясненнями. Десять хвилин.
page-learn-list = Короткі уроки з усіх ігор.
page-learn-begin = Почати навчання
page-quick = Швидка гра
page-quick-about = { $game }, як звичайно, одразу.
page-tables = Інші ігри
page-tables-about = { $tables ->
    [0] { $saves ->
        [one] { $saves } гра, збережена в терміналі
        [few] { $saves } гри, збережені в терміналі
       *[many] { $saves } ігор, збережених у терміналі
    }
    [one] Ще { $tables } стіл, який можна продовжити
    [few] Ще { $tables } столи, які можна продовжити
   *[many] Ще { $tables } столів, які можна продовжити
}
page-game = Гра
page-games = Ігри
page-new = Нова гра
page-at-once = Швидка гра
page-unofficial = Неофіційний проєкт шанувальників: не пов’язаний із власниками названих ігор.
page-more = Більше

## What each game is, by its name

page-game-about-champions = Складіть колоду героя й разом зупиніть план лиходія.
page-game-who-champions = 1–4 гравці, разом · 45–90 хвилин
page-game-quick-champions = Людина-павук проти Носорога, одразу.
page-game-about-heroes = Проведіть команду крізь негаразди Нью-Йорка.
page-game-who-heroes = 2–4 гравці, суперники · 90–120 хвилин
page-game-about-skirmish = Герої проти лиходіїв за вулиці Нью-Йорка.
page-game-who-skirmish = 2 гравці, дуель · 20 хвилин
page-way-join = Приєднатися
page-about-join = За посиланням друга
page-way-watch = Дивитися
page-about-watch = Боти грають, ви дивитеся
page-way-puzzles = Задачі
page-about-puzzles = Перемогти за один хід
page-way-daily = Щоденна
page-about-daily = Одна гра для всіх
page-way-replays = Повтори
page-about-replays = Закінчені ігри
page-way-rules = Правила
page-about-rules = Терміни й карти з пошуком

# -- a new game

page-new-of = Нова гра: { $game }
page-new-cards = Числа й карти
page-new-difficulty = Складність:
page-new-back = Назад: { $name }
page-surprise = Хай вирішить випадок
page-preview = У що ви граєте
page-choose-first = Спершу виберіть: { $name }.
page-start = Почати гру
page-invite = Запросити друзів
page-more-options = Більше параметрів
page-seed = Зерно
page-seed-about = З тим самим зерном карти йдуть у тому самому порядку. Якщо порожньо, вирішує випадок.
page-practice = Тренувальна гра: не рахується у статистиці, і все можна забрати назад
page-packs = Набори карт
page-packs-about = карти й набори, з якими теж грають
page-decks = Ваші власні колоди
page-deck-paste = Вставте колоду або виберіть її файл: MarvelCDB (JSON чи текст), OCTGN або YAML
page-deck-any = Колоди можуть порушувати правила складання
page-deck-add = Додати колоду
page-deck-file = Вибрати файл
page-deck-drop = Прибрати
page-deck-bad = Колода, якою тут не можна грати

# -- at a table

page-table = Стіл
page-your-turn = Ваш хід

# -- credits --

page-credits = Подяки
page-credits-drawings = Деякі малюнки карт належать авторам нижче, з доданим контуром, джерело:
page-credits-licences = Ліцензії решти того, що є на сторінці

# -- the menu of a table

page-menu = Меню
page-menu-seats = Гравці й посилання
page-menu-watched = Глядачі можуть бачити мої карти
page-menu-watched-seat = Глядачі можуть бачити карти: { $who }
page-menu-over = Зазирнути через плече: { $who }
page-menu-replay = Переглянути спочатку
page-menu-rules = Терміни й карти
page-menu-report = Повідомити про проблему (файл)
page-menu-leave = Звільнити моє місце
page-leave-sure = Звільнити ваше місце? Посилання на нього більше не діятиме.

# -- lists

page-loading = Хвилинку…
page-none = Тут ще нічого немає.
page-guest = Ви тут гість: ваші ігри зберігаються для цього браузера. Якщо цей сервер запустили ви, відкрийте адресу, яку він надрукував, щоб побачити власні ігри, уроки й налаштування.
page-operator = Ваші власні ігри
page-operator-opening = Хвилинку: цей браузер стає вашим.
page-operator-not = Не та адреса
page-once-more = Ще раз
page-play = Грати
page-done = пройдено
page-solved = розв’язано
page-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[many] { $n } хвилин
}
page-level = рівень { $n } з 5
page-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[many] { $n } раундів
}
page-won = перемога
page-lost = програш
page-daily-about = та сама гра для всіх сьогодні
page-daily-before = Попередні дні
page-remove = Видалити
page-remove-sure = Видалити цю гру назавжди?
page-saves = Збережено в терміналі
page-look-back = Переглянути
page-stats-games = ігор
page-stats-won = перемог
page-stats-lost = програшів
page-stats-rounds = раундів у середньому
page-stats-mean = раунди
page-stats-part = частка перемог
page-stats-none = Ще не збережено жодної гри. Гра зберігається, коли її дограно; тренувальні — ні.
page-search = Шукати
page-close = Закрити
page-rules-hint = Слово чи запитання будь-якою мовою, пункт правил або карта; або те, чим карти є і що роблять: { $query }
page-rules-example = Приклад:
page-rules-see = Див. також
page-rules-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
page-rules-clauses = { $n ->
    [one] { $n } пункт правил
    [few] { $n } пункти правил
   *[many] { $n } пунктів правил
}
page-rules-differ = Переклади розходяться:
page-rules-played = Тут грають так
page-rules-on-card = На цій карті:
page-rules-near = Це може бути одне з цього:
page-cards-found = { $n ->
    [0] Карт немає
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
page-cards-printed = Карти гри

# -- settings

page-look = Вигляд
page-theme = Тема
page-theme-auto = Як на пристрої
page-theme-dark = Темна
page-theme-light = Світла
page-text-size = Розмір тексту
page-motion = Рух
page-motion-auto = Як на пристрої
page-motion-on = Увімк.
page-motion-off = Вимк.
page-pace = Показ подій
page-pace-slow = Повільно
page-pace-normal = Звичайно
page-pace-fast = Швидко
page-pace-step = Чекати після кожного кроку
page-pace-off = Вимк.
page-keys = Літери й цифри як швидкі клавіші
page-keys-on = Увімкнено
page-keys-alt = З Alt
page-keys-off = Вимкнено
page-in-games = В іграх
page-free = Безкоштовні й нешкідливі вигоди брати без запитань
page-ask-sure = Перепитувати перед імовірними помилками
page-pay-quick = Одразу платити за дію, як запропоновано
page-language = Мова
page-language-preview = { $name } (попередня версія, { $percent }%)
page-standing = Сталі відповіді
page-standing-about = Що ви завжди відповідаєте на властивість у кожній грі, яку починаєте. За столом їх дають і зберігають поряд із запитанням.
page-standing-none = Для наступних ігор нічого не збережено.
page-standing-forget = Знову питати мене

# -- friends

page-join-link = Посилання, яке вам надіслали
page-join-wrong = Це не посилання на стіл. Скопіюйте його повністю, від «http» до кінця.
page-sit-down = Сісти за стіл
page-watch-bots = Дивитися на ботів
page-watch-link = Дивитися на друзів за посиланням
page-seat-bot = Натомість бот
page-seat-which-bot = Який бот грає замість людини
page-seat-bot-plays = Тут грає бот
page-seat-person = Натомість людина
page-seat-watch = Глядач
page-link-of = Посилання: { $name }
page-copy = Копіювати
page-copied = Скопійовано
page-share = Поділитися
page-to-table = До столу

# -- looking back

page-replay-over = Ця мить минула. «Грати звідси» продовжує від неї.
page-replay-before = Раніше
page-replay-after = Пізніше
page-replay-run = Пуск
page-replay-stop = Стоп
page-replay-moment = Мить
page-parts = Попередні частини
page-part = Частина { $n }
page-part-file = Зберегти частину { $n } у файл
page-copy-moment = Скопіювати посилання на цю мить
page-copy-not = Цей браузер не дає сторінці копіювати; виділіть і скопіюйте: { $link }
page-what-if = Грати звідси

# -- lessons, tips, warnings --

page-quick-guided = Ваша перша гра, з порадами
page-learn-then = Після уроків
page-learn-then-about = Ціла гра проти бота чи лиходія. Усе, що трапляється вперше, тоді й пояснюють, а перед фатальною помилкою застерігають.
page-hold-on = Казати «Зачекайте», перш ніж закінчити хід, у якому ще є дії, і перед фатальною помилкою: план завершується, герой гине, колода закінчується
page-tips-setting = Пояснювати в першій грі те, що трапляється вперше
page-stats-played = { $n ->
    [one] гра
    [few] гри
   *[other] ігор
}
