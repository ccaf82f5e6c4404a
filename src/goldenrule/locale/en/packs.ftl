### Content packs

packs-fine = { $name } is a good pack: { $n ->
    [one] one thing
   *[other] { $n } things
}, hash { $hash }.
packs-problems = { $name } has { $n ->
    [one] one problem.
   *[other] { $n } problems.
}
packs-head = { $name } ({ $id } { $version }), a pack for { $game }
packs-author = By { $author }
packs-license = License: { $license }
packs-hash = Hash: { $hash }
packs-part = { $part } ({ $n }):
packs-taken-out = { $name } ({ $id }) is taken out of the game.
packs-made = A new pack is in { $path }: { $files }. Check it with `goldenrule pack check { $path }`.
packs-kept = { $name } { $version } is kept for saved games, as { $hash }.
