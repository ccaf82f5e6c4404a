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
packs-made-test = Its test is { $file }. Run it with `goldenrule check { $file }`.
packs-kept = { $name } { $version } is kept for saved games, as { $hash }.
packs-migrated = { $file }: { $n ->
    [one] one place
   *[other] { $n } places
} rewritten; the file as it was is { $old }.
packs-nothing-old = { $name } has no words of an earlier notation; nothing was written.
packs-migrate-can = goldenrule pack migrate { $name } rewrites { $n ->
    [one] one place
   *[other] { $n } places
} in an earlier notation.
packs-migrate-not = goldenrule pack migrate { $name } writes nothing until you have rewritten by hand what is not certain: { $places }.
