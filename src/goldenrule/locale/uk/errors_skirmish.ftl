# Errors of the duel. Words in backticks and in code are typed so.

# -- games/skirmish/packs.py

skirmish-pack-misfit = { $text }.
skirmish-pack-artifact-does-nothing = артефакт без властивості нічого не робить; напишіть її або `copies: 0`, щоб його вилучити.
skirmish-pack-id-choose-another = цей ідентифікатор має { $name } ({ $kind }, { $faction }); виберіть інший.
skirmish-pack-no-main-character = головного персонажа «{ $character }» немає{ $close }
skirmish-pack-loop = карта може без кінця повертати себе: { $steps }; виключіть одну через `where` або напишіть `return_to_hand`.
skirmish-pack-deck = із цим набором { $faction } мають карт { $n }, а грають з { $size }; замініть карти під їхніми ідентифікаторами, змініть `copies` або вилучіть карти через `copies: 0`.
skirmish-pack-tiles = із цим набором карт виду { $kind }: { $n }; щонайбільше можна { $most }.

# -- games/skirmish/facts.py

skirmish-pack-character-belongs-faction = персонаж належить до сторони: напишіть `faction: heroes` або `faction: villains`
skirmish-pack-character-colour = персонаж має колір: напишіть `colour: red`, `yellow`, `green` або `blue`
skirmish-pack-character-life-strength = персонаж має життя від 1 до 99 і силу від 0 до 99
skirmish-pack-only-battlefield-card = `vp` має лише карта поля бою
skirmish-pack-card-kind-no = карта виду { $kind } не має сторони, кольору, сили чи життя
skirmish-pack-main-character-names = головний персонаж називає свій `character` і свою `version` (`standard` або `boosted`)
skirmish-pack-only-main-character = `character` і `version` має лише головний персонаж
skirmish-pack-artifact-neither-cost = артефакт не має ні ціни, ні `vp`
skirmish-pack-copies-number-from = `copies` — число від 1 до 56
skirmish-pack-cost-most-symbols = у ціні щонайбільше 12 символів, а `vp` — число від 0 до 16
skirmish-pack-cost-colour = у ціні символів кольору { $colour }: { $n }, а в жодної сторони, що може її зіграти, ніколи не буде більше ніж { $most } карт і цивільних цього кольору; напишіть менше.

# -- games/skirmish/packs.py

skirmish-pack-only-artifact-single = одноразове застосування має лише артефакт; напишіть `immediate` або `action`
skirmish-pack-battlefield-card-played = карту поля бою розіграно, і її вже немає, тож { $name } ніколи не рахується; напишіть `immediate`
skirmish-pack-artifact-never-placed = артефакт ніколи не виставляють, і він не атакує, тож { $name } ніколи не настає

# -- games/skirmish/loops.py

skirmish-pack-loop-step = { $id } може ввести в гру { $next }

skirmish-bad-duel-no-option = Дуель не має параметра { $key }; є { $options }.
skirmish-bad-duel-offers-nothing = Дуель нічого не пропонує для «{ $option }»; запитайте `readings`.
skirmish-bad-no-card-duel = Карти «{ $id }» в дуелі немає; `goldenrule cards skirmish` наводить усі.
skirmish-bad-saved-position-names = Збережена позиція називає властивість «{ $path }», якої ці карти не мають.
skirmish-bad-readings-contradict-each = Тлумачення { $one } і { $other } суперечать одне одному; виберіть одне.
skirmish-bad-cards-game-played = { $faction } мають карт { $n }, а грають з { $size }: див. D-1.3.
skirmish-bad-several-cards-called = «{ $word }» — кілька карт; напишіть одну з { $named }.
skirmish-bad-given-turn-turn = `given.turn`: хід { $turn } — інших, { $other } (D-2.8, D-4.1); напишіть інший хід або жодного.
skirmish-bad-given-points-game = `given.points`: гра закінчується на { $most } і на -{ $least } (D-9.1, D-9.2); напишіть число між ними, а не { $points }.
skirmish-bad-given-marker-space = `given.marker`: на поділці { $track } беруть артефакт (D-7.12); напишіть число від -{ $most } до { $most }, а не { $marker }.
skirmish-bad-given-villains-freed = `given.villains.freed`: цивільних мають лише герої (D-7.8); приберіть.
skirmish-bad-given-civilians-manhattan = `given.civilians`: у Мангеттені зон { $zones } (D-2.5); наведіть кольори кожної.
skirmish-bad-given-civilians-zone = `given.civilians[{ $i }]`: у зоні по одному цивільному кожного кольору (D-2.5); називайте кожен раз.
skirmish-bad-given-heroes-freed = `given.heroes.freed`: цивільних кольору «{ $colour }» { $zones } (D-1.6), з них у Мангеттені { $n }; звільніть менше або назвіть решту в `civilians`.
skirmish-bad-given-civilians-civilians = `given.civilians`: якщо цивільних у Мангеттені { $sum }, герої вже перемогли (D-9.3); лишіть більше за { $least }.
skirmish-bad-given-offer-artifacts = `given.offer`: горілиць лежить артефактів { $spaces } (D-2.3); приберіть зайві.
skirmish-bad-given-offer-artifacts-lie = `given.offer`: горілиць лежить артефактів { $spaces }, поки в стосі є хоч один (D-2.3, D-7.12); назвіть більше або напишіть `pile: []`.
skirmish-bad-slots-copy-slot = `{ $at }.slots.{ $slot }`: копію в комірці { $named } було б замінено на { $key } (D-5.6); назвіть іншу карту.
skirmish-bad-slots-damage-defeats = `{ $at }.slots.{ $slot }.damage`: { $damage } завдає поразки { $key }, життя { $life } (D-7.5); напишіть менше.
skirmish-bad-slots-strengthened-lasts = `{ $at }.slots.{ $slot }.strengthened`: це триває до кінця ходу, а цей щойно почався або належить іншому боку; приберіть.
skirmish-bad-cards-used-but = { $at }: використано { $n } з { $all } карт, а { $left_out } лежать у коробці (D-2.2); назвіть щонайбільше { $most }.
skirmish-bad-belongs-d-name = { $at }: { $name } належить боку { $faction } (D-1.3); назвіть іншу карту.
skirmish-bad-no-name-one = { $at }: { $key } — не { $wanted } ({ $why }); назвіть таку.
skirmish-bad-stacked-too-many = { $at }: карт колоди, які роздають і добирають, { $most } (D-2.2); назвіть не більше.
skirmish-bad-only-d-name = { $at }: лише { $n } × { $key } (D-1.4); назвіть іншу карту.
skirmish-bad-deck-top-give = `{ $at }.deck_top`: дайте верхні карти або всю колоду, а не те й те.
skirmish-bad-needs-after = { $words } потребує після «{ $verb }» ще: { $kind }.
skirmish-bad-needs-number-from = { $words } потребує після «{ $verb }» числа від 1 до { $slots }.
skirmish-bad-no-answer = { $words } — не відповідь: { $most ->
    [0] задовго
   *[other] останнє слово — число від 1 до { $most }
}.
skirmish-bad-answer-alone = { $words } — не відповідь: за «{ $verb }» нічого не стоїть.
