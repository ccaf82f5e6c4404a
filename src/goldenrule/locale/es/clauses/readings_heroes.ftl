# Las lecturas de las reglas de Marvel Heroes: la que se juega. Atributo: la otra.

reading-heroes-ask_draw = Cada Jugador Villano roba una carta al empezar Jugar Villanos.
    .later = Se pregunta a cada Jugador Villano si roba una.
reading-heroes-many_allies = Un Grupo juega un Aliado como máximo en una fase de Planificar.
    .later = Se juega cualquier número de Aliados, con tres en juego como máximo.
reading-heroes-may_be_wanted = Un Líder victorioso con el icono se pone en un espacio libre de Los Más Buscados.
    .later = El jugador del Enemigo puede, en vez de eso, descartarlo.
reading-heroes-plan_needs_success = Un Plan anunciado se completa si el Villano Líder derrota a los Superhéroes.
    .later = Fracasa, y puede volver a intentarse en un Turno de Juego posterior.
reading-heroes-sealed_planning = Los jugadores planifican uno a uno desde el Primer Jugador.
    .later = Todos asignan sus Superhéroes en secreto y lo muestran a la vez; los Aliados y las Ventajas de Grupo siguen uno a uno.
reading-heroes-special_ends_soon = Un Titular Especial que no se resuelve se queda hasta el final del Turno de Juego, y el juego termina entonces.
    .later = El juego termina al final del Turno de Acción.
reading-heroes-strict_stories = Una carta de Historia de un Grupo que no está en juego se descarta y se roba otra.
    .later = Se descarta, y la acción no tiene más efecto.
