# Errors of Marvel Heroes. Words in backticks and in code are typed so.

# -- games/heroes/packs.py

# $text is the end of a sentence whose subject is the card: the messages below.
heroes-pack-misfit = 它{ $text }。
heroes-pack-number = 其{ $name }為{ $value }，應為{ $least }至{ $most }。
heroes-pack-id-type-choose = 此id屬於類型{ $type }的{ $name }；請選擇另一個id。
heroes-pack-id-special-headline = 此id屬於{ $name }的特別頭條；請選擇另一個id。
heroes-pack-special-headline-id = 其特別頭條的id「{ $id }」屬於另一張卡牌。
heroes-pack-too-many = 使用此卡包時卡牌超過{ $most }張；請減少張數。
heroes-pack-team-heroes = 使用此卡包時，隊伍{ $id }有{ $n }位英雄（{ $heroes }），而隊伍應有{ $team }位；請以`copies: 0`取出英雄，或增加一些。
heroes-pack-team-nemesis = 使用此卡包時，隊伍{ $id }沒有勁敵；缺少`team: { $id }`的超級反派。
heroes-pack-plans = 使用此卡包時，{ $id }並非每個階段（{ $stages }）各有一個計畫。
heroes-pack-unknown = 沒有{ $what ->
    [team] 隊伍
    [mastermind] 超級反派
    [hero] 英雄
   *[card] 卡牌
}「{ $id }」{ $close }

# -- games/heroes/facts.py

heroes-pack-no-copies = 沒有張數；請寫1以上
heroes-pack-can-fight = 能戰鬥，因此需要能力和1以上的擊倒值
heroes-pack-powers-colours = 的能力顏色為{ $colours }；每種顏色只能有一個
heroes-pack-power-value-outside = 的能力「{ $name }」有數值不在0至5之間
heroes-pack-names-no-team = 沒有指定隊伍
heroes-pack-no-skill = 沒有專長；請從{ $skills }選擇
heroes-pack-needs-symbol = 需要`symbol`（{ $symbols }）和threat_type（{ $threats }）
heroes-pack-brings-special-headline = 在第1遊戲輪帶入特別頭條，而該輪沒有部署；請寫2以上
heroes-pack-needs-mastermind-stage = 需要超級反派和`stage`（{ $stages }）

# -- games/heroes/content.py

heroes-bad-card-word = 卡牌「{ $id }」的{ $what }為「{ $word }」；請從{ $words }選擇。
# $wrong is the end of the sentence, as in heroes-pack-misfit.
heroes-bad-card = 卡牌「{ $id }」{ $wrong }。
heroes-bad-card-twice = 兩張卡牌的id都是「{ $id }」；請更改其中一個。
heroes-bad-effect = 存檔的局面提及效果「{ $path }」，但沒有卡牌具有它。
heroes-pack-type-ability-may = 的類型為「{ $type }」，而其異能{ $number }為「{ $kind }」；可以有：{ $known }
heroes-pack-constant-ability-without = 的永續異能{ $number }沒有mods
heroes-pack-ability-moment = 的異能{ $number }的moment為「{ $moment }」；請從{ $known }選擇
heroes-pack-mods-ability = 的異能{ $number }有mods，但它不是永續的
heroes-pack-cost-ability = 的異能{ $number }（{ $kind }）有費用「{ $name }」；它用於{ $wanted }
heroes-pack-cost-number = 的第{ $number }個異能的費用「{ $name }」是{ $n }；請寫1以上，或刪去
heroes-pack-cost-ko = 的第{ $number }個異能要支付{ $n }個KO結果，但{ $ko }個便會被擊敗，因此永遠無法支付；請減少
heroes-pack-payers = 類型{ $types }的卡牌的{ $kinds }類異能

heroes-bad-marvel-heroes-no = Marvel Heroes沒有選項{ $key }；選項有{ $options }。
heroes-bad-option-scenario-text = 選項'scenario'為文字，而非{ $given }。
heroes-bad-option-first-player = 選項'first_player'為座位編號，而非{ $given }。
heroes-bad-teams-play = 有{ $word }支隊伍參加，而非{ $n }支：請指定相同數目，或移除'players'。
heroes-bad-option-first-player-number = 選項'first_player'為座位編號，而非{ $word }。
heroes-bad-option-players = 選項'players'為2、3或4，而非「{ $players }」。
heroes-bad-marvel-heroes-offers = Marvel Heroes沒有「{ $option }」可選；請查詢`teams`、`scenario`或`readings`。
heroes-bad-no-team = 沒有隊伍「{ $team }」；請從{ $known }選擇。
heroes-bad-option-teams-names = { $n ->
    [0] 請選擇2至4支不同的隊伍。
   *[other] 請選擇2至4支不同的隊伍，而非{ $teams }。
}
heroes-bad-player-cannot-first = 玩家{ $seat }不能是起始玩家：玩家為1至{ $most }。
heroes-bad-no-scenario = 沒有劇本「{ $scenario }」；請從{ $scenarios }、`random`選擇。
heroes-bad-team-no-mastermind = 隊伍「{ $team }」沒有超級反派作為勁敵；須由卡包加入。
heroes-bad-seats-no-seat = `seats`[{ $seat }]：沒有座位{ $seat }；遊戲有{ $seats }位玩家。
heroes-bad-given-no-seat = `given`.{ $name }：沒有座位{ $seat }；座位為{ $least }至{ $seats }。
heroes-bad-given-seats-no = `given.seats`[{ $seats }]：沒有座位{ $seats }；遊戲有{ $seats }支隊伍。
heroes-bad-given-seats-write = `given`.{ $name }：有{ $seats }個座位；請各寫一個數字。
heroes-bad-given-threats-threat = `given.threats`.{ $area }：威脅標記屬於頭條（H-3.10）；請在該處指定頭條。
heroes-bad-given-most-wanted = `given.most_wanted`：有{ $spaces }格（H-2.7）；請減少一些。
heroes-bad-no-most-wanted = { $at }：{ $code }沒有通緝圖示（H-8.25）；請指定有圖示的反派。
heroes-bad-given-round-game = `given.round`：{ $code }有{ $rounds }個遊戲輪（H-10.2）；請寫不超過的數字。
heroes-bad-given-nobody-acts = `given`.{ $name }：任務之前沒有人行動（H-4.1）；請移除。
heroes-bad-given-round-no = `given.round`：最後的遊戲輪{ $round }之後沒有部署（H-10.2）；請減一。
heroes-bad-given-special-no = `given.special`：{ $scenario }沒有特別頭條（H-10.4）；請移除。
heroes-bad-given-special-early = `given.special`：{ $scenario }的特別頭條在遊戲輪{ $round }進場（H-10.4）；請寫該輪或更後的輪。
heroes-bad-given-archnemesis-early = `given.archnemesis`：第一個遊戲輪沒有頭號勁敵（H-3.8）；請移除，或寫更後的輪。
heroes-bad-heroes-scenario-card = `given.heroes`.{ $code }.`place`：特別頭條未進場時，沒有英雄站在劇本卡上（H-10.5）；請寫`special: true`，或指定街區。
heroes-bad-plans-order = { $at }：{ $code }在{ $first }之後才完成（H-9.7）；也請列出該計畫。
heroes-bad-given-masterminds-seats = `given.masterminds`：{ $seats }個座位列了{ $n }個超級反派；請列出每個座位控制的超級反派。
heroes-bad-given-masterminds-twice = `given.masterminds`[{ $i }]：{ $name }已列出；請指定另一個超級反派。
heroes-bad-given-masterminds-usual = `given.masterminds`[{ $i }]：在{ $scenario }，隊伍的勁敵由左邊的玩家控制（H-3.2）；請寫{ $own }，而非{ $name }。
heroes-bad-given-masterminds-own = `given.masterminds`[{ $i }]：{ $name }是{ $team }的勁敵，而此劇本中該隊面對另一個超級反派（H-10.18）；請指定另一個。
heroes-bad-area-not-used = { $at }：{ $seats }位玩家不使用此區域（H-2.3）；請指定另一個。
heroes-bad-allies-team-most = { $at }.`allies`：隊伍最多{ $most }個盟友在桌上（H-6.12）；請減少一些。
heroes-bad-given-heroes-ko = `given.heroes`.{ $code }.`ko`：被擊倒{ $ko }/{ $of }次即被擊敗（H-5.4）；請減少，或寫`status: recovery, wounded: true`。
heroes-bad-given-heroes-place = `given.heroes`.{ $code }.`place`：{ $area }有{ $spaces }個支援格，各容一位英雄（H-2.5）；請指定另一個區域。
heroes-bad-given-scenario-ends = `given`：劇本在此局面立即結束（{ $ending }，H-10.2）；請減去一些，或由回答帶來結束。
heroes-bad-type-cannot-name = { $at }：{ $code }的類型是{ $type }，不能在此處；請指定類型{ $kinds }的卡牌。
heroes-bad-no-left-game = { $at }：此遊戲中沒有剩餘的{ $code }，因為{ $why ->
    [named] 其所有張數都已指定
   *[team] 其隊伍沒有參加
}；請指定另一張卡牌。
heroes-bad-place-hero-recovery = { $at }.`place`：休養的英雄在其卡上（H-5.9）；請移除`place`。
heroes-bad-wounded-wounded-hero = { $at }.`wounded`：負傷的英雄在休養（H-5.4）；請寫`status: recovery`。
heroes-bad-ko-who-recovery = { $at }.`ko`：休養者沒有擊倒標記（H-8.24、H-8.27）；請移除`ko`。
heroes-bad-can-carry-plot = { $at }：它最多有{ $most }個規劃點（H-11.3、H-11.6），而非{ $n }；請減少。
heroes-bad-only-story-cards = { $at }：此隊伍只剩{ $n }張故事卡（H-7.15）；請減少。
heroes-bad-power-up-another = { $at }：{ $code }是另一支隊伍的隊伍優勢（H-6.14）；請指定{ $team }的。
heroes-bad-no-master-plan = { $at }：{ $code }不是此座位超級反派的主計畫（H-3.5）；請指定他的。
heroes-bad-given-track-track = `given.track`：故事列有{ $spaces }格（H-2.6）；請減少一些。
heroes-bad-team-does-not = { $at }：{ $code }的隊伍沒有參加（H-7.16）；請指定另一隊的故事。
heroes-bad-needs-number-after = { $words }的「{ $verb }」之後需要數字。
heroes-bad-no-answer = { $words }不是回答：「{ $verb }」之後太多內容。
heroes-bad-marvel-heroes-does = Marvel Heroes不說明原因；請以`not_offered`: 「{ $words }」取代`refused`。
