# The clauses of Champions in the appendices, and where headings point: what each of clauses.csv says. Keys are its ids.

section-champions-appendix-i-player-decks = 玩家牌庫（附錄I）
clause-mc-deck-01 = 玩家必須選擇正好一張身份卡。
clause-mc-deck-02 = 玩家牌庫至少有40張卡牌。
clause-mc-deck-03 = 玩家牌庫最多有50張卡牌。
clause-mc-deck-04 = 身份卡不計入40至50張之內。
clause-mc-deck-05 = 牌庫包含該身份的英雄組的所有卡牌，每張的張數都與該組相同。
clause-mc-deck-06 = 玩家可以選擇一種風格（正義、進攻、防護、領袖），不能多選；牌庫的其餘部分由該風格的卡牌和／或基礎卡組成。
clause-mc-deck-07 = 牌庫中每張非獨特卡最多三張（依標題）。
clause-mc-deck-08 = 牌庫和身份卡合計，每張獨特卡最多一張（依標題）。
clause-mc-deck-09 = 標題相同但副標題／第二身份不同的兩張獨特卡，可以在同一副牌庫中。
clause-mc-deck-10 = 必須遵守印在身份卡上的所有牌庫構築要求。
clause-mc-deck-11 = 帶有「每套牌庫最多X張」的卡牌以X張為限，即使MC-DECK-07允許更多。

section-champions-appendix-i-encounter-decks = 遭遇牌庫（附錄I）
clause-mc-edeck-01 = 每個劇本都有建議的卡牌組清單，組成其預設的遭遇牌庫。
clause-mc-edeck-02 = 專家模式使用不同的反派層級組合。
clause-mc-edeck-03 = 專家模式還將專家遭遇組加入遭遇牌庫。
clause-mc-edeck-04 = 大多數劇本，包括所有核心劇本，清單中都有一個可選遭遇組。
clause-mc-edeck-05 = 可以取出劇本的可選遭遇組，加入任何其他可選遭遇組，以調整劇本。
clause-mc-edeck-06 = 可以加入數個可選遭遇組；允許加入許多組，但會稀釋牌庫。
clause-mc-edeck-07 = 可以從數個正面朝下的可選遭遇組中隨機選擇，不查看卡牌就洗入遭遇牌庫。

section-champions-appendix-ii-setup = 遊戲準備（附錄II）
clause-mc-setup-01 = 步驟1，選擇英雄：每位玩家選擇一個身份，第二身份面朝上放置。
clause-mc-setup-02 = 步驟2，設定生命值：每位玩家的轉盤設定為身份卡底部的起始生命值。
clause-mc-setup-03 = 步驟3，選擇起始玩家：玩家作為一個團隊選出一位，並將起始玩家標記交給該玩家。
clause-mc-setup-04 = 步驟4，將重擔卡放在一邊：將遊戲中每位英雄的重擔卡放在一邊。
clause-mc-setup-05 = 步驟5，將勁敵組放在一邊：將每位英雄的勁敵和勁敵遭遇卡放在一邊。
clause-mc-setup-06 = 步驟6，混洗玩家牌庫：每位玩家混洗自己的牌庫。
clause-mc-setup-07 = 步驟7，收集標記和狀態卡：將傷害標記、威脅標記、加速標記、通用指示物，以及擊暈卡、困惑卡和不屈卡分堆擺放。
clause-mc-setup-08 = 步驟8，選擇反派：選擇一個反派；將其反派牌庫和主線密謀牌庫放置進場。
clause-mc-setup-09 = 步驟9，設定反派的生命值：反派的轉盤設定為反派卡上的數值。
clause-mc-setup-10 = 步驟10，進行密謀的遊戲準備：執行主線密謀1A面的「遊戲準備」指示。
clause-mc-setup-11 = 步驟11，混洗遭遇牌庫：加入步驟4中放在一邊的重擔卡，並混洗遭遇牌庫。
clause-mc-setup-12 = 步驟12，抽取卡牌：每位玩家抽取至身份卡底部所示的起始手牌上限。
clause-mc-setup-13 = 步驟13，進行調度：每位玩家可以棄掉任意張手牌，然後補至起始手牌上限。
clause-mc-setup-14 = 步驟14，執行角色的遊戲準備異能：執行在場身份卡上的「遊戲準備」指示。
clause-mc-setup-15 = 這十四個步驟依所給的順序執行；然後遊戲開始。
clause-mc-setup-16 = 在步驟10，結算遊戲準備時進場的遭遇卡的「展示時」異能。
clause-mc-setup-17 = 步驟13中棄掉的卡牌留在棄牌堆；當時不會混洗回去。

section-champions-appendix-iii-player-card-anatomy = 玩家卡解析（附錄III）
clause-mc-anatp-01 = 欄位1，標題：卡牌的名稱。
clause-mc-anatp-02 = 欄位2，卡牌類型：卡牌如何作用或使用。
clause-mc-anatp-03 = 欄位3，特性：異能可能提及的描述性屬性。
clause-mc-anatp-04 = 欄位4，異能：卡牌與遊戲互動的特殊方式。
clause-mc-anatp-05 = 欄位5，費用：打出卡牌的資源費用。
clause-mc-anatp-06 = 欄位6，生命值：卡牌對傷害的耐受程度。
clause-mc-anatp-07 = 欄位7，資源：從手牌棄掉該卡牌時產生的資源。
clause-mc-anatp-08 = 欄位8，牌庫構築類別：專屬於某位英雄、屬於某種風格，或是基礎卡。
clause-mc-anatp-09 = 欄位9，化解值：化解時的強度。
clause-mc-anatp-10 = 欄位10，攻擊值：攻擊時的強度。
clause-mc-anatp-11 = 欄位11，防禦值：防禦時的強度。
clause-mc-anatp-12 = 欄位12，恢復值：第二身份恢復的強度。
clause-mc-anatp-13 = 欄位13，反制傷害：盟友使用該能力後承受的傷害。
clause-mc-anatp-14 = 欄位14，手牌上限：控制者每輪將手牌調整到的張數。
clause-mc-anatp-15 = 欄位15，遊戲收藏資訊：產品，以及在該產品中的編號。
clause-mc-anatp-16 = 欄位16，獨特圖示：該卡牌是獨特卡。
clause-mc-anatp-17 = 欄位17，副標題：盟友可能有的另一個身份。

section-champions-appendix-iii-scenario-card-anatomy = 劇本卡解析（附錄III）
clause-mc-anats-01 = 欄位1，標題：卡牌的名稱。
clause-mc-anats-02 = 欄位2，卡牌類型：卡牌如何作用或使用。
clause-mc-anats-03 = 欄位3，特性：異能可能提及的描述性屬性。
clause-mc-anats-04 = 欄位4，異能：卡牌與遊戲互動的特殊方式。
clause-mc-anats-05 = 欄位5，生命值：卡牌對傷害的耐受程度。
clause-mc-anats-06 = 欄位6，密謀值：敵人進行密謀時的強度。
clause-mc-anats-07 = 欄位7，攻擊值：敵人攻擊時的強度。
clause-mc-anats-08 = 欄位8，增效圖示：卡牌作為攻擊或密謀的增效時的強度。
clause-mc-anats-09 = 欄位9，起始威脅值：密謀進場時放置在其上的威脅。
clause-mc-anats-10 = 欄位10，加速：密謀每輪推進得多快。
clause-mc-anats-11 = 欄位11，目標威脅值：推進到下一層級所需的威脅。
clause-mc-anats-12 = 欄位12，層級編號：劇本中反派或密謀的層級。
clause-mc-anats-13 = 欄位13，遭遇組名稱：該卡牌所屬的組。
clause-mc-anats-14 = 欄位14，遭遇組資訊：該組的卡牌張數，以及該卡牌在其中的位置。
clause-mc-anats-15 = 欄位15，遊戲收藏資訊：產品，以及在該產品中的編號。

section-champions-appendix-iii-sample-cards-uk = 卡牌範例（附錄III，烏克蘭文版）
clause-mc-sample-01 = 盟友範例：「夜魔俠」，副標題「麥特·莫達克」，獨特，正義，特性「捍衛者」；一個回應在他化解後對一個敵人造成1點傷害。
clause-mc-sample-02 = 升級範例：「戰鬥訓練」（特性「技能」），費用2：可以在任何玩家的控制下打出，每位玩家最多1張，英雄得到+1攻擊值。
clause-mc-sample-03 = 身份範例，英雄面：「蜘蛛人」，獨特，特性「復仇者」，手牌上限5，生命值10；一個中斷在反派對他發動攻擊時抽取1張卡牌。
clause-mc-sample-04 = 身份範例，第二身份面：「彼得·帕克」，獨特，特性「天才」，手牌上限6，生命值10，恢復值3；一個資源異能產生一個資源，每輪僅限一次。
clause-mc-sample-05 = 事件範例：「瓦干達萬歲！」（特性「戰術」），費用1，英雄行動：依任意順序結算你控制的每張「黑豹」升級的「特殊」異能，每個都算作此效果的一個步驟。
clause-mc-sample-06 = 支援範例：「三曲翼大樓」，獨特，領袖，特性「地點」和「神盾局」：使你的盟友上限增加1。
clause-mc-sample-07 = 資源範例：「能量」，基礎，每套牌庫最多1張。
clause-mc-sample-08 = 反派範例：「犀牛人」I，獨特，特性「蠻力」和「罪犯」，每位玩家14點生命值，密謀值和攻擊值為1和2（1/21）。
clause-mc-sample-09 = 從者範例：「震波人」，獨特，特性「罪犯」，印有的數值3、2、1；展示時：對每位英雄造成1點傷害（12/21）。
clause-mc-sample-10 = 支線密謀範例：「非法兵工廠」（克勞，20/21）；展示時：每有1位玩家，在此再放置1點威脅。
clause-mc-sample-11 = 附加卡範例：附加到「犀牛人」，特性「護甲」；強制中斷：「犀牛人」將受到的傷害改為放置在此，然後傷害達到5點或更多時，棄掉該卡牌（5/21）。
clause-mc-sample-12 = 詭計範例：「爆炸」（炸彈恐慌，4/6）；展示時：支線密謀「炸彈恐慌」在場時，將X點傷害分配給玩家，X為其上的威脅；否則此卡牌獲得湧動。
clause-mc-sample-13 = 主線密謀範例，1B面：「破牆而入！」，起始威脅值0，加速每位玩家+1，目標威脅值每位玩家7；如果此層級完成，玩家落敗（4/21）。
clause-mc-sample-14 = 環境卡範例：「奧創無人機」（7/25）：正面朝下的無人機具有基礎密謀值1、攻擊值1、生命值1；強制回應：正面朝下的無人機被擊敗後，進入其所有者的棄牌堆。
clause-mc-sample-15 = 重擔卡範例：「公司問題」（鋼鐵人）：交給「東尼·史塔克」的玩家，該玩家可以翻到第二身份；選擇：橫置「東尼·史塔克」並將此卡牌從遊戲中移除，或橫置你控制的所有升級並棄掉此卡牌。
clause-mc-sample-16 = 詭計範例（保留英文）：「電鞭攻擊」（鋼鐵人的勁敵，3/5）；展示時：選擇每有一張升級就受到傷害，或棄掉一張升級；增效：如果反派正在進行無人防禦的攻擊，棄掉一張升級。

section-champions-control-pointer = 控制（參照）
clause-mc-control-01 = 條目「控制」參照「所有權和控制權」。

section-champions-counter-pointer = 指示物（參照）
clause-mc-ctrptr-01 = 條目「指示物」參照「通用指示物」。

section-champions-token-uk-heading = 標記（烏克蘭文版條目）
clause-mc-token-01 = 如果卡牌「使用」某類型的指示物，就在其上放置指定數量的通用指示物。

section-champions-damage-token-uk-heading = 傷害標記（烏克蘭文版條目）
clause-mc-dmgtok-01 = 條目「傷害標記」參照「傷害」。

section-champions-starting-threat-uk-heading = 起始威脅值（烏克蘭文版條目）
clause-mc-startthr-01 = 條目「起始威脅值」參照附錄III，該處指密謀進場時放置在其上的威脅。

section-champions-put-into-play-pointer = 放置進場（參照）
clause-mc-putplay-01 = 條目「放置進場」參照「打出，放置進場」。

section-champions-villain-deck-pointer = 反派牌庫（參照）
clause-mc-vdeck-01 = 條目「反派牌庫」參照「反派」。

section-champions-player-order-uk-pointer = 玩家順位（烏克蘭文版參照）
clause-mc-pordptr-01 = 條目「玩家順位」參照「按玩家順位」。
