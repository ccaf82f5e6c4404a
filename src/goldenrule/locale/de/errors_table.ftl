language-preview = { $tag } ({ $name }, Vorschau)
