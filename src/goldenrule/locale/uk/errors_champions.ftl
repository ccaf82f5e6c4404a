# Errors of Marvel Champions: options, decks, packs, positions, the companion.

champions-bad-reading = Тлумачення правил { $name } немає{ $close }
nearest-readings = ; `docs/readings.md` наводить їх.

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
champions-pack-players-card-classification = карта гравця має класифікацію: `identity`, напрямок або `basic`.
champions-pack-speaks-what-triggered = { $word } говорить про те, що запустило властивість, а цю ніщо не запускає.
champions-pack-lasts-starts = `lasts` починає «{ $name }», чого немає серед тривалих ефектів карти.
champions-pack-enemy-attacks-names = `enemy_attacks` називає «{ $rider }», чого немає серед тривалих ефектів карти.
champions-pack-binding = до назви «{ $name }» нічого прив’язати не можна; малі літери, цифри й «_».
champions-pack-resources-not-made = ресурси «{ $found }» складено не з літер { $letters }.
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
