# Errors of content packs, and of YAML files of all kinds. Words in backticks and in capitals are typed so.

# -- a problem and its place -------------------------------------------------------------------------------------------

problem-line = { $file }:{ $line }: { $text }
problem-file = { $file }: { $text }
# $at is what is wrong, as the file calls it; $text is a clause or a sentence from the messages below.
problem-at = { $at }: { $text }
bad-notation = { $problem }
bad-pack = Набір { $folder } використати не можна: { $problem }{ $more ->
    [0] { "" }
   *[other] { " " }(ще { $more }; `goldenrule pack check { $folder }` наводить усі)
}
# How sentences end that name something unknown.
nearest-close = ; можливо, { $words }?
nearest-known = ; відомі: { $known }.
nearest-none = .
nearest-renamed = ; тепер це називається { $new }.
pack-old-kind = тепер властивість починається зі свого виду: { $new }: з тим, що було за ним, замість `kind`.
pack-old-trigger = { $new ->
    [none] тепер тригер — це одне слово з полями замість `event`, `timing` і `test`; docs/packs.md перелічує тригери.
   *[other] тепер тригер — це одне слово з полями: { $new } замість `event`, `timing` і `test`.
}
pack-old-left = { $path } — з попереднього запису, і тепер його значення непевне; перепишіть це вручну, як пояснює docs/packs.md, і запустіть перетворення знову.
bad-migrate-unsure = { $folder } не переписано, і нічого в ньому не змінилося: { $problem }{ $more ->
    [0] {""}
    [one] {" "}Є ще { $more } таке місце.
    [few] {" "}Є ще { $more } таких місця.
   *[other] {" "}Є ще { $more } таких місць.
}

# -- files -------------------------------------------------------------------------------------------------------------

# $said is what is wrong with the file: one of the next messages, without its subject, and without its last mark in the second.
bad-file = { $file }: { $said }
bad-file-line = { $file }, рядок { $line }: { $said }.
file-outside = це не файл усередині набору; посилання поза теку не діють.
file-missing = такого файлу немає{ $listed ->
    [none] .
   *[other] ; його згадує { $listed }.
}
file-not-read = прочитати не можна ({ $reason }).
file-empty = тут нічого немає або лише коментарі; заповніть або назвіть інший файл.
yaml-large = більше за { $most } байтів; розділіть його.
yaml-bytes = це не текст `UTF-8` (байт { $byte }); збережіть як `UTF-8`.
yaml-no-yaml = це неправильний YAML: { $why }.
yaml-invalid = неправильний YAML: { $why }
yaml-documents = неправильний YAML: тут починається інший документ
yaml-anchors = якорі й псевдоніми (& і *) не дозволено; випишіть повністю
yaml-tags = теги ({ $tag }) не дозволено; приберіть
yaml-nested = вкладеність понад { $most } рівнів
yaml-values = у файлі понад { $most } значень; розділіть його
yaml-twice = «{ $name }» стоїть тут двічі
yaml-key = ключ — це слово або число
yaml-merge = ключі злиття (<<) не дозволено; випишіть повністю
yaml-number = число { $digits }... завелике; візьміть текст у лапки
bad-data-at = { $place }: { $why }.
# $place is a path in the file, or none.
bad-file-at = { $file }, рядок { $line }: { $place ->
    [none] файл
   *[other] { $place }
}: { $why }.
data-words = { $what }: { $words }
data-near = { $what } (можливо, { $words }?)
data-known = { $what } (відомі: { $words })

# -- folders -----------------------------------------------------------------------------------------------------------

bad-pack-no-folder = { $path } — не тека; назвіть теку, у якій є { $file }.
bad-pack-too-large = файли набору разом більші за { $most } байтів; розділіть набір.
bad-pack-name = Набір не може зватися «{ $name }»; назвіть теку літерами, перша — літера.
bad-pack-template = Немає шаблону { $name } для нового набору гри { $game }; виберіть із { $known }.
bad-pack-there = { $folder } вже є; назвіть теку, якої немає.
bad-pack-not-made = { $folder } створити не можна ({ $reason }); виберіть інше місце.

# -- packs that games are played with ----------------------------------------------------------------------------------

bad-packs-no-list = Параметр `packs` — список тек, а не { $option }.
bad-packs-too-many = Параметр `packs` називає наборів { $n }, а грати можна щонайбільше з { $most }.
bad-packs-twice = Набір «{ $id }» названо двічі; називайте кожен раз.
bad-packs-no-folder = Параметр `packs` — список тек; { $path } — не тека.
bad-packs-fields = Параметр `packs` називає набір полями { $fields }, а не { $named }.
bad-packs-hash = Параметр `packs` називає набір «{ $id }» з контрольною сумою «{ $hash }», якої бути не може.
bad-pack-not-kept = { $path } записати не можна ({ $reason }); вкажіть у `GOLDENRULE_HOME` іншу теку.
bad-pack-missing = У цю гру грають з набором «{ $id }» версії «{ $version }» ({ $hash }), якого тут не збережено; дістаньте саме цю версію й виконайте `goldenrule pack keep { metavar-folder }`.
bad-pack-changed = { $path } змінено; видаліть його й виконайте `goldenrule pack keep { metavar-folder }` з набором «{ $id }».
bad-pack-damaged = { $where }: пошкоджено; виконайте `goldenrule pack keep { metavar-folder }` з цим набором ще раз.
bad-pack-other-game = { $where }: набір для «{ $game }», а не для «{ $wanted }».
bad-pack-version = { $where }: не підходить до цієї версії: { $why }

# -- what stands in a pack ---------------------------------------------------------------------------------------------

pack-other-game = набір для «{ $game }», а не для «{ $wanted }».
pack-format = формат { $format } невідомий; ця версія читає формат { $known }.
pack-bad-id = «{ $id }» — не ідентифікатор; до 40 малих літер, цифр і «_», перша — літера.
pack-files-count = файлів перелічено { $n }; має бути від 1 до { $most }.
pack-bad-file = «{ $name }» — не файл набору; назвіть на зразок `cards.yaml` чи `heroes/wasp.yaml`.
pack-file-twice = «{ $name }» перелічено двічі.
pack-shared = спільне для всіх карт файлу — відображення; пишіть `назва: значення`.
# $close is how the sentence ends, here and below.
pack-no-part = набір не має частини «{ $name }»{ $close }
pack-part-no-list = частина — це список; пишіть кожен елемент після «-».
pack-bad-cards = файл карт — список карт або відображення частин, кожна зі списком.
pack-too-much = у наборі понад { $most } карт та іншого; зробіть із нього кілька.
pack-id-twice = цей ідентифікатор уже є: { $file }, рядок { $line }.
pack-nothing-to-take = копій немає, і карти з таким ідентифікатором, яку можна вилучити, теж{ $close }
pack-nothing = тут нічого немає.

# -- values ------------------------------------------------------------------------------------------------------------

# $expected and $here are kinds: the messages at the end. $data is what stands there.
pack-value-missing = тут бракує: { $expected }.
pack-value-other = { $data } — це не { $expected }.
pack-no-such-word = { $data } — не одне зі слів, які тут можуть стояти{ $close }
pack-word-misfit = { $data } тут не підходить{ $close }
pack-no-truth = { $data } — не `true` і не `false`.
pack-no-number = { $data } — не число.
pack-number-large = { $data } завелике; числа від -{ $most } до { $most }.
pack-no-text = { $data } — не текст.
pack-no-text-number = { $data } — не текст; візьміть у лапки: "{ $data }".
pack-text-long = літер у цьому тексті { $n }; читається щонайбільше { $most }.
pack-text-signs = у тексті { $data } є знаки, яких не показати; приберіть їх.
pack-no-list = { $data } — не список; пишіть [ ... ].
pack-list-long = елементів у цьому списку { $n }; читається щонайбільше { $most }.
pack-list-length = елементів у цьому списку { $n }, а не { $expected }.
pack-no-mapping = { $data } — не відображення; пишіть `назва: значення`.
pack-mapping-long = елементів у цьому відображенні { $n }; читається щонайбільше { $most }.
pack-key-text = ключ { $name } — не текст; візьміть у лапки: "{ $name }".
pack-key-number = ключ «{ $name }» — не число.
pack-no-fields = { $data } — не відображення полів ({ $names } ...).
pack-one-word = тут очікується одне слово, { $expected }, а не { $n }: { $there }.
pack-word-alone = { $word } нічого не бере; пишіть лише { $word }.
pack-word-direct = { $word } має одне поле; пишіть його значення одразу, без «{ $first }».
pack-word-fields = { $word } має поля { $names }; пишіть { $word }: { "{" }{ $first }: ...{ "}" }.
pack-word-head = { $word } має своє «{ $head }» одразу за словом; пишіть { $word }: ... .
pack-no-head = властивість починається зі свого виду: { $begin }. Пишіть { $first }: ... замість { $word }:.
pack-word-elsewhere = { $word } — це { $expected }; а тут має бути { $here }.
pack-word-unknown = слова «{ $word }» для { $here } немає{ $close }
    .here = genitive
# $called is a word of the notation, or what a thing is called (the next messages).
pack-field-unknown = { $called } не має поля «{ $field }»{ $close }
pack-field-missing = { $called } потребує поля «{ $field }».

# Kinds of things that stand in packs.
pack-kind-text = текст
pack-kind-number = число
pack-kind-truth = `true` або `false`
pack-kind-list = список
pack-kind-mapping = відображення
pack-kind-effect = ефект
pack-kind-condition = умова
pack-kind-cards = множина карт
pack-kind-ability = властивість
pack-kind-trigger = умова ініціювання
pack-kind-interrupt = умова ініціювання втручання
pack-kind-response = умова ініціювання реакції
# Any other one: $word is its name in the notation, which is English in every language.
pack-kind = { $word }

# -- cards of any game -------------------------------------------------------------------------------------------------

pack-card-id = це не ідентифікатор; до 40 малих літер, цифр і «_», перша — літера.
pack-card-name = немає назви.
pack-card-large = у її властивостях понад { $most } слів; розділіть карту.
pack-card-deep = вибори й цикли вкладено понад { $most } разів; напишіть простіше.
problem-ability = властивість { $n }: { $text }
problem-lasting = тривалий ефект «{ $name }»: { $text }
pack-ability-idle = вона нічого не може; напишіть, що вона робить, або приберіть.
pack-bad-binding = до назви «{ $name }» нічого прив’язати не можна; малі літери, цифри й «_».
