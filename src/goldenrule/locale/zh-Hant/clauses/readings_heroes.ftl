# The readings of Marvel Heroes: how it is played, and otherwise. Keys are the ids of readings.csv.

reading-heroes-ask_draw = 打出反派開始時，每位反派玩家抽取一張卡牌。
    .later = 詢問每位反派玩家是否抽取一張。
reading-heroes-many_allies = 一支隊伍在一個規劃階段最多打出一個盟友。
    .later = 打出任意數量的盟友，最多三個在場。
reading-heroes-may_be_wanted = 獲勝且帶有圖示的帶頭反派放到空的通緝格。
    .later = 勁敵玩家可以改為將它棄掉。
reading-heroes-plan_needs_success = 如果帶頭反派擊敗英雄，已宣告的計畫完成。
    .later = 計畫失敗，可以在之後的遊戲輪再次嘗試。
reading-heroes-sealed_planning = 玩家由起始玩家開始逐一規劃。
    .later = 所有人祕密分配英雄並同時公開；盟友和隊伍優勢隨後逐一進行。
reading-heroes-special_ends_soon = 排解失敗的特別頭條留到遊戲輪結束，遊戲也在那時結束。
    .later = 遊戲在該行動輪結束時結束。
reading-heroes-strict_stories = 屬於不在遊戲中的隊伍的故事卡棄掉，並另抽一張。
    .later = 將它棄掉，該行動沒有進一步的效果。
