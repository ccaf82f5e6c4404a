languages-complete = { $tag } ({ $name }): completo
languages-preview = { $tag } ({ $name }): versión preliminar con { $messages } de { $of } mensajes ({ $share } %), que son el { $shown } % de lo que muestran las partidas, y { $names } de { $allnames } nombres de cartas
languages-more = Para ver qué traducir a continuación: goldenrule languages { $tag }
languages-next = Traduce primero estos mensajes ({ $shown } de { $n }). El número indica en cuántas pantallas de las partidas de muestra aparece el mensaje.
