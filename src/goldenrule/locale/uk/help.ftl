# What `goldenrule --help` and `goldenrule COMMAND --help` say. Words that are typed (options, ids, names of games) stay as they are.

# -- cli/parser.py

help-tabletop-games-every = Настільні ігри, де дотримано кожного правила.
help-print-version = вивести версію
help-language-any-command = мова, з будь-якою командою; див. також `settings`
help-play-terminal = Грати в терміналі.
help-game = гра: { $games }
help-game-or = гра: { $games }; якщо не вказано, { $usual }
help-bots-other-seats = боти на інших місцях: `sensible`, `thinks` (грає краще; від `thinks:easy` до `thinks:expert`, `thinks:200` спроб, `thinks:2s`), `random`; `none` — лише люди
help-your-seat-among = ваше місце серед ботів (1, 2 ...); 1
help-everything-can-taken = тренувальна гра: усе можна забрати назад
help-ask-about-abilities = питати й про властивості, які нічого не коштують
help-start-once = почати одразу, зі звичним вибором
help-learn-game = Навчитися гри: перша гра з поясненнями, крок за кроком.
help-game-asked-if = гра: { $games }; без неї програма запитає
help-lesson-next-one = який урок; без нього — наступний
help-list-lessons = навести уроки й те, які з них пройдено
help-go-saved-game = Продовжити збережену гру, також після збою.
help-saved-game = збережена гра; без неї — остання
help-list-saved-games = Навести збережені ігри.
help-saves-page = Яка сторінка списку; 1 — найновіші ігри.
help-play-browser = Грати в браузері: наодинці, з ботами або з друзями за посиланням.
help-port-any = порт; 8010. 0: будь-який
help-let-others-network = пускати й інших із мережі, не лише цю машину
help-where-to-listen = слухати за цією адресою або іменем хоста машини; 127.0.0.1
help-name-of-server = відповідати й на це доменне ім’я; перше з них стоїть у посиланнях; скільки разів треба
help-proxy-to-believe = довіряти тому, що проксі з цієї адреси чи мережі каже про відвідувачів; скільки разів треба
help-stop-table-after = зупиняти стіл, коли відповідь триває довше за стільки секунд; 20
help-expire-days = прибирати столи гостей, за якими N днів нікого не було (60; 0: зберігати всі)
help-open-browser-machine = відкрити в браузері цієї машини
help-where-games-kept = де зберігати ігри; тека даних користувача
help-art-folder = ваші власні зображення карт за кодом карти (`01001a.jpg`); їх показує лише ваша сторінка
help-share-art = показувати зображення з `--art` усім, хто заходить на сервер
help-let-bots-play = Дивитися, як грають боти.
help-one-bot-all = один бот на всі місця або по одному на кожне
help-seconds-after-each = секунд після кожного рядка; у терміналі 0.3
help-one-quick-game = одна швидка гра без очікування
help-let-bots-play-many = Хай боти зіграють багато ігор; вивести підсумок.
help-how-many-games = скільки ігор; 100
help-one-bot-all-seats = один бот на всі місця або по одному на кожне: `random` (типово), `sensible`, `thinks`
help-processes-or-all = процеси; якщо не вказано, усі ядра, коли це варте того; результати від них не залежать
help-on-cluster = грати на кластері Ray: `ray` для наявного або його адреса
help-duel = Хай два боти грають між собою, доки не з'ясується, котрий кращий.
help-duel-first = бот, який може бути кращим: `thinks`, `thinks:200`, `sensible` ...
help-duel-second = бот, з яким його порівнюють
help-duel-pairs = щонайбільше стільки пар ігор, на тому самому зерні з обміном місць (500)
help-duel-least = різниця Elo, нижче якої першого бота не вважають кращим (0)
help-duel-most = різниця Elo, від якої першого бота вважають кращим (20)
help-sweep = Зіграти всі поєднання налаштувань і порівняти, як пройшли ігри.
help-sweep-over = що змінювати: налаштування або `bots` та його значення (`heroes=spider_man,she_hulk+iron_man`; `expert=false,true`; `none` — не задавати); можна кілька разів
help-sweep-games = скільки ігор на кожне поєднання (100)
help-results-folder = тека для результатів у форматі Parquet, рядок на гру; та сама команда продовжує з місця зупинки
help-results-decisions = зберігати також рядок на кожне рішення
help-simulate-digest = обчислити також контрольну суму всіх останніх позицій; це забирає десяту частину часу або більше
help-print-one-json = вивести один об’єкт JSON
help-play-recorded-game = Повторити записану гру.
help-saved-game-file = збережена гра або файл; без них — остання збережена
help-wait-enter-after = чекати на Enter після кожного рішення
help-only-compare-every = лише звірити кожну контрольну суму
help-run-case-files = Виконати файли випадків: рядок на кожен випадок.
help-case-files = файли випадків
help-look-up-term = Знайти термін, пункт правил або карту, будь-якою мовою.
help-what-look-up = що шукати, в одній грі ({ $games }) або в усіх
help-find-cards-what = Знайти карти за тим, що на них надруковано, і тим, що вони роблять.
help-words-card = слова з карти; `type:ally`, `cost:<3`, `does:stun`, `when:revealed`
help-show-card = Показати карту: дані, текст і джерело.
help-code-name-card = код або назва карти
help-solve-puzzles = Розв’язувати задачі й перевіряти власні.
help-puzzle-check-play = задача; або `check` чи `play` і файл
help-after-check-play = після `check` або `play`: файл задачі
help-print-first-hint = вивести першу підказку; двічі — і другу ...
help-print-solution = вивести розв’язок
help-position-save-text = Позиція збереженої гри як текст, щоб поділитися, або тренувальна гра з нього.
help-few-words-about = кілька слів про позицію, які ввійдуть у код
help-whose-cards-shows = чиї карти видно; єдиної людини
help-play-from-code = грати з коду, з файлу з кодом або «-» для рядка
help-game-day = Гра дня, однакова для всіх.
help-another-day = інший день; без нього — сьогодні (UTC)
help-print-result = вивести результат, щоб поділитися
help-play-once-more = зіграти ще раз, без заліку
help-your-own-finished = Ваші власні закінчені ігри в числах.
help-show-set-what = Показати або змінити те, що діє в кожній грі.
help-completion = Показати скрипт, за яким оболонка доповнює команди й параметри.
help-completion-shell = bash, zsh, fish, powershell або tcsh
help-languages = Показати мови й скільки в кожній перекладено.
help-languages-tag = мова: показати, що перекладати далі
help-languages-most = показати щонайбільше N повідомлень (типово 20; 0 — усі)
help-free-benefits-quick = free (вигоди), quick, sure, hold-on або lang
help-what-from-now = що діє відтепер
help-run-villain = Вести лиходія, плани й колоду сутичок поряд із друкованою грою.
help-table-go = стіл, який продовжити, або назва нового
help-begin-new-table = почати новий стіл із цими героями: spider_man
help-scenario-rhino-klaw = сценарій: `rhino`, `klaw` або `ultron`
help-expert-mode = експертний режим
help-modular-sets = модульні набори; без них — набори самого сценарію
help-encounter-deck-printed = колода сутичок друкована: її карти вводите ви
help-number-text-shuffling = число або текст для тасування
help-measure-speed-against = Виміряти швидкість і звірити з межами або порахувати, як часто питають.
help-best-of-runs = узяти найкращий із стількох запусків
help-json-file-too = записати JSON ще й у файл
help-count-prompts = натомість порахувати, як часто питають
help-count-games = рахувати в стількох партіях кожної гри
help-write-saved-game = Записати збережену гру й версію в один файл, щоб надіслати.
help-saved-game-or-results = збережена гра чи файл запису; або тека результатів, про які пишеться сторінка
help-report-out = сторінка про результати; `report.html` у їхній теці
help-report-png = записати діаграми ще й як `PNG`
help-report-svg = записати діаграми ще й як `SVG`
help-what-went-wrong = що пішло не так, вашими словами
help-only-what-one = лише те, що бачило одне місце, без прихованих карт
help-hide-one-only = з --hide: яке місце; єдиної людини
help-content-pack-more = набір вмісту з новими картами або з іншими
help-plain-lines-without = прості рядки без рамок і кольору; між людьми руки лише зсуваються з екрана

# -- cli/options.py

help-options = параметри { $names }
help-number-text = число або текст; те саме зерно дає ту саму гру

# -- cli/packs.py

help-check-packs = Перевірити набори: рядок на кожну проблему.
help-packs-order-use = набори в порядку використання
help-make-new-pack = Створити новий набір, щоб почати з нього.
help-folder-not-yet = тека, якої ще немає; її назва стане ідентифікатором
help-game-pack = гра, для якої набір; champions
help-pack-template = шаблон: `cards` (кілька карт) або, для `champions`, `hero` чи `scenario`; `cards`
help-show-what-pack = Показати вміст набору з текстом його карт.
help-pack = набір
help-balance = Чи рівна гра з цими наборами? Боти грають багато ігор, і їх порівнюють із межами; код виходу 1, якщо якоїсь не дотримано.
help-balance-packs = набори в порядку використання; без них — гра як вона є
help-balance-game = гра, якщо її не називає набір: { $games }
help-balance-games = скільки ігор на кожну кількість гравців; типово — стільки, як для її сторінки
help-balance-players = лише ігри з такою кількістю гравців; типово — з усіма, за якими судять про гру
help-balance-bot = бот на всіх місцях: `sensible` (типово), `thinks`, `thinks:200`, `random`
help-print-page = вивести всю сторінку, а не лише межі
help-page-file = записати сторінку у файл
help-keep-pack = Зберегти набір, щоб продовжувати й повторювати ігри, зіграні з ним.
help-migrate-pack = Переписати набір, що використовує давніший запис; старі файли зберігаються поруч із новими.
help-print-json-schema = Вивести `JSON Schema` файлів карт у наборах гри, для редакторів.
help-game-manifest-schema = гра; `manifest` — схема файлу pack.yaml

# -- cli/stats.py

help-only-games-name = лише ігри з цією назвою
help-write-every-game = записати кожну гру в новий файл JSON
help-delete-statistics-all = видалити статистику всіх ігор

# -- games/champions/deck_commands.py

help-say-every-rule = Назвати кожне правило, яке порушує колода.
help-show-deck-numbers = Показати колоду та її числа.
help-build-legal-deck = Скласти правильну колоду з одного базового набору.
help-hero-spider-man = герой: spider_man
help-aggression-justice-leadership = `aggression`, `justice`, `leadership` або `protection`
help-how-many-cards = скільки карт, від 40 до 50; 40
help-decks-name = назва колоди
help-write-deck-another = Записати колоду в іншому форматі.
help-decks-format = формат колоди, якщо він неясний
help-leave-out-cards = пропустити невідомі карти
help-content-pack-more-cards = набір вмісту з новими картами
help-deck-to = у якому форматі записати: `marvelcdb`, `text`, `octgn` або `yaml`
help-deck = файл колоди або номер чи посилання колоди на MarvelCDB
help-new-file = новий файл; без нього — на екран
help-deck-tune = Дізнатися з багатьох ігор, чого варта заміна однієї карти.
help-tune-out = лише заміни, де йде ця карта
help-tune-in = лише заміни, де приходить ця карта
help-tune-bot = хто грає: `sensible` (типово), `thinks`, `thinks:200`, `random`
help-tune-games = приблизно скільки ігор загалом, щонайменше чотири на кожну заміну; 10000
help-tune-resume = зберігати зігране в цьому файлі й продовжувати з нього

# -- games/champions/__init__.py

help-heroes-one-seat = герої, по одному на місце: `spider_man,iron_man:justice`
help-decks-one-seat = колоди, по одній на місце: файли або номери на MarvelCDB
help-decks-may-break = колоди можуть порушувати правила складання
help-modular-or-random = модульні набори або `random`; без них — набори самого сценарію
help-player-first = котрий гравець (1, 2 ...) перший
help-default-later-later = тлумачення: 2019 (типово), `later` або окремі пізніші; їх наводить `goldenrule rules champions readings`
help-folder-content-pack = тека з набором вмісту; скільки разів треба

# -- games/heroes/__init__.py

help-two-four-teams = від двох до чотирьох команд, по одній на місце; без них — `avengers,x_men`
help-how-many-players = скільки гравців, від 2 до 4, якщо команд не названо
help-scenario-random-born = сценарій або `random`; без нього — «Відроджений»
help-other-readings-rules = інші тлумачення правил, за назвами

# -- games/skirmish/__init__.py

help-second-readings-rules = другі тлумачення правил, як-от heroes_begin

# -- what stands around them -------------------------------------------------------------------------------------------

help-decks = Перевіряти, показувати, складати й перетворювати колоди Champions.
help-packs = Створювати, перевіряти й показувати набори вмісту.
# What an option does that games do not say the same of: "champions, heroes: the scenario. skirmish: ...".
help-by-games = { $each }
help-of-games = { $games }: { $help }
join-help = { $first }. { $second }
# $wrong is one of the messages below.
cli-arguments = { $prog }: { $wrong }; див. { $prog } --help.
argparse-number = «{ $text }» не є числом від { $least }
argparse-path = не названо файл або теку; напишіть назву
argparse-seed = зерно — це число або текст; без нього воно випадкове

# -- what Python's own reader of arguments says; %s, %r and %(name)s stay as they are ----------------------------------

argparse-usage = використання:{ " " }
argparse-positional = аргументи за порядком
argparse-heading = { $heading }:
argparse-options = параметри
argparse-help = показати цю довідку й вийти
argparse-expected-one = потрібен один аргумент
argparse-expected-at-most-one = потрібно не більше одного аргументу
argparse-expected-at-least-one = потрібен принаймні один аргумент
argparse-expected-n = потрібно аргументів: %s
argparse-invalid-choice = такого вибору немає: %(value)r (можна: %(choices)s)
argparse-invalid-value = неправильне значення для %(type)s: %(value)r
argparse-argument = аргумент %(argument_name)s: %(message)s
argparse-required = бракує аргументів: %s
argparse-one-required = потрібен один з аргументів %s
argparse-not-allowed = не можна разом з аргументом %s
argparse-ignored = зайве значення %r
argparse-unrecognized = невідомі аргументи: %s
argparse-ambiguous = неоднозначно: %(option)s може бути %(matches)s
argparse-unknown-command = невідома команда %(parser_name)r (можна: %(choices)s)

# Чим позначено те, що вводять.

metavar-command = КОМАНДА
metavar-game = ГРА
metavar-shell = ОБОЛОНКА
metavar-name = НАЗВА
metavar-file = ФАЙЛ
metavar-folder = ТЕКА
metavar-word = СЛОВО
metavar-query = ЗАПИТ
metavar-save = ГРА
metavar-text = ТЕКСТ
metavar-code = КОД
metavar-yyyy-mm-dd = РРРР-ММ-ДД
metavar-scenario = СЦЕНАРІЙ
metavar-deck = КОЛОДА
metavar-card = КАРТА
metavar-hero = ГЕРОЙ
metavar-aspect = НАПРЯМОК
metavar-format = ФОРМАТ
metavar-seed = ЗЕРНО
metavar-note = ПРИМІТКА
metavar-tag = МОВА
metavar-number = НОМЕР
metavar-address = АДРЕСА
metavar-domain = ДОМЕН
metavar-bot = БОТ
help-review = Озирнутися на записану гру: імовірність перемоги в кожному рішенні, окремо вибір і удача.
help-review-seat = чиї рішення; типово — людей
help-review-budget = скільки думати про кожне: `easy`, `normal`, `hard`, `expert` або кількість спроб
help-review-html = записати одну сторінку для браузера, якій не потрібна мережа
help-play-from = тренувальна гра від N-го рішення збереженої гри
