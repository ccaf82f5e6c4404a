### Content packs

packs-fine = { $name } is a valid pack: { $n ->
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
} rewritten; the old file is { $old }.
packs-nothing-old = { $name } uses no earlier notation; nothing was written.
packs-migrate-can = goldenrule pack migrate { $name } rewrites { $n ->
    [one] one place
   *[other] { $n } places
} in an earlier notation.
packs-migrate-not = goldenrule pack migrate { $name } writes nothing until you have rewritten the uncertain places by hand: { $places }.
