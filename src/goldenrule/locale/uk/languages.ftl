languages-complete = { $tag } ({ $name }): повний переклад
languages-preview = { $tag } ({ $name }): попередня версія. Перекладено повідомлень: { $messages } із { $of } ({ $share }%), а це { $shown }% того, що показують ігри; назв карт: { $names } із { $allnames }
languages-more = Що перекладати далі: goldenrule languages { $tag }
languages-next = Спершу перекладіть ці повідомлення ({ $shown } із { $n }). Число показує, на скількох екранах пробних ігор є повідомлення.
