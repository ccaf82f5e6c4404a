# The command languages: what is translated. A preview is a language that lacks messages.
languages-complete = { $tag } ({ $name }): complete
languages-preview = { $tag } ({ $name }): preview with { $messages } of { $of } messages ({ $share }%), which are { $shown }% of what games show, and { $names } of { $allnames } card names
languages-more = See what to translate next: goldenrule languages { $tag }
languages-next = Translate these first ({ $shown } of { $n }). The number says how many screens of the sample games show the message.
