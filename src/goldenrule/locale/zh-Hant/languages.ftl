languages-complete = { $tag }（{ $name }）：完整
languages-preview = { $tag }（{ $name }）：預覽版，已翻譯{ $of }則訊息中的{ $messages }則（{ $share }%），占遊戲顯示內容的{ $shown }%；{ $allnames }個卡牌名稱中有{ $names }個
languages-more = 查看接下來該翻譯什麼：goldenrule languages { $tag }
languages-next = 請先翻譯這些訊息（{ $n }則中的{ $shown }則）。數字表示範例遊戲中有多少畫面顯示該訊息。
