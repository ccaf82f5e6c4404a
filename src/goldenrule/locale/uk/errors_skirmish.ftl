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

# -- games/skirmish/packs.py

skirmish-pack-only-artifact-single = одноразове застосування має лише артефакт; напишіть `immediate` або `action`
skirmish-pack-battlefield-card-played = карту поля бою розіграно, і її вже немає, тож { $name } ніколи не рахується; напишіть `immediate`
skirmish-pack-artifact-never-placed = артефакт ніколи не виставляють, і він не атакує, тож { $name } ніколи не настає

# -- games/skirmish/loops.py

skirmish-pack-loop-step = { $id } може ввести в гру { $next }
