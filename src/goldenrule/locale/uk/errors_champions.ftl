# Errors of Marvel Champions: options, decks, packs, positions, the companion.

champions-bad-reading = Тлумачення правил { $name } немає{ $close }
nearest-readings = ; `goldenrule rules champions readings` наводить їх.

# -- games/champions/pack_checks.py

champions-pack-no-hero = героя «{ $hero }» немає{ $close }
champions-pack-kind-standard = його вид — `standard`, `expert` або `modular`.
champions-pack-nothing-includes = його ніщо не містить: наведіть у герої, наборі чи сценарії.
champions-pack-no-code = це не код; до 40 літер, цифр, «_» і «-».
# $wrong is a clause: one of champions-pack-unknown-type and those behind it.
champions-pack-facts = { $wrong }.
champions-pack-quantity-can = кількість { $quantity }, а може бути від 1 до { $most }.
champions-pack-code-type-choose = цей код має { $name } типу { $type }; виберіть інший код.
champions-pack-no-keyword = ключового слова «{ $keyword }» немає{ $close }
champions-pack-but-no-ability = є { $star }, але немає властивості виду «{ $kind }».
champions-pack-ability-kind = є властивість виду «{ $kind }», але немає `{ $star }: true`.
champions-pack-play-speaks-trigger = `play`: { $word } говорить про умову ініціювання, а розігрування карти її не має.
champions-pack-lasting-effect-cannot = тривалий ефект не може зватися «{ $name }»; малі літери, цифри й «_».
champions-pack-counters = жетони не можуть зватися «{ $name }»; малі літери, цифри й «_».
champions-pack-card-type-needs = карта типу { $type } потребує поля «{ $field }».
champions-pack-can-more = { $field } — { $n }, а може бути { $least } або більше.
champions-pack-attachment-to-nothing = прикріплення каже, до чого його прикріплюють; напишіть `play: { "{" }attach: ...{ "}" }`.
champions-pack-players-card-classification = карта гравця має класифікацію: `identity`, напрямок або `basic`.
champions-pack-speaks-what-triggered = { $word } говорить про те, що запустило властивість, а цю ніщо не запускає.
champions-pack-lasts-starts = `lasts` починає «{ $name }», чого немає серед тривалих ефектів карти.
champions-pack-enemy-attacks-names = `enemy_attacks` називає «{ $rider }», чого немає серед тривалих ефектів карти.
champions-pack-binding = до назви «{ $name }» нічого прив’язати не можна; малі літери, цифри й «_».
champions-pack-resources-not-made = ресурси «{ $found }» складено не з літер { $letters }.
champions-pack-no-name = { $word } називає «{ $name }», а такої карти немає{ $close }
champions-pack-cost-as-effect = { $word } — це вартість, а не ефект; запишіть її в `cost: parts:` поруч з ефектом.
champions-pack-cost-not-yours = { $word } називає { $of }, а вартість сплачують картами у грі, які контролює гравець; назвіть `this`, `you` або `your_cards`.
champions-pack-cost-amount = кількість у { $word } — { $n }; вартість вимагає 1 або більше.
champions-pack-cost-range = у `discard_from_hand` найменше { $least } і найбільше { $most }; `least` має бути 1 або більше, а `most` — не менше за `least`.
champions-pack-cost-event = { $word } вимагає, щоб ця карта була у грі, а подія у грі ніколи не буває; приберіть це.
champions-pack-cost-twice = вартість двічі виснажує ту саму карту ({ $what }), а виснажити карту можна лише раз; приберіть одну з частин.
champions-pack-cost-both-forms = вартість називає `your_hero` і `your_alter_ego`, а особистість завжди лише в одній формі; напишіть `you`.
champions-pack-cost-other-form = вартість називає { $word }, а властивість застосовують у формі { $form }; напишіть `you`.
champions-pack-cost-gone = вартість скидає цю карту, тож та сама вартість не може скинути її ще раз чи завдати їй шкоди; приберіть одну з частин.
champions-pack-cost-identity = вартість скидає цю карту, а особистість ніколи не покидає гру; приберіть `discard_this`.
champions-pack-cost-counters = вартість витрачає одразу { $n } жетонів «{ $name }», а на карті їх ніколи не буває більше ніж { $most }; витрачайте менше або додайте властивість, яка кладе жетони.
champions-pack-cost-in-payment = властивість-ресурс застосовують посеред сплати, тож у її вартості не може бути { $word }; є `exhaust_cost`, `spend_counter`, `discard_this` або `heal_cost`.
champions-pack-lists-no-facts = наведено «{ $code }» без даних{ $close }
champions-pack-lists-type = наведено { $code } ({ $name }) типу { $type }.
champions-pack-lists-can-listed = наведено { $n } × { $code } ({ $name }); можна від 1 до { $most }.
champions-pack-lists-cards = наведено карт { $total }, а грати можна щонайбільше з { $most }; приберіть якісь.
champions-pack-no-facts = { $field } «{ $code }» без даних{ $close }
champions-pack-type-not = { $field } { $code } ({ $name }) — типу { $type }, а не { $wanted }.
champions-pack-hero-id = це не ідентифікатор; до 40 малих літер, цифр і «_».
champions-pack-hero-cards = у героя карт { $wanted }, а не { $count }.
champions-pack-not-among-nemesis = { $code } немає серед карт його запеклого ворога.
champions-pack-other-face = другий бік { $hero } — { $back ->
    [none] відсутній
   *[other] { $back }
}, а не { $alter_ego }.
champions-pack-obligation-for = зобов’язання { $obligation } потребує `obligation_for: { $name }`.
champions-pack-starter-aspect-one = `starter_aspect` — одне з { $aspects }.
champions-pack-no-encounter-set = набору сутичок «{ $name }» немає{ $close }
champions-pack-villain-no-stage = лиходій не має стадії «{ $stage }».
champions-pack-needs-least-one = потрібна щонайменше одна стадія лиходія в кожному режимі й основний план.
champions-pack-stages-most-can = стадій { $n }; грати можна щонайбільше з { $most }.

# -- games/champions/facts.py

champions-pack-unknown-type = невідомий тип «{ $type }», має бути один з { $types }
champions-pack-unknown-classification = невідома класифікація «{ $classification }», має бути одна з { $known }
champions-pack-unknown-resource = невідомий ресурс у «{ $resources }», мають бути літери E, M, P і W
champions-pack-unknown-scheme-icon = невідомий символ плану в { $icons }, мають бути `acceleration`, `hazard` або `crisis`
champions-pack-other-face-missing = другого боку «{ $back }» немає або він не вказує назад

champions-bad-champions-no-option = Champions не має параметра { $key }; є { $options }.
champions-bad-option-true-false = Параметр «{ $key }» — `true` або `false`, а не { $given }.
champions-bad-option-text = Параметр «{ $key }» — текст, а не { $given }.
champions-bad-option-first-player = Параметр `first_player` — номер місця, а не { $given }.
champions-bad-option-decks-maps = Параметр `decks` зіставляє місцям (0, 1 ...) списки кодів карт, а це { $decks }.
champions-bad-decks-more-players = Колод { $n }, більше, ніж гравців; назвіть щонайбільше одну на героя.
champions-bad-option-yes-no = Параметр «{ $key }» — `yes` або `no`, а не «{ $word }».
champions-bad-option-first-player-number = Параметр `first_player` — номер місця, а не { $word }.
champions-bad-champions-offers-nothing = Champions нічого не пропонує для «{ $option }»; запитайте `heroes`, `scenario`, `modular` або `readings`.
champions-bad-deck-says-hero = Колода каже, який герой нею грає; приберіть героїв і напрямки.
champions-bad-no-deck-named = Колоди не названо; дайте файли, по одному на гравця, через кому.
champions-bad-tune-one-deck = За раз можна налаштовувати одну колоду; назвіть одну.
champions-bad-neither-command-nor = { $line } — ні команда, ні відповідь; введіть help або Enter, щоб іти далі.
champions-bad-no-amount = { $line } — не кількість; нічого не вводьте або введіть число від 0 до { $most }.
champions-bad-not-hero-form = { $name } не у вигляді героя й не може захищатися.
champions-bad-no-answer-attack = { $line } — не відповідь на атаку; введіть: нічого (ніхто), `def`, `def 2` (із ЗАХ 2) або `ally`.
champions-bad-put-number-behind = { $name }: таких { $n }; поставте номер за назвою, наприклад: { $name } 1.
champions-bad-no-such = { $name } { $nth } немає; таких { $n }.
champions-bad-villain-leaves-play = Лиходій покидає гру, коли стадію здолано: `damage villain N`.
champions-bad-no-player = { $words ->
    [none] Введіть гравця
   *[other] { $words } — не гравець
}; гравці: { $listed }.
champions-bad-been-eliminated = { $name } вже поза грою.
champions-bad-no-scheme = { $name } — не план; напишіть `main` або назву побічного плану.
champions-bad-names-missing = Напишіть, кому чи чому, і число; наприклад: { $example }.
champions-bad-ends-no-number = { $last } — не число від 0 до { $most }, а рядок має ним закінчуватися; наприклад: { $example }.
champions-bad-no-printed-hit = { $name } не має надрукованого життя; коли здолано: `discard { metavar-name }`.
champions-bad-identity-least-hit = В особи щонайменше 1 життя.
champions-bad-cannot-threat = { $name }: загрози { $total } бути не може; супровід рахує до { $counted }.
champions-bad-no-character = { $name } — не персонаж.
champions-bad-no-number-tokens = { $rest } — не кількість жетонів; напишіть, наприклад: `token 1`.
champions-bad-tokens-there = Зараз жетонів прискорення: { $n }; їх може бути від 0 до { $most }.
champions-bad-type-card-revealed = Введіть карту, яку розкрито, наприклад: `reveal` Просування 1.
champions-bad-type-card-found = Колода сутичок — друкована: скидайте з неї, а тоді введіть `enter NAME` або `reveal NAME` для карти, що з’явиться.
champions-bad-mill-until = { $words } — не тип карти; введіть число або один із типів: { $types }, а за ним рису, якщо карта її називає: `mill minion`.
champions-bad-mill-number = Карт у колоді сутичок: { $most }; введіть число від 1 до { $most }.
champions-bad-nemesis-set-come = Набір запеклого ворога ({ $name }) уже прийшов; карта, що його кличе, має наступ: `reveal { $seat }`.
champions-bad-no-enemy = { $name } — не ворог.
champions-bad-does-not-say = { $rest } не каже, до чого; напишіть, наприклад: `attach Charge to villain`.
champions-bad-no-attachment = { $name } — не прикріплення.
champions-bad-cannot-attached-itself = { $name } не можна прикріпити до себе чи до прикріпленого до себе.
champions-bad-nothing-carries = Зараз у грі нема до чого прикріпити «{ $name }»: карта не входить у гру й лишається там, де була. Якщо її відкрито, введіть 'reveal' і назву: тоді її скинуть.
champions-bad-no-minion = { $name } — не посіпака.
champions-bad-type-name-code = Введіть назву або код карти, яку відкрито.
champions-bad-card-missing = Введіть, яка карта: її назву або код.
champions-bad-no-such-card = Карти { $words } тут немає; введіть її назву або код.
champions-bad-could-type-more = { $words } може бути: { $several }; введіть більше літер.
champions-bad-box-no-more = У коробці не більше ніж { $quantity } × { $name }; спершу скиньте одну.
champions-bad-no-card = Карти «{ $code }» немає; коди карт такі: { $example }.
champions-bad-saved-position-names = Збережена позиція називає властивість «{ $path }», якої ці карти не мають.
champions-bad-no-hero = Героя «{ $hero }» немає; виберіть із { $heroes }.
champions-bad-no-aspect = Напрямку «{ $aspect }» немає; виберіть із { $aspects }.
champions-bad-deck-cards = У колоді від { $smallest } до { $most } карт, а не { $size }.
champions-bad-no-deck-marvelcdb = { $given } — не колода MarvelCDB; посилання має вигляд `https://{ $site }/decklist/view/{ metavar-number }`.
champions-bad-takes-longer-seconds = { $url } триває довше за { $seconds } секунд; натомість збережіть колоду у файл.
champions-bad-gives-more-bytes = { $url } дає понад { $most } байтів; таких великих колод немає.
champions-bad-cannot-reached = Адреса { $url } недосяжна ({ $given }); натомість збережіть колоду у файл.
champions-bad-marvelcdb-no-deck = MarvelCDB не має колоди для { $url } ({ $reason }); чи відкрито її для всіх?
champions-bad-no-deck-format = Формату колод «{ $given }» немає; виберіть із { $formats }.
champions-bad-larger-bytes = { $where }: більше за { $most } байтів; таких колод немає.
champions-bad-empty-give-deck = { $where }: порожньо; дайте колоду в одному з форматів { $formats }.
champions-bad-name-deck-empty = Назва колоди порожня; дайте файл або номер чи посилання колоди в MarvelCDB.
champions-bad-twice-keep-one = { $where }: «{ $given }» стоїть двічі; лишіть одне.
champions-bad-not-valid-json = { $where }: неправильний JSON: { $given }.
champions-bad-nested-too-deeply = { $where }: завелика вкладеність як для колоди.
champions-bad-no-slots = { $where }: не колода MarvelCDB: очікується об’єкт зі `slots`.
champions-bad-text-not = { $where }: «{ $key }» — текст, а не { $given }.
champions-bad-maps-codes-cards = { $where }: «{ $key }» зіставляє кодам карт числа, а це { $given }.
champions-bad-marvelcdb-knows-cards = MarvelCDB знає карти лише за кодом, а «{ $nameless }» його не має; приберіть.
champions-bad-number-copies-not = { $place }: кількість копій від 0 до { $most }, а не { $given }.
champions-bad-no-deck = { $where }: не колода: понад { $most_lines } рядків — не її карти.
champions-bad-more-lines-cards = { $where }: понад { $most_lines } рядків карт; у колоді їх щонайбільше { $most }.
champions-bad-card-neither-code = { $where }, { $place }: ця карта не має ні коду, ні назви.
champions-bad-document-types-entities = { $where }, { $place }: типи документа й сутності не дозволено; приберіть.
champions-bad-nested-more-levels = { $where }, { $place }: вкладеність понад { $most } рівнів.
champions-bad-no-deck-octgn = { $where }: не колода OCTGN: починається з <{ $given }>, а не з `<deck>`.
champions-bad-deck-another-game = { $where }: колода іншої гри (OCTGN { $given }).
champions-bad-qty-number-copies = { $where }, { $place }: `qty` — кількість копій, а не «{ $given }».
champions-bad-line-not-valid = { $where }, рядок { $line }: неправильний `XML`: { $text }.
champions-bad-encoding-cannot-read = { $where }: кодування прочитати не можна; збережіть як `UTF-8`.
champions-bad-no-cards = { $where }: немає карт; кожна — елемент `<card qty="2">Backflip</card>`.
champions-bad-no-cards-key = { $where }: не колода: очікується `cards:`, у кожному рядку карта й кількість копій.
champions-bad-line-no-keys = { $where }, рядок { $line }: «{ $given }» немає; ключі: { $keys }.
champions-bad-line-text = { $where }, рядок { $line }: «{ $key }» — текст.
champions-bad-line-no-aspect = { $where }, рядок { $line }: напрямку «{ $aspect }» немає; виберіть із { $aspects }.
champions-bad-line-cards-maps = { $where }, рядок { $line }: `cards` зіставляє картам числа, наприклад `Backflip: 2`.
champions-bad-not-utf-text = { $where }: не текст `UTF-8` (байт { $byte }); збережіть як `UTF-8`.
champions-bad-no-text = { $where }: не текст: є байти `NUL`.
champions-bad-lists-no-cards = { $where }: карт немає; карта — рядок на зразок `2x Backflip (Core Set)`.
champions-bad-no-identity-can = { $who }: немає особи, якою можна грати{ $unknown ->
    [none] { "" }
   *[other] { " " }(тут невідомо: { $unknown })
}; назвіть одну з { $heroes }.
champions-bad-cards-not-known = { $who }: є невідомі карти: { $strangers }; приберіть їх.
champions-bad-cards-no-more = { $who }: карт { $size }, а грати можна щонайбільше з { $most }; приберіть якісь.
champions-bad-these-decks = Колод { $n }, а в гру можна принести { $most }; приберіть якісь.
champions-bad-no-deck-among = Серед принесених немає колоди { $name }; виберіть одну з них.
champions-bad-unknown = Немає { $what ->
    [hero] героя
    [scenario] сценарію
    [modular-set] модульного набору
   *[aspect] напрямку
} «{ $name }»; виберіть із { $names }.
champions-bad-champions-heroes = У Champions героїв від 1 до 4, а не { $n }.
champions-bad-hero-chosen-twice = Героя «{ $hero }» вибрано двічі, а унікальна карта у грі лише одна.
champions-bad-modular-set-chosen = Модульний набір «{ $modular }» вибрано двічі, а він один.
champions-bad-only-modular-sets = Модульних наборів для вибору лише { $n }.
champions-bad-aspects-seats = Напрямків { $n }, а героїв { $heroes }.
champions-bad-boxes-one-several = `boxes` — `one` або `several`, а не «{ $boxes }».
champions-bad-player-cannot-first = Гравець { $seat } не може бути першим: { $most ->
    [1] є лише гравець 1
   *[other] є гравці від 1 до { $most }
}.
champions-bad-decks-sets-game = У колодах і наборах цієї гри карт { $cards }, а можна { $most }; назвіть менше.
champions-bad-deck-seat = Є колода для місця { $seat }, а місця від 0 до { $n }.
champions-bad-deck-seat-card = У колоді місця { $seat } є карта «{ $code }», якої не існує.
champions-bad-deck-seat-type = У колоді місця { $seat } є { $name } ({ $code }), а це не карта гравця.
champions-bad-one-box-too = В одній коробці замало копій для цих колод: { $short }{ $more ->
    [0] { "" }
   *[other] { " " }і ще { $more }
}; виберіть інші напрямки.
champions-bad-needs-number-after = { $words } потребує числа після «{ $verb }».
champions-bad-write-declare-yes = { $words }: пишіть `declare yes` або `declare no`.
champions-bad-players-no-seat = `players[{ $seat }]`: місця { $seat } немає; у грі героїв { $seats }.
champions-bad-cards-target-only = `cards.{ $name }.target`: ціль має лише основний план; приберіть.
champions-bad-given-minions-minions = `given.minions_of`: посіпаки активуються на кроці 2; пишіть `phase: villain, step: 2` (MC-VPHASE-05).
champions-bad-given-active-nobody = `given.active`: у фазі лиходія немає ходу; приберіть.
champions-bad-given-stop-after = `given.stop_after`: крок { $stop_after } минув; пишіть { $step } або пізніший.
champions-bad-given-step-only = `given.step`: кроки має лише фаза лиходія; пишіть `phase: villain`.
champions-bad-given-phase-mulligans = `given.phase`: мулігани — до першого раунду; приберіть `round`, `active`, `stop_after`.
champions-bad-given-active-nobody-turn = `given.active`: коли всі ходи закінчено, ходу немає; приберіть.
champions-bad-named-more-often = { $at }: «{ $name }» названо частіше, ніж копій у коробці ({ $box }).
champions-bad-owner-no-seat = `{ $where }.owner`: місця { $owner }, якому могла б належати карта, немає.
champions-bad-attached-not-attached = `{ $where }.attached_to`: { $name } ні до чого не прикріплено.
champions-bad-facedown-only-what = `{ $at }.facedown`: долілиць може лежати лише нападник гравця.
champions-bad-play-elsewhere = { $at }: «{ $card }» у грі деінде.
champions-bad-attached-no-card = `{ $at }.attached_to`: у грі немає карти «{ $attached_to }».
champions-bad-attached-play-add = `{ $at }.attached_to`: у грі { $n } × «{ $attached_to }»; додайте (1) або (2).
champions-bad-attached-something-say = { $at }: { $name } до чогось прикріплено; напишіть `attached_to`.
champions-bad-attached-cannot-attached = `{ $at }.attached_to`: { $name } не можна прикріпити: { $name2 }.
champions-bad-attached-already-carries = `{ $at }.attached_to`: { $name } вже має { $name2 }.
champions-bad-seat-already-may = { $at }: місце { $seat } вже має { $same } × { $name }, більше не можна.
champions-bad-unique-already-play = { $at }: { $name } — унікальна карта, а { $name2 } вже у грі.
champions-bad-exhausted-never-exhausted = `{ $at }.exhausted`: { $name } ніколи не виснажується.
champions-bad-threat-side-scheme = `{ $at }.threat`: побічний план без загрози здолано; дайте щонайменше 1.
champions-bad-threat-no-scheme = `{ $at }.threat`: { $name } — не план.
champions-bad-statuses-no-character = `{ $at }.statuses`: { $name } — не персонаж.
champions-bad-counters-no-counters = `{ $at }.counters`: { $name } не має жетонів «{ $name2 }».
champions-bad-counters-without-counters = `{ $at }.counters`: { $name } без жетонів скидається; дайте щонайменше 1.
champions-bad-damage-defeats-hit = { $at }: поранень { $amount }, а життя { $most }: { $name } зазнає поразки.
champions-bad-takes-no-damage = { $at }: { $name } не отримує поранень.
champions-bad-character-most-one = { $at }: персонаж має щонайбільше одну картку стану кожного виду (MC-STATUS-03); називайте кожну раз.
champions-bad-no-card-at = { $at }: карти «{ $name }» немає{ $close ->
    [none] { "" }
   *[other] ; можливо, «{ $close }»
}.
champions-bad-type-cannot = { $at }: «{ $name }» — типу { $type }, який тут бути не може{ $where ->
    [ally] ; союзникові потрібен той, хто його контролює, у `players`
    [minion] ; посіпака — серед нападників гравця
   *[none] { "" }
}.
champions-bad-given-players-no = `given.players[{ $seats }]`: місця { $seats } немає; у грі героїв { $seats }.
champions-bad-given-no-seat = `given.{ $name }`: місця { $seat } немає; є місця від 0 до { $seats }.
champions-bad-given-seat-eliminated = `given.{ $name }`: місце { $seat } вибуло (MC-ELIM-01); назвіть те, що грає.
champions-bad-given-players-everybody = `given.players`: якщо вибули всі, гру програно (MC-ELIM-08); лишіть когось.
champions-bad-given-players-who = `given.players[{ $seat }]`: хто вибув, не має нічого (MC-ELIM-02); більше про це не пишіть.
champions-bad-given-stage-choose = `given.{ $whose }.stage`: виберіть із { $names }, а не «{ $wanted }».
champions-bad-given-main-scheme = `given.main_scheme.threat`: із { $threat } з { $most } план завершено.
champions-bad-given-acceleration = `given.acceleration`: коли жетонів { $n }, гру закінчено (OQ-78); напишіть число до { $most }.
champions-bad-damage-give-damage = `{ $at }.damage`: дайте `damage` або `hit_points`, а не те й те.
champions-bad-hit-points-most = `{ $at }.hit_points`: у { $name } щонайбільше { $most }, а не { $hit_points }.
champions-bad-top-give-top = `{ $at }_top`: дайте верхні карти або всю колоду, а не те й те.
champions-bad-not-in-deck = { $at }: { $name } у цій колоді більше немає; назвіть карту, яку туди кладе підготовка.
champions-bad-setup-empty = { $at }: на початку гри в кожній колоді є карти; назвіть хоча б одну.
champions-bad-given-shuffled-only = `given.encounter_shuffled`: це для `phase: setup`, де тасують колоду зіткнень (MC-SETUP-11); пишіть `encounter_top`.
champions-bad-given-shuffled-gone = `given.encounter_shuffled[{ $i }]`: { $name } вийшла з колоди зіткнень ще до тасування (MC-SETUP-10); назвіть іншу карту.
champions-bad-given-players-counters = `given.players[{ $seat }].counters`: жодна карта не вживає жетонів «{ $name }»; напишіть назву, яку вживає карта.
champions-bad-deck-alone = { $at }.{ $name }: колоду перевіряють без гри; приберіть це або `deck`.
champions-bad-deck-answer = колоду перевіряють без гри, тож нічого не питають; напишіть у `then`, що має знайтися.
champions-bad-deck-text-alone = `given.deck`: текст файлу колоди каже все; приберіть решту або текст.
champions-bad-deck-starter = `given.deck.starter`: назвіть одного героя, чию готову колоду взяти: { $heroes }.
champions-bad-deck-several = { $at }: так звуться кілька карт, { $name }; напишіть один із кодів { $codes }.
champions-bad-given-players-play = `given.players[{ $seat }].in_play`: союзників { $n }, а ліміт { $most }.
champions-bad-empty-deck-made = { $at }: порожня колода складається з відбою наново; лишіть у ній карту.
champions-bad-given-something-defeated = `given`: щось у цій позиції здолано, завершено або понад ліміт.
champions-bad-given-decks-no = `given.decks`: «{ $key }» — не місце; місця — числа від 0.
champions-bad-goal = { $at }: { $why }.
champions-bad-write-exactly-one = { $at }: напишіть рівно одне з `win`, `survive` і `facts`.

# -- decks -------------------------------------------------------------------------------------------------------------

# $who is a deck: one of the next messages, or the name of a file. $found is a sentence for each rule that is broken.
champions-bad-deck-illegal = { $who } неправильна. { $found }
champions-deck-of-seat = Колода місця { $seat }
champions-deck-built = Колода, яку вдалося скласти,
champions-deck-of-player = Колода гравця { $player }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}
champions-deck-brought = Колода
