### Paquetes de contenido

packs-fine = { $name } es un buen paquete: { $n ->
    [one] una cosa
   *[other] { $n } cosas
}, huella { $hash }.
packs-problems = { $name } tiene { $n ->
    [one] un problema.
   *[other] { $n } problemas.
}
packs-head = { $name } ({ $id } { $version }), un paquete para { $game }
packs-author = De { $author }
packs-license = Licencia: { $license }
packs-hash = Huella: { $hash }
packs-part = { $part } ({ $n }):
packs-taken-out = { $name } ({ $id }) se quita de la partida.
packs-made = Hay un paquete nuevo en { $path }: { $files }. Compruébalo con `goldenrule pack check { $path }`.
packs-made-test = Su prueba es { $file }. Ejecútala con `goldenrule check { $file }`.
packs-kept = { $name } { $version } se guarda para las partidas guardadas, como { $hash }.
packs-migrated = { $file }: { $n ->
    [one] un lugar reescrito
   *[other] { $n } lugares reescritos
}; el archivo anterior es { $old }.
packs-nothing-old = { $name } no tiene palabras de una notación anterior; no se ha escrito nada.
packs-migrate-can = `goldenrule pack migrate` { $name } reescribe { $n ->
    [one] un lugar
   *[other] { $n } lugares
} en una notación anterior.
packs-migrate-not = `goldenrule pack migrate` { $name } no escribe nada hasta que reescribas a mano lo que no es seguro: { $places }.
