# Las lecciones de Marvel Champions: lo que se dice en cada paso. Sus datos están en games/champions/lessons.

# -- 1: la primera ronda --

lesson-champions-1 = La primera ronda
lesson-champions-1-learned =
    Tu identidad tiene dos caras: el Superhéroe ataca e interviene, el Alter ego se recupera.
    Una carta cuesta recursos; otras cartas de tu mano la pagan.
    En la fase del Villano crece el Plan, actúan los enemigos y muestras una carta de Encuentro.
lesson-champions-1-goal = Eres Spiderman, en solitario contra Rino. En esta etapa tiene 14 de Vida. Llévalo a 0, etapa tras etapa: quien derrota la última, gana.
lesson-champions-1-danger = Rino gana si pierdes tus 10 de Vida o si se completa su Plan: ¡Allanamiento! está a 0 de Amenaza y se completa con 7. Así que siempre hay dos cosas que vigilar: tú y el Plan.
lesson-champions-1-form = Tu carta tiene dos caras. Como Peter Parker puedes recuperarte (REC 3), pero no atacar ni intervenir. Una vez en cada uno de tus turnos puedes cambiar de identidad: hazlo ahora.
lesson-champions-1-form-may = Tía May cura a Peter Parker, y está ileso. Consérvala: cada carta de la mano también puede pagar otra. Cambia de identidad.
lesson-champions-1-form-end = Tu turno apenas ha empezado. Cambia antes de identidad; Peter Parker no puede hacer nada a Rino.
lesson-champions-1-attack = Spiderman tiene 2 de ATQ. Su ataque básico no cuesta ninguna carta: se agota y Rino sufre 2 de Daño. ¡Ataca!
lesson-champions-1-attack-kick = La patada viene después. Empieza por el ataque que no cuesta nada.
lesson-champions-1-attack-end = Aún no: Spiderman está preparado, y un ataque sin usar se pierde.
lesson-champions-1-pay = A Rino le quedan 12 y Spiderman está agotado. Los Eventos aún funcionan. Balanceo con patada cuesta 3, y lo pagan las demás cartas de tu mano: Genio da 2 recursos; Tía May, 1. Juega la patada.
lesson-champions-1-pay-may = Tía May necesitaría otra carta como pago, y entonces no podría pagarse la patada. Juega la patada.
lesson-champions-1-pay-end = Tu mano aún puede pagar la patada. Juégala antes.
lesson-champions-1-ended = Balanceo con patada ha infligido 8 de Daño: a Rino le quedan 4. No quedaba nada que hacer, así que tu turno ha terminado solo. Al final de la fase de los Jugadores has robado hasta el tamaño de tu mano, 5, y tus cartas se han preparado.
lesson-champions-1-villain = Ahora, la fase del Villano. Primero el Plan ha recibido 1 de Amenaza. Luego Rino se activa: como estás en identidad de Héroe, ataca (contra Peter Parker ejecutaría el Plan). Spiderman puede interrumpir el ataque y robar una carta: úsalo.
lesson-champions-1-villain-pass = Una carta gratis: no hay motivo para pasar. Usa la capacidad de Spiderman.
lesson-champions-1-defend = Has robado Voltereta hacia atrás. Rino ataca con 2 de ATQ y lo que sume su carta de aumento boca abajo. Si Spiderman se agota para defender, se resta DEF 3, pero estará agotado en tu próximo turno. Voltereta hacia atrás cuesta 0 y lo evita todo: no defiendas.
lesson-champions-1-defend-yes = Funcionaría, y en otras partidas suele ser lo correcto. Pero Voltereta hacia atrás no cuesta nada, y Spiderman sigue preparado para tu turno: no defiende nadie.
lesson-champions-1-backflip = La carta de aumento era Mercenario de Hydra, con 1 icono de Aumento, así que vienen 2 + 1 de Daño. Sigues con 10. Juega Voltereta hacia atrás.
lesson-champions-1-backflip-pass = Entonces sufres todo el Daño. Juega Voltereta hacia atrás.
lesson-champions-1-shocker = Nada de Daño. Al final de cada fase del Villano se te reparte una carta del mazo de Encuentros. Esta era Conmocionador: te ha infligido 1 de Daño (te quedan 9), está enfrentado a ti y desde ahora ataca después de Rino.
lesson-champions-1-round = Ha sido una ronda entera: tu turno y luego el del Villano. Es la ronda 2, a Rino le quedan 4 de Vida y el Plan está a 1 de 7. Ya conoces lo esencial del juego.

# -- 2: el Plan --

lesson-champions-2 = El Plan
lesson-champions-2-learned =
    Intervenir quita Amenaza; al llegar a su umbral, el Plan da la victoria al Villano.
    Los Aliados atacan, intervienen y defienden por ti, y los Esbirros actúan hasta ser derrotados.
    Una Interrupción puede anular una carta; el Alter ego se recupera cuando el Plan puede esperar.
lesson-champions-2-threat = Otra noche, ronda 2. Rino tiene 12 de Vida, tú 6, y el Plan es peligroso: 5 de Amenaza de 7. Cada fase del Villano añade al menos 1. Este turno trata de Amenaza y de amigos.
lesson-champions-2-cat = Gata Negra es una Aliada: cuesta 2 y se queda contigo. Lanzarredes, ya en juego, da 1 recurso Universal por uno de sus 3 contadores de Telaraña. Juega a Gata Negra y paga con Lanzarredes y Emergencia.
lesson-champions-2-cat-attack = Enseguida. Busca ayuda antes: juega a Gata Negra.
lesson-champions-2-cat-thwart = Solo retiraría 1 de Amenaza. Tienes algo mejor; juega antes a Gata Negra.
lesson-champions-2-cat-justice = Dentro de un momento. Primero Gata Negra: las cartas que trae pueden ser útiles.
lesson-champions-2-cat-genius = Conserva Genio: sus recursos Mentales refuerzan ¡Por la justicia! Paga con Lanzarredes y Emergencia.
lesson-champions-2-justice = Gata Negra ha puesto las 2 primeras cartas de tu mazo en la pila de descartes; la que tiene un recurso Mental, Sentido arácnido mejorado, ha ido a tu mano. Ahora intervén: ¡Por la justicia! retira 3 de Amenaza, o 4 si la paga un recurso Mental. Juégala con Genio.
lesson-champions-2-justice-attack = Primero el Plan: con 7 de Amenaza pierdes la partida. Juega ¡Por la justicia!
lesson-champions-2-justice-thwart = Spiderman solo retira 1. ¡Por la justicia! retira más, y él sigue preparado: juégala.
lesson-champions-2-justice-sense = Conserva Sentido arácnido mejorado, lo necesitarás pronto. Genio paga los dos recursos.
lesson-champions-2-minion = La Amenaza ha bajado a 1. Conmocionador te ataca en cada ronda mientras esté enfrentado a ti, y tiene 3 de Vida. Ataca con Spiderman y elige a Conmocionador.
lesson-champions-2-minion-rhino = Rino tiene 12 de Vida; a Conmocionador puedes vencerlo en este turno. Elige a Conmocionador.
lesson-champions-2-minion-end = Spiderman y Gata Negra están preparados: úsalos antes.
lesson-champions-2-ally = A Conmocionador le queda 1. Un Aliado también ataca o interviene, y se agota para hacerlo. Atacar con 1 no le cuesta nada a Gata Negra; intervenir le costaría 1 de sus 2 de Vida. Acaba con Conmocionador.
lesson-champions-2-ally-thwart = Perdería 1 de Vida por ello, y Conmocionador te atacaría otra vez. Ataca a Conmocionador.
lesson-champions-2-ally-rhino = Un punto no preocupará a Rino. A Conmocionador le queda 1 de Vida: elígelo.
lesson-champions-2-ally-end = Gata Negra sigue preparada. Acaba antes con Conmocionador.
lesson-champions-2-done = Conmocionador ha caído. Termina tu turno. Aún podrías cambiar de identidad, pero Peter Parker dejaría a Rino tiempo para ejecutar el Plan.
lesson-champions-2-done-form = Entonces Rino ejecutaría el Plan en vez de atacar. Esta vez sigue como Spiderman y termina tu turno.
lesson-champions-2-keep = Antes de robar puedes descartar las cartas que no quieras. Sentido arácnido mejorado es buena: no descartes nada.
lesson-champions-2-keep-discard = Consérvala: puede anular una carta del Villano.
lesson-champions-2-sense = El Plan ha recibido su 1 de Amenaza y está a 2. Rino ataca: usa a Spiderman y roba una carta.
lesson-champions-2-sense-pass = Una carta gratis: usa a Spiderman.
lesson-champions-2-shield = ¿Quién defiende? Una Aliada sufre ella misma todo el Daño, y lo que le sobre no pasa a ti. Tienes 6 de Vida y Gata Negra ya ha cumplido: defiende ella.
lesson-champions-2-shield-self = Spiderman sufriría menos, pero entonces estaría agotado en tu turno y no podría recuperarse. Que defienda Gata Negra.
lesson-champions-2-shield-pass = Te costaría 3 de tus 6 de Vida. Que defienda Gata Negra.
lesson-champions-2-cancel = Gata Negra ha recibido el ataque y se descarta; tú sigues con 6. Ahora se te reparte Estampida, una Perfidia que se aplicaría de inmediato. Sentido arácnido mejorado la anula por 1 recurso: juégala y paga con lo que quieras.
lesson-champions-2-cancel-pass = Entonces Rino ataca otra vez y, si te hace Daño, te aturde. Anúlala.
lesson-champions-2-tired = Estampida no ha hecho nada. Ronda 3: 2 de Amenaza en el Plan, ningún Esbirro y 6 de Vida. Buen momento para descansar: cambia de identidad.
lesson-champions-2-tired-end = Aún no: aprovecha la calma y cambia de identidad.
lesson-champions-2-tired-attack = Podrías, pero agotado no podrías recuperarte. Hoy la lección trata de descansar: cambia de identidad.
lesson-champions-2-tired-thwart = Hay poca Amenaza, y agotado no podrías recuperarte. Cambia de identidad.
lesson-champions-2-recover = Peter Parker está preparado y tiene REC 3: se agota y se cura esa cantidad. Recupérate.
lesson-champions-2-recover-end = Entonces descansas para nada: recupérate antes.
lesson-champions-2-recover-play = Una buena carta, pero ahora no: gastaría cartas que necesitas en el próximo turno.
lesson-champions-2-rest = Otra vez 9 de Vida. Ya has cambiado de identidad, así que este turno sigues como Peter Parker; él roba hasta 6 cartas. Termina tu turno y conserva tu mano.
lesson-champions-2-rest-discard = Esta vez conserva tus cartas: eso es todo.
lesson-champions-2-scheme = A Peter Parker no lo han atacado: Rino ha ejecutado el Plan. 1 de Amenaza ha llegado por sí sola, luego PLA 1 y un icono de Aumento: 5 en total. De eso no puede defenderse nadie. Y Mercenario de Hydra está enfrentado a ti.
lesson-champions-2-choice = Esa es la elección de cada ronda. Como Héroe puedes actuar y te atacan; como Alter ego descansas y el Plan crece. A 5 de 7, ya es hora de volver a ser Spiderman.

# -- 3: la última etapa --

lesson-champions-3 = La última etapa
lesson-champions-3-learned =
    Los Esbirros con Guardia se ponen delante del Villano; una carta de Duro absorbe un golpe.
    Los Planes secundarios cuestan tiempo: quita lo que más daño hace.
    El orden decide: golpes pequeños para las cartas de Duro, los grandes para la Vida. Derrota la última fase y ganas.
lesson-champions-3-stage = Ronda 5: la primera etapa de Rino está vencida. Esta es la etapa II, la última en modo normal: le quedan 10 de Vida y tiene 3 de ATQ. Dos turnos y es tuyo.
lesson-champions-3-guard = Mercenario de Hydra tiene Guardia: mientras esté enfrentado a ti, no puedes atacar a Rino. Le queda 1 de Vida. Atácalo con Gata Negra, que tiene 1 de ATQ.
lesson-champions-3-guard-self = Funcionaría, pero 2 de Daño para 1 de Vida es demasiado. Usa a Gata Negra: Spiderman tiene otra cosa que hacer.
lesson-champions-3-guard-thwart = Intervenir le cuesta 1 de Vida. Ataca con ella al que tiene Guardia.
lesson-champions-3-guard-later = Eso viene después. Primero la Guardia: ataca con Gata Negra.
lesson-champions-3-guard-end = Los dos estáis preparados. Primero la Guardia: ataca con Gata Negra.
lesson-champions-3-guard-form = Peter Parker no ataca ni interviene. Sigue como Spiderman.
lesson-champions-3-side = El camino hacia Rino está libre. Arramblar con todo es un Plan secundario con un icono de Riesgo: en cada ronda te reparte una carta de Encuentro más. Sin Amenaza desaparece: intervén contra él con Spiderman, INT 1.
lesson-champions-3-side-attack = 2 de sus 10 de Vida, y el Riesgo te reparte otra carta en cada ronda. Intervén contra el Plan secundario.
lesson-champions-3-side-main = El Plan está lejos de completarse. El icono de Riesgo es peor: elige Arramblar con todo.
lesson-champions-3-side-end = Spiderman está preparado: intervén antes.
lesson-champions-3-open = El Plan secundario ha desaparecido. Termina tu turno y deja que Spiderman robe una carta cuando Rino ataque.
lesson-champions-3-open-form = Entonces Rino ejecuta el Plan, y perderías la identidad que necesitas para atacar en el próximo turno. Termina tu turno como Spiderman.
lesson-champions-3-open-sense = Una carta gratis: usa a Spiderman.
lesson-champions-3-hit = Nadie tiene que defender. Tienes 9 de Vida y quieres a Spiderman y Gata Negra preparados en tu próximo turno. Encaja este golpe.
lesson-champions-3-hit-self = Entonces Spiderman estará agotado cuando quieras ganar. Tienes Vida de sobra: no defiende nadie.
lesson-champions-3-hit-cat = Gata Negra quedaría derrotada, y la necesitas. Tienes Vida de sobra: no defiende nadie.
lesson-champions-3-tough = 3 de ATQ y un icono de Aumento: te quedan 5. Luego «¡Soy duro!» ha dado a Rino una carta de Estado Duro: el próximo Daño que vaya a sufrir se evita, todo, sea mucho o poco, y la carta se descarta.
lesson-champions-3-puzzle = Tu turno, y ahí está todo lo que necesitas para ganar en él: Rino tiene 10 de Vida y una carta de Estado Duro. Spiderman inflige 2; Balanceo con patada, 8; Gata Negra, 1. ¿Quién empieza?
lesson-champions-3-puzzle-self = La carta de Estado Duro se tragaría 2 de Daño y al final faltaría 1. ¿De quién puedes prescindir?
lesson-champions-3-puzzle-kick = La carta de Estado Duro se tragaría los 8 de Daño. Empieza por algo pequeño.
lesson-champions-3-puzzle-end = Puedes ganar ahora. Primero algo pequeño, para la carta de Estado Duro.
lesson-champions-3-puzzle-form = Peter Parker no puede atacar. Primero algo pequeño, para la carta de Estado Duro.
lesson-champions-3-puzzle-thwart = Los Planes ya no importan si Rino cae en este turno.
lesson-champions-3-kick = Exacto: se ha evitado el 1 de Daño de Gata Negra, y Rino ya no tiene la carta de Estado Duro. Ahora la patada, 3 recursos; paga con lo que quieras. Lo que pagues de más se pierde.
lesson-champions-3-kick-self = También es correcto. Pero juega antes la patada: así ves lo que queda para Spiderman.
lesson-champions-3-last = Le quedan 2 y Spiderman tiene 2 de ATQ. ¡Remátalo!
lesson-champions-3-won = La última etapa de Rino está derrotada: has ganado, y la partida termina en el acto. Ya sabes lo suficiente para una partida tuya. Puedes consultar cualquier carta y cualquier término de las reglas en todo momento.
