# Por qué no puede hacerse nada con una carta que alguien señala.

why-unknown = No conoces esta carta.
why-offered = { $name } puede elegirse ahora: está entre las opciones.
why-target = { $name } puede elegirse ahora como objetivo de: { $actions }.
why-nothing = Ahora no hay nada que elegir con { $name }.
