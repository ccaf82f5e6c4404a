# Words of the page's table of Champions. What the game itself says comes from the bundles of the game.

page-champions-villain = 反派
page-champions-you = 你 · { $form }
page-champions-schemes = 密謀
page-champions-engaged = 與你交戰
page-champions-engaged-other = 與{ $name }交戰
page-champions-engaged-with = 交戰{ $n }
page-champions-yours = 你在場的卡牌
page-champions-area = 顯示此區域
page-champions-attack = 攻擊{ $n }
page-champions-thwart = 化解{ $n }
page-champions-defend = 防禦{ $n }
page-champions-recover = 恢復{ $n }
page-champions-form = 變換
page-champions-others = 其他玩家
