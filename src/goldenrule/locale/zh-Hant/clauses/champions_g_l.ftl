# The clauses of Champions, from Gain to Limit: what each of clauses.csv says. Keys are its ids.

section-champions-gain = 獲得
clause-mc-gain-01 = 獲得特有屬性（特性、關鍵字、異能文字等）的卡牌，其作用如同具有該屬性。
clause-mc-gain-02 = 獲得的特有屬性不視為印有的。

section-champions-generate = 產生
clause-mc-generate-01 = 產生資源的定義，見「資源」。

section-champions-get = 得到
clause-mc-get-01 = 使角色「得到」某個數值（例如+1攻擊值、4點生命值）的異能，在其有效期間修正該數值。
clause-mc-get-02 = 該異能到期或失效時，該數值回到沒有該修正時的數值。
clause-mc-get-03 = 得到生命值，在該異能有效期間提高角色的剩餘生命值。
clause-mc-get-04 = 得到生命值，在該異能有效期間提高角色的最大生命值。
clause-mc-get-05 = 這樣的異能結束時，剩餘生命值和最大生命值都失去該加值；剩餘生命值因此為0或更低的角色被擊敗。

section-champions-hand-size = 手牌上限
clause-mc-handsize-01 = 玩家階段結束時，每位玩家將手牌與手牌上限比較，並棄牌或抽取以達到上限。
clause-mc-handsize-02 = 所用的數值，是當時身份卡正面朝上的一面經修正後的數值。

section-champions-hazard-icon = 兇險圖示
clause-mc-hazard-01 = 場上每有一個兇險圖示，反派階段步驟3就多發放一張遭遇卡。

section-champions-heal = 治療
clause-mc-heal-01 = 治療移除角色累計的傷害。
clause-mc-heal-02 = 除非效果明確允許，治療不能使角色超過其最大生命值。

section-champions-hit-points = 生命值
clause-mc-hp-01 = 每個角色（英雄／第二身份、盟友、從者、反派）都有生命值。
clause-mc-hp-02 = 英雄／第二身份或反派承受傷害時，其轉盤減去該數值。
clause-mc-hp-03 = 轉盤減至0的玩家被擊敗並退場。
clause-mc-hp-04 = 轉盤減至0的反派，其當前層級被擊敗。
clause-mc-hp-05 = 盟友或從者承受傷害時，在其上放置傷害標記；每個標記使其剩餘生命值減少1點。
clause-mc-hp-06 = 剩餘生命值為0或更低的盟友或從者被擊敗，並進入對應的棄牌堆。

section-champions-identity = 身份卡
clause-mc-ident-01 = 身份是一種玩家卡類型，表示玩家所扮演的角色。
clause-mc-ident-02 = 身份卡有英雄面和第二身份面；正面朝上的一面是該玩家當前的身份。
clause-mc-ident-03 = 每位玩家以第二身份開始遊戲。
clause-mc-ident-04 = 以名字指稱英雄或第二身份的卡牌，只指帶有該名字的一面，不指該卡牌的另一面。

section-champions-in-play-and-out-of-play = 在場和場外
clause-mc-inplay-01 = 除了事件以外，打出或放置進場的卡牌都在場，直到異能或效果將其移除。
clause-mc-inplay-02 = 反派牌庫頂的卡牌和主線密謀牌庫頂的卡牌在場。
clause-mc-inplay-03 = 場外：玩家的手牌、牌庫和棄牌堆；遭遇牌庫及其棄牌堆；未展示的反派和主線密謀卡；從遊戲中移除的卡牌；放在一邊的卡牌。
clause-mc-inplay-04 = 卡牌從場外區域移到遊戲區域時，即為進場。
clause-mc-inplay-05 = 卡牌從遊戲區域移到場外區域時，即為離場。
clause-mc-inplay-06 = 卡牌異能只能以在場的卡牌為目標並與其互動，除非其文字指明場外區域。
clause-mc-inplay-07 = 除了事件和詭計以外，任何類型的卡牌上的異能，只有在其卡牌在場時才能發動或影響遊戲，除非另有說明。
clause-mc-inplay-08 = 事件和詭計依其類型的規則，從場外結算。

section-champions-in-player-order = 按玩家順位
clause-mc-porder-01 = 按玩家順位執行的流程，從起始玩家開始，依順時針方向進行。
clause-mc-porder-02 = 如果每位玩家都執行自己的部分一次之後，流程仍未完成，就依相同順序繼續輪流，直到完成。
clause-mc-porder-03 = 「下一位玩家」一律指按玩家順位順時針方向的下一位玩家。

section-champions-indirect-damage = 間接傷害
clause-mc-indirect-01 = 對一位或一群玩家造成的間接傷害，分配給這些玩家控制的角色。
clause-mc-indirect-02 = 分配給任何角色的間接傷害，不能超過足以擊敗它的數量。

section-champions-initiating-abilities-playing-cards = 發動異能，打出卡牌
clause-mc-init-01 = 要打出卡牌或發動觸發異能，玩家首先宣告意圖。
clause-mc-init-02 = 檢查1：此時是否符合打出限制，包括效果是否可能改變遊戲狀態。
clause-mc-init-03 = 檢查2：將修正值考慮在內，確定一項或數項費用。
clause-mc-init-04 = 只有兩項檢查都通過，流程才進行到步驟3。
clause-mc-init-05 = 步驟3：將修正值應用到費用。
clause-mc-init-06 = 步驟4：支付費用；如果此時無法支付，流程中止，什麼都不支付。
clause-mc-init-07 = 步驟5：作出結算所需的所有「選擇」。
clause-mc-init-08 = 步驟6：開始打出該卡牌，或異能的效果嘗試發動；取消在此適用。
clause-mc-init-09 = 步驟7：除非在步驟6被取消，打出該卡牌或結算該異能：會留在場上的卡牌進場；事件的效果結算，然後該事件進入所有者的棄牌堆。
clause-mc-init-10 = 如果某個步驟將使一個中斷的觸發條件成立，該中斷可以在該條件成立之前的一刻發動。
clause-mc-init-11 = 如果某個步驟將使一個回應的觸發條件成立，該回應可以在該條件成立之後立即發動。
clause-mc-init-12 = 如果所發動的異能在一張在場的卡牌上，而該卡牌在流程中離場，流程仍然完成，除非其離場使必要的費用無法支付。

section-champions-interrupt = 中斷
clause-mc-interrupt-01 = 粗體的「中斷」表示一種觸發異能。
clause-mc-interrupt-02 = 每當中斷的觸發條件發生，就可以使用它；它在該條件結算之前的一刻結算。
clause-mc-interrupt-03 = 一個觸發條件可以被數個中斷所中斷。
clause-mc-interrupt-04 = 中斷的時機，是其條件即將發生但尚未結算之時。
clause-mc-interrupt-05 = 中斷的機會按玩家順位輪流，直到所有玩家連續跳過。
clause-mc-interrupt-06 = 所有玩家連續跳過之後，不能再對該條件使用中斷。
clause-mc-interrupt-07 = 如果中斷取消即將發生的條件，或以替代效果改變它，就不能再對原本的條件使用中斷。

section-champions-keywords-general = 關鍵字（總則）
clause-mc-kw-00 = 關鍵字是一種屬性，賦予其卡牌一條特定的規則；核心的關鍵字有：守護、貫穿、困境、迅擊、受限、反擊X、湧動、堅韌和使用。

section-champions-keyword-guard = 關鍵字「守護」
clause-mc-kw-guard-01 = 帶有守護的從者與一位玩家交戰時，該玩家無法攻擊沒有守護的反派。
clause-mc-kw-guard-02 = 守護只限制與帶有守護的從者交戰的玩家；其他玩家可以攻擊反派。
clause-mc-kw-guard-03 = 守護不保護從者，也不阻止對反派造成不屬於攻擊的傷害。
clause-mc-kw-guard-04 = 反派本身若有守護，即使有帶有守護的從者，仍可以攻擊該反派。

section-champions-keyword-overkill = 關鍵字「貫穿」
clause-mc-kw-overkill-01 = 如果以盟友防禦帶有貫穿的攻擊，在可能的情況下，對控制該盟友的玩家的英雄造成該次攻擊超出該盟友剩餘生命值的傷害。
clause-mc-kw-overkill-02 = 如果帶有貫穿的攻擊擊敗一個從者，對反派造成該次攻擊超出該從者剩餘生命值的傷害。
clause-mc-kw-overkill-03 = 超出的數量，以造成該次攻擊傷害那一刻的剩餘生命值計算。

section-champions-keyword-peril = 關鍵字「困境」
clause-mc-kw-peril-01 = 玩家結算帶有困境的卡牌時，該玩家不得詢問其他玩家。
clause-mc-kw-peril-02 = 在此期間，其他玩家不能打出卡牌或觸發異能。

section-champions-keyword-quickstrike = 關鍵字「迅擊」
clause-mc-kw-quick-01 = 帶有迅擊的敵人與處於英雄身份的玩家交戰後，立即攻擊該玩家。
clause-mc-kw-quick-02 = 如果該玩家此時處於第二身份，則不會發生任何事。
clause-mc-kw-quick-03 = 該敵人每次與玩家交戰時，迅擊都適用，不限於進場時。

section-champions-keyword-restricted = 關鍵字「受限」
clause-mc-kw-restr-01 = 玩家不能同時控制超過兩張在場的受限卡。
clause-mc-kw-restr-02 = 如果玩家在任何時候控制超過兩張在場的受限卡，必須立即選擇並棄掉自己控制的受限卡，直到剩下兩張。

section-champions-keyword-retaliate-x = 關鍵字「反擊X」
clause-mc-kw-retal-01 = 帶有反擊X的角色被攻擊後，對攻擊者造成X點傷害。
clause-mc-kw-retal-02 = 該角色必須在攻擊後仍然存活，才能造成反擊的傷害。
clause-mc-kw-retal-03 = X是印在該關鍵字旁的數字。

section-champions-keyword-surge = 關鍵字「湧動」
clause-mc-kw-surge-01 = 展示帶有湧動的遭遇卡後，結算該卡牌的玩家再展示一張額外的遭遇卡。
clause-mc-kw-surge-02 = 原本的卡牌必須先完全結算，才展示額外的卡牌。
clause-mc-kw-surge-03 = 額外的卡牌上若有湧動，也以同樣的方式生效。

section-champions-keyword-toughness = 關鍵字「堅韌」
clause-mc-kw-tough-01 = 帶有堅韌的角色進場時，在其上放置一張不屈狀態卡。

section-champions-keyword-uses-x-type = 關鍵字「使用（X『類型』）」
clause-mc-kw-uses-01 = 帶有使用（X「類型」）的卡牌進場時，從標記池拿取X個通用指示物放到其上。
clause-mc-kw-uses-02 = 數字之後的字詞，是這些指示物的類型名稱。
clause-mc-kw-uses-03 = 該卡牌的異能以花費該類型的使用次數作為費用的一部分：每花費一次，就從該卡牌移除一個該類型的指示物。
clause-mc-kw-uses-04 = 花費最後一次使用次數後，該卡牌在效果結算之後棄掉。

section-champions-lasting-effects = 持續效果
clause-mc-lasting-01 = 由卡牌異能創建、有指定持續時間的效果或條件，是持續效果。
clause-mc-lasting-02 = 在其持續時間內，持續效果視同永續異能。
clause-mc-lasting-03 = 創建它的異能結算之後，它繼續存在，直到持續時間結束。
clause-mc-lasting-04 = 不論創建它的卡牌是否仍在場，它都繼續存在。
clause-mc-lasting-05 = 在該效果創建之後才進場，或才符合受影響條件的卡牌，也受影響。
clause-mc-lasting-06 = 一到達結束其持續時間的時間點，它就到期。
clause-mc-lasting-07 = 「本輪結束前」的效果，在任何「本輪結束時」的異能或延時效果可以發動的前一刻到期；其他時段亦同。
clause-mc-lasting-08 = 在某個時段結束時到期的持續效果，只能在該時段內發動。

section-champions-limit = 上限
clause-mc-limit-01 = 「每〔時段〕僅限X次」表示每個帶有此上限的異能，在該時段內最多可以發動X次。
clause-mc-limit-02 = 該上限按每張卡牌分別計算：另一張同名卡牌有自己的次數。
clause-mc-limit-03 = 被取消的使用仍視為已打出或已發動，並計入上限。
