# The clauses of Champions, from Main Scheme to Running Out of Cards: what each of clauses.csv says. Keys are its ids.

section-champions-main-scheme = 主線密謀
clause-mc-main-01 = 主線密謀是一種遭遇卡類型，表示反派的主要目標。
clause-mc-main-02 = 主線密謀上的威脅等於或超過其目標威脅值時，主線密謀牌庫推進。
clause-mc-main-03 = 推進時，將當前的密謀卡從遊戲中移除，由牌庫的下一層級取代。
clause-mc-main-04 = 如果反派完成主線密謀牌庫的最終層級，反派獲勝。
clause-mc-main-05 = 在反派階段步驟1，將加速區（右下角）所示的威脅放置在主線密謀上。
clause-mc-main-06 = 該數量由所有有效的加速標記和加速圖示修正。
clause-mc-main-07 = 超過目標威脅值的威脅不會轉入新層級。
clause-mc-main-08 = 主線密謀上的加速標記會轉入新層級。
clause-mc-main-09 = 推進時，結算新層級A面的「展示時」，然後結算B面的。
clause-mc-main-10 = 推進時，在新層級上放置其B面所印起始威脅值的威脅。

section-champions-max = 最多
clause-mc-max-01 = 「每〔時段〕最多X」限制在該時段內，所有玩家合計可以打出該卡牌及其同名卡牌（依標題）的次數。
clause-mc-max-02 = 異能中印有的「最多」，限制在該時段內，該卡牌及其所有同名卡牌（依標題）合計可以發動該異能的次數。
clause-mc-max-03 = 「最多」由所有玩家共同計算；「上限」以每張卡牌計算。
clause-mc-max-04 = 帶有「最多」的效果被取消時，仍計入「最多」。
clause-mc-max-05 = 「每套牌庫最多X張」限制每位玩家的牌庫中該卡牌的同名卡牌張數。
clause-mc-max-06 = 「每位玩家最多1張」分別限制每位玩家在任何時刻可以控制的在場同名卡牌張數。

section-champions-maximum-hit-points = 最大生命值
clause-mc-maxhp-01 = 最大生命值等於基礎生命值，加上或減去該角色所有有效的「得到」生命值的修正值。

section-champions-may = 可以
clause-mc-may-01 = 「可以」給予所指明的玩家選擇權，決定是否結算其後的文字。
clause-mc-may-02 = 如果沒有指明玩家，選擇權屬於帶有該異能的卡牌的控制者。

section-champions-minion = 從者
clause-mc-minion-01 = 從者是一種遭遇卡類型，表示反派的支持者和其他敵人。
clause-mc-minion-02 = 進場的從者與展示它的玩家，或結算將它放置進場的異能的玩家交戰，除非另有說明。
clause-mc-minion-03 = 從者留在場上，直到異能或效果使其離場。
clause-mc-minion-04 = 剩餘生命值為0或更低的從者被擊敗並棄掉。
clause-mc-minion-05 = 在反派階段步驟2，與一位玩家交戰的從者，在反派對該玩家發動之後逐一發動。
clause-mc-minion-06 = 如果與其交戰的玩家處於英雄身份，從者攻擊。
clause-mc-minion-07 = 如果與其交戰的玩家處於第二身份，從者進行密謀。

section-champions-modifiers = 修正值
clause-mc-mod-01 = 遊戲中持續檢查並更新每個受到修正的可變數值。
clause-mc-mod-02 = 每當應用或移除一個修正值，就從頭重新計算該數值：先是基礎值，然後是所有有效的修正值。
clause-mc-mod-03 = 所有修正值視為同時應用；除了互相衝突的「設定」修正值以外，先後順序沒有影響。
clause-mc-mod-04 = 計算時，先加減，再加倍和減半。
clause-mc-mod-05 = 如果數值被「設定」為某個數字，該設定優先於所有非設定的修正值。
clause-mc-mod-06 = 在互相衝突的設定修正值中，以最近結算的為準。
clause-mc-mod-07 = 計入所有有效的修正值之後，低於0的數值視為0。
clause-mc-mod-08 = 卡牌的圖示、屬性、特性和關鍵字的數量，以及費用，都不能是負數。
clause-mc-mod-09 = 應用所有修正值之後，小數向上取整。

section-champions-move = 移動
clause-mc-move-01 = 某些異能讓玩家移動遊戲要素，例如卡牌、傷害或威脅。
clause-mc-move-02 = 要素不能移動到它已經所在的位置。
clause-mc-move-03 = 如果沒有有效的來源或目的地，就不能進行該次移動。
clause-mc-move-04 = 傷害可以在轉盤與卡牌之間往任一方向移動。
clause-mc-move-05 = 傷害從轉盤移到卡牌：轉盤增加該數值（不超過最大生命值），並在該卡牌上放置同樣數量的傷害。
clause-mc-move-06 = 傷害從卡牌移到轉盤：從該卡牌移除傷害標記，轉盤減去相同的數值。

section-champions-nemesis = 勁敵
clause-mc-nemesis-01 = 每位英雄都有關聯的勁敵組，在任何劇本中都可能進場。
clause-mc-nemesis-02 = 遊戲開始時，每位玩家將自己勁敵組的卡牌放在一邊，位於場外。
clause-mc-nemesis-03 = 從遭遇牌庫抽到的卡牌，可能說明玩家如何使其勁敵組進場。

section-champions-obligation = 重擔卡
clause-mc-oblig-01 = 重擔卡是一種遭遇卡類型，表示第二身份的責任或障礙。
clause-mc-oblig-02 = 每位英雄有一張或多張關聯的重擔卡。
clause-mc-oblig-03 = 遊戲準備時，將遊戲中所有英雄的重擔卡洗入遭遇牌庫。
clause-mc-oblig-04 = 從遭遇牌庫展示的重擔卡，交給控制關聯英雄的玩家。
clause-mc-oblig-05 = 該玩家決定如何結算該重擔卡。
clause-mc-oblig-06 = 如果關聯的英雄已退場，無視該卡牌的異能，將該卡牌從遊戲中移除，並展示另一張遭遇卡。
clause-mc-oblig-07 = 如果該重擔卡沒有關聯的英雄，由展示它的玩家決定如何結算。

section-champions-ownership-and-control = 所有權和控制權
clause-mc-own-01 = 卡牌的所有者，是遊戲開始時其牌庫包含該卡牌的玩家。
clause-mc-own-02 = 劇本擁有遭遇牌庫和每張遭遇卡。
clause-mc-own-03 = 卡牌進場時由其所有者控制；遭遇卡由劇本控制。
clause-mc-own-04 = 除非異能明確改變，否則控制權不變。
clause-mc-own-05 = 玩家控制自己場外區域（手牌、牌庫、棄牌堆）中的卡牌。
clause-mc-own-06 = 控制權曾變更的卡牌離場時，在導致其離場的情況結算之後，進入其所有者的對應場外區域。
clause-mc-own-07 = 其他異能不能與這次隨後的實際放置互動。
clause-mc-own-08 = 離場進入棄牌堆的玩家卡，進入其所有者的棄牌堆；遭遇卡進入遭遇棄牌堆。
clause-mc-own-09 = 在場時控制權變更的角色保持其狀態（重整或橫置、傷害等），並移到新控制者的遊戲區域。
clause-mc-own-10 = 控制權變更的卡牌上的升級和附加卡，其控制權隨之變更。
clause-mc-own-11 = 除非指定了持續時間，否則控制權的變更持續到該卡牌離場為止。

section-champions-per-player = 玩家人數
clause-mc-perpl-01 = 數值旁的玩家人數圖示，將該數值乘以開始劇本時的玩家人數。
clause-mc-perpl-02 = 玩家退場時，該人數不變。

section-champions-play-put-into-play = 打出，放置進場
clause-mc-play-01 = 打出卡牌，是指支付其資源費用並將其放到遊戲區域，該卡牌因此進場。
clause-mc-play-02 = 卡牌從玩家的手牌打出。
clause-mc-play-03 = 打出的事件放在桌上，結算其異能，然後進入其所有者的棄牌堆；它不進場。
clause-mc-play-04 = 以異能將卡牌放置進場時，不支付其費用。
clause-mc-play-05 = 將卡牌放置進場時，也無視對打出該卡牌的限制和禁止。
clause-mc-play-06 = 放置進場的卡牌進入其控制者的遊戲區域。
clause-mc-play-07 = 放置進場的卡牌不視為打出。
clause-mc-play-08 = 除非效果另有說明，否則放置進場的卡牌必須進入符合其打出規則的區域和狀態。

section-champions-play-restrictions-and-permissions = 打出限制和許可
clause-mc-restr-01 = 要使用異能或打出卡牌，必須遵守其所有的打出限制。
clause-mc-restr-02 = 許可是一種可選的限制，允許在規則所定的時機或範圍之外使用卡牌或異能。
clause-mc-restr-03 = 例如，許可可以讓玩家從自己的棄牌堆打出盟友。

section-champions-player-elimination = 玩家退場
clause-mc-elim-01 = 英雄／第二身份被擊敗的玩家退場。
clause-mc-elim-02 = 退場時，該玩家的手牌、牌庫和控制的所有卡牌，進入各自所有者的棄牌堆。
clause-mc-elim-03 = 退場時，棄掉發放給該玩家的遭遇卡。
clause-mc-elim-04 = 與該玩家交戰的敵人改與順時針方向的下一位玩家交戰，並保留所有傷害、指示物和狀態卡。
clause-mc-elim-05 = 其餘的玩家繼續遊戲。
clause-mc-elim-06 = 已退場的玩家與團隊的其他人一同獲勝或落敗。
clause-mc-elim-07 = 如果玩家在異能結算時退場，該異能仍完全結算。
clause-mc-elim-08 = 如果所有玩家都退場，遊戲結束，玩家落敗。

section-champions-player-phase = 玩家階段
clause-mc-pphase-01 = 在玩家階段，每位玩家按玩家順位進行一個回合。
clause-mc-pphase-02 = 所有玩家都進行回合之後，玩家棄至或抽至手牌上限，並重整自己控制的所有卡牌。
clause-mc-pphase-03 = 在一位玩家的回合中橫置的卡牌或用完的手牌，在最後一位玩家的回合結束之前不會重整或補充。

section-champions-player-turn = 玩家回合
clause-mc-turn-01 = 玩家在自己的回合中，可以依任意順序執行所列的選項；除了變換身份以外，只要付得起，每個選項的次數不限。
clause-mc-turn-02 = 選項：變換身份，每回合最多一次。
clause-mc-turn-03 = 選項：從手牌打出一張盟友、升級或支援。
clause-mc-turn-04 = 選項：使用第二身份的基礎恢復（處於第二身份時），或英雄的基礎攻擊或化解（處於英雄身份時）。
clause-mc-turn-05 = 選項：使用自己控制的在場盟友攻擊一個敵人或化解一個密謀。
clause-mc-turn-06 = 選項：觸發自己控制的在場卡牌的行動異能，或從手牌打出帶有行動時機的事件。
clause-mc-turn-07 = 選項：觸發在場遭遇卡的行動異能。
clause-mc-turn-08 = 標有「英雄」或「第二身份」的行動，只能在處於該身份時觸發。
clause-mc-turn-09 = 選項：請求另一位玩家觸發其控制的在場卡牌的行動異能，或其手牌中事件的行動異能；由該玩家決定。
clause-mc-turn-10 = 其他玩家也可以在當前玩家的回合中提議使用行動。
clause-mc-turn-11 = 基礎防禦不是回合的選項。
clause-mc-turn-12 = 玩家選擇不再執行任何選項時，回合結束。

section-champions-prevent = 防止
clause-mc-prevent-01 = 防止傷害時，在目標承受之前減少其數量。
clause-mc-prevent-02 = 防止威脅時，在其放置到密謀之前減少其數量。
clause-mc-prevent-03 = 防止全部傷害，表示沒有承受傷害。

section-champions-printed = 印有
clause-mc-printed-01 = 「印有」指卡牌上實際印刷的文字、特有屬性或數值。

section-champions-qualifiers = 限定詞
clause-mc-qualif-01 = 附在一串詞語上的限定詞，對該串詞語中可以適用的每一個都適用（「每個未橫置的角色和附加卡」：兩者都必須未橫置）。

section-champions-ready = 重整
clause-mc-ready-01 = 卡牌以重整（未橫置）的狀態進場。
clause-mc-ready-02 = 重整橫置的卡牌，使其回到重整的方向。

section-champions-recover = 恢復
clause-mc-recover-01 = 恢復是第二身份可以使用的基礎能力：玩家橫置其第二身份，治療等同恢復值的生命值。
clause-mc-recover-02 = 處於英雄身份時，或身份卡已橫置時，不能使用恢復。

section-champions-remaining-hit-points = 剩餘生命值
clause-mc-remhp-01 = 對角色造成的傷害減少其剩餘生命值。
clause-mc-remhp-02 = 英雄或反派的剩餘生命值，是其轉盤上的數字。
clause-mc-remhp-03 = 盟友或從者的剩餘生命值，是其最大生命值減去其上的傷害。
clause-mc-remhp-04 = 剩餘生命值為0或更低的卡牌被擊敗。

section-champions-remove-from-game = 從遊戲中移除
clause-mc-remove-01 = 從遊戲中移除的卡牌放在一邊，移除期間不以任何方式與遊戲互動。
clause-mc-remove-02 = 如果沒有指定持續時間，則一直移除到遊戲結束。
clause-mc-remove-03 = 「從遊戲中移除」是一種場外位置。

section-champions-replacement-effects = 替代效果
clause-mc-replace-01 = 替代效果以另一種結算方式，取代其觸發條件的結算。
clause-mc-replace-02 = 大多數替代效果是「X將要發生時，改為Y」形式的中斷。
clause-mc-replace-03 = 對觸發條件的所有中斷結算之後，在該觸發條件本身將要結算的那一刻，執行替代效果。
clause-mc-replace-04 = 如果對同一觸發條件發動了數個替代效果，使用最近發動的一個。
clause-mc-replace-05 = 被替代的條件不會發生：提及原本條件的「後」異能不觸發。

section-champions-resource = 資源
clause-mc-res-01 = 花費資源以支付打出卡牌的費用，以及某些異能的費用。
clause-mc-res-02 = 玩家棄掉手牌來產生資源，每張提供其左下角所示的資源。
clause-mc-res-03 = 玩家也可以使用產生資源的異能來產生資源。
clause-mc-res-04 = 資源有三種類型：能量、意志和格鬥；萬用資源可以作為其中任何一種使用。
clause-mc-res-05 = 要打出卡牌，必須產生數量不少於其費用的資源。
clause-mc-res-06 = 對大多數卡牌，任何類型或其組合都可以支付費用。
clause-mc-res-07 = 帶有資源費用的異能，至少需要該數量的資源；如果指定了類型，則必須是指定類型和數量的資源。
clause-mc-res-08 = 為一項費用產生的多餘資源會失去，不會留給之後的費用。
clause-mc-res-09 = 正在打出的卡牌，不能棄掉來支付自身的費用。

section-champions-resource-ability = 資源異能
clause-mc-resab-01 = 粗體的「資源」表示一種觸發異能。
clause-mc-resab-02 = 每當其控制者正在產生資源以支付費用時，可以使用它；其他時候不能。

section-champions-resource-card = 資源卡
clause-mc-rescard-01 = 資源是一種玩家卡類型，主要用途是從手牌棄掉以產生資源。
clause-mc-rescard-02 = 這類卡牌提供的資源，通常比其他卡牌類型更多或更有效率。
clause-mc-rescard-03 = 資源卡上的文字，可以在該卡牌用來產生資源時有效。

section-champions-response = 回應
clause-mc-response-01 = 粗體的「回應」表示一種觸發異能。
clause-mc-response-02 = 回應可以在其觸發條件發生後使用。
clause-mc-response-03 = 一個觸發條件可以由數個回應來回應。
clause-mc-response-04 = 回應的時機，是其觸發條件結算後的那一刻。
clause-mc-response-05 = 回應的機會按玩家順位輪流，直到所有玩家連續跳過。
clause-mc-response-06 = 所有玩家連續跳過之後，不能再對該條件使用回應。

section-champions-reveal = 展示
clause-mc-reveal-01 = 在反派階段步驟4，每位玩家按玩家順位，逐張展示並結算發放給自己的所有正面朝下的遭遇卡。
clause-mc-reveal-02 = 展示，是指將卡牌翻至正面朝上並結算，包括其關鍵字和「展示時」效果。
clause-mc-reveal-03 = 展示的卡牌依其卡牌類型結算。
clause-mc-reveal-04 = 展示的附加卡：進場時附加到其文字所指明的要素。
clause-mc-reveal-05 = 展示的從者：進場時與展示它的玩家交戰。
clause-mc-reveal-06 = 展示的詭計：結算其效果，然後棄掉。
clause-mc-reveal-07 = 展示的環境卡：進場時放在反派旁邊。
clause-mc-reveal-08 = 展示的支線密謀：進場時放在主線密謀旁邊。
clause-mc-reveal-09 = 展示的重擔卡：交給其指明的玩家，然後由該玩家結算其文字。
clause-mc-reveal-10 = 卡牌文字使玩家從遭遇牌庫或任何其他區域展示遭遇卡時，適用相同的流程。

section-champions-running-out-of-cards = 卡牌耗盡
clause-mc-runout-01 = 卡牌耗盡依「遭遇牌庫為空」和「玩家牌庫為空」處理。
