# Errors, as the English file of this name has them.


bad-cases-none = { $name }沒有案例；請寫案例的清單。
bad-case-twice = { $file }第{ $line }行：名稱「{ $name }」出現兩次；每個案例各有名稱。
bad-no-case-files = 遊戲「{ $name }」沒有案例檔案。
bad-case-step = { $place }：{ $step }不是回答也不是檢查（{ $checks }）。
bad-case-answer = { $place }：{ $words }不是回答。
bad-case-check = { $place }：沒有檢查「{ $key }」；檢查有{ $checks }。
bad-no-puzzles = 遊戲「{ $name }」沒有謎題。
bad-puzzle-goal = `goal`：尚未做任何事就已決定；請更改它或局面。
problem-of-puzzle = { $place }[{ $number }]：{ $error }
bad-search-too-large = 搜尋在{ $most }個局面後結束，未能證明任何事。
bad-bots-for-seats = 有{ $seats }個座位，但有{ $n }個電腦：請指定一個供全部使用，或每個座位一個。
bad-unending = 遊戲經過{ $most }個決定仍未結束。
bad-number-games = 局數為{ $games }；至少1局。
bad-number-jobs = 工作數為{ $jobs }；至少1個。
bad-game-crashed = 第{ $index }局（種子「{ $seed }」）{ $after ->
    [-1] { "" }
   *[other] 在{ $after }個決定後
}{ $answer ->
    [none] { "" }
   *[other] { $answer }
}當掉：{ $error }
bad-game-crashed-kept = { $said }紀錄：{ $file }
crashed-answer = 在座位{ $seat }回答{ $option }時
