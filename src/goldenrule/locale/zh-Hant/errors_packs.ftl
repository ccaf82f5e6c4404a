# Errors of content packs, and of YAML files of all kinds. Words in backticks and in capitals are typed so.

# -- a problem and its place -------------------------------------------------------------------------------------------

problem-line = { $file }:{ $line }: { $text }
problem-file = { $file }: { $text }
# $at is what is wrong, as the file calls it; $text is a clause or a sentence from the messages below.
problem-at = { $at }：{ $text }
bad-notation = { $problem }
bad-pack = 無法使用卡包{ $folder }：{ $problem }{ $more ->
    [0] { "" }
   *[other] （另有{ $more }個；`goldenrule pack check { $folder }`列出全部）
}
# How sentences end that name something unknown.
nearest-close = ；你是指{ $words }嗎？
nearest-known = ；已知：{ $known }。
nearest-none = 。
nearest-renamed = ；現在稱為{ $new }。
pack-old-kind = 異能現在以其種類開頭：以{ $new }:及其後的內容取代kind。
pack-old-trigger = { $new ->
    [none] 觸發現在是一個帶欄位的詞，取代event、timing和test；docs/packs.md列出所有觸發。
   *[other] 觸發現在是一個帶欄位的詞：以{ $new }取代event、timing和test。
}
pack-old-left = { $path }屬於較早的寫法，現在的意思無法確定；請依docs/packs.md手動改寫，然後再次轉換。
bad-migrate-unsure = 未改寫{ $folder }，其中沒有任何變動：{ $problem }{ $more ->
    [0] {""}
   *[other] 還有{ $more }處相同情況。
}

# -- files -------------------------------------------------------------------------------------------------------------

# $said is what is wrong with the file: one of the next messages, without its subject, and without its last mark in the second.
bad-file = { $file }{ $said }
bad-file-line = { $file }第{ $line }行：{ $said }。
file-outside = 不是卡包內的檔案；不會跟隨連到資料夾外的連結。
file-missing = 不存在{ $listed ->
    [none] 。
   *[other] ；{ $listed }列出了它。
}
file-not-read = 無法讀取（{ $reason }）。
file-empty = 沒有內容或只有註解；請填寫，或指定另一個檔案。
yaml-large = 大於{ $most }位元組；請分割。
yaml-bytes = 不是UTF-8文字（位元組{ $byte }）；請存為UTF-8。
yaml-no-yaml = 不是有效的YAML：{ $why }。
yaml-invalid = 不是有效的YAML：{ $why }
yaml-documents = 不是有效的YAML：此處開始另一份文件
yaml-anchors = 不允許錨點和別名（&和*）；請完整寫出
yaml-tags = 不允許標籤（{ $tag }）；請移除
yaml-nested = 巢狀超過{ $most }層
yaml-values = 檔案含有超過{ $most }個值；請分割
yaml-twice = 「{ $name }」在此出現兩次
yaml-key = 鍵應為字詞或數字
yaml-merge = 不允許合併鍵（<<）；請完整寫出
yaml-number = 數字{ $digits }...太大；文字請加引號
bad-data-at = { $place }：{ $why }。
# $place is a path in the file, or none.
bad-file-at = { $file }第{ $line }行：{ $place ->
    [none] 檔案
   *[other] { $place }
}：{ $why }。
data-words = { $what }：{ $words }
data-near = { $what }（你是指{ $words }嗎？）
data-known = { $what }（已知：{ $words }）

# -- folders -----------------------------------------------------------------------------------------------------------

bad-pack-no-folder = { $path }不是資料夾；請指定含有{ $file }的資料夾。
bad-pack-too-large = 卡包的檔案合計大於{ $most }位元組；請分割卡包。
bad-pack-name = 卡包不能命名為「{ $name }」；資料夾名稱請以字母開頭。
bad-pack-template = { $game }的新卡包沒有名為{ $name }的範本；請從{ $known }中選擇。
bad-pack-there = { $folder }已存在；請指定不存在的資料夾。
bad-pack-not-made = 無法建立{ $folder }（{ $reason }）；請選擇另一個位置。

# -- packs that games are played with ----------------------------------------------------------------------------------

bad-packs-no-list = 選項'packs'是資料夾的清單，而非{ $option }。
bad-packs-too-many = 選項'packs'指定{ $n }個卡包，而遊戲最多使用{ $most }個。
bad-packs-twice = 卡包「{ $id }」指定了兩次；每個卡包請指定一次。
bad-packs-no-folder = 選項'packs'是資料夾的清單；{ $path }不是資料夾。
bad-packs-fields = 選項'packs'以{ $fields }指定卡包，而非{ $named }。
bad-packs-hash = 選項'packs'指定卡包「{ $id }」的雜湊「{ $hash }」，這不可能是雜湊。
bad-pack-not-kept = 無法寫入{ $path }（{ $reason }）；請將GOLDENRULE_HOME設為另一個資料夾。
bad-pack-missing = 此遊戲使用卡包「{ $id }」版本「{ $version }」（{ $hash }），此處未保留；請取得該版本並執行`goldenrule pack keep { metavar-folder }`。
bad-pack-changed = { $path }已被更改；請刪除它，並以卡包「{ $id }」執行`goldenrule pack keep { metavar-folder }`。
bad-pack-damaged = { $where }已損毀；請再以該卡包執行`goldenrule pack keep { metavar-folder }`。
bad-pack-other-game = { $where }是「{ $game }」的卡包，而非「{ $wanted }」的。
bad-pack-version = { $where }不適用於此版本：{ $why }

# -- what stands in a pack ---------------------------------------------------------------------------------------------

pack-other-game = 此卡包屬於「{ $game }」，而非「{ $wanted }」。
pack-format = 不認得格式{ $format }；此版本讀取格式{ $known }。
pack-bad-id = 「{ $id }」不是id；最多40個小寫字母、數字和「_」，以字母開頭。
pack-files-count = 列出了{ $n }個檔案；請列1至{ $most }個。
pack-bad-file = 「{ $name }」不是卡包的檔案；名稱例如cards.yaml或heroes/wasp.yaml。
pack-file-twice = 「{ $name }」列出了兩次。
pack-shared = 檔案中所有卡牌共用的部分是對映；請寫`名稱: 值`。
# $close is how the sentence ends, here and below.
pack-no-part = 卡包沒有部分「{ $name }」{ $close }
pack-part-no-list = 每個部分是清單；每個成員請寫在「-」之後。
pack-bad-cards = 卡牌檔案是卡牌的清單，或每個部分各有清單的對映。
pack-too-much = 卡包列出超過{ $most }張卡牌和其他東西；請分成數個卡包。
pack-id-twice = 此id已出現在{ $file }第{ $line }行。
pack-nothing-to-take = 它沒有張數，也沒有此id的卡牌可取出{ $close }
pack-nothing = 此處沒有內容。

# -- values ------------------------------------------------------------------------------------------------------------

# $expected and $here are kinds: the messages at the end. $data is what stands there.
pack-value-missing = 此處缺少{ $expected }。
pack-value-other = { $data }不是{ $expected }。
pack-no-such-word = { $data }不是此處可用的字詞{ $close }
pack-word-misfit = { $data }不適合此處{ $close }
pack-no-truth = { $data }不是true或false。
pack-no-number = { $data }不是數字。
pack-number-large = { $data }太大；數字從-{ $most }到{ $most }。
pack-no-text = { $data }不是文字。
pack-no-text-number = { $data }不是文字；請加引號："{ $data }"。
pack-text-long = 此文字有{ $n }個字；最多讀取{ $most }個。
pack-text-signs = 文字{ $data }有無法顯示的符號；請移除。
pack-no-list = { $data }不是清單；請寫[ ... ]。
pack-list-long = 此清單有{ $n }個成員；最多讀取{ $most }個。
pack-list-length = 此清單有{ $n }個成員，應為{ $expected }個。
pack-no-mapping = { $data }不是對映；請寫`名稱: 值`。
pack-mapping-long = 此對映有{ $n }個成員；最多讀取{ $most }個。
pack-key-text = 鍵{ $name }不是文字；請加引號："{ $name }"。
pack-key-number = 鍵「{ $name }」不是數字。
pack-no-fields = { $data }不是欄位的對映（{ $names } ...）。
pack-one-word = 此處應為一個字詞，{ $expected }，而非{ $n }個：{ $there }。
pack-word-alone = { $word }不帶任何東西；請只寫{ $word }。
pack-word-direct = { $word }只有一個欄位；請直接寫其值，不寫「{ $first }」。
pack-word-fields = { $word }有欄位{ $names }；請寫{ $word }: { "{" }{ $first }: ...{ "}" }。
pack-word-head = { $word }的「{ $head }」直接寫在字詞後面；請寫{ $word }: ...。
pack-no-head = 異能以其種類開頭：{ $begin }。請以{ $first }: ...取代{ $word }:。
pack-word-elsewhere = { $word }是{ $expected }；此處應為{ $here }。
pack-word-unknown = { $here }沒有字詞「{ $word }」{ $close }
# $called is a word of the notation, or what a thing is called (the next messages).
pack-field-unknown = { $called }沒有欄位「{ $field }」{ $close }
pack-field-missing = { $called }需要欄位「{ $field }」。

# Kinds of things that stand in packs.
pack-kind-text = 文字
pack-kind-number = 數字
pack-kind-truth = true或false
pack-kind-list = 清單
pack-kind-mapping = 對映
pack-kind-effect = 效果
pack-kind-condition = 條件
pack-kind-cards = 卡牌的集合
pack-kind-ability = 異能
pack-kind-trigger = 觸發
pack-kind-interrupt = 中斷的觸發
pack-kind-response = 回應的觸發
# Any other one: $word is its name in the notation, which is English in every language.
pack-kind = { $word }

# -- cards of any game -------------------------------------------------------------------------------------------------

pack-card-id = 這不是id；最多40個小寫字母、數字和「_」，以字母開頭。
pack-card-name = 它沒有名稱。
pack-card-large = 其異能超過{ $most }個字詞；請分割此卡牌。
pack-card-deep = 選擇和迴圈互相巢狀超過{ $most }層；請寫得簡單些。
problem-ability = 異能{ $n }：{ $text }
problem-lasting = 持續效果「{ $name }」：{ $text }
pack-ability-idle = 它什麼都做不了；請寫出它的作用，或移除它。
pack-bad-binding = 不能以「{ $name }」為名；請用其他小寫字母、數字和「_」。
