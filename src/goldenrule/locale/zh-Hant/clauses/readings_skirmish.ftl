# The readings of the duel: how it is played, and otherwise. Keys are the ids of readings.csv.

reading-skirmish-short_track = 神器列兩側各有3格。
    .later = 兩側各有2格。
reading-skirmish-long_track = 神器列兩側各有3格。
    .later = 兩側各有4格。
reading-skirmish-tie_last_card_loses = 牌庫抽完時若勝利點標記在0，遊戲為平手。
    .later = 此時抽到最後一張卡牌的玩家落敗。
reading-skirmish-deck_out_at_once = 牌庫抽完時，在該回合結束時比較點數。
    .later = 立即比較。
reading-skirmish-deck_out_own_deck = 牌庫抽完時，遊戲在該回合結束時結束，不論是誰的牌庫。
    .later = 牌庫抽完時，遊戲在其所有者的下一個回合結束時結束；如果當下就是其回合，則在本回合結束時結束。
reading-skirmish-heroes_begin = 反派進行第一個回合。
    .later = 英雄進行第一個回合。
reading-skirmish-put_into_play_is_playing = 由效果放置進場的卡牌不算打出。
    .later = 對回應打出的異能而言，它算打出。
reading-skirmish-replacing_is_not_playing = 替換同名卡牌的卡牌算打出：其立即效果發生，其他卡牌也會對此反應。
    .later = 不算：兩者皆不發生。
reading-skirmish-artifacts_any_turn = 一次性神器在自己的回合使用。
    .later = 在任一玩家的回合都可以使用。
reading-skirmish-artifacts_need_a_play = 神器在招募階段的效果不需要打出卡牌。
    .later = 只有在該階段打出過卡牌之後才發生。
