# The lessons of Marvel Champions: what is said at each step. Its facts are in games/champions/lessons.

# -- 1: the first round --

lesson-champions-1 = 第一輪
lesson-champions-1-learned =
    身份卡有兩面：英雄攻擊與化解，第二身份恢復。
    卡牌需要資源；由手上的其他卡支付。
    反派階段中密謀增長、敵人發動，你展示一張遭遇卡。
lesson-champions-1-goal = 你是蜘蛛人，獨自對抗犀牛人。他在這個層級有14點生命值。一個層級接一個層級，將他減到0：擊敗最後一個層級就獲勝。
lesson-champions-1-danger = 如果你的10點生命值歸零，或他的密謀完成，犀牛人就獲勝：「破牆而入！」現在威脅為0，到7就完成。所以始終要注意兩件事：你自己，和密謀。
lesson-champions-1-form = 你的卡牌有兩面。作為彼得·帕克，你可以恢復（恢復值3），但無法攻擊或化解。在你的每個回合可以變換一次身份：現在就變換。
lesson-champions-1-form-may = 梅嬸能治療彼得·帕克，但他沒有受傷。留著她：每張手牌也能用來支付另一張。請變換身份。
lesson-champions-1-form-end = 你的回合才剛開始。先變換身份；彼得·帕克傷不了犀牛人。
lesson-champions-1-attack = 蜘蛛人的攻擊值為2。他的基礎攻擊不需要卡牌：他橫置，犀牛人承受2點傷害。攻擊！
lesson-champions-1-attack-kick = 盪踢是下一步。先從不需費用的攻擊開始。
lesson-champions-1-attack-end = 還不行：蜘蛛人未橫置，不用的攻擊就浪費了。
lesson-champions-1-pay = 犀牛人剩下12點，蜘蛛人已橫置。事件仍然可用。「蛛網盪踢」費用3，由其他手牌支付：「天才」給2個資源，「梅嬸」給1個。打出盪踢。
lesson-champions-1-pay-may = 「梅嬸」需要另一張卡牌來支付，之後就付不起盪踢了。打出盪踢。
lesson-champions-1-pay-end = 你的手牌還付得起盪踢。先打出它。
lesson-champions-1-ended = 「蛛網盪踢」造成8點傷害：犀牛人剩4點。沒有別的事可做，所以你的回合自動結束。玩家階段結束時，你抽到手牌上限5張，並重整你的卡牌。
lesson-champions-1-villain = 現在是反派階段。首先密謀得到1點威脅。然後犀牛人發動：因為你是英雄身份，他攻擊（對彼得·帕克則會進行密謀）。蜘蛛人可以中斷這次攻擊並抽1張牌：使用他。
lesson-champions-1-villain-pass = 白拿一張牌：沒有理由跳過。使用蜘蛛人的異能。
lesson-champions-1-defend = 你抽到「後空翻」。犀牛人以攻擊值2加上正面朝下的增效卡攻擊。如果蜘蛛人橫置防禦，會減去防禦值3，但他在你的下個回合仍是橫置。「後空翻」費用0，能防止全部傷害：所以不要防禦。
lesson-champions-1-defend-yes = 這樣可行，在其他對局中也常是對的。但「後空翻」不需費用，蜘蛛人在你的回合也能保持未橫置：不要防禦。
lesson-champions-1-backflip = 增效卡是「九頭蛇傭兵」，有1個增效圖示，所以有2+1點傷害襲來。你仍有10點。打出「後空翻」。
lesson-champions-1-backflip-pass = 那你會承受全部傷害。打出「後空翻」。
lesson-champions-1-shocker = 沒有受傷。每個反派階段結束前，你會被發放一張遭遇牌庫的卡牌。這次是震波人：他對你造成1點傷害（剩9點），與你交戰，從現在起在犀牛人之後攻擊。
lesson-champions-1-round = 這就是完整的一輪：你的回合，然後是反派的。現在是第2輪，犀牛人剩4點生命值，密謀為1/7。你已了解遊戲的核心。

# -- 2: the scheme --

lesson-champions-2 = 密謀
lesson-champions-2-learned =
    化解移除威脅；密謀達到目標，反派就贏。
    盟友替你攻擊、化解、防禦；從者在被擊敗之前一直發動。
    中斷能取消卡牌；密謀還能等的時候，以第二身份恢復。
lesson-champions-2-threat = 另一個夜晚，第2輪。犀牛人有12點生命值，你有6點，密謀很危險：威脅5/7。每個反派階段至少增加1點。這個回合的重點是威脅和夥伴。
lesson-champions-2-cat = 黑貓是盟友：費用2，會留在你身邊。已在場的「蛛網發射器」有3個蛛網指示物，花費一個可產生1個萬用資源。打出黑貓，以「蛛網發射器」和「緊急狀況」支付。
lesson-champions-2-cat-attack = 等一下。先找幫手：打出黑貓。
lesson-champions-2-cat-thwart = 他只會移除1點威脅。你手中有更好的；先打出黑貓。
lesson-champions-2-cat-justice = 等一下。先打出黑貓：她帶來的卡牌可能有用。
lesson-champions-2-cat-genius = 留著「天才」：它的意志資源能讓「為了正義！」更強。以「蛛網發射器」和「緊急狀況」支付。
lesson-champions-2-justice = 黑貓將你牌庫頂的2張卡牌放到棄牌堆；其中印有意志資源的「強化蜘蛛感應」進入你的手牌。現在化解：「為了正義！」移除3點威脅，以意志資源支付則為4點。以「天才」支付打出它。
lesson-champions-2-justice-attack = 先處理密謀：威脅到7就輸了。打出「為了正義！」。
lesson-champions-2-justice-thwart = 蜘蛛人自己只移除1點。「為了正義！」移除更多，他也保持未橫置：打出它。
lesson-champions-2-justice-sense = 留著「強化蜘蛛感應」，你很快會需要它。「天才」可支付兩個資源。
lesson-champions-2-minion = 威脅降到1。震波人只要與你交戰，每輪都會攻擊你；他有3點生命值。以蜘蛛人攻擊，選擇震波人。
lesson-champions-2-minion-rhino = 犀牛人有12點生命值；震波人這個回合就能打敗。選擇震波人。
lesson-champions-2-minion-end = 蜘蛛人和黑貓都未橫置：先使用他們。
lesson-champions-2-ally = 震波人剩1點。盟友也能橫置來攻擊或化解。黑貓的攻擊值1不會讓她付出代價；化解則會讓她失去2點生命值中的1點。用她解決震波人。
lesson-champions-2-ally-thwart = 她會因此失去1點生命值，而震波人還會再攻擊你一次。攻擊震波人。
lesson-champions-2-ally-rhino = 1點對犀牛人無關痛癢。震波人剩1點生命值：選擇他。
lesson-champions-2-ally-end = 黑貓還未橫置。先解決震波人。
lesson-champions-2-done = 震波人被擊敗離場。結束你的回合。你還可以變換身份，但彼得·帕克會讓犀牛人有時間進行密謀。
lesson-champions-2-done-form = 那犀牛人會進行密謀而不攻擊。這次維持蜘蛛人，結束你的回合。
lesson-champions-2-keep = 抽牌之前，你可以棄掉不想要的卡牌。「強化蜘蛛感應」很好：什麼都不要棄。
lesson-champions-2-keep-discard = 留著它：它能取消反派的一張卡牌。
lesson-champions-2-sense = 密謀得到1點威脅，現為2。犀牛人攻擊：使用蜘蛛人抽1張牌。
lesson-champions-2-sense-pass = 白拿一張牌：使用蜘蛛人。
lesson-champions-2-shield = 誰來防禦？盟友會自己承受全部傷害，超出的部分不會轉到你身上。你有6點生命值，黑貓已盡了她的責任：由她防禦。
lesson-champions-2-shield-self = 蜘蛛人承受的傷害較少，但他在你的回合會是橫置的，無法恢復。讓黑貓防禦。
lesson-champions-2-shield-pass = 那會失去你6點生命值中的3點。讓黑貓防禦。
lesson-champions-2-cancel = 黑貓擋下攻擊，被棄掉；你仍有6點。現在你被發放「橫衝直撞」，這是詭計：會立即生效。「強化蜘蛛感應」以1個資源取消它：打出它，隨你怎麼支付。
lesson-champions-2-cancel-pass = 那犀牛人會再攻擊一次，若造成傷害還會擊暈你。取消它。
lesson-champions-2-tired = 「橫衝直撞」沒有作用。第3輪：密謀上有2點威脅，沒有從者，你有6點生命值。是休息的好時機：變換身份。
lesson-champions-2-tired-end = 還不行：利用這個空檔，變換身份。
lesson-champions-2-tired-attack = 可以，但橫置後就無法恢復。今天這課要休息：變換身份。
lesson-champions-2-tired-thwart = 威脅很少，而橫置後就無法恢復。變換身份。
lesson-champions-2-recover = 彼得·帕克未橫置，恢復值3：他橫置並治療該數值。恢復。
lesson-champions-2-recover-end = 那就白休息了：先恢復。
lesson-champions-2-recover-play = 好牌，但不是現在：它會用掉你下個回合需要的卡牌。
lesson-champions-2-rest = 生命值回到9點。你已變換過身份，所以這個回合維持彼得·帕克；他抽到6張牌。結束你的回合，保留手牌。
lesson-champions-2-rest-discard = 這次保留你的卡牌：就這樣。
lesson-champions-2-scheme = 彼得·帕克沒有被攻擊：犀牛人進行了密謀。自動增加1點威脅，再加上密謀值1和一個增效圖示：共5點。沒有人能防禦它。而且九頭蛇傭兵與你交戰。
lesson-champions-2-choice = 這就是每一輪的選擇。作為英雄你能行動，但會被攻擊；作為第二身份你能休息，但密謀會成長。到了5/7，該變回蜘蛛人了。

# -- 3: the last stage --

lesson-champions-3 = 最後的層級
lesson-champions-3-learned =
    有守護的從者擋在反派前面；堅韌卡抵消一擊。
    支線密謀耗費時間：先除去危害最大的。
    次序決定勝負：小擊對堅韌，大擊對生命值。擊敗最後一個階段就獲勝。
lesson-champions-3-stage = 第5輪：犀牛人的第一個層級已被擊敗。這是層級II，標準模式的最後一個：剩10點生命值，攻擊值3。兩個回合，他就是你的了。
lesson-champions-3-guard = 九頭蛇傭兵帶有守護：他與你交戰時，你無法攻擊犀牛人。他剩1點生命值。以攻擊值1的黑貓攻擊他。
lesson-champions-3-guard-self = 可行，但用2點傷害打1點生命值太浪費。用黑貓：蜘蛛人有別的事要做。
lesson-champions-3-guard-thwart = 化解會讓她失去1點生命值。以她攻擊守護者。
lesson-champions-3-guard-later = 那是下一步。先解決守護者：以黑貓攻擊。
lesson-champions-3-guard-end = 你們兩個都未橫置。先解決守護者：以黑貓攻擊。
lesson-champions-3-guard-form = 彼得·帕克無法攻擊或化解。維持蜘蛛人。
lesson-champions-3-side = 通往犀牛人的路暢通了。「破門劫掠」是帶有兇險圖示的支線密謀：每輪多發放你一張遭遇卡。沒有威脅它就離場：以化解值1的蜘蛛人化解它。
lesson-champions-3-side-attack = 那是他10點生命值中的2點，而兇險圖示每輪都多發你一張卡牌。化解支線密謀。
lesson-champions-3-side-main = 主線密謀離完成還遠。兇險圖示更糟：選擇「破門劫掠」。
lesson-champions-3-side-end = 蜘蛛人未橫置：先化解。
lesson-champions-3-open = 支線密謀離場了。結束你的回合，並在犀牛人攻擊時讓蜘蛛人抽1張牌。
lesson-champions-3-open-form = 那犀牛人會進行密謀，而你下個回合的攻擊就沒有英雄身份了。以蜘蛛人結束你的回合。
lesson-champions-3-open-sense = 白拿一張牌：使用蜘蛛人。
lesson-champions-3-hit = 不一定要有人防禦。你有9點生命值，而你希望蜘蛛人和黑貓在下個回合都未橫置。這一拳就挨下吧。
lesson-champions-3-hit-self = 那蜘蛛人在你想獲勝時會是橫置的。你的生命值足夠：不要防禦。
lesson-champions-3-hit-cat = 黑貓會被擊敗，而你需要她。你的生命值足夠：不要防禦。
lesson-champions-3-tough = 攻擊值3加上一個增效圖示：你剩5點。然後「我硬得很！」給了犀牛人一張不屈狀態卡：下一次對他的傷害不論多少都會被全部防止，該卡牌則棄掉。
lesson-champions-3-puzzle = 你的回合，獲勝所需的都在這裡：犀牛人有10點生命值且處於不屈狀態。蜘蛛人造成2點，「蛛網盪踢」8點，黑貓1點。誰先上？
lesson-champions-3-puzzle-self = 不屈會吃掉2點傷害，最後就差1點。誰可以犧牲？
lesson-champions-3-puzzle-kick = 不屈會吃掉全部8點傷害。先用小的攻擊。
lesson-champions-3-puzzle-end = 你現在就能獲勝。先用小的攻擊打掉不屈卡。
lesson-champions-3-puzzle-form = 彼得·帕克無法攻擊。先用小的攻擊打掉不屈卡。
lesson-champions-3-puzzle-thwart = 如果犀牛人在這個回合倒下，密謀就不重要了。
lesson-champions-3-kick = 正是如此：黑貓的1點傷害被防止，犀牛人不再不屈。現在用盪踢，3個資源；隨你怎麼支付。多付的會失去。
lesson-champions-3-kick-self = 也對。但先打出盪踢：這樣你就知道還剩多少給蜘蛛人。
lesson-champions-3-last = 剩2點，蜘蛛人的攻擊值為2。了結他！
lesson-champions-3-won = 犀牛人的最後層級被擊敗：你獲勝了，遊戲立即結束。你現在懂得足夠多，可以玩自己的遊戲了。任何卡牌和規則用語，你隨時都可以查詢。
