# When abilities trigger: 當…時 for interrupts, …後 for responses.

trigger-line = { $trigger }，{ $clause }
trigger-if = { $trigger }，如果{ $cond }

trigger-from = { $by ->
    [attack] 來自攻擊的
    [this-attack] 來自本次攻擊的
   *[none] { "" }
}
champions-when-would-take-damage = 當{ $to }將承受{ trigger-from }傷害時
    .to = one subject
champions-when-takes-damage = 在{ $to }承受{ trigger-from }傷害後
    .to = one subject
champions-when-is-dealt-damage = { $by ->
    [this-attack] 在本次攻擊對{ $to }造成傷害後
   *[none] 在攻擊對{ $to }造成傷害後
}
    .to = one you
champions-when-attacks-and-damages = 在{ $enemy }攻擊並傷害至少一個角色後
    .enemy = one
champions-when-would-be-defeated = 當{ $card }將被擊敗時
    .card = one
champions-when-is-defeated = { $by ->
    [you] 在你擊敗{ $card }後
   *[none] 在{ $card }被擊敗後
}
    .card = one

trigger-aimed = { $against ->
    [you] 你
   *[none] { "" }
}
champions-when-would-attack = { $would ->
    [yes] 當{ $enemy }將攻擊{ trigger-aimed }時
   *[no] 當{ $enemy }攻擊{ trigger-aimed }時
}
    .enemy = one
champions-when-has-attacked = 在{ $enemy }攻擊{ trigger-aimed }後
    .enemy = one
champions-when-would-scheme = { $would ->
    [yes] 當{ $enemy }將進行密謀時
   *[no] 當{ $enemy }進行密謀時
}
    .enemy = one
champions-when-has-schemed = 在{ $enemy }進行密謀後
    .enemy = one

trigger-attack = { $basic ->
    [yes] { $who }進行基礎攻擊
   *[no] { $who }攻擊{ $enemy }
}
champions-when-would-make-attack = 當{ trigger-attack }時
    .who = one subject
    .enemy = one
champions-when-makes-attack = { $defeats ->
    [none] 在{ trigger-attack }後
   *[some] 在{ $who }攻擊並擊敗{ $enemy }後
}
    .who = one subject
    .enemy = one
trigger-thwart = { $basic ->
    [yes] { $who }進行基礎化解
   *[no] { $who }進行化解
}
champions-when-would-thwart = 當{ trigger-thwart }時
    .who = one subject
champions-when-thwarts = 在{ trigger-thwart }後
    .who = one subject
champions-when-defends = 在{ $who }防禦{ $enemy }的攻擊後
    .who = one subject
    .enemy = one
trigger-form = { $to ->
    [hero] 為英雄身份
    [alter-ego] 為第二身份
   *[none] 身份
}
champions-when-would-change-form = 當你變換{ trigger-form }時
champions-when-changes-form = 在你變換{ trigger-form }後

champions-when-threat-would-be-placed = { $during ->
    [this-scheme] 當本次發動將在{ $on }上放置威脅時
    [step-one] 當反派階段步驟1將在{ $on }上放置威脅時
    [scheme] 當進行密謀的敵人將在{ $on }上放置威脅時
   *[none] 當{ $on }上將放置任意數量的威脅時
}
    .on = one
champions-when-threat-is-placed = { $during ->
    [this-scheme] 在本次發動於{ $on }上放置威脅後
    [step-one] 在反派階段步驟1於{ $on }上放置威脅後
    [scheme] 在進行密謀的敵人於{ $on }上放置威脅後
   *[none] 在{ $on }上放置威脅後
}
    .on = one

trigger-deck = { $from_ ->
    [encounter-deck] 從遭遇牌庫
   *[none] { "" }
}
champions-when-would-be-revealed = { $by ->
    [you] 當你{ trigger-deck }展示{ $card }時
   *[none] 當任一玩家{ trigger-deck }展示{ $card }時
}
    .card = one
champions-when-is-revealed = { $by ->
    [you] 在你{ trigger-deck }展示{ $card }後
   *[none] 在{ trigger-deck }展示{ $card }後
}
    .card = one
champions-when-would-enter-play = { $from_ ->
    [hand] 當你從手牌打出{ $card }時
   *[none] 當{ $card }進場時
}
    .card = one
champions-when-enters-play = { $from_ ->
    [hand] 在你從手牌打出{ $card }後
   *[none] 在{ $card }進場後
}
    .card = one
champions-when-would-be-played = { $by ->
    [you] 當你打出{ $card }時
   *[none] 當{ $card }被打出時
}
    .card = one
champions-when-is-played = { $by ->
    [you] 在你打出{ $card }後
   *[none] 在{ $card }被打出後
}
    .card = one
