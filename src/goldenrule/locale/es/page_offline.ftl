# Palabras de la página que hacen falta antes de llegar a un servidor; están incluidas en ella.

page-offline = No se puede llegar a Goldenrule
page-offline-about = ¿Sigue en marcha? No se pierde nada: cada respuesta está guardada y la página sigue sola en cuanto el programa vuelve a responder.
page-offline-again = Probar de nuevo
