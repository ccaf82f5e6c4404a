# The lessons of Marvel: Skirmish!: what is said at each step. Its facts are in games/skirmish/lessons.

# -- 1: the first turns --

lesson-skirmish-1 = 最初的回合
lesson-skirmish-1-learned =
    一個回合：招募、全部攻擊、抽2張。
    費用的每個符號以同色的卡支付；解救的平民也能支付。
    卡與對面的卡戰鬥；對面無人就得到地點的獎勵。
lesson-skirmish-1-goal = 爭奪紐約的對決：你是英雄。一個標記為雙方計分，每個勝利點移動一格：標記到你這側的7你就獲勝，到反派那側的9則反派獲勝。反派先開始，標記在他們那側的1。
lesson-skirmish-1-slots = 每方有6個格位：曼哈頓3個，至聖所2個，復仇者大廈1個。卡牌攻擊對面格位的卡牌。交叉骨在曼哈頓2；你這側還是空的。
lesson-skirmish-1-hulk = 回合從招募開始。浩克的費用是綠色、任意、任意：每個符號棄掉另一張同色的卡牌來支付，「任意」可用任何卡牌。打出浩克：幻視是你另一張唯一的綠色卡牌，支付綠色；黃蜂女和黑寡婦支付其餘。
lesson-skirmish-1-hulk-recruit = 新兵不需費用，是下一步。先從浩克開始。
lesson-skirmish-1-hulk-other = 可以，但浩克是這手牌中最強的卡牌。打出浩克。
lesson-skirmish-1-hulk-done = 你這側是空的：沒有卡牌就沒有人攻擊。打出浩克。
lesson-skirmish-1-hulk-pay = 留著不需費用的神盾局新兵。以黃蜂女和黑寡婦支付。
lesson-skirmish-1-place = 現在選他的格位；任何空格位都可以。在交叉骨（力量1，生命值4）對面，浩克既擋住敵人，也有敵人可打：曼哈頓2。
lesson-skirmish-1-place-other = 允許，但那樣交叉骨就沒有對手。將浩克放在對面的曼哈頓2。
lesson-skirmish-1-recruit = 神盾局新兵不需費用。對面無人的攻擊者得到該地點的獎勵，而不是戰鬥。將新兵打出到曼哈頓1，那裡對面無人。
lesson-skirmish-1-recruit-done = 你有一張不需費用的卡牌：先打出它。
lesson-skirmish-1-recruit-slot = 也是好位置。這次請選曼哈頓1。
lesson-skirmish-1-attack = 你沒有手牌了，攻擊就此開始。你所有有力量的卡牌會自行攻擊，從曼哈頓到大廈，一個接一個。被攻擊的卡牌不會反擊。
lesson-skirmish-1-civilian = 你的新兵對面無人，所以你可以解救那裡的一個平民。獲救的平民會留在你這邊，之後可支付一個同色的符號或「任意」；若曼哈頓剩下最多2個，你立即獲勝。選紅色的。
lesson-skirmish-1-civilian-other = 每個都支付自己的顏色。紅色馬上有用：選那個。
lesson-skirmish-1-struck = 浩克對生命值4的交叉骨造成3點傷害；傷害會留著。然後你抽了2張牌，如同你每個回合的結尾。現在是反派的回合。
lesson-skirmish-1-struck-back = 九頭蛇步兵打了你的新兵，交叉骨打了浩克，左拉在曼哈頓3對面無人：1個勝利點，標記在他們的2。但浩克因受傷而更強：力量4。
lesson-skirmish-1-iron = 九頭蛇步兵也讓你抽了1張牌。將鋼鐵人打出到至聖所的第一個格位：你的紅色平民支付紅色，雷神索爾支付另一個符號。
lesson-skirmish-1-iron-red = 你的紅色平民可以支付紅色，而驚奇隊長值得保留。選擇平民。
lesson-skirmish-1-iron-done = 你付得起鋼鐵人：先打出他。
lesson-skirmish-1-iron-slot = 至聖所是取得神器的地方：選擇至聖所1。
lesson-skirmish-1-again = 在至聖所鋼鐵人對面無人，所以他的攻擊會將神器標記移向你1格。攻擊！
lesson-skirmish-1-turns = 交叉骨離場，神器標記在你這側1格。你已了解回合：招募、攻擊、抽2張牌。下一課是這種對決的結尾。

# -- 2: the last turns --

lesson-skirmish-2 = 第七點
lesson-skirmish-2-learned =
    同一角色的另一張可以免費替換它，並移除其傷害。
    對面沒有角色的攻擊：在曼哈頓為英雄解救平民，或為反派得分；在至聖所移動神器標記；在復仇者大廈取得戰場卡。
    英雄7點獲勝，反派9點；注意進度列、平民與牌庫。
lesson-skirmish-2-points = 對決的後段：標記在你這側的5，到7獲勝。兩個回合應該就夠了。
lesson-skirmish-2-replace = 浩克的生命值8已承受6點傷害。你手中有他的強化版：同一角色不能有兩張，所以它免費在其格位替換他，他的傷害也消失。打出它。
lesson-skirmish-2-replace-done = 浩克剩下的生命值不多，而替換他是免費的。先打出它。
lesson-skirmish-2-bonus = 他一出場便使所有人承受1點傷害，他自己也不例外；這點傷害使他的力量為5。對面的洛基生命值7已有5點傷害。至聖所的鋼鐵人和大廈的黑寡婦對面無人：各得到獎勵。攻擊！
lesson-skirmish-2-artifact = 洛基被擊敗，神器標記到達你這端：你拿取兩件神器之一。「瓦圖姆法杖」在你每個招募開始時，若你有3張卡牌在場，就給1個勝利點。你有：拿取它。
lesson-skirmish-2-artifact-other = 對付許多敵人很好，但他們只剩一張卡牌。法杖給點數：拿取它。
lesson-skirmish-2-tower = 大廈的黑寡婦帶給你一張戰場卡：「街角」。之後的回合可以打出它得分，或支付一個「任意」。你仍是5點。現在輪到反派。
lesson-skirmish-2-wand = 九頭蛇步兵在曼哈頓對面無人，從你那裡拿走1點；法杖又還了回來：還是5點。你的手牌可以獲勝。
lesson-skirmish-2-corner = 「街角」的費用是黃色、紅色和藍色，價值2個勝利點。現在怎樣到7點？
lesson-skirmish-2-corner-done = 你手中有值點數的東西。誰能支付它？
lesson-skirmish-2-corner-hero = 好牌，但它會用掉要用來支付點數的卡牌。
lesson-skirmish-2-won = 7個勝利點：英雄立即獲勝。若有一方的牌庫先抽完，則點數較多的一方獲勝。現在試試你自己的對決吧。
