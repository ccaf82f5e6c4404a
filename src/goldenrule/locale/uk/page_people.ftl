# Слова сторінки про людей: імена, хто тут, фрази, запрошення, сповіщення, звук.

# -- люди за столом

page-people = Люди
page-people-title = За цим столом
page-player-n = Гравець { $n }
page-person-plays = { $name } ({ $role })
page-person-you = ви
page-person-here = тут
page-person-away = { $minutes ->
    [0] щойно пішли
    [one] немає { $minutes } хвилину
    [few] немає { $minutes } хвилини
   *[many] немає { $minutes } хвилин
}
page-person-not-yet = ще не тут
page-person-bot = бот
page-person-bot-invited = бот, доки хтось не прийде
page-people-watching = { $n ->
    [one] Спостерігає { $n } людина.
    [few] Спостерігають { $n } людини.
   *[many] Спостерігають { $n } людей.
}
page-person-came = { $name } тут.
page-person-went = { $name } більше не на сторінці.

# -- власне ім’я

page-me = Ви
page-me-name = Ваше ім’я
page-me-about = Ваше ім’я та колір бачать інші за вашими столами. Їх запам’ятовує цей браузер.
page-me-color = Ваш колір
page-me-save = Зберегти
page-me-saved = Збережено
page-color-red = Червоний
page-color-orange = Помаранчевий
page-color-yellow = Жовтий
page-color-green = Зелений
page-color-teal = Бірюзовий
page-color-blue = Синій
page-color-violet = Фіолетовий
page-color-pink = Рожевий

# -- швидкі фрази

page-say = Сказати щось
page-say-shown = Показувати, що кажуть інші
page-said = { $name }: { $phrase }
page-said-before = Сказано останнім часом
page-phrase-hello = Привіт!
page-phrase-luck = Удачі!
page-phrase-nice = Чудовий хід!
page-phrase-thanks = Дякую!
page-phrase-moment = Хвилинку, будь ласка.
page-phrase-ready = Можемо продовжувати.
page-phrase-oops = Ой!
page-phrase-game = Гарна гра!

# -- запрошення

page-invite-friend = Запросити друга
page-invite-which = Яке місце для вашого друга?
page-invite-alone = У цій грі є лише ваше місце. Друг може спостерігати за посиланням нижче; щоб грати разом, почніть нову гру для більшої кількості гравців.
page-invite-seat-bot = Тут грає бот, доки не прийде ваш друг
page-invite-seat-yours = Ваше, доки не прийде ваш друг
page-invite-seat-taken = Тут грає { $name }
page-invite-link = Посилання для друга: { $role }
page-invite-how = Надішліть другові це посилання або дайте відсканувати код. Хто його відкриє, зможе грати за це місце.
page-invite-qr = QR-код посилання: { $role }
page-invite-again = Віддати це місце комусь іншому
page-invite-manage = Боти й люди
page-invite-only-here = Це посилання працює лише на цьому комп’ютері.
page-invite-guest = Для інших пристроїв попросіть того, хто запустив цей сервер, запустити його командою «goldenrule serve --lan» або відкрити доступ із мережі на цій сторінці.
page-invite-unreachable = Якщо посилання не відкривається: пристрій друга має бути в тій самій мережі, а брандмауер цього комп’ютера має дозволяти порт { $port }.

# -- мережа, для того, хто запустив сервер

page-network = Хто може відкрити цей сервер
page-network-lan = Відкрити доступ із цієї мережі
page-network-lan-about = Тоді будь-хто в мережі зможе відкрити цю сторінку як гість, а хто має посилання, зможе грати за його місце. Нічого не шифрується: робіть це лише в мережі, якій довіряєте. Це діє, доки сервер не зупиниться; «goldenrule serve --lan» вмикає це від початку.
page-network-fixed = Сервер доступний із цієї мережі, бо його так запущено.
page-network-only-here = Сервер доступний лише з цього комп’ютера.
page-network-address = Інші знайдуть його за адресою { $address }
page-network-name = Публічне ім’я цього сервера
page-network-name-about = Якщо до цього сервера веде доменне ім’я, наприклад через проксі, посилання використовують його. Якщо такого немає, залиште порожнім.
page-network-name-use = Використати

# -- приєднання

page-join-plays = Ви граєте: { $role }
page-join-bot = За це місце грає бот, доки ви не сядете.
page-join-mine = Ви вже сидите тут.
page-join-others = Хто ще грає
page-join-lesson = Ще не знаєте цієї гри? Перший урок триває { $n ->
    [one] { $n } хвилину
    [few] { $n } хвилини
   *[many] { $n } хвилин
} і повертає вас сюди.
page-join-lesson-open = Пройти урок
page-join-back = Назад до запрошення

# -- сповіщення

page-attention = Сповіщення та звук
page-notify = Сповіщати, коли мій хід, а сторінка не на екрані
page-notify-blocked = Цей браузер блокує сповіщення цієї сторінки; дозвольте їх у його налаштуваннях для цієї сторінки.
page-notify-secure = Браузери дозволяють сповіщення лише на комп’ютері сервера та через https.
page-notify-turn = Ваш хід.
page-sound = Звуки
page-sound-volume = Гучність
