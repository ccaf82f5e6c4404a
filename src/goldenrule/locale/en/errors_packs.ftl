# Errors of content packs, and of YAML files of all kinds. Words in backticks and in capitals are typed so.

# -- a problem and its place -------------------------------------------------------------------------------------------

problem-line = { $file }:{ $line }: { $text }
problem-file = { $file }: { $text }
# $at is what is wrong, as the file calls it; $text is a clause or a sentence from the messages below.
problem-at = { $at }: { $text }
bad-notation = { $problem }
bad-pack = The pack { $folder } cannot be used: { $problem }{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } more; `goldenrule pack check { $folder }` lists all)
}
# How sentences about something unknown end.
nearest-close = ; did you mean { $words }?
nearest-known = ; known: { $known }.
nearest-none = .
nearest-renamed = ; it is now called { $new }.
pack-old-kind = an ability now begins with its kind: { $new }: and its main value, instead of kind.
pack-old-trigger = { $new ->
    [none] a trigger is now one word with fields, instead of event, timing and test; docs/packs.md lists the triggers.
   *[other] a trigger is now one word with fields: { $new } instead of event, timing and test.
}
pack-old-left = { $path } uses an earlier notation, and its meaning is no longer certain; rewrite it by hand as docs/packs.md says, then migrate again.
bad-migrate-unsure = { $folder } was not rewritten, and nothing in it has changed: { $problem }{ $more ->
    [0] {""}
    [one] {" "}There is one more place like this.
   *[other] {" "}There are { $more } more places like this.
}

# -- files -------------------------------------------------------------------------------------------------------------

# $said is what is wrong with the file: one of the next messages, without its subject, and without its last mark in the second.
bad-file = { $file } { $said }
bad-file-line = { $file }, line { $line }: { $said }.
file-outside = is not a file inside the pack; links out of the folder are not followed.
file-missing = does not exist{ $listed ->
    [none] .
   *[other] ; { $listed } lists it.
}
file-not-read = cannot be read ({ $reason }).
file-empty = is empty, or has only comments; fill it in, or name another file.
yaml-large = is larger than { $most } bytes; split it.
yaml-bytes = is not UTF-8 text (byte { $byte }); save it as UTF-8.
yaml-no-yaml = is not valid YAML: { $why }.
yaml-invalid = not valid YAML: { $why }
yaml-documents = not valid YAML: another document begins here
yaml-anchors = anchors and aliases (& and *) are not allowed; write it out
yaml-tags = tags ({ $tag }) are not allowed; leave it out
yaml-nested = this is nested more than { $most } levels deep
yaml-values = the file holds more than { $most } values; split it
yaml-twice = '{ $name }' appears twice here
yaml-key = a key must be a word or a number
yaml-merge = merge keys (<<) are not allowed; write it out
yaml-number = the number { $digits }... is too large; put a text in quotes
bad-data-at = { $place }: { $why }.
# $place is a path in the file, or none.
bad-file-at = { $file }, line { $line }: { $place ->
    [none] the file
   *[other] { $place }
}: { $why }.
data-words = { $what }: { $words }
data-near = { $what } (did you mean { $words }?)
data-known = { $what } (known: { $words })

# -- folders -----------------------------------------------------------------------------------------------------------

bad-pack-no-folder = { $path } is not a folder; name the folder that holds { $file }.
bad-pack-too-large = the files of the pack have more than { $most } bytes in total; split the pack.
bad-pack-name = A pack cannot be called '{ $name }'; use letters, digits and '_' for the folder, beginning with a letter.
bad-pack-template = There is no template { $name } for a new pack of { $game }; choose from { $known }.
bad-pack-there = { $folder } already exists; name a new folder.
bad-pack-not-made = { $folder } cannot be made ({ $reason }); choose another place.

# -- packs that games are played with ----------------------------------------------------------------------------------

bad-packs-no-list = The option 'packs' must be a list of folders, not { $option }.
bad-packs-too-many = The option 'packs' names { $n } packs; a game can use at most { $most }.
bad-packs-twice = The pack '{ $id }' is named twice; name each pack once.
bad-packs-no-folder = The option 'packs' must be a list of folders; { $path } is not a folder.
bad-packs-fields = The option 'packs' must name a pack by { $fields }, not by { $named }.
bad-packs-hash = The option 'packs' names a pack '{ $id }' with '{ $hash }', which is not a hash.
bad-pack-not-kept = { $path } cannot be written ({ $reason }); set GOLDENRULE_HOME to another folder.
bad-pack-missing = This game uses the pack '{ $id }', version '{ $version }' ({ $hash }), which is not kept here; get exactly that version and run `goldenrule pack keep FOLDER`.
bad-pack-changed = { $path } was changed; delete it and run `goldenrule pack keep FOLDER` with the pack '{ $id }'.
bad-pack-damaged = { $where } is damaged; run `goldenrule pack keep FOLDER` with that pack again.
bad-pack-other-game = { $where } is a pack for '{ $game }', not for '{ $wanted }'.
bad-pack-version = { $where } does not fit this version: { $why }

# -- what a pack contains ----------------------------------------------------------------------------------------------

pack-other-game = the pack is for '{ $game }', not for '{ $wanted }'.
pack-format = the format { $format } is unknown; this version reads format { $known }.
pack-bad-id = '{ $id }' is not a valid id; use up to 40 small letters, digits and '_', beginning with a letter.
pack-files-count = { $n } files are listed; list 1 to { $most }.
pack-bad-file = '{ $name }' is not a valid file of a pack; name one like cards.yaml or heroes/wasp.yaml.
pack-file-twice = '{ $name }' is listed twice.
pack-shared = the values that all cards of a file share must be a mapping; write NAME: VALUE.
# $close is how the sentence ends, here and below.
pack-no-part = a pack has no part '{ $name }'{ $close }
pack-part-no-list = a part must be a list; write each member after a '-'.
pack-bad-cards = a card file must be a list of cards, or a mapping of parts with a list each.
pack-too-much = the pack lists more than { $most } cards and other things; split it into several packs.
pack-id-twice = this id is already used in { $file }, line { $line }.
pack-nothing-to-take = it has no copies, and there is no card of this id to take out{ $close }
pack-nothing = nothing is here.

# -- values ------------------------------------------------------------------------------------------------------------

# $expected and $here are kinds: the messages at the end. $data is what the file has.
pack-value-missing = { $expected } is missing here.
pack-value-other = { $data } is not { $expected }.
pack-no-such-word = { $data } is not one of the words that are allowed here{ $close }
pack-word-misfit = { $data } is not allowed here{ $close }
pack-no-truth = { $data } is not true or false.
pack-no-number = { $data } is not a number.
pack-number-large = { $data } is too large; numbers must be from -{ $most } to { $most }.
pack-no-text = { $data } is not a text.
pack-no-text-number = { $data } is not a text; write it in quotes: "{ $data }".
pack-text-long = this text has { $n } letters; at most { $most } are allowed.
pack-text-signs = the text { $data } has characters that cannot be shown; leave them out.
pack-no-list = { $data } is not a list; write [ ... ].
pack-list-long = this list has { $n } members; at most { $most } are allowed.
pack-list-length = this list has { $n } members, not { $expected }.
pack-no-mapping = { $data } is not a mapping; write NAME: VALUE.
pack-mapping-long = this mapping has { $n } members; at most { $most } are allowed.
pack-key-text = the key { $name } is not a text; write it in quotes: "{ $name }".
pack-key-number = the key '{ $name }' is not a number.
pack-no-fields = { $data } is not a mapping of fields ({ $names } ...).
pack-one-word = one word is expected here, { $expected }, not { $n }: { $there }.
pack-word-alone = { $word } has no fields; write only { $word }.
pack-word-direct = { $word } has one field; write its value directly, without '{ $first }'.
pack-word-fields = { $word } has the fields { $names }; write { $word }: { "{" }{ $first }: ...{ "}" }.
pack-word-head = { $word } has its '{ $head }' directly after the word; write { $word }: ... .
pack-no-head = an ability begins with its kind: { $begin }. Write { $first }: ... instead of { $word }:.
pack-word-elsewhere = { $word } is { $expected }, but { $here } belongs here.
pack-word-unknown = there is no word '{ $word }' for { $here }{ $close }
# $called is a word of the notation, or what a thing is called (the next messages).
pack-field-unknown = { $called } has no field '{ $field }'{ $close }
pack-field-missing = { $called } needs the field '{ $field }'.

# Kinds of things in packs.
pack-kind-text = a text
pack-kind-number = a number
pack-kind-truth = true or false
pack-kind-list = a list
pack-kind-mapping = a mapping
pack-kind-effect = an effect
pack-kind-condition = a condition
pack-kind-cards = a set of cards
pack-kind-ability = an ability
pack-kind-trigger = a trigger
pack-kind-interrupt = a trigger of an interrupt
pack-kind-response = a trigger of a response
# Any other one: $word is its name in the notation, which is English in every language.
pack-kind = { $vowel ->
    [yes] an
   *[no] a
} { $word }

# -- cards of any game -------------------------------------------------------------------------------------------------

pack-card-id = this is not a valid id; use up to 40 small letters, digits and '_', beginning with a letter.
pack-card-name = it has no name.
pack-card-large = its abilities have more than { $most } words; split the card.
pack-card-deep = choices and loops are nested more than { $most } levels deep; write it more simply.
problem-ability = ability { $n }: { $text }
problem-lasting = lasting effect '{ $name }': { $text }
pack-ability-idle = it does nothing; write what it does, or leave it out.
pack-bad-binding = '{ $name }' is not a valid name for a binding; use small letters, digits and '_'.
