# Lo que es seguro que resulta de una respuesta, antes de darla.

preview-comes = { $name } llega a: { $where }
preview-hand = { $name } va a tu mano
preview-leaves = { $name } abandona el juego
preview-leaves-place = { $name } abandona el juego ({ $where })
preview-attached = { $name } se vincula a { $host }
preview-turns = { $before } pasa a ser { $after }
preview-shows = { $name }: { $fact }
preview-number = { $name }: { $fact } ({ $change })
preview-no-longer = { $name }: ya no { $fact }
preview-becomes = { $before } → { $after }
preview-then = A continuación: { $question }

# En la terminal, en una línea.
preview-all = Lo que resulta con seguridad: { $changes }.
preview-join = { $first }; { $second }
