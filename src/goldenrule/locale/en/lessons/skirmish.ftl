# The lessons of Marvel: Skirmish!: what is said at each step. Its facts are in games/skirmish/lessons.

# -- 1: the first turns --

lesson-skirmish-1 = The first turns
lesson-skirmish-1-learned =
    A turn: recruit, attack with everything, draw 2.
    Each symbol of a cost is paid with a card of its colour; a freed Civilian can pay, too.
    A card fights the one opposite; with nobody opposite it gets the bonus of its place.
lesson-skirmish-1-goal = A duel for New York: you are the Heroes. One marker counts for both sides, and each Victory Point moves it one space: you win at 7 on your side, the Villains at 9 on theirs. The Villains went first, and the marker is at 1 on their side.
lesson-skirmish-1-slots = Each side has 6 slots: 3 in Manhattan, 2 at the Sanctum, 1 at the Avengers Tower. A card attacks the card in the slot opposite. Crossbones is at Manhattan 2; your side is still empty.
lesson-skirmish-1-hulk = A turn begins with recruiting. Hulk costs green, any, any: you pay a symbol by discarding another card of its colour, and an "any" with any card. Play Hulk: Vision, your only other green card, pays green; Wasp and Black Widow pay the rest.
lesson-skirmish-1-hulk-recruit = The Recruit costs nothing and comes next. Begin with Hulk.
lesson-skirmish-1-hulk-other = Possible, but Hulk is the strongest card in this hand. Play Hulk.
lesson-skirmish-1-hulk-done = Your side is empty, and without cards you cannot attack. Play Hulk.
lesson-skirmish-1-hulk-pay = Keep the S.H.I.E.L.D. Recruit, who costs nothing. Pay with Wasp and Black Widow.
lesson-skirmish-1-place = Now choose his slot; any empty one will do. Opposite Crossbones (Strength 1, Life 4), at Manhattan 2, Hulk blocks an enemy and has one to strike. Choose Manhattan 2.
lesson-skirmish-1-place-other = Allowed, but then Crossbones would meet nobody. Put Hulk opposite, at Manhattan 2.
lesson-skirmish-1-recruit = S.H.I.E.L.D. Recruit costs nothing. An attacker with nobody opposite gets the bonus of the place instead of a fight. Play the Recruit to Manhattan 1, which has nobody opposite.
lesson-skirmish-1-recruit-done = You have a card that costs nothing: play it first.
lesson-skirmish-1-recruit-slot = Also a good place. This time take Manhattan 1.
lesson-skirmish-1-attack = Your hand is empty, so the attack begins. All your cards with Strength attack by themselves, one after the other, from Manhattan to the Tower. A card that is attacked does not strike back.
lesson-skirmish-1-civilian = Nobody is opposite your Recruit, so you may free a Civilian there. A freed Civilian stays with you and pays one symbol of their colour, or an "any", later. If at most 2 are left in Manhattan, you win at once. Take the red one.
lesson-skirmish-1-civilian-other = Each Civilian pays for one colour. Red will be useful in a moment: take that one.
lesson-skirmish-1-struck = Hulk dealt 3 damage to Crossbones, who has Life 4; damage stays. Then you drew 2 cards, as at the end of each of your turns. Now it is the Villains' turn.
lesson-skirmish-1-struck-back = Hydra Trooper hit your Recruit, and Crossbones hit Hulk. Zola met nobody at Manhattan 3 and scored 1 Victory Point: the marker is at 2 for them. But damage makes Hulk stronger: he has Strength 4.
lesson-skirmish-1-iron = Hydra Trooper also let you draw a card. Play Iron Man at the first slot of the Sanctum: your red Civilian pays red, and Thor the other symbol.
lesson-skirmish-1-iron-red = Your red Civilian can pay red, and Captain Marvel is worth keeping. Choose the Civilian.
lesson-skirmish-1-iron-done = You can afford Iron Man: play him first.
lesson-skirmish-1-iron-slot = The Sanctum is the place for Artifacts: choose Sanctum 1.
lesson-skirmish-1-again = Nobody is opposite Iron Man at the Sanctum, so his attack will move the Artifact marker 1 space toward you. Attack!
lesson-skirmish-1-turns = Crossbones is gone, and the Artifact marker is 1 space on your side. You know the turn: recruit, attack, draw 2 cards. The next lesson brings the end of such a duel.

# -- 2: the last turns --

lesson-skirmish-2 = The seventh point
lesson-skirmish-2-learned =
    A copy replaces its character for free and removes its damage.
    An attack with nobody opposite frees a Civilian for the Heroes or scores for the Villains in Manhattan, moves the Artifact marker in the Sanctum, and draws a Battlefield card at Avengers Tower.
    The Heroes win at 7, the Villains at 9; watch the track, the Civilians and the decks.
lesson-skirmish-2-points = Later in the duel: the marker is at 5 on your side, and you win at 7. Two turns should do.
lesson-skirmish-2-replace = Hulk has taken 6 damage of Life 8. You hold his boosted version. Nobody may have two copies of a character, so it replaces him in his slot for free, and his damage is gone. Play it.
lesson-skirmish-2-replace-done = Hulk has little Life left, and his boosted version is free. Play it first.
lesson-skirmish-2-bonus = When he came, he dealt 1 damage to every Character, himself included, and his damage gives him Strength 5. Loki is opposite, with 5 damage of Life 7. Iron Man at the Sanctum and Black Widow at the Tower have nobody opposite: each gets a bonus. Attack!
lesson-skirmish-2-artifact = Loki is defeated, and the Artifact marker has reached your end: take one of the two Artifacts. Wand of Watoomb gives 1 Victory Point at the start of each of your recruitments if you have 3 cards in play. You have: take it.
lesson-skirmish-2-artifact-other = Good against many enemies, but they have only one card left. The Wand gives points: take it.
lesson-skirmish-2-tower = Black Widow at the Tower brought you a Battlefield card: Street Corner. You can play it for points in a later turn, or pay an "any" with it. You are still at 5. Now it is the Villains' turn.
lesson-skirmish-2-wand = Hydra Trooper met nobody in Manhattan and took 1 point from you, but the Wand gave it back: 5 again. You can win with this hand.
lesson-skirmish-2-corner = Street Corner costs yellow, red and blue, and is worth 2 Victory Points. How do you get to 7 now?
lesson-skirmish-2-corner-done = There is something in your hand that is worth points. Who can pay for it?
lesson-skirmish-2-corner-hero = A good card, but you need its payment for the points.
lesson-skirmish-2-won = 7 Victory Points: the Heroes win at once. If a deck runs out first, the side with more points wins. Now try a duel of your own.
