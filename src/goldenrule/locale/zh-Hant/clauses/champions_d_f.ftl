# The clauses of Champions, from Damage to Friendly: what each of clauses.csv says. Keys are its ids.

section-champions-damage = 傷害
clause-mc-damage-01 = 傷害減少角色的生命值。
clause-mc-damage-02 = 剩餘生命值為0或更低的角色被擊敗。
clause-mc-damage-03 = 對英雄／第二身份或反派的傷害，記錄在其生命值轉盤上：轉盤減去所承受的數值。
clause-mc-damage-04 = 對盟友或從者的傷害，在該卡牌上放置相同數量的傷害標記來記錄。

section-champions-dash = 橫槓
clause-mc-dash-01 = 能力（攻擊值、化解值、恢復值、防禦值等）為橫槓的角色，不能橫置以使用該能力。

section-champions-deal-deal-an-encounter-card = 發放，發放一張遭遇卡
clause-mc-deal-01 = 在反派階段步驟3，給每位玩家發放一張正面朝下的遭遇卡。
clause-mc-deal-02 = 異能給玩家發放遭遇卡時，該玩家拿取遭遇牌庫頂的卡牌，正面朝下放在自己面前。
clause-mc-deal-03 = 發放的卡牌此時不展示。
clause-mc-deal-04 = 它加入該玩家在反派階段中結算的卡牌序列。
clause-mc-deal-05 = 在反派階段步驟3或4發放的卡牌，加入在這兩個步驟中發放和展示的序列。

section-champions-defeat = 擊敗
clause-mc-defeat-01 = 剩餘生命值為0或更低的角色被擊敗。
clause-mc-defeat-02 = 其上沒有威脅的支線密謀被擊敗。
clause-mc-defeat-03 = 棄掉被擊敗的卡牌。

section-champions-defend-defense = 防禦
clause-mc-defend-01 = 英雄的基礎防禦：橫置該英雄以防禦一次攻擊。
clause-mc-defend-02 = 進行基礎防禦時，該次攻擊的傷害減去英雄的防禦值，然後對防禦的英雄造成剩餘的傷害。
clause-mc-defend-03 = 盟友可以橫置以防禦一次攻擊。
clause-mc-defend-04 = 由盟友防禦攻擊時，對該盟友造成該次攻擊的傷害。
clause-mc-defend-05 = 結算標有防禦的觸發異能，例如「英雄中斷（防禦）」，視為防禦。
clause-mc-defend-06 = 除非異能的文字要求，否則英雄使用標有防禦的異能不必橫置。
clause-mc-defend-07 = 使用標有防禦的異能，本身不會使該次攻擊的傷害減去防禦值。
clause-mc-defend-08 = 攻擊以另一位玩家為目標時，以自己控制的卡牌防禦的玩家成為該次攻擊的新目標。
clause-mc-defend-09 = 處於第二身份的玩家不能進行基礎防禦，因為第二身份面沒有防禦值。

section-champions-delayed-effects = 延時效果
clause-mc-delayed-01 = 延時效果指明之後的一個時間點或條件，以及屆時將發生的效果。
clause-mc-delayed-02 = 其時間點或條件到來後，它立即自動結算。
clause-mc-delayed-03 = 它先於對該時間點或條件的任何回應結算。
clause-mc-delayed-04 = 結算延時效果不是新的觸發異能，即使它由觸發異能創建。

section-champions-draw-cards = 抽取卡牌
clause-mc-draw-01 = 玩家從自己的牌庫頂抽取。
clause-mc-draw-02 = 由一個異能或遊戲步驟抽取的兩張或更多卡牌，同時抽取。
clause-mc-draw-03 = 抽取的卡牌加入該玩家的手牌。
clause-mc-draw-04 = 手牌上限在玩家階段結束時檢查，抽取卡牌時不檢查。
clause-mc-draw-05 = 檢查時，手牌多於其手牌上限的玩家，自選卡牌棄至上限。

section-champions-effect = 效果
clause-mc-effect-01 = 異能的效果是它結算時所做的事，與其費用相對；見「異能」和「費用」。

section-champions-empty-encounter-deck = 遭遇牌庫為空
clause-mc-emptyenc-01 = 遭遇牌庫的卡牌耗盡時，立即混洗遭遇棄牌堆，組成新的遭遇牌庫。
clause-mc-emptyenc-02 = 然後在主線密謀牌庫旁放置一個加速標記。
clause-mc-emptyenc-03 = 從此以後，在每個反派階段的步驟1，該標記使主線密謀增加1點威脅。
clause-mc-emptyenc-04 = 如果尋找特定卡牌的異能已將遭遇牌庫剩餘的卡牌全部棄掉，該次尋找失敗。
clause-mc-emptyenc-05 = 如此失敗之後，重新組成牌庫，放置一個加速標記，遊戲繼續。
clause-mc-emptyenc-06 = 該異能不再從重新組成的遭遇牌庫棄掉任何卡牌。
clause-mc-emptyenc-07 = 發放、增效或展示時若牌庫耗盡而仍需要卡牌，以重新組成的牌庫繼續進行。

section-champions-empty-player-deck = 玩家牌庫為空
clause-mc-emptypl-01 = 玩家牌庫的卡牌耗盡時，該玩家混洗自己的棄牌堆，組成新的牌庫。
clause-mc-emptypl-02 = 隨後立即給該玩家發放一張遭遇卡。
clause-mc-emptypl-03 = 如果牌庫在玩家抽取時耗盡，該玩家繼續從新的牌庫抽取，直到所需的張數。
clause-mc-emptypl-04 = 如果牌庫在玩家從中棄牌時耗盡，不再從新的牌庫棄掉任何卡牌。
clause-mc-emptypl-05 = 抽取過程中的順序：抽完牌庫剩下的卡牌，混洗棄牌堆，發放遭遇卡，然後抽取其餘的張數。

section-champions-end-of-player-phase = 玩家階段結束
clause-mc-endpp-01 = 步驟1：按玩家順位，每位玩家可以棄掉任意張手牌。
clause-mc-endpp-02 = 同為步驟1：手牌多於其手牌上限的玩家，必須棄至上限。
clause-mc-endpp-03 = 步驟2：所有玩家同時抽取至各自的手牌上限。
clause-mc-endpp-04 = 步驟3：所有玩家同時重整自己的所有卡牌。
clause-mc-endpp-05 = 這三個步驟在最後一位玩家的回合之後，依此順序進行一次。

section-champions-enemy = 敵人
clause-mc-enemy-01 = 敵人是從者或反派。
clause-mc-enemy-02 = 「敵人」用作描述時，涵蓋屬於劇本的所有遊戲要素（敵人卡、敵人異能等）。

section-champions-enemy-attack = 敵人攻擊
clause-mc-eattack-01 = 敵人攻擊依序以四個步驟結算：給予增效卡、宣告防禦、翻開增效卡、造成傷害。
clause-mc-eattack-02 = 步驟1：從遭遇牌庫給攻擊的反派一張正面朝下的增效卡。
clause-mc-eattack-03 = 攻擊的是從者時，略過步驟1。
clause-mc-eattack-04 = 步驟2：想要防禦的玩家橫置自己控制的一位英雄或一個盟友，作為防禦者。
clause-mc-eattack-05 = 防禦是可選的，每次攻擊最多宣告一個角色作為防禦者。
clause-mc-eattack-06 = 如果防禦的玩家不是該次攻擊的目標，該玩家成為其目標。
clause-mc-eattack-07 = 步驟3：反派攻擊時，將其增效卡逐張翻至正面朝上。
clause-mc-eattack-08 = 步驟3：這些卡牌上每有一個增效圖示，反派的攻擊值就提高1點。
clause-mc-eattack-09 = 步驟3：以星形圖示標示的增效效果，在其卡牌翻至正面朝上之後隨即結算。
clause-mc-eattack-10 = 攻擊的是從者時，略過步驟3。
clause-mc-eattack-11 = 每張增效卡結算後棄掉，然後才翻開下一張。
clause-mc-eattack-12 = 步驟4，英雄防禦：傷害等於修正後的攻擊值減去該英雄的防禦值（不低於0），然後對該英雄造成剩餘的傷害。
clause-mc-eattack-13 = 步驟4，盟友防禦：對該盟友造成該次攻擊的全部傷害。
clause-mc-eattack-14 = 步驟4：如果防禦的盟友被擊敗，超出的傷害不會轉給英雄。
clause-mc-eattack-15 = 步驟4，沒有角色防禦：該次攻擊無人防禦，對結算該次發動的玩家的英雄造成其全部傷害。
clause-mc-eattack-16 = 步驟4使用攻擊者應用所有修正值（包括增效圖示）之後的攻擊值。

section-champions-enemy-scheme = 敵人密謀
clause-mc-escheme-01 = 步驟1：從遭遇牌庫給進行密謀的反派一張正面朝下的增效卡。
clause-mc-escheme-02 = 進行密謀的是從者時，略過步驟1和2。
clause-mc-escheme-03 = 步驟2：反派進行密謀時，將其增效卡逐張翻至正面朝上，每有一個增效圖示，其密謀值就提高1點。
clause-mc-escheme-04 = 步驟2：以星形圖示標示的增效效果，在其卡牌翻至正面朝上之後隨即結算。
clause-mc-escheme-05 = 步驟2：每張增效卡結算後棄掉。
clause-mc-escheme-06 = 步驟3：在主線密謀上放置等同進行密謀的敵人修正後密謀值的威脅。
clause-mc-escheme-07 = 密謀沒有防禦的步驟。

section-champions-engage = 交戰
clause-mc-engage-01 = 進場的從者與一位玩家交戰，並放在該玩家的區域中，身份卡的前方。
clause-mc-engage-02 = 在預設情況下，它與結算當前遭遇卡的玩家交戰。
clause-mc-engage-03 = 該從者自身的文字，或將其放置進場的效果，可以指明另一位玩家。
clause-mc-engage-04 = 它一直與該玩家交戰，直到被擊敗、從場上移除，或卡牌異能使其與另一位玩家交戰。

section-champions-enters-play = 進場
clause-mc-enters-01 = 每當卡牌從場外區域來到場上，就是進場。
clause-mc-enters-02 = 打出卡牌、以異能將其放置進場，以及從遭遇牌庫展示，是不同的進場方式；全都符合「進場」的觸發條件。

section-champions-environment = 環境卡
clause-mc-environ-01 = 環境卡是一種遭遇卡類型，為整個劇本設定一條或數條規則。
clause-mc-environ-02 = 它進場時放在反派旁邊，只要在場就有效。
clause-mc-environ-03 = 它留在場上，直到異能或效果使其離場。

section-champions-event = 事件
clause-mc-event-01 = 事件是一種玩家卡類型，通常為了立即的效果而打出。
clause-mc-event-02 = 打出事件：支付其費用，結算其效果（除非被取消），然後將其放到所有者的棄牌堆。
clause-mc-event-03 = 事件在其效果結算或被取消之後，才放入棄牌堆。
clause-mc-event-04 = 效果被取消的事件視為已打出，其費用不予退還。
clause-mc-event-05 = 是否從手牌打出事件一律由玩家自由選擇，除非其文字帶有「必須」。
clause-mc-event-06 = 除非結算事件的效果（不計費用）可能改變遊戲狀態，否則不能打出該事件。

section-champions-exhaust = 橫置
clause-mc-exhaust-01 = 橫置卡牌，就是將其旋轉90度。
clause-mc-exhaust-02 = 已橫置的卡牌在重整之前，不能再次橫置。
clause-mc-exhaust-03 = 卡牌通常由遊戲步驟或異能重整。
clause-mc-exhaust-04 = 已橫置的卡牌，其異能仍然有效，並繼續與遊戲互動。
clause-mc-exhaust-05 = 如果異能的費用要求橫置其所在的卡牌，該卡牌已橫置時就不能使用該異能。

section-champions-first-player = 起始玩家
clause-mc-first-01 = 玩家在遊戲開始時選擇起始玩家；以起始玩家標記表示該玩家。
clause-mc-first-02 = 每輪結束時（反派階段步驟5），該標記傳給順時針方向的下一位玩家，該玩家是下一輪的起始玩家。
clause-mc-first-03 = 如果起始玩家退場，該標記立即傳給順時針方向的下一位玩家。
clause-mc-first-04 = 如果遭遇卡以特定的一位玩家或一張卡牌為目標，而有數個符合條件，由起始玩家選擇目標。
clause-mc-first-05 = 如果兩個或更多效果將同時結算，由起始玩家決定順序。
clause-mc-first-06 = 在遊戲的每個時機，起始玩家最先有機會使用中斷；其他玩家隨後按玩家順位依次得到機會。
clause-mc-first-07 = 在遊戲的每個時機，起始玩家最先有機會使用回應；其他玩家隨後按玩家順位依次得到機會。

section-champions-forced = 強制
clause-mc-forced-01 = 粗體觸發時機之前的「強制」，表示必須發動該觸發異能。
clause-mc-forced-02 = 對於同一觸發條件，強制中斷先於非強制中斷發動。
clause-mc-forced-03 = 對於同一觸發條件，強制回應先於非強制回應發動。
clause-mc-forced-04 = 如果兩個或更多強制異能將在同一時刻發動，由起始玩家決定其順序，不論卡牌由誰控制。
clause-mc-forced-05 = 每個強制異能盡可能完整地結算，然後才發動同一觸發條件的下一個強制異能。

section-champions-form-change-form = 身份，變換身份
clause-mc-form-01 = 玩家處於英雄身份或第二身份，由身份卡正面朝上的一面表示。
clause-mc-form-02 = 每輪一次，玩家可以在自己的回合將身份卡翻面，以變換身份。
clause-mc-form-03 = 變換身份只改變身份：累計的傷害、狀態卡、持續效果、附加卡、標記，以及重整或橫置的方向，都保持不變。
clause-mc-form-04 = 由卡牌異能引起的變換身份，不會用掉玩家該輪一次的自願變換。
clause-mc-form-05 = 處於英雄身份時，與第二身份互動的卡牌異能不與該身份卡互動。
clause-mc-form-06 = 處於第二身份時，與英雄互動的卡牌異能不與該身份卡互動。

section-champions-friendly = 友方
clause-mc-friendly-01 = 「友方」指由玩家控制的任何卡牌。
