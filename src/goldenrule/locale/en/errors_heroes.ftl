# Errors of Marvel Heroes. Words in backticks and in code are typed so.

# -- games/heroes/packs.py

# $text is the end of a sentence whose subject is the card: the messages below.
heroes-pack-misfit = it { $text }.
heroes-pack-number = its { $name } is { $value }, and can be { $least } to { $most }.
heroes-pack-id-type-choose = the id is that of { $name }, which is of the type { $type }; choose another id.
heroes-pack-id-special-headline = the id is that of the Special Headline of { $name }; choose another id.
heroes-pack-special-headline-id = its Special Headline has the id '{ $id }', which is that of another card.
heroes-pack-too-many = with this pack there are more than { $most } cards; write fewer copies.
heroes-pack-team-heroes = with this pack the team { $id } has { $n } heroes ({ $heroes }), and a team has { $team }; take heroes out with `copies: 0`, or add some.
heroes-pack-team-nemesis = with this pack the team { $id } has no nemesis; a mastermind with `team: { $id }` is missing.
heroes-pack-plans = with this pack { $id } has not one plan of each stage ({ $stages }).
heroes-pack-unknown = there is no { $what ->
    [team] team
    [mastermind] mastermind
    [hero] hero
   *[card] card
} '{ $id }'{ $close }

# -- games/heroes/facts.py

heroes-pack-no-copies = has no copies; write 1 or more
heroes-pack-can-fight = can fight, and so needs powers and a KO value of 1 or more
heroes-pack-powers-colours = has powers of the colours { $colours }; each colour stands once
heroes-pack-power-value-outside = has the power '{ $name }' with a value outside 0 to 5
heroes-pack-names-no-team = names no team
heroes-pack-no-skill = has no skill; choose from { $skills }
heroes-pack-needs-symbol = needs a symbol ({ $symbols }) and a threat_type ({ $threats })
heroes-pack-brings-special-headline = brings its Special Headline in in Game Round 1, which has no Deployment; write 2 or more
heroes-pack-needs-mastermind-stage = needs a mastermind and a stage ({ $stages })

# -- games/heroes/content.py

heroes-bad-card-word = The card '{ $id }' has the { $what } '{ $word }'; choose from { $words }.
# $wrong is the end of the sentence, as in heroes-pack-misfit.
heroes-bad-card = The card '{ $id }' { $wrong }.
heroes-bad-card-twice = Two cards have the id '{ $id }'; give one of them another.
heroes-bad-effect = The saved position names the effect '{ $path }', which no card has.
heroes-pack-type-ability-may = is of the type '{ $type }', and its ability { $number } is '{ $kind }'; it may have: { $known }
heroes-pack-constant-ability-without = has the constant ability { $number } without mods
heroes-pack-ability-moment = has the ability { $number } with the moment '{ $moment }'; choose from { $known }
heroes-pack-mods-ability = has mods in its ability { $number }, which is not constant
heroes-pack-cost-ability = has the cost '{ $name }' in its ability { $number } ({ $kind }); it is for { $wanted }
heroes-pack-payers = abilities of the kind { $kinds } of cards of the type { $types }
