# The lessons of Marvel Heroes: what is said at each step. Its facts are in games/heroes/lessons.

# -- 1: the first round --

lesson-heroes-1 = 規劃和移動
lesson-heroes-1-learned =
    規劃：規劃點讓英雄就緒或支援，並帶來盟友。
    五個行動輪中，每隊每輪一次行動：移動、頭條、故事等。
    離開故事列的故事為其隊伍得分。接下來學解決頭條。
lesson-heroes-1-goal = 在這個遊戲中，每位玩家帶領四位英雄組成的隊伍。你的是驚奇四超人；對手是X戰警，其玩家也會派反派來對付你。在「重生」劇本中，最先達到15個勝利點的隊伍獲勝。雙方現在都是0。
lesson-heroes-1-round = 一個遊戲輪有部署（第1輪略過）、規劃和任務，任務有5個行動輪。版圖上有頭條等著：格林威治區的是威脅5的「你打不過我」。解決頭條能得到勝利點。
lesson-heroes-1-support = 規劃。每位可用的英雄帶來1個規劃點：你有4點。支援需1點，就緒需英雄的等級，休養不需費用。支援英雄協助戰鬥的人：為隱形女選擇支援。
lesson-heroes-1-support-ready = 就緒需要她的等級2點。今天她負責協助：支援。
lesson-heroes-1-support-rest = 休養的話她整輪都不能做事。讓她支援。
lesson-heroes-1-ready = 剩3個規劃點。只有就緒英雄能解決頭條和戰鬥。霹靂火等級2：讓他就緒。
lesson-heroes-1-ready-other = 沒有就緒英雄就沒有人解決頭條。讓霹靂火就緒。
lesson-heroes-1-rest = 剩1個規劃點，不夠讓任何人就緒。留給盟友：讓驚奇先生和石頭人休養。
lesson-heroes-1-rest-other = 可以，但這個規劃點要用來支付盟友。讓他休養。
lesson-heroes-1-ally = 從手牌打出盟友需1個規劃點，用於戰鬥。黑寡婦擅長機智：打出她。
lesson-heroes-1-ally-other = 納摩擅長攻擊。你的英雄攻擊已經夠好；需要協助的是機智。
lesson-heroes-1-ally-pass = 規劃點可以保留，但黑寡婦更有用。打出她。
lesson-heroes-1-planned = 你的規劃完成：霹靂火就緒，隱形女支援，兩位休養，黑寡婦為盟友，規劃點0。現在X戰警以他們的4點規劃。
lesson-heroes-1-move = 任務，第1行動輪。各隊輪流做一個行動：移動、排解頭條、故事等等。要排解，必須有就緒英雄在其街區：將霹靂火移到東城。
lesson-heroes-1-move-story = 那是下一步。先將霹靂火帶到頭條處。
lesson-heroes-1-move-woman = 她可以與他同行，不需自己的行動。移動霹靂火。
lesson-heroes-1-move-pass = 行動很寶貴。移動霹靂火。
lesson-heroes-1-move-where = 頭條在東城，就是有其符號的街區。去那裡。
lesson-heroes-1-with = 就緒英雄移入街區時，一位支援英雄可以免費從卡上同行，前往該區域的支援格。帶隱形女同行。
lesson-heroes-1-with-pass = 不需費用，而且他會需要她。帶她同行。
lesson-heroes-1-there = 霹靂火在東城，隱形女在格林威治區支援：她的支援對該區域的所有街區有效。現在輪到X戰警行動。
lesson-heroes-1-story = 金鋼狼前往他自己的頭條。第2行動輪，你已經可以排解。但看看故事列：最後一張是你的。故事行動抽取1張資源卡；然後推進故事列。
lesson-heroes-1-story-later = 可以。但最後一張故事卡等著你拿：先做這件事。
lesson-heroes-1-story-move = 他們的位置正好。採取故事行動。
lesson-heroes-1-story-pass = 行動很寶貴。採取故事行動。
lesson-heroes-1-story-done = 那張卡牌就會留在原處。推進故事列。
lesson-heroes-1-story-last = 那會把你的另一張放到最後。現在最後的那張可以立即得分：推進。
lesson-heroes-1-point = 離開故事列的卡牌印有你的隊伍：1個勝利點。你還抽到蜘蛛女。之後的規劃中，3張故事卡可換取全隊的隊伍優勢。X戰警也採取故事行動。
lesson-heroes-1-next = 現在是1比0，5個行動輪的第3個，你的英雄就在頭條處。下一課是遊戲的核心：解決頭條。

# -- 2: a headline --

lesson-heroes-2 = 頭條和戰鬥
lesson-heroes-2-learned =
    頭條是對付你的擲骰；英雄的專長與數值能降低它。
    剩下的支付反派。戰鬥中雙方祕密選能力，有主動權者先攻。
    異能要付卡：用在能決定勝負之處。你也會派反派對付其他隊伍。
lesson-heroes-2-place = 第2輪。你有11個勝利點，X戰警有8點。霹靂火位於價值4點的「你打不過我」：那就是15點，贏得「重生」。隱形女支援他。
lesson-heroes-2-roll = 首先對方擲骰決定有多少麻煩：骰子數為威脅標記的5顆。其上的命中和麻煩就是麻煩等級。排解頭條！
lesson-heroes-2-roll-other = 現在不要：4個勝利點和整局遊戲就在眼前。排解。
lesson-heroes-2-level = 頭條要求格鬥專長，你在那裡的英雄都沒有，所以擲出增效的骰子再擲一次並加上。然後霹靂火減去他的犯罪值2。剩下的麻煩等級為3。
lesson-heroes-2-villains = X戰警的玩家以這3點支付反派。他多抽了一張卡牌，現在以需求3、費用2的雪崩帶頭；剩餘的支付一個增援。X戰警排解時，你也這麼做。
lesson-heroes-2-power = 戰鬥。雙方祕密選擇一個能力：紅色、橙色或黃色，各有攻擊、防禦和機智的骰子。你有主動權，而霹靂火的紅色能力攻擊4，是他最高的。選擇紅色。
lesson-heroes-2-power-other = 適合防禦或機智。你先攻擊：紅色的骰子最多。
lesson-heroes-2-hits = 霹靂火的4顆骰子擲出3個命中。平手時攻擊者勝，而雪崩的防禦只有2。「新星爆發」可以用你的最後一張卡牌多擲2顆骰子，但你會需要那張卡牌：跳過。
lesson-heroes-2-hits-more = 「新星爆發」需要你手中唯一的資源卡。留給隱形女：跳過。
lesson-heroes-2-outwit = 雪崩也擲出3個命中，而平手時攻擊方獲勝。但棄掉緋紅電機，使你的擲骰減少1個命中，雪崩自己的攻擊也落空。第三是機智對決，雙方都可能被擊倒：你的機智2，黑寡婦使其為4。使用她。
lesson-heroes-2-outwit-pass = 2顆骰子對他的5顆太少。使用黑寡婦。
lesson-heroes-2-fields = 你有5個命中：有人在該區域支援，你的增效再擲了一次。雪崩有5個，平手，無人受傷。隱形女以1張資源卡移除他的增效骰子：使用她。
lesson-heroes-2-fields-pass = 平手無人受傷，戰鬥會繼續。使用隱形女。
lesson-heroes-2-won = 5比3：雪崩被擊倒1次，達到他的擊倒值，被擊敗。「你打不過我」是你的了，其4個勝利點湊成15點，贏得「重生」。你已了解輪次、頭條和戰鬥。還有一件事：你也操控一名超級反派，他在帶有王冠的頭條密謀並執行主計畫。你的第一局遊戲會在遇到時說明：試試看吧。
