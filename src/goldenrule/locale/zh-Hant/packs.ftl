### Content packs

packs-fine = { $name }沒有問題：{ $n }項內容，雜湊{ $hash }。
packs-problems = { $name }有{ $n }個問題。
packs-head = { $name }（{ $id } { $version }），{ $game }的卡包
packs-author = 作者：{ $author }
packs-license = 授權：{ $license }
packs-hash = 雜湊：{ $hash }
packs-part = { $part }（{ $n }）：
packs-taken-out = 已將{ $name }（{ $id }）從遊戲中取出。
packs-made = 新卡包位於{ $path }：{ $files }。請以`goldenrule pack check { $path }`檢查。
packs-made-test = 卡牌測試檔為{ $file }。請以`goldenrule check { $file }`執行。
packs-kept = 已保留{ $name } { $version }（{ $hash }），供存檔使用。
packs-migrated = { $file }：已改寫{ $n }處；原檔案為{ $old }。
packs-nothing-old = { $name }沒有較早寫法的詞；沒有寫入任何內容。
packs-migrate-can = goldenrule pack migrate { $name }可改寫{ $n }處較早的寫法。
packs-migrate-not = 在您手動改寫無法確定之處以前，goldenrule pack migrate { $name }不會寫入任何內容：{ $places }。
