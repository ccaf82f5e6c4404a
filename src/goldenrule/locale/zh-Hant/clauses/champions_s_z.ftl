# The clauses of Champions, from Scheme to Winning the Game: what each of clauses.csv says. Keys are its ids.

section-champions-scheme = 密謀
clause-mc-scheme-01 = 「密謀」作名詞時，指主線或支線密謀卡；作動詞時，指敵人進行密謀的發動。

section-champions-search = 搜尋
clause-mc-search-01 = 受指示搜尋的玩家，可以查看所搜尋區域的所有卡牌。
clause-mc-search-02 = 找到的卡牌若符合條件，放到搜尋效果所指明的區域。
clause-mc-search-03 = 如果有數張卡牌符合條件，由搜尋的玩家從中選擇。
clause-mc-search-04 = 搜尋時查看的卡牌，不算離開所搜尋的區域。
clause-mc-search-05 = 搜尋過整個牌庫時，在該異能結算之後混洗該牌庫。

section-champions-self-referential-abilities = 指向自身的異能
clause-mc-self-01 = 提及自身卡牌名稱的異能只指該卡牌，不指其他同名卡牌。

section-champions-setup-pointer = 遊戲準備（參照）
clause-mc-setup-00 = 詞彙表的條目「遊戲準備」參照附錄II。

section-champions-side-scheme = 支線密謀
clause-mc-side-01 = 支線密謀是一種遭遇卡類型，表示額外的障礙。
clause-mc-side-02 = 展示的支線密謀進場時放在主線密謀牌庫旁邊。
clause-mc-side-03 = 它進場時帶有等同其起始威脅值的威脅。
clause-mc-side-04 = 其上沒有威脅時，它被擊敗並棄掉。
clause-mc-side-05 = 卡牌異能將其移除時，它也離場。
clause-mc-side-06 = 支線密謀上的威脅，以英雄和盟友的化解能力或卡牌異能移除。
clause-mc-side-07 = 危機圖示：在該支線密謀被棄掉之前，無法移除主線密謀上的威脅。
clause-mc-side-08 = 加速圖示：支線密謀上每有一個這樣的圖示，反派階段步驟1就在主線密謀上多放置1點威脅。
clause-mc-side-09 = 兇險圖示：支線密謀上每有一個這樣的圖示，反派階段步驟3就多發放一張遭遇卡。
clause-mc-side-10 = 因兇險圖示發放的卡牌按玩家順位發放：額外的第一張給起始玩家，第二張給第二位玩家，以此類推。

section-champions-simultaneous-resolution = 同時結算
clause-mc-simul-01 = 如果帶有相同粗體觸發時機的兩個或更多效果將同時結算，由起始玩家決定其順序。

section-champions-special = 特殊
clause-mc-special-01 = 粗體的「特殊」表示一種觸發異能。
clause-mc-special-02 = 特殊異能只依另一個卡牌異能的明確指示執行。

section-champions-star-icon = 星形圖示
clause-mc-star-01 = 敵人的攻擊值或密謀值旁，或增效區中的星形圖示，表示該卡牌的文字方塊有相關的異能，在該卡牌攻擊、進行密謀或作為增效卡時結算。
clause-mc-star-02 = 敵人攻擊值旁的星形圖示：該敵人有每次攻擊時發動的中斷或回應。
clause-mc-star-03 = 敵人密謀值旁的星形圖示：該敵人有每次進行密謀時發動的中斷或回應。
clause-mc-star-04 = 附加卡的+攻擊值或+密謀值旁的星形圖示：該附加卡有中斷或回應，每次該敵人以修正後的數值攻擊或進行密謀時發動。
clause-mc-star-05 = 增效區中的星形圖示：該卡牌有增效異能，每次作為增效卡使用（棄掉）時發動。
clause-mc-star-06 = 星形圖示本身沒有數值，也沒有效果。

section-champions-status-cards = 狀態卡
clause-mc-status-01 = 狀態卡表示角色可能處於的狀態。
clause-mc-status-02 = 給角色狀態卡時，從標記池拿取一張指定類型的狀態卡，放到該角色上。
clause-mc-status-03 = 一個角色不能同時有超過一張同類型的狀態卡。
clause-mc-status-04 = 狀態卡異能的時機，優先於所有其他將同時結算的異能。
clause-mc-status-05 = 擊暈的英雄或盟友：嘗試攻擊或使用攻擊異能時，改為棄掉擊暈卡。
clause-mc-status-06 = 被替代的攻擊嘗試，其費用（包括橫置）仍必須支付。
clause-mc-status-07 = 擊暈的反派或從者：將要攻擊時，改為棄掉擊暈卡。
clause-mc-status-08 = 困惑的英雄或盟友：嘗試化解或使用化解異能時，改為棄掉困惑卡。
clause-mc-status-09 = 被替代的化解嘗試，其費用（包括橫置）仍必須支付。
clause-mc-status-10 = 困惑的反派或從者：將要進行密謀時，改為棄掉困惑卡。
clause-mc-status-11 = 擊暈不影響化解、進行密謀或防禦；困惑不影響攻擊或防禦。
clause-mc-status-12 = 不屈：如果該角色將要承受任何數量的傷害，改為防止全部該傷害，並棄掉不屈卡。
clause-mc-status-13 = 傷害數量為0時，不棄掉不屈卡。
clause-mc-status-14 = 任何來源的傷害都會用掉不屈，包括反制傷害、間接傷害和反擊的傷害。

section-champions-stun-stunned = 擊暈
clause-mc-stun-01 = 「擊暈」角色的異能給該角色一張擊暈狀態卡。

section-champions-subtitle = 副標題
clause-mc-subtitle-01 = 有些盟友在標題下方有副標題：該角色所用的另一個身份；它與獨特的判斷有關。

section-champions-support = 支援
clause-mc-support-01 = 支援是一種玩家卡類型，表示地點、朋友和其他幕後的助力。
clause-mc-support-02 = 支援進場時放在玩家區域的後排。
clause-mc-support-03 = 支援在場時有效，並留在場上，直到卡牌異能使其離場。

section-champions-sustained-damage = 累計的傷害
clause-mc-sustain-01 = 累計的傷害，是最大生命值減去剩餘生命值。
clause-mc-sustain-02 = 英雄或反派：最大生命值（印有的數值經修正後）減去轉盤的數值。
clause-mc-sustain-03 = 盟友或從者：該卡牌上傷害標記的總數。

section-champions-table-talk = 桌上討論
clause-mc-talk-01 = 玩家可以討論任何事，包括場上和手中的卡牌，並一起規劃。
clause-mc-talk-02 = 任何玩家都不必公開自己的手牌。
clause-mc-talk-03 = 結算帶有困境的遭遇卡時，玩家不得互相商議。

section-champions-target-threat = 目標威脅值
clause-mc-target-01 = 目標威脅值是主線密謀牌庫推進所需的威脅數量，印在卡牌左上角，標題之前。

section-champions-then = 然後
clause-mc-then-01 = 只有在「然後」之前的文字完全屬實或完全結算時，才能結算其後的文字。
clause-mc-then-02 = 如果「然後」之前的部分完全結算，必須嘗試結算其後的部分。
clause-mc-then-03 = 如果「然後」之前的部分沒有完全結算，就不嘗試結算其後的部分。

section-champions-threat = 威脅
clause-mc-threat-01 = 威脅標記記錄密謀卡上的威脅數量。

section-champions-thwart = 化解
clause-mc-thwart-01 = 英雄的基礎化解：橫置該英雄，從一個密謀移除等同其化解值的威脅。
clause-mc-thwart-02 = 盟友的基礎化解：從一個密謀移除等同該盟友化解值的威脅。
clause-mc-thwart-03 = 結算標有化解的觸發異能，即為對其指明的密謀進行化解。
clause-mc-thwart-04 = 除非異能的文字要求，否則英雄使用標有化解的異能不必橫置。
clause-mc-thwart-05 = 化解可以將主線密謀或任何在場的支線密謀作為目標，除非受到阻止（例如危機圖示）。
clause-mc-thwart-06 = 移除的威脅多於現有的威脅時，全部移除；威脅絕不低於0。

section-champions-tough-toughness = 不屈，堅韌
clause-mc-tough-01 = 不屈是狀態卡，堅韌是關鍵字；該條目參照「狀態卡」和「關鍵字」。

section-champions-traits = 特性
clause-mc-traits-01 = 特性以粗斜體印在文字方塊頂端，本身沒有效果。
clause-mc-traits-02 = 卡牌異能可以提及具有或沒有指定特性的卡牌。

section-champions-treachery = 詭計
clause-mc-treach-01 = 詭計是一種遭遇卡類型，表示立即發生的事件。
clause-mc-treach-02 = 展示詭計的玩家必須結算其效果。
clause-mc-treach-03 = 其效果結算或被取消後，該卡牌進入遭遇棄牌堆。

section-champions-triggered-ability = 觸發異能
clause-mc-trig-01 = 觸發異能的形式是：粗體的觸發時機，接著是冒號和效果文字。
clause-mc-trig-02 = 玩家卡上的觸發異能，只有在其效果本身可能改變遊戲狀態時才能發動。
clause-mc-trig-03 = 該項判斷不考慮支付費用的後果，也不考慮可能對該效果作出的回應。
clause-mc-trig-04 = 行動、中斷和回應異能是可選的，除非其觸發時機帶有「強制」。
clause-mc-trig-05 = 「強制」、「展示時」和「擊敗時」異能，由遊戲在其時機觸發。
clause-mc-trig-06 = 引號中的觸發時機不是該異能的觸發時機；它指具有該觸發時機的其他異能。
clause-mc-trig-07 = 如果觸發時機包含「英雄」或「第二身份」，只有在觸發它的玩家處於該身份時，才能使用該異能。

section-champions-triggering-condition = 觸發條件
clause-mc-cond-01 = 觸發條件是遊戲中的特定情況；在異能上，它是標明該異能何時可以使用的部分，通常與「時」或「後」連用。
clause-mc-cond-02 = 如果一個情況產生數個觸發條件，它們共用一輪中斷機會和一輪回應機會。
clause-mc-cond-03 = 得到這樣的機會時，與其中任何條件有關的異能，可以依任意順序使用。

section-champions-undefended = 無人防禦
clause-mc-undef-01 = 沒有角色防禦的攻擊，是無人防禦的攻擊。

section-champions-unique = 獨特
clause-mc-unique-01 = 標題前帶有獨特圖示的卡牌是獨特卡。
clause-mc-unique-02 = 玩家作為一個團隊，每張獨特卡只能有一張（依標題）在場。
clause-mc-unique-03 = 玩家的牌庫中，每張獨特卡不能包含超過一張（依標題）；身份卡也納入此項檢查。
clause-mc-unique-04 = 標題相同但第二身份不同的兩個身份，可以同時在場。
clause-mc-unique-05 = 標題相同但副標題不同的兩個獨特盟友，可以同在一副牌庫中，也可以同時在場。
clause-mc-unique-06 = 如果英雄的第二身份與獨特盟友的副標題不同，標題相同的該英雄和該盟友可以同在牌庫中，也可以同時在場。
clause-mc-unique-07 = 在這樣的組合中，如果第二身份與盟友的副標題相同，兩者不能共存。

section-champions-upgrade = 升級
clause-mc-upgrade-01 = 升級是一種玩家卡類型，表示身份的能力、攻擊、裝備和其他資產。
clause-mc-upgrade-02 = 升級在場時有效，並留在場上，直到卡牌異能使其離場。
clause-mc-upgrade-03 = 大多數升級進場時放在玩家的身份卡旁邊，並修正英雄、第二身份或兩者。
clause-mc-upgrade-04 = 附加到另一張卡牌的升級修正該卡牌，不修正打出該升級的玩家的身份。

section-champions-villain-villain-deck = 反派，反派牌庫
clause-mc-villain-01 = 反派是一種遭遇卡類型：劇本的主要對手。
clause-mc-villain-02 = 反派是由一張或多張層級卡依序組成的牌庫。
clause-mc-villain-03 = 玩家將每個層級的生命值減至0，以擊敗反派。
clause-mc-villain-04 = 在反派階段步驟2，反派對每位玩家發動一次：玩家處於英雄身份則攻擊，處於第二身份則進行密謀。

section-champions-villain-defeat = 擊敗反派
clause-mc-vdefeat-01 = 反派的轉盤為0時，玩家已擊敗當前層級。
clause-mc-vdefeat-02 = 被擊敗的層級卡從遊戲中移除。
clause-mc-vdefeat-03 = 展示順序中的下一層級；結算其「展示時」異能。
clause-mc-vdefeat-04 = 轉盤設定為新層級上的數值。
clause-mc-vdefeat-05 = 如果最終層級被擊敗，玩家獲勝。
clause-mc-vdefeat-06 = 超出的傷害不會轉入新層級。
clause-mc-vdefeat-07 = 反派上的附加卡、狀態卡、指示物和傷害以外的標記，會轉入新層級。

section-champions-villain-phase = 反派階段
clause-mc-vphase-01 = 反派階段有五個依序執行的步驟。
clause-mc-vphase-02 = 步驟1：在主線密謀上放置其加速區所示的威脅。
clause-mc-vphase-03 = 步驟1：同時放置額外的威脅，數量等於有效的加速圖示和加速標記的總數。
clause-mc-vphase-04 = 步驟2：反派對每位玩家發動一次。
clause-mc-vphase-05 = 步驟2：每次如此發動時，與該玩家交戰的所有從者也在反派之後發動。
clause-mc-vphase-06 = 步驟2：一位玩家的部分（反派，然後從者）完成之後，才開始下一位玩家的部分。
clause-mc-vphase-07 = 步驟3：給每位玩家發放一張正面朝下的遭遇卡。
clause-mc-vphase-08 = 步驟3：在場的卡牌上每有一個兇險圖示，就多發放一張卡牌。
clause-mc-vphase-09 = 步驟3：額外的卡牌按玩家順位發放。
clause-mc-vphase-10 = 步驟4：起始玩家逐張展示自己的遭遇卡，並依類型結算每一張。
clause-mc-vphase-11 = 步驟4：其他玩家按玩家順位照做。
clause-mc-vphase-12 = 步驟4：只有在沒有剩下任何已發放的遭遇卡時，才結束。
clause-mc-vphase-13 = 步驟5：起始玩家標記傳給順時針方向的下一位玩家。
clause-mc-vphase-14 = 步驟5：然後本輪結束。

section-champions-when-defeated = 擊敗時
clause-mc-wdef-01 = 粗體的「擊敗時」表示一種觸發異能。
clause-mc-wdef-02 = 反派層級、支線密謀、主線密謀層級、盟友或從者被擊敗時，結算其上的所有「擊敗時」異能。
clause-mc-wdef-03 = 未被擊敗而離場的卡牌，不結算「擊敗時」。

section-champions-when-revealed = 展示時
clause-mc-wrev-01 = 粗體的「展示時」表示一種觸發異能。
clause-mc-wrev-02 = 玩家從遭遇牌庫展示卡牌，或展示新的密謀層級或新的反派層級時，結算其上的所有「展示時」異能。
clause-mc-wrev-03 = 在遊戲準備時進場的遭遇卡，其「展示時」異能在遊戲準備的步驟10結算。
clause-mc-wrev-04 = 未經展示而放置進場的卡牌（遊戲準備以外），不結算「展示時」。

section-champions-wild-resource = 萬用（資源）
clause-mc-wild-01 = 產生萬用資源的玩家，必須說明它作為哪種類型（能量、意志、格鬥）使用。
clause-mc-wild-02 = 不是為了費用而產生資源時，萬用資源除了「萬用」以外沒有其他特有屬性，不能解讀為另一種類型。

section-champions-winning-the-game = 遊戲勝利
clause-mc-win-01 = 玩家擊敗最終的反派層級時獲勝。
clause-mc-win-02 = 主線密謀牌庫的最終層級完成時，反派獲勝。
clause-mc-win-03 = 所有玩家都退場時，玩家落敗。
clause-mc-win-04 = 符合其中一項條件時，遊戲立即結束。
