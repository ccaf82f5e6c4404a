# Nouns of card texts. What tells a thing from others stands before it, number and measure word included: 一個與你交戰的從者.
# Types of cards in decks and piles are asked for bare, the number is written here. .counted has its measure word.

champions-np-you = { $case ->
    [subject] 你
    [you] 你
    [owner] 你的
   *[plain] 你的身份
}
    .form = { $case ->
        [subject] you
        [you] you
        [owner] you
       *[plain] one
    }
champions-np-your-hero = { $name ->
    [none] 你的英雄
   *[other] 「{ $name }」
}
champions-np-your-alter-ego = { $name ->
    [none] 你的第二身份
   *[other] 「{ $name }」
}
champions-np-players = { champions-np-player }
champions-np-first-player = 起始玩家
champions-np-attacked-player = 被攻擊的玩家
champions-np-heroes = { $others ->
    [yes] { $number ->
        [one] 另一位英雄
        [each] 其他每位英雄
       *[other] { champions-np-hero }
    }
   *[no] { champions-np-hero }
}
    .counted = 1位在場的{ $bare }
champions-np-villain = 反派
champions-np-minions = { $engaged_with_you ->
    [yes] { champions-np-minion-engaged }
   *[no] { champions-np-minion }
}
    .counted = 1個在場的{ $bare }
champions-np-enemies = { champions-np-enemy }
    .counted = 1個在場的{ $bare }
champions-np-attackable = { $among ->
    [none] { $minions_only ->
        [yes] { champions-np-minion }
       *[no] { champions-np-enemy }
    }
   *[other] { $among }
}
    .among = { $number } { $case }
champions-np-allies = { $yours ->
    [yes] { champions-np-ally-yours }
   *[no] { champions-np-ally }
}
    .counted = 1個在場的{ $bare }
champions-np-friendly = { $yours ->
    [yes] { champions-np-character-yours }
   *[no] { champions-np-friendly-character }
}
champions-np-characters = { champions-np-character }
    .counted = 1個在場的{ $bare }
champions-np-characters-of = { $whoform ->
    [you] 你控制的每個角色
   *[one] { $who }控制的每個角色
}
    .who = that subject
champions-np-cards-of = { $whoform ->
    [you] 由你打出的卡牌
   *[one] 由{ $who }打出的卡牌
}
    .who = that subject
champions-np-your-cards = { $case ->
    [control] { champions-np-trait }{ $types }
   *[plain] 你控制的{ champions-np-trait }{ $types }
}
    .counted = 1張{ $bare }
champions-np-trait = { $trait ->
    [none] { "" }
   *[other] 具有「{ $trait }」特性的
}
champions-np-in-play = 「{ $name }」
champions-np-main-scheme = 主線密謀
champions-np-side-schemes = { champions-np-side-scheme }
    .counted = 1個在場的{ $bare }
champions-np-schemes = { champions-np-scheme }
champions-np-all-schemes = { champions-np-scheme }
    .counted = 1個在場的{ $bare }
champions-np-this = { $case ->
    [owner] 你的
   *[plain] 「{ $name }」
}
champions-np-host = 所附加的{ $head }
    .head = bare
champions-np-engaged-with = { $number ->
    [each] 與{ $who }交戰的每個從者
    [that] 該從者
    [bare] 與{ $who }交戰的從者
   *[one] 一個與{ $who }交戰的從者
}
    .who = that subject
    .counted = 1個{ $bare }
champions-np-most-printed = { $number ->
    [that] { $of }
    [bare] { $of }
   *[one] { $of }中印有{ $stat }最高的一個
}
    .of = { $number ->
        [that] that { $case }
        [bare] bare { $case }
       *[one] unit
    }
champions-np-with-trait = { $number ->
    [that] { $of }
    [each] 每個具有「{ $trait }」特性的{ $of }
    [one] 一個具有「{ $trait }」特性的{ $of }
   *[any] 具有「{ $trait }」特性的{ $of }
}
    .of = { $number ->
        [that] that { $case }
       *[one] bare { $case }
    }
    .counted = 1個{ $bare }
champions-np-facedown-minions = { $number ->
    [each] 每個正面朝下的從者
    [that] 該從者
    [bare] 正面朝下的從者
    [any] 正面朝下的從者
   *[one] 一個正面朝下的從者
}
    .counted = 1個{ $bare }
champions-np-in-discard = { $number ->
    [that] 該{ $type }
    [bare] { $type }
    [top] { $anyone ->
        [yes] 任一玩家棄牌堆最上方的{ $type }
       *[no] 你棄牌堆最上方的{ $type }
    }
    [any] { $anyone ->
        [yes] 任一玩家棄牌堆中{ different-titles }{ $type }
       *[no] 你棄牌堆中{ different-titles }{ $type }
    }
    [each] { $anyone ->
        [yes] 玩家棄牌堆中的每張{ $type }
       *[no] 你棄牌堆中的每張{ $type }
    }
   *[one] { $anyone ->
        [yes] 任一玩家棄牌堆中的一張{ $type }
       *[no] 你棄牌堆中的一張{ $type }
    }
}
    .type = bare
    .counted = 1張{ $bare }
champions-np-discard-pile = { $whoform ->
    [you] 你
   *[one] { $who }
}{ $number ->
    [top] 棄牌堆中最上方的{ champions-np-trait }{ $type }
    [each] 棄牌堆中的每張{ champions-np-trait }{ $type }
    [one] 棄牌堆中的一張{ champions-np-trait }{ $type }
   *[any] 棄牌堆中{ different-titles }{ champions-np-trait }{ $type }
}
    .type = bare
    .who = that subject
    .counted = 1張{ $bare }
different-titles = { $case ->
    [titles] 名稱不同的
   *[any] 的
}
champions-np-uppermost = { $of }
    .of = top { $case }
champions-np-different-titles = { $of }
    .of = { $number } titles
champions-np-just-discarded = 那些卡牌
    .form = many
champions-np-in-deck = { $number ->
    [that] 該{ $type }
    [bare] { $type }
   *[one] { $case ->
        [search] 一張{ champions-np-trait }{ $type }
       *[plain] 你牌庫中的一張{ champions-np-trait }{ $type }
    }
}
    .type = bare
champions-np-encounter = { $name ->
    [none] { $number ->
        [that] 該{ $type }
        [bare] { $type }
       *[one] 一張{ champions-np-trait }{ $type }
    }
   *[other] 「{ $name }」
}
    .type = bare

champions-np-damage-source = 傷害來源
champions-np-every-target = 其中每個角色
champions-np-those-cards = 那些卡牌
    .form = many
champions-np-those = 它們
    .form = many

champions-np-player = { $number ->
    [each] 每位玩家
    [that] 該玩家
    [bare] 玩家
    [other] 另一位玩家
    [other-each] 其他每位玩家
    [any] 玩家
   *[one] 一位玩家
}
champions-np-hero = { $number ->
    [each] 每位英雄
    [that] 該英雄
    [bare] 英雄
    [other] 另一位英雄
    [other-each] 其他每位英雄
    [any] 英雄
   *[one] 一位英雄
}
champions-np-minion = { $number ->
    [each] 每個從者
    [that] 該從者
    [bare] 從者
    [other] 另一個從者
    [other-each] 其他每個從者
    [any] 從者
   *[one] 一個從者
}
champions-np-minion-engaged = { $number ->
    [each] 與你交戰的每個從者
    [that] 該從者
    [bare] 與你交戰的從者
    [other] 另一個與你交戰的從者
    [other-each] 與你交戰的其他每個從者
    [any] 與你交戰的從者
   *[one] 一個與你交戰的從者
}
champions-np-enemy = { $number ->
    [each] 每個敵人
    [that] 該敵人
    [bare] 敵人
    [other] 另一個敵人
    [other-each] 其他每個敵人
    [any] 敵人
   *[one] 一個敵人
}
champions-np-ally = { $number ->
    [each] 每個盟友
    [that] 該盟友
    [bare] 盟友
    [other] 另一個盟友
    [other-each] 其他每個盟友
    [any] 盟友
   *[one] 一個盟友
}
champions-np-ally-yours = { $number ->
    [each] 你控制的每個盟友
    [that] 該盟友
    [bare] 你控制的盟友
    [other] 你控制的另一個盟友
    [other-each] 你控制的其他每個盟友
    [any] 你控制的盟友
   *[one] 你控制的一個盟友
}
champions-np-friendly-character = { $number ->
    [each] 每個友方角色
    [that] 該角色
    [bare] 友方角色
    [other] 另一個友方角色
    [other-each] 其他每個友方角色
    [any] 友方角色
   *[one] 一個友方角色
}
champions-np-character-yours = { $number ->
    [each] 你控制的每個角色
    [that] 該角色
    [bare] 你控制的角色
    [other] 你控制的另一個角色
    [other-each] 你控制的其他每個角色
    [any] 你控制的角色
   *[one] 你控制的一個角色
}
champions-np-character = { $number ->
    [each] 每個角色
    [that] 該角色
    [bare] 角色
    [other] 另一個角色
    [other-each] 其他每個角色
    [any] 角色
   *[one] 一個角色
}

champions-np-card = { $number ->
    [each] 每張卡牌
    [that] 該卡牌
    [bare] 卡牌
    [other] 另一張卡牌
    [other-each] 其他每張卡牌
    [any] 卡牌
    [top] 最上方的卡牌
   *[one] 一張卡牌
}
champions-np-upgrade = { $number ->
    [each] 每張升級
    [that] 該升級
    [bare] 升級
    [other] 另一張升級
    [other-each] 其他每張升級
    [any] 升級
    [top] 最上方的升級
   *[one] 一張升級
}
champions-np-support = { $number ->
    [each] 每張支援
    [that] 該支援
    [bare] 支援
    [other] 另一張支援
    [other-each] 其他每張支援
    [any] 支援
    [top] 最上方的支援
   *[one] 一張支援
}
champions-np-event = { $number ->
    [each] 每張事件
    [that] 該事件
    [bare] 事件
    [other] 另一張事件
    [other-each] 其他每張事件
    [any] 事件
    [top] 最上方的事件
   *[one] 一張事件
}
champions-np-treachery = { $number ->
    [each] 每張詭計
    [that] 該詭計
    [bare] 詭計
    [other] 另一張詭計
    [other-each] 其他每張詭計
    [any] 詭計
   *[one] 一張詭計
}
champions-np-attachment = { $number ->
    [each] 每張附加卡
    [that] 該附加卡
    [bare] 附加卡
    [other] 另一張附加卡
    [other-each] 其他每張附加卡
    [any] 附加卡
   *[one] 一張附加卡
}
champions-np-obligation = { $number ->
    [each] 每張重擔卡
    [that] 該重擔卡
    [bare] 重擔卡
    [other] 另一張重擔卡
    [other-each] 其他每張重擔卡
    [any] 重擔卡
   *[one] 一張重擔卡
}
champions-np-scheme = { $number ->
    [each] 每個密謀
    [that] 該密謀
    [bare] 密謀
    [other] 另一個密謀
    [other-each] 其他每個密謀
    [any] 密謀
   *[one] 一個密謀
}
champions-np-side-scheme = { $number ->
    [each] 每個支線密謀
    [that] 該支線密謀
    [bare] 支線密謀
    [other] 另一個支線密謀
    [other-each] 其他每個支線密謀
    [any] 支線密謀
   *[one] 一個支線密謀
}

champions-np-in-hand = { $number ->
    [each] 每張手牌
    [that] 該卡牌
    [bare] 手牌
    [any] 手牌
   *[one] 一張手牌
}
    .counted = 1張{ $bare }
