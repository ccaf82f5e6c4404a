# Errors of Marvel Heroes. Words in backticks and in code are typed so.

# -- games/heroes/packs.py

# $text is the end of a sentence whose subject is the card: the messages below.
heroes-pack-misfit = карта { $text }.
heroes-pack-number = { $name } — { $value }, а може бути від { $least } до { $most }.
heroes-pack-id-type-choose = цей ідентифікатор має { $name } типу { $type }; виберіть інший.
heroes-pack-id-special-headline = цей ідентифікатор має особлива новина { $name }; виберіть інший.
    .name = genitive
heroes-pack-special-headline-id = її особлива новина має ідентифікатор «{ $id }», який належить іншій карті.
heroes-pack-too-many = із цим набором карт понад { $most }; напишіть менше копій.
heroes-pack-team-heroes = із цим набором команда { $id } має героїв { $n } ({ $heroes }), а має бути { $team }; вилучіть героїв через `copies: 0` або додайте.
heroes-pack-team-nemesis = із цим набором команда { $id } не має запеклого ворога; бракує суперлиходія з `team: { $id }`.
heroes-pack-plans = із цим набором { $id } не має по одному плану кожного етапу ({ $stages }).
heroes-pack-unknown = немає { $what ->
    [team] команди
    [mastermind] суперлиходія
    [hero] героя
   *[card] карти
} «{ $id }»{ $close }

# -- games/heroes/facts.py

heroes-pack-no-copies = не має копій; напишіть 1 або більше
heroes-pack-can-fight = може битися, тож потребує вмінь і порога нокауту від 1
heroes-pack-powers-colours = має вміння кольорів { $colours }; кожен колір — раз
heroes-pack-power-value-outside = має вміння «{ $name }» зі значенням поза межами від 0 до 5
heroes-pack-names-no-team = не називає команди
heroes-pack-no-skill = не має навички; виберіть із { $skills }
heroes-pack-needs-symbol = потребує `symbol` ({ $symbols }) і `threat_type` ({ $threats })
heroes-pack-brings-special-headline = вводить особливу новину в ігровому раунді 1, де немає розгортання; напишіть 2 або більше
heroes-pack-needs-mastermind-stage = потребує `mastermind` і `stage` ({ $stages })

# -- games/heroes/content.py

heroes-bad-card-word = Карта «{ $id }» має { $what } «{ $word }»; виберіть із { $words }.
# $wrong is the end of the sentence, as in heroes-pack-misfit.
heroes-bad-card = Карта «{ $id }» { $wrong }.
heroes-bad-card-twice = Дві карти мають ідентифікатор «{ $id }»; дайте одній інший.
heroes-bad-effect = Збережена позиція називає ефект «{ $path }», якого не має жодна карта.
heroes-pack-type-ability-may = має тип «{ $type }», а її властивість { $number } — «{ $kind }»; можна: { $known }
heroes-pack-constant-ability-without = має постійну властивість { $number } без `mods`
heroes-pack-ability-moment = має властивість { $number } з моментом «{ $moment }»; виберіть із { $known }
heroes-pack-mods-ability = має `mods` у властивості { $number }, яка не постійна
heroes-pack-cost-ability = має ціну «{ $name }» у властивості { $number } ({ $kind }); вона для { $wanted }
heroes-pack-cost-number = має ціну «{ $name }» { $n } у властивості { $number }; напишіть 1 або більше чи приберіть її
heroes-pack-cost-ko = платить у властивості { $number } стільки результатів КО: { $n }, а переможена вже за { $ko }, тож ніколи не зможе заплатити; напишіть менше
heroes-pack-payers = властивостей виду { $kinds } карт типу { $types }

heroes-bad-marvel-heroes-no = Marvel Heroes не має параметра { $key }; є { $options }.
heroes-bad-option-scenario-text = Параметр `scenario` — текст, а не { $given }.
heroes-bad-option-first-player = Параметр `first_player` — номер місця, а не { $given }.
heroes-bad-teams-play = Команд грає { $word }, а не { $n }: назвіть стільки або приберіть `players`.
heroes-bad-option-first-player-number = Параметр `first_player` — номер місця, а не { $word }.
heroes-bad-option-players = Параметр `players` — 2, 3 або 4, а не «{ $players }».
heroes-bad-marvel-heroes-offers = Marvel Heroes нічого не пропонує для «{ $option }»; запитайте `teams`, `scenario` або `readings`.
heroes-bad-no-team = Команди «{ $team }» немає; виберіть із { $known }.
heroes-bad-option-teams-names = { $n ->
    [0] Виберіть від 2 до 4 різних команд.
   *[other] Виберіть від 2 до 4 різних команд; вибрано: { $teams }.
}
heroes-bad-player-cannot-first = Гравець { $seat } не може бути першим: є гравці від 1 до { $most }.
heroes-bad-no-scenario = Сценарію «{ $scenario }» немає; виберіть із { $scenarios }, `random`.
heroes-bad-team-no-mastermind = Команда «{ $team }» не має суперлиходія — запеклого ворога; його має додати набір.
heroes-bad-seats-no-seat = `seats[{ $seat }]`: місця { $seat } немає; у грі гравців { $seats }.
heroes-bad-given-no-seat = `given.{ $name }`: місця { $seat } немає; є місця від { $least } до { $seats }.
heroes-bad-given-seats-no = `given.seats[{ $seats }]`: місця { $seats } немає; у грі команд { $seats }.
heroes-bad-given-seats-write = `given.{ $name }`: місць { $seats }; напишіть число для кожного.
heroes-bad-given-threats-threat = `given.threats.{ $area }`: жетон загрози належить новині (H-3.10); назвіть її там.
heroes-bad-given-most-wanted = `given.most_wanted`: місць { $spaces } (H-2.7); приберіть зайві.
heroes-bad-no-most-wanted = { $at }: { $code } не має знака розшуку (H-8.25); назвіть лиходія, що має.
heroes-bad-given-round-game = `given.round`: у { $code } ігрових раундів { $rounds } (H-10.2); напишіть число до цього.
heroes-bad-given-nobody-acts = `given.{ $name }`: до місій ніхто не діє (H-4.1); приберіть.
heroes-bad-given-round-no = `given.round`: після ігрового раунду { $round }, останнього, немає розгортання (H-10.2); напишіть менше.
heroes-bad-given-special-no = `given.special`: { $scenario } не має особливої новини (H-10.4); приберіть.
heroes-bad-given-special-early = `given.special`: особлива новина { $scenario } входить у гру в ігровому раунді { $round } (H-10.4); напишіть цей раунд або пізніший.
heroes-bad-given-archnemesis-early = `given.archnemesis`: у першому ігровому раунді немає архіворога (H-3.8); приберіть або напишіть пізніший раунд.
heroes-bad-heroes-scenario-card = `given.heroes.{ $code }.place`: поки особливої новини немає в грі, на карті сценарію герої не стоять (H-10.5); напишіть `special: true` або назвіть квартал.
heroes-bad-plans-order = { $at }: { $code } виконують після { $first } (H-9.7); назвіть і той план.
heroes-bad-given-masterminds-seats = `given.masterminds`: суперлиходіїв { $n }, а місць { $seats }; назвіть того, ким керує кожне місце.
heroes-bad-given-masterminds-twice = `given.masterminds`[{ $i }]: { $name } уже названо; назвіть іншого суперлиходія.
heroes-bad-given-masterminds-usual = `given.masterminds`[{ $i }]: у { $scenario } ворогом команди керує гравець ліворуч (H-3.2); напишіть { $own } замість { $name }.
heroes-bad-given-masterminds-own = `given.masterminds`[{ $i }]: { $name } — ворог команди { $team }, а в цьому сценарії їй протистоїть інший суперлиходій (H-10.18); назвіть іншого.
heroes-bad-area-not-used = { $at }: на цьому районі не грають, коли гравців { $seats } (H-2.3); назвіть інший.
heroes-bad-allies-team-most = `{ $at }.allies`: на столі в команди союзників щонайбільше { $most } (H-6.12); приберіть зайвих.
heroes-bad-given-heroes-ko = `given.heroes.{ $code }.ko`: якщо нокаутів { $ko } з { $of }, його здолано (H-5.4); дайте менше або напишіть `status: recovery, wounded: true`.
heroes-bad-given-heroes-place = `given.heroes.{ $code }.place`: у районі { $area } місць підтримки { $spaces }, по одному на героя (H-2.5); назвіть інший район.
heroes-bad-given-scenario-ends = `given`: у цій позиції сценарій одразу закінчується ({ $ending }, H-10.2); заберіть щось або нехай кінець принесе відповідь.
heroes-bad-type-cannot-name = { $at }: { $code } — типу { $type }, який тут бути не може; назвіть типу { $kinds }.
heroes-bad-no-left-game = { $at }: { $code } у цій грі не лишилося, бо { $why ->
    [named] названо всі копії
   *[team] ця команда не грає
}; назвіть іншу карту.
heroes-bad-place-hero-recovery = `{ $at }.place`: герой у відновленні — на своїй карті (H-5.9); приберіть `place`.
heroes-bad-wounded-wounded-hero = `{ $at }.wounded`: поранений герой — у відновленні (H-5.4); напишіть `status: recovery`.
heroes-bad-ko-who-recovery = `{ $at }.ko`: у відновленні нокаутів немає (H-8.24, H-8.27); приберіть `ko`.
heroes-bad-can-carry-plot = { $at }: може мати очок планування { $most } (H-11.3, H-11.6), а не { $n }; напишіть менше.
heroes-bad-only-story-cards = { $at }: карт історій цієї команди лишилося { $n } (H-7.15); напишіть менше.
heroes-bad-power-up-another = { $at }: { $code } — перевага іншої команди (H-6.14); назвіть перевагу { $team }.
heroes-bad-no-master-plan = { $at }: { $code } — не генеральний план суперлиходія цього місця (H-3.5); назвіть його.
heroes-bad-given-track-track = `given.track`: на шкалі місць { $spaces } (H-2.6); приберіть зайві.
heroes-bad-team-does-not = { $at }: команда { $code } не грає (H-7.16); назвіть історію іншої.
heroes-bad-needs-number-after = { $words } потребує числа після «{ $verb }».
heroes-bad-no-answer = { $words } — не відповідь: за «{ $verb }» забагато.
heroes-bad-marvel-heroes-does = Marvel Heroes не каже чому; пишіть `not_offered: '{ $words }'` замість `refused`.
