# Tips of a guided first game, each when its situation comes up the first time, and warnings before a fatal slip.

# -- Champions --

tip-champions-mulligan = Your starting hand. Keep what you want to play in your first turns, and cards to pay for it: you pay with other cards of your hand. Put away what will not help soon, and draw as many others. You do this only once.
tip-champions-villain-phase = The villain phase. The main scheme gets threat, then every enemy acts: against a hero it attacks, against an alter-ego it schemes. Finally, you reveal an encounter card.
tip-champions-defend = { $hero ->
    [yes] Your hero can defend: the damage is reduced by DEF, but then the hero is exhausted in your turn.
   *[no] Your hero cannot defend now.
} An ally who defends takes all of the damage for you. If nobody defends, you take it in full.
tip-champions-payment = You pay with other cards of your hand: each gives the resources in its corner. Pay with what you need least; overpaid resources are lost.
tip-champions-discard = The turn is over. Discard what you will not play soon: you draw up to your hand size right after, so a stuck card costs you a new one.
tip-champions-forms = As your alter-ego you cannot attack or thwart, but you recover and have a bigger hand. The villain schemes against an alter-ego and attacks a hero. You may change form once in each of your turns.
tip-champions-minion = A minion is engaged with you: it acts against you in every villain phase until it is defeated. Attack it instead of the villain, or let an ally take care of it.
tip-champions-side-scheme = A side scheme is in play. Thwart it to get rid of it: it is defeated when it has no threat left. Its icons make every round harder until then.
tip-champions-stunned = { $name } is stunned: instead of the next attack, the stunned card is discarded.
tip-champions-confused = { $name } is confused: instead of the next thwart (of a hero or ally) or scheme (of an enemy), the confused card is discarded.
tip-champions-tough = { $name } is tough: the next damage, however much, is prevented, and the tough card is discarded instead.
tip-champions-ally = You can play an ally. Allies attack, thwart and defend, too; attacking or thwarting costs them hit points. You may have three.
tip-champions-aspect = { $card } belongs to your aspect, { $aspect }. An aspect says what your deck does besides your hero’s own cards; more than one hero can play with the same one.
tip-champions-hero = Your hero can attack an enemy or thwart a scheme, then exhausts. Events and allies still work: use everything that helps before you end the turn.
tip-champions-recover = Half of your hit points are gone. When the scheme can wait, be your alter-ego and recover: this exhausts you, so you cannot attack, thwart or defend with your hero until you are ready again.
tip-champions-surge = { $card } can surge: after it has been resolved, you reveal one more encounter card at once.
tip-champions-ally-limit = You have { $most } allies, and no more are allowed. You can still play another one, but then you choose one ally and discard it.

hold-on-champions-scheme = { $last ->
    [yes] Hold on: { $scheme } completes if you end your turn, and you lose.
   *[no] Hold on: { $scheme } completes if you end your turn, and the next, harder stage begins.
} It has { $threat } of { $target } threat. The round adds { $own }{ $schemed ->
    [0] .
   *[other] , and enemies that scheme add at least { $schemed }.
}
hold-on-champions-falls = Hold on: the enemies attack { $name } for at least { $attack } in all, and { $left ->
    [one] 1 hit point is
   *[other] { $left } hit points are
} left. Keep a defender, an ally or a card that prevents damage, or change form.
hold-on-champions-undefended = Hold on: this attack deals at least { $attack }, and { $name } has { $left ->
    [one] 1 hit point
   *[other] { $left } hit points
} left. Without a defender or a card that prevents damage, { $name } is defeated.
hold-on-champions-deck = Hold on: you will draw up to { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
}, and your deck has { $n }. When it runs out you shuffle your discard pile and get one more encounter card.

# -- Marvel Heroes --

tip-heroes-planning = Planning: each available hero brings 1 plot point. Ready costs the hero’s Level; only Ready heroes solve headlines and fight. Supporting costs 1 and helps those who fight. Recovery is free and heals.
tip-heroes-allies = An ally costs 1 plot point and helps in one combat. With one more plot point, put on the ally now, it can be used twice. An ally of your own team keeps what it costs, for one more use.
tip-heroes-villains = Now you play the villains against another team. Pay for a Lead Villain with the Trouble Level, and for backups with the rest. Each power has three numbers, such as 4/1/2: dice for attack, defense and outwit. KO is how many KOs defeat the villain. Choose one who is good against the hero who waits.
tip-heroes-schemes = Your mastermind is the Nemesis of the team at this headline, and may execute the next Master Plan here. The heroes try the headline as usual. If they succeed, they may fight the mastermind as well: if they win, the plan has to wait for another Game Round; in every other case it is completed, and its text can be used from then on. The boxes beside the mastermind count completed plans.{ $plans ->
    [0] {""}
   *[other] {" "}The player who completes { $plans } plans wins.
}
tip-heroes-scheming = Scheming helps the villains of this headline and costs nothing, but it can be done only { $n ->
    [one] once
   *[other] { $n } times
} per headline: Raise Threat adds dice to the Trouble roll, Draw Villains brings you cards after it, Improve Combat lets BOOST count for the Lead Villain. The question comes at each of these moments; decline it to keep scheming for a later one.
tip-heroes-confront = The headline is yours; now the mastermind may be fought as well, with followers and with the KO tokens that your hero has. If you win, you may put a power-up into play and the Master Plan has to wait. Decline, and the plan is completed.
tip-heroes-followers = The heroes fight your mastermind now. Followers are Villain cards that you have just drawn: play as many of them as you like as backups and agents, without paying Trouble.
tip-heroes-combat = Both sides choose a power in secret. A, D and W are its dice for attack, defense and outwit. Each side attacks once, the one with the initiative first; then comes the outwit duel: more HIT wins a KO and the next initiative. Choose many attack dice if you begin, else many defense dice.
tip-heroes-abilities = An ability can be used now. It often costs a card of your hand: use it when it decides a roll, not because you can.
tip-heroes-headline = A Ready hero stands at a headline and can try it. Its Threat is the number of dice against you; a hero with the right skill and value takes some of that away.
tip-heroes-story = The last card of the Story track is yours: a Story action that advances the track scores it now. You draw a Resource card, too.
tip-heroes-actions = One action in each Action Round: move a hero, try a headline, take a Story action, or treat a wounded hero. Five rounds, so plan where your heroes go.
tip-heroes-crown = The headlines with a crown: there the mastermind who is the Nemesis of the team that tries them helps the villains, and may execute a Master Plan. A mastermind with the Archnemesis token may do so at headlines without a crown, too. Then a second combat can follow the one against the Lead Villain: the heroes who have solved the headline may fight the mastermind for a power-up.
tip-heroes-wounded = A hero who is defeated in a combat is wounded and in Recovery. The next Planning only takes the wound away; in the Planning after that the hero can become Ready again. Medical treatment, an action, takes the wound away now: the hero can become Ready in the next Planning.
tip-heroes-power-up = Three Story cards buy a power-up: it stays in play for the whole game, and the Victory Points of the Stories stay, too.
tip-heroes-most-wanted = The Most Wanted: a Lead Villain with this icon who has won goes to one of three spaces. From there any player can lead with that villain again, without the requirement; the cost is paid in Trouble as usual.

hold-on-heroes-nearly = Hold on: with { $vp } of { $goal } VP, { $team } can win with the next headline. Win first, or use strong villains to stop that.
hold-on-heroes-last-round = Hold on: this is the last Game Round, and you are { $n } VP behind { $team }. Use every action for Victory Points.
hold-on-heroes-headline = Hold on: { $ends ->
    [win] if { $team } solve this headline, they win.
    [special] if { $team } solve this headline, the game ends after this Action Round.
    [nearly] if { $team } solve this headline, they have { $vp } of { $goal } VP and can win with the next one.
   *[last] this is the last Game Round: if { $team } solve this headline, they are { $n } VP ahead of you.
} A Lead Villain can stop that.

# -- the duel --

tip-skirmish-recruit = Your turn: recruit as many cards as you can pay for, then all your cards attack by themselves, then you draw 2; there is no hand limit. You pay with other cards of your hand, so keep those that you need for what you want to play next.
tip-skirmish-slot = A card fights the card in the slot opposite, which does not strike back: it attacks in its own turn. If that slot is empty, its attack brings the bonus of the place: Civilians or points in Manhattan, the Artifact marker at the Sanctum, a Battlefield card at the Tower.
tip-skirmish-payment = You pay each symbol with a card of its colour from your hand; “any” with any card. Paid cards are gone, so play what is worth more than what it costs.
tip-skirmish-discard = { $card } makes you discard from your hand. Keep the colours that pay for the cards you want to play next; the discard pile is never shuffled back.
tip-skirmish-civilian = A freed Civilian stays with you and pays one symbol of their colour later. At most 2 left in Manhattan: the Heroes win.
tip-skirmish-artifact = The marker has reached your end: take one of the two Artifacts. It works for you until the end, the other one goes under the pile, and the marker goes back to the first space on your opponent’s side.
tip-skirmish-battlefield = A Battlefield card is played for Victory Points, and it has an effect. It can also pay an “any”.
tip-skirmish-open = You have no card opposite these: in their next attack each of them gets the bonus of its place. A card of yours opposite stops that.
tip-skirmish-marker = The Artifact marker has moved. At either end that side takes an Artifact; attacks at the Sanctum on an empty slot move it.
tip-skirmish-damage = Damage stays on your cards. A copy of the same character may replace it in its slot for free, and its damage is gone.

hold-on-skirmish-points = Hold on: your opponent lacks { $n ->
    [one] 1 Victory Point
   *[other] { $n } Victory Points
}, and gets that by the next attack if nobody stands opposite these cards.
hold-on-skirmish-civilians = Hold on: the next attack can free the last { $n ->
    [one] Civilian
   *[other] { $n } Civilians
} that the Heroes need to win. Put a card opposite.
hold-on-skirmish-deck = Hold on: your deck has { $n ->
    [one] 1 card
   *[other] { $n } cards
}, and you draw 2 at the end of this turn. When it runs out the game ends{ $ahead ->
    [yes] , and you are ahead.
   *[no] {" "}and you are not ahead.
}
