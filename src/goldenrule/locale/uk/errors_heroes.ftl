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
heroes-pack-payers = властивостей виду { $kinds } карт типу { $types }
