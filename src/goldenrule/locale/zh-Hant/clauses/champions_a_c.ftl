# The clauses of Champions, from the golden rules to Crisis Icon: what each of clauses.csv says. Keys are its ids.

section-champions-golden-rules = 金科玉律
clause-mc-gold-01 = 《規則詳解》的敘述與《新手指南》衝突時，適用《規則詳解》的敘述。
clause-mc-gold-02 = 卡牌文字與《規則詳解》或《新手指南》衝突時，適用卡牌文字。
clause-mc-gold-03 = 兩條金科玉律合成一個效力順序：卡牌文字最優先，其次是《規則詳解》，最後是《新手指南》；較低的一層中不與較高的一層牴觸的部分，仍然適用。
clause-mc-gold-04 = 詞彙表是查找規則問題的首要之處；本文件界定規則，不教導玩法；三個附錄說明牌庫構築、遊戲準備和卡牌解析。

section-champions-grim-rule = 嚴酷法則
clause-mc-grim-01 = 規則或時機發生衝突，且在《規則詳解》中找不到答案時，以玩家判斷對自己最不利的結果解決，然後繼續遊戲。
clause-mc-grim-02 = 只有在《規則詳解》沒有答案之後，才能使用嚴酷法則；它絕不取代明文的規則，也不取代明確給予玩家的選擇。
clause-mc-grim-03 = 「最不利的結果」在衝突發生的那一刻判斷，以能否戰勝當前劇本為準。

section-champions-component-limitations = 配件上限
clause-mc-comp-01 = 遊戲中的威脅標記、傷害標記、狀態卡和通用指示物，數量沒有上限。
clause-mc-comp-02 = 如果隨附的標記、指示物或狀態卡用完，可以用任何代替物；效果絕不因實物用完而減少。
clause-mc-comp-03 = 數量沒有上限並不解除每個角色的限制：一個角色每種狀態卡仍最多只有一張。

section-champions-round-sequence = 一輪概述
clause-mc-round-01 = 一輪的項目1：玩家階段開始。
clause-mc-round-02 = 一輪的項目2：每位玩家進行一個回合（按玩家順位）。
clause-mc-round-03 = 一輪的項目3：執行玩家階段結束的步驟，玩家階段結束。
clause-mc-round-04 = 一輪的項目4：反派階段開始。
clause-mc-round-05 = 一輪的項目5：在主線密謀上放置威脅（反派階段步驟1）。
clause-mc-round-06 = 一輪的項目6：反派和交戰的從者發動（反派階段步驟2）。
clause-mc-round-07 = 一輪的項目7：發放遭遇卡（反派階段步驟3）。
clause-mc-round-08 = 一輪的項目8：展示並結算所發放的遭遇卡（反派階段步驟4）。
clause-mc-round-09 = 一輪的項目9：傳遞起始玩家標記（反派階段步驟5）。
clause-mc-round-10 = 一輪的項目10：本輪結束，下一輪再從項目1開始。
clause-mc-round-11 = 每一輪都嚴格依序執行這十個項目；除非遊戲結束或卡牌如此指示，否則不略過任何一項。

section-champions-ability-card-ability = 異能，卡牌異能
clause-mc-ability-01 = 異能是卡牌為遊戲帶來的特殊規則文字。
clause-mc-ability-02 = 除非明確指明場外的區域或要素，否則卡牌異能只與在場的卡牌互動。
clause-mc-ability-03 = 印在英雄、第二身份、盟友、升級或支援上的異能，只有在該卡牌在場時才能使用，除非異能本身說明可以從場外使用。
clause-mc-ability-04 = 事件依其卡牌類型的規則，從場外影響遊戲；不需要額外的許可。
clause-mc-ability-05 = 只有在效果有可能改變遊戲狀態時，才能發動異能。
clause-mc-ability-06 = 判斷是否可能改變時，不考慮支付費用本身所造成的任何狀態變化。
clause-mc-ability-07 = 判斷是否可能改變時，不考慮與其他異能的互動（例如其他卡牌可能施加的替代或取消）。
clause-mc-ability-08 = 由數個句子組成的異能，依所印的順序逐句結算。
clause-mc-ability-09 = 以粗體觸發時機和冒號開頭的文字是觸發異能。
clause-mc-ability-10 = 沒有粗體觸發時機的文字是永續異能。
clause-mc-ability-11 = 永續異能、「展示時」異能、「擊敗時」異能、強制異能、增效異能和關鍵字必須結算。
clause-mc-ability-12 = 如果強制結算的異能使用「可以」，只有「可以」之後的部分是可選的。
clause-mc-ability-13 = 行動、中斷、回應和資源異能的結算是可選的。
clause-mc-ability-14 = 是否在可選異能的時機使用它，由控制該異能所在卡牌的玩家決定。

section-champions-acceleration-icon = 加速圖示
clause-mc-accicon-01 = 場上每有一個加速圖示，反派階段步驟1放置在主線密謀上的威脅就增加1點。
clause-mc-accicon-02 = 帶有該圖示的卡牌一離場，該圖示就不再計算。

section-champions-acceleration-token = 加速標記
clause-mc-acctok-01 = 每有一個加速標記，反派階段步驟1放置在主線密謀上的威脅就增加1點。
clause-mc-acctok-02 = 每當遭遇牌庫的卡牌耗盡，增加一個加速標記。
clause-mc-acctok-03 = 該標記放在主線密謀上（或其旁邊）；它是整個劇本的標記。

section-champions-action = 行動
clause-mc-action-01 = 粗體的「行動」表示一種觸發異能。
clause-mc-action-02 = 玩家可以在自己的回合觸發行動異能。
clause-mc-action-03 = 玩家可以在另一位玩家的回合觸發行動異能，前提是當前玩家提出請求（或接受提議）。
clause-mc-action-04 = 行動異能不能在玩家回合之外觸發（例如玩家階段結束的步驟或反派階段）。

section-champions-activation = 發動
clause-mc-activ-01 = 反派攻擊或進行密謀，即為發動。
clause-mc-activ-02 = 在反派階段步驟2中，反派對每位玩家發動一次。
clause-mc-activ-03 = 在該次發動中，如果結算該次發動的玩家處於英雄身份，反派攻擊。
clause-mc-activ-04 = 在該次發動中，如果結算該次發動的玩家處於第二身份，反派進行密謀。
clause-mc-activ-05 = 每次發動在開始時個別查看身份；之後變換身份不會改變已開始的發動。
clause-mc-activ-06 = 卡牌異能在步驟2之外使反派進行的攻擊或密謀，也是發動。
clause-mc-activ-07 = 反派的每次發動，不論由什麼引起，都為該次發動從遭遇牌庫給反派一張增效卡。
clause-mc-activ-08 = 即使另一位玩家因防禦而成為攻擊的目標，該次發動仍屬於為其結算發動的玩家。

section-champions-active-player = 當前玩家
clause-mc-activep-01 = 在玩家階段中，正在進行其回合的玩家是當前玩家；玩家回合之外沒有當前玩家。

section-champions-after = ……後
clause-mc-after-01 = 「X後」指情況X剛完成之後的那一刻。
clause-mc-after-02 = 回應異能通常以「後」指明其時機。

section-champions-all-purpose-counter = 通用指示物
clause-mc-counter-01 = 通用指示物只記錄狀態；它本身沒有規則。
clause-mc-counter-02 = 卡牌可以創建有名稱的指示物類型（例如「箭矢」或「蛛網」指示物）；任何有名稱的指示物都以通用指示物表示。
clause-mc-counter-03 = 對於增加、計算或花費指示物的異能，各有名稱的類型彼此不同。

section-champions-ally = 盟友
clause-mc-ally-01 = 盟友是一種玩家卡類型，表示玩家角色的朋友、追隨者或同伴。
clause-mc-ally-02 = 進場的盟友會留在場上，直到異能或效果使其離場。
clause-mc-ally-03 = 剩餘生命值為0的盟友被擊敗並棄掉。
clause-mc-ally-04 = 玩家在自己的回合中，可以使用自己控制的任意數量的盟友進行攻擊或化解。
clause-mc-ally-05 = 橫置盟友是使用它攻擊或化解的費用；已橫置的盟友不能使用。
clause-mc-ally-06 = 盟友的攻擊或化解嘗試結算之後，該盟友承受印在其攻擊值（攻擊時）或化解值（化解時）下方的反制傷害。
clause-mc-ally-07 = 反制傷害必須對該盟友自身造成；不能分配給其他角色。
clause-mc-ally-08 = 任何玩家被攻擊時，任何玩家都可以橫置自己控制的一個盟友來防禦該次攻擊。
clause-mc-ally-09 = 對防禦的盟友造成該次攻擊的全部傷害。

section-champions-ally-limit = 盟友上限
clause-mc-allylim-01 = 任何時刻，一位玩家最多只能控制三個在場的盟友（盟友上限）。
clause-mc-allylim-02 = 該上限在每一刻都有效，不只在打出盟友時；對於放置進場或因控制權變更而得到的盟友也適用。
clause-mc-allylim-03 = 卡牌在場時，可以改變一位玩家的盟友上限。

section-champions-attachment = 附加卡
clause-mc-attachment-01 = 附加卡是一種遭遇卡類型。
clause-mc-attachment-02 = 附加卡進場時，附加到另一張卡牌或遊戲要素。
clause-mc-attachment-03 = 反派上的附加卡，可能依其攻擊區和密謀區所印的數值，修正反派的攻擊值和密謀值。

section-champions-attach-to = 附加到
clause-mc-attachto-01 = 帶有「附加到」的卡牌，必須在進場時附加到所指明的要素。
clause-mc-attachto-02 = 附加的卡牌放在其附加對象下方，露出一部分。
clause-mc-attachto-03 = 附加對象離場時，棄掉附加在其上的卡牌。
clause-mc-attachto-04 = 除此之外，附加的卡牌留在場上，直到異能或效果使其離場。
clause-mc-attachto-05 = 附加的卡牌獨立橫置和重整，與其附加對象無關。
clause-mc-attachto-06 = 「附加到」是否合法，在卡牌將要附加的那一刻檢查。
clause-mc-attachto-07 = 一旦附加，就不再檢查是否合法；附加對象即使不再符合條件，卡牌仍附加在其上。
clause-mc-attachto-08 = 如果最初的檢查未通過，該卡牌不附加，並留在原先的狀態或區域。
clause-mc-attachto-09 = 如果它不能留在原先的狀態或區域，將其棄掉。

section-champions-attack = 攻擊
clause-mc-attack-01 = 英雄的基礎攻擊：橫置該英雄，對一個敵人造成等同其攻擊值的傷害。
clause-mc-attack-02 = 盟友的基礎攻擊：該盟友對一個敵人造成等同其攻擊值的傷害。
clause-mc-attack-03 = 結算標有攻擊的觸發異能，例如「英雄行動（攻擊）」，即為對其指明的目標進行攻擊。
clause-mc-attack-04 = 除非異能的文字要求，否則英雄使用標有攻擊的異能不必橫置。
clause-mc-attack-05 = 英雄和盟友的攻擊可以將任何敵人作為目標，除非有卡牌異能（例如守護）使該敵人不能被攻擊。
clause-mc-attack-06 = 敵人可以在反派階段步驟2攻擊。
clause-mc-attack-07 = 只有在明確說明反派或從者攻擊時，卡牌異能才能使其在其他時間攻擊。
clause-mc-attack-08 = 因MC-ATTACK-07而進行的攻擊，遵循相同的敵人攻擊流程。
clause-mc-attack-09 = 如果異能沒有標示攻擊，也沒有指示攻擊，其造成的傷害就不是攻擊。

section-champions-base-value = 基礎值
clause-mc-base-01 = 基礎值是應用任何修正值之前所定義的數值。
clause-mc-base-02 = 大多數情況下，基礎值就是印有的數值；效果可以另定基礎值。

section-champions-boost = 增效
clause-mc-boost-01 = 每當反派攻擊或進行密謀，把遭遇牌庫的一張卡牌正面朝下給它，作為增效卡。
clause-mc-boost-02 = 在發動期間，將反派上的所有增效卡逐張翻至正面朝上。
clause-mc-boost-03 = 反派攻擊時，在宣告防禦者之後翻開增效卡。
clause-mc-boost-04 = 攻擊時，增效卡上的增效圖示加到反派的攻擊值。
clause-mc-boost-05 = 進行密謀時，增效卡上的增效圖示加到反派的密謀值。
clause-mc-boost-06 = 增效的加值只在該次發動期間有效。
clause-mc-boost-07 = 增效圖示印在遭遇卡的右下角。
clause-mc-boost-08 = 增效區的星形圖示表示該卡牌具有增效異能；卡牌一翻至正面朝上就結算。
clause-mc-boost-09 = 星形圖示不是增效圖示，不會增加攻擊值或密謀值。
clause-mc-boost-10 = 作為增效卡結算的卡牌，只有分隔線下方的文字有效；其「展示時」文字、關鍵字和印有的數值都無作用。
clause-mc-boost-11 = 如果一次發動結算數張增效卡，其圖示累加。
clause-mc-boost-12 = 如果一次發動結算數張增效卡，其上的每個增效異能都要結算。
clause-mc-boost-13 = 增效卡應用到該次發動之後棄掉。
clause-mc-boost-14 = 從者攻擊或進行密謀時，不給予增效卡。
clause-mc-boost-15 = 將增效卡翻至正面朝上不是展示：「展示時」異能、湧動和以展示為觸發條件的異能都不適用。

section-champions-cancel = 取消
clause-mc-cancel-01 = 某些卡牌異能可以取消卡牌或遊戲效果。
clause-mc-cancel-02 = 取消會中斷效果的發動，並阻止該效果發動。
clause-mc-cancel-03 = 異能的效果被取消時，該異能仍視為已發動。
clause-mc-cancel-04 = 異能的效果被取消時，其費用仍視為已支付，不予退還。
clause-mc-cancel-05 = 只有效果被阻止：效果既不發動，也不結算。
clause-mc-cancel-06 = 效果被取消的事件仍視為已打出，並照常棄掉。
clause-mc-cancel-07 = 效果被取消的詭計仍視為已展示，並進入遭遇棄牌堆。

section-champions-cannot = 無法
clause-mc-cannot-01 = 「無法」是絕對的：任何異能或效果都不能凌駕它。

section-champions-card-types = 卡牌類型
clause-mc-types-01 = 卡牌類型有：盟友、附加卡、環境卡、事件、身份（英雄和第二身份）、主線密謀、從者、重擔卡、資源、支線密謀、支援、詭計、升級和反派。
clause-mc-types-02 = 類型被異能改變的卡牌，失去其原有的所有其他卡牌類型。
clause-mc-types-03 = 此後它的作用與該新類型的任何卡牌相同。

section-champions-character = 角色
clause-mc-char-01 = 英雄、第二身份、盟友、反派和從者是角色；除此之外都不是。

section-champions-choose = 選擇
clause-mc-choose-01 = 「選擇」表示玩家必須作出決定，才能結算該異能。
clause-mc-choose-02 = 由結算含有「選擇」的異能的玩家作出決定。
clause-mc-choose-03 = 如果可能，玩家必須選擇會改變遊戲狀態的選項。
clause-mc-choose-04 = 如果沒有有效的選項，該異能不能發動。

section-champions-confuse-confused = 困惑
clause-mc-confuse-01 = 使角色「困惑」的異能給該角色一張困惑狀態卡。

section-champions-consequential-damage = 反制傷害
clause-mc-conseq-01 = 盟友攻擊後，其攻擊值下方每有一個反制傷害圖示，就承受1點傷害。
clause-mc-conseq-02 = 盟友化解後，其化解值下方每有一個反制傷害圖示，就承受1點傷害。
clause-mc-conseq-03 = 反制傷害只因攻擊和化解而產生，不因防禦產生。
clause-mc-conseq-04 = 所使用的數值下方沒有圖示的盟友，不承受反制傷害。

section-champions-constant-ability = 永續異能
clause-mc-constant-01 = 永續異能是任何不是關鍵字、也沒有粗體觸發時機的異能。
clause-mc-constant-02 = 其卡牌一進場，它就生效。
clause-mc-constant-03 = 只要其卡牌在場，它就一直有效。
clause-mc-constant-04 = 尋找某個條件（「期間」、「如果」、「當……時」）的永續異能，只在該條件成立期間有效。
clause-mc-constant-05 = 場上有數個相同的永續異能時，各自獨立影響遊戲。

section-champions-cost = 費用
clause-mc-cost-01 = 卡牌的資源費用，是打出該卡牌必須支付的資源數量。
clause-mc-cost-02 = 異能可以在文字中註明費用；必須支付該費用才能使用該異能。
clause-mc-cost-03 = 異能文字中的箭頭分隔費用與效果：箭頭之前是費用，之後是效果。
clause-mc-cost-04 = 支付費用時，玩家可以產生超過所需的資源。
clause-mc-cost-05 = 超過費用的資源，在費用支付後失去。
clause-mc-cost-06 = 一張卡牌或一個異能的數項費用同時支付。
clause-mc-cost-07 = 如果結算異能的效果不可能改變遊戲狀態，就不能支付該異能的費用。
clause-mc-cost-08 = 玩家只能以自己控制的卡牌和遊戲要素支付費用。
clause-mc-cost-09 = 如果費用需要場外的要素，支付的玩家只能使用自己場外區域中的要素。

section-champions-crisis-icon = 危機圖示
clause-mc-crisis-01 = 帶有危機圖示的支線密謀在場時，無法移除主線密謀上的威脅。
