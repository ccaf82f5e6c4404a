# Why something cannot be done now.

refusal-not-now = 行動只能在玩家的回合使用，而現在不是你的回合；你可以做的事已列出。
refusal-eliminated = 這位玩家已退場。
refusal-not-yours = 只有控制它的玩家可以使用。
refusal-wrong-form = { $form ->
    [hero] 只能在英雄身份使用。
    [alter-ego] 只能在第二身份使用。
   *[any] 你目前的身份無法使用。
}
refusal-limit-reached = 已達到其使用上限。
refusal-max-reached = 已達到其所有同名卡牌的使用上限。
refusal-cost-exhausted = 其費用為橫置{ $names }，但已經橫置。
refusal-cost-counters = 其費用為指示物，但已經用完。
refusal-cost-missing = 其費用所需的卡牌已不在場上。
refusal-cost-unhurt = 其費用為治療{ $names }，但傷害不足。
refusal-cost-tough = 其費用為對{ $names }造成傷害，但不會承受該傷害。
refusal-cost-hand = 其費用為手牌，但手牌不足。
refusal-cost-together = 其費用的各部分無法同時支付。
refusal-cannot-pay = { $where ->
    [hand] 你無法產生其所需的資源（費用{ $cost }，以及其文字要求的資源）。
   *[play] 你無法產生其所需的資源。
}
refusal-peril = 另一位玩家正在結算帶有困境的卡牌：其他人不能行動。
refusal-no-effect = 現在不會改變任何事。
refusal-unique-in-play = 它是獨特卡牌，且同名卡牌已在場。
refusal-no-host = 場上沒有它可以附加的目標。
refusal-max-per-player = 可以控制它的每位玩家都已達最多張數。
refusal-resource-card = 這是資源卡：請棄掉它來支付其他費用。
refusal-waits-interrupt = { $where ->
    [hand] 只能在其文字指定的時機打出：屆時會詢問你。
   *[play] 在它的文字所指的時機、事情發生之前，會詢問你。
}
refusal-waits-response = { $where ->
    [hand] 只能在其文字指定的事情發生後立即打出：屆時會詢問你。
   *[play] 在它的文字所指的事情剛發生之後，會詢問你。
}
refusal-waits-forced = 在其文字所指的時機自動發生。
refusal-unasked = 以目前的狀況，不會向你詢問它。{ $why }
refusal-exhausted = 它已橫置。
refusal-needs-hero = 需要英雄身份。
refusal-needs-alter-ego = 需要第二身份。
refusal-undamaged = 沒有可治療的傷害。
refusal-dash = 此能力印有橫槓。
refusal-crisis = 場上有危機圖示，因此無法從主線密謀移除威脅，而支線密謀上都沒有威脅。
refusal-no-threat = 沒有任何密謀上有威脅。
refusal-form-changed = 你本輪已變換過身份。

what-form = 變換身份
what-attack = { $name }：攻擊
what-thwart = { $name }：化解
what-attack-thwart = { $name }：攻擊與化解
what-recover = { $name }：恢復
refusal-guarded = 帶有守護的{ $names }正與你交戰：先擊敗守護者。
refusal-in-crisis = 在場的{ $names }帶有危機圖示：無法從主線密謀移除威脅。
what-attacked = 無法攻擊{ $name }
what-thwarted = { $name }的威脅無法移除
