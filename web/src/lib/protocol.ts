// The messages of a table's socket. Written by scripts/protocol.py from goldenrule.server.page_requests and goldenrule.server.protocol: do not edit.

export const VERSION = 1;

/**
 * Answer the question of position `at` with items by their numbers.
 *
 * `more`: the question continues, and later choices belong to this answer. `sure`: accept a likely mistake.
 */
export interface Choose {
  readonly do: "choose";
  readonly id: number;
  readonly at: number;
  readonly seat: number;
  readonly items: readonly number[];
  readonly more?: boolean;
  readonly sure?: boolean;
}

/**
 * Take back the action that led to the question at position `at`.
 */
export interface Cancel {
  readonly do: "cancel";
  readonly id: number;
  readonly at: number;
  readonly seat: number;
}

/**
 * Take back some of one's own answers, or ask the others if they have acted since.
 */
export interface Undo {
  readonly do: "undo";
  readonly id: number;
  readonly count?: number;
}

/**
 * Allow or deny a requested undo.
 */
export interface Allow {
  readonly do: "allow";
  readonly id: number;
  readonly yes: boolean;
}

/**
 * Set a standing answer for the ability of an item; "ask" removes it.
 *
 * `keep`: for later games as well.
 */
export interface Stand {
  readonly do: "stand";
  readonly id: number;
  readonly at: number;
  readonly seat: number;
  readonly item: number;
  readonly answer: "always" | "ask" | "never";
  readonly keep?: boolean;
}

/**
 * Remove a standing answer (`StandingAnswer`). `keep`: for later games as well.
 */
export interface AskAgain {
  readonly do: "ask_again";
  readonly id: number;
  readonly seat: number;
  readonly code: string;
  readonly number: number;
  readonly keep?: boolean;
}

/**
 * Use free benefits automatically, or ask about them again.
 */
export interface Free {
  readonly do: "free";
  readonly id: number;
  readonly seat: number;
  readonly takes: boolean;
}

/**
 * Pass on all opportunities until something else happens: an attack, a revealed card, one's own turn.
 */
export interface Skip {
  readonly do: "skip";
  readonly id: number;
  readonly seat: number;
}

/**
 * Preview the certain effects of chosen items.
 */
export interface Preview {
  readonly do: "preview";
  readonly id: number;
  readonly at: number;
  readonly seat: number;
  readonly items: readonly number[];
}

/**
 * Explain why an item is offered, why a card (an id of the view) cannot be used, or the current situation.
 */
export interface Why {
  readonly do: "why";
  readonly id: number;
  readonly seat: number;
  readonly item?: number;
  readonly card?: number;
}

/**
 * Ask for the advice of a strong bot on the question. It takes a while; others can play meanwhile.
 *
 * `first`: with a short search, to have something to show until the long one is done. The long one is given the items
 * that the short one has `advised`: it advises others only if they are better beyond the noise.
 */
export interface Hint {
  readonly do: "hint";
  readonly id: number;
  readonly at: number;
  readonly seat: number;
  readonly first?: boolean;
  readonly advised?: readonly number[];
}

/**
 * Explain the values of a card in play.
 */
export interface Values {
  readonly do: "values";
  readonly id: number;
  readonly seat: number;
  readonly card: number;
}

/**
 * Show the hand of this person, who now sits at a shared screen.
 */
export interface Uncover {
  readonly do: "uncover";
  readonly id: number;
  readonly seat: number;
}

/**
 * Give up the seats of this page, for another person or a bot.
 */
export interface Leave {
  readonly do: "leave";
  readonly id: number;
}

/**
 * Check the connection; the answer is Done. A page after a sleep cannot tell from its socket.
 */
export interface Here {
  readonly do: "here";
  readonly id: number;
}

/**
 * Say that the page shows step by step what has happened (`now`), or has shown it.
 *
 * Bots at a table without people continue when every page has shown it, if that does not take too long.
 */
export interface Shows {
  readonly do: "shows";
  readonly id: number;
  readonly now: boolean;
}

/**
 * Tell the table how the person of this page wants to be called, and a color that they like; "" for none.
 */
export interface Introduce {
  readonly do: "introduce";
  readonly id: number;
  readonly name: string;
  readonly color?: "blue" | "green" | "orange" | "pink" | "red" | "teal" | "violet" | "yellow" | "";
}

/**
 * Say a quick phrase to everybody at the table. It is not kept.
 */
export interface Say {
  readonly do: "say";
  readonly id: number;
  readonly phrase: "game" | "hello" | "luck" | "moment" | "nice" | "oops" | "ready" | "thanks";
}

/**
 * A seat: its role and its player. `bot` is the name of a bot, "" for a person's seat.
 */
export interface Seat {
  readonly seat: number;
  readonly name: string;
  readonly bot?: string;
  readonly here?: boolean;
  readonly yours?: boolean;
  readonly away?: boolean;
}

/**
 * The players that the game waits for, in a sentence.
 */
export interface Waiting {
  readonly seats: readonly number[];
  readonly text: string;
}

/**
 * Whether the last answer can be taken back, or why not. With `asks` the others must allow it.
 */
export interface UndoState {
  readonly can: boolean;
  readonly asks?: boolean;
  readonly why?: string;
}

/**
 * An offer for the next game: "rematch", "swap" (the other side), "expert", "next" (puzzle).
 */
export interface Offer {
  readonly key: string;
  readonly text: string;
}

/**
 * A sentence on paper about the open question, with what it points at: a tip, or a warning before a fatal slip.
 */
export interface Remark {
  readonly key: string;
  readonly text: string;
  readonly points?: readonly Point[];
}

/**
 * The end of a game: `won` for the reader (None: nobody), the result, its causes, and offers for the next game.
 *
 * `title` is the heading of the end of a lesson, whose `lines` are what was learned; "" for a game.
 */
export interface Ending {
  readonly won: boolean | null;
  readonly text: string;
  readonly lines?: readonly string[];
  readonly offers?: readonly Offer[];
  readonly seed?: string;
  readonly title?: string;
}

/**
 * A standing answer, in words in `text`: for the ability of a number on every card of a code.
 */
export interface StandingAnswer {
  readonly code: string;
  readonly number: number;
  readonly answer: "always" | "ask" | "never";
  readonly text: string;
}

/**
 * The origin of a copied table: the position of another one after `at` decisions.
 */
export interface Origin {
  readonly table: string;
  readonly at: number;
}

/**
 * The first message: the table, and the seats that the page plays; none for a spectator.
 *
 * `lesson` and `puzzle` are their ids, `packs` the ids of the content packs. `copy_of` is the origin of a "what if".
 */
export interface Welcome {
  readonly is: "welcome";
  readonly version: number;
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly Seat[];
  readonly lesson?: string;
  readonly puzzle?: string;
  readonly practice?: boolean;
  readonly packs?: readonly string[];
  readonly copy_of?: Origin | null;
  readonly seed_hash?: string;
  readonly open_seed?: string;
}

/**
 * The table from the view of the page's seat: sent at first, and after every change.
 *
 * `at` counts positions and only grows; answers name it, and a stale one is refused. `seat` is -1 for a spectator.
 * `faces` are those of codes on the board and in the story that are new to the page. `story` is the part since the
 * previous message (all of it at first, `whole`). `covered`: hands are hidden until `seat` uncovers them.
 * `standing` are the seat's standing answers; `free` says that it uses free benefits automatically, and `took` names
 * the cards of those that it has used since the previous question.
 */
export interface Now {
  readonly is: "now";
  readonly at: number;
  readonly seat: number;
  readonly board: Board | ChampionsBoard | DuelBoard | HeroesBoard | null;
  readonly seats: readonly Seat[];
  readonly prompt?: Prompt | null;
  readonly waiting?: Waiting | null;
  readonly faces?: Readonly<Record<string, Face>>;
  readonly story?: readonly Section[];
  readonly whole?: boolean;
  readonly undo?: UndoState | null;
  readonly end?: Ending | null;
  readonly covered?: boolean;
  readonly coach?: readonly string[];
  readonly lesson?: LessonStep | null;
  readonly tips?: readonly Remark[];
  readonly hold_on?: readonly Remark[];
  readonly standing?: readonly StandingAnswer[];
  readonly free?: boolean;
  readonly took?: string;
  readonly taken_back?: string;
}

/**
 * An advised option: the numbers of its items, its name, and a line `odds` about its chances.
 *
 * In payments and discards, the numbers after the first are the items to give. An action with several targets has the
 * numbers of all of them, but for the `chosen` one: that is the whole answer that a bot would give.
 * `chance` is that to win, from 0 to 1, with its standard error, in this many `worlds`; 0 if there was no search.
 */
export interface HintOption {
  readonly items: readonly number[];
  readonly text: string;
  readonly odds: string;
  readonly chance: number;
  readonly error: number;
  readonly worlds: number;
  readonly chosen: boolean;
}

/**
 * The answer to a successful request, with its result in `lines`. Its changes were sent before.
 *
 * Each line of a preview is one of its `changes`: the card (an id of the view), and the numbers before and after; a
 * further line tells the next question, or that nothing is certain.
 * Each line about a card's values is one of its `values`. `hints` are the best options, best first; what to do and why
 * is in the lines then.
 */
export interface Done {
  readonly is: "done";
  readonly id: number;
  readonly lines?: readonly (readonly Segment[])[];
  readonly changes?: readonly Change[];
  readonly values?: readonly Value[];
  readonly hints?: readonly HintOption[];
}

/**
 * The answer to a refused request. `kind` "sure": it works if sent again with `sure`; "stale": `at` is past.
 */
export interface Refused {
  readonly is: "refused";
  readonly id: number;
  readonly text: string;
  readonly kind?: "" | "stale" | "sure" | "undo";
}

/**
 * A request of another player to take back answers; `Allow` answers it.
 */
export interface UndoWanted {
  readonly is: "undo_wanted";
  readonly by: number;
  readonly text: string;
}

/**
 * The end of a broken table. The text says what is kept and what to do.
 */
export interface Stopped {
  readonly is: "stopped";
  readonly text: string;
}

/**
 * Who plays a seat: a person with a name ("" if they have not said it) and a color of their own, or a `bot`.
 *
 * `here`: their page is open. `away` are the seconds since it was closed, -1 if it is open or never was. `taken`:
 * somebody took the seat by its link; otherwise it is the owner's. `invited`: somebody with the link may take the seat
 * from its bot.
 */
export interface SeatPerson {
  readonly seat: number;
  readonly bot?: string;
  readonly name?: string;
  readonly color?: "blue" | "green" | "orange" | "pink" | "red" | "teal" | "violet" | "yellow" | "";
  readonly here?: boolean;
  readonly away?: number;
  readonly taken?: boolean;
  readonly invited?: boolean;
}

/**
 * The people at a table, and the number of open pages of spectators: sent at first, and when they change.
 */
export interface People {
  readonly is: "people";
  readonly seats: readonly SeatPerson[];
  readonly watching: number;
}

/**
 * The player of a seat has said a quick phrase.
 */
export interface Said {
  readonly is: "said";
  readonly seat: number;
  readonly phrase: "game" | "hello" | "luck" | "moment" | "nice" | "oops" | "ready" | "thanks";
}

/**
 * What a question is about. The first card is the most important one.
 */
export interface About {
  readonly focus?: "card" | "hand" | "none" | "scene";
  readonly cards?: readonly CardRef[];
}

/**
 * What comes there: dice of the Trouble roll, whether BOOST rolls again, what a hero takes off, a mastermind.
 */
export interface Ahead extends Fact {
  readonly key: "coming" | "mastermind" | "off" | "skill";
}

/**
 * Panels side by side, if there is room.
 */
export interface Areas {
  readonly type: "areas";
  readonly panels: readonly Panel[];
}

/**
 * The effect of an attack of the card at present: damage, or the bonus of its Location.
 */
export interface AttackPreview extends Fact {
  readonly key: "battlefield" | "civilian" | "damage" | "marker" | "point";
}

/**
 * The table as a seat knows it, with its `hand`, and the most important numbers as `status`.
 *
 * `steps` are those of a round, in order; the current one is "strong". Clients with room also draw `more`.
 * docs/boards.md lists the keys.
 */
export interface Board {
  readonly type: "pieces";
  readonly panels: readonly Panel[];
  readonly hand?: Panel | null;
  readonly status?: readonly Fact[];
  readonly steps?: readonly Fact[];
  readonly more?: readonly Panel[];
}

/**
 * A card, or several equal ones. `code` identifies the printed card, `id` the card in the view.
 *
 * `short` is its name on a drawn table, `mark` a sign before it, and `main` marks the most important ones. The `gauge`
 * shows its hit points (tone "good") or threat (tone "bad"). Cards in hand have a `text`. Clients with room also draw
 * `more`. `place` is the key of its place on a map, and `copies` the ids of the equal cards.
 */
export interface Card {
  readonly type: "card";
  readonly name: string;
  readonly code?: string;
  readonly id?: number;
  readonly short?: string;
  readonly mark?: string;
  readonly tone?: "" | "bad" | "blue" | "cyan" | "dim" | "good" | "green" | "magenta" | "orange" | "red" | "strong" | "warn" | "white" | "yellow";
  readonly main?: boolean;
  readonly exhausted?: boolean;
  readonly count?: number;
  readonly cost?: Fact | null;
  readonly gauge?: Fact | null;
  readonly facts?: readonly Fact[];
  readonly text?: readonly string[];
  readonly attached?: readonly Card[];
  readonly more?: readonly Fact[];
  readonly place?: string;
  readonly copies?: readonly number[];
}

/**
 * Cards with room for `spaces` of them (0: any number). `note` follows them, such as free spaces.
 */
export interface CardGroup extends Group {
  readonly name: string;
  readonly items: readonly TeamCard[];
  readonly key: string;
  readonly spaces: number;
  readonly note?: Fact | null;
}

/**
 * A card that a question is about: its id in the view of the seat (0: it lies nowhere), its code and its name.
 */
export interface CardRef {
  readonly code: string;
  readonly name: string;
  readonly id?: number;
}

/**
 * Faceup cards that lie together, with their heading.
 */
export interface Cards {
  readonly name: string;
  readonly cards: readonly Card[];
}

/**
 * The table as a seat sees it.
 *
 * `resolving` are cards that are being resolved, `boost_cards` boost cards turned faceup.
 * `player_steps` and `villain_steps` are the steps of a round by phase, with the current one "strong". `status` has
 * the most important numbers of the seat, and `hand` its cards; spectators have neither.
 */
export interface ChampionsBoard {
  readonly type: "champions";
  readonly scenario: Scenario;
  readonly players: readonly PlayArea[];
  readonly resolving: Zone;
  readonly boost_cards: Zone;
  readonly player_steps: readonly Fact[];
  readonly villain_steps: readonly Fact[];
  readonly status: readonly Fact[];
  readonly hand: Panel | null;
}

/**
 * What is otherwise than before, in words: of which card of a view (0: of none), and which number, if it is one.
 */
export interface Change {
  readonly text: string;
  readonly id?: number;
  readonly before?: number | null;
  readonly after?: number | null;
}

/**
 * The villain or an identity. `gauge` is None if the player is eliminated.
 */
export interface Character extends Card {
  readonly code: string;
  readonly id: number;
  readonly gauge?: Gauge | null;
  readonly statistics: readonly Statistic[];
  readonly statuses: readonly StatusCard[];
}

/**
 * The Civilians left in a zone of Manhattan, or freed, by colour.
 */
export interface Civilians extends Fact {
  readonly parts: readonly Sign[];
}

/**
 * The combat in progress; `title` counts the sequences, `heading` stands above the fighters.
 */
export interface Combat {
  readonly title: NumberFact;
  readonly steps: readonly FightStep[];
  readonly step: "powers" | "first_attack" | "outwit" | "second_attack" | null;
  readonly heading: string;
  readonly hero: Fighter;
  readonly villain: Fighter;
  readonly backups: CardGroup;
  readonly rolls: readonly RollOff[];
}

/**
 * The roll that a fighter is about to make: its dice, whether BOOST counts, the chances in percent.
 */
export interface ComingRoll {
  readonly dice: NumberFact;
  readonly boost: Fact | null;
  readonly odds: Fact;
}

/**
 * A roll. A die has the face first rolled as its value; after a BOOST reroll plus 6 times (its face + 1).
 */
export interface DiceFact extends Fact {
  readonly parts: readonly NumberFact[];
}

/**
 * Dice as they lie now; each counts what `worth` has at its place, and `added` counts beside them.
 *
 * `part` says for what they are rolled, `again` at which places an ability has changed dice or rolled them again, and
 * `beat` what the other side has rolled before.
 */
export interface DiceRoll {
  readonly dice?: readonly number[];
  readonly worth?: readonly number[];
  readonly added?: number;
  readonly part?: string;
  readonly again?: readonly number[];
  readonly beat?: number | null;
}

/**
 * The duel as a seat sees it: its own side is first in `players`, and `mine` in each slot.
 *
 * `round` is the round and the side to move, `steps` the phases of a turn with the current one "strong". `status` has
 * the most important numbers of the seat, and `hand` its cards; spectators have neither.
 */
export interface DuelBoard {
  readonly type: "skirmish";
  readonly heading: Fact;
  readonly round: string;
  readonly active: "heroes" | "villains" | null;
  readonly players: readonly [Player, Player];
  readonly slots: readonly Slot[];
  readonly nobody: string;
  readonly points: Marker;
  readonly marker: Marker;
  readonly offer: Cards;
  readonly piles: readonly [Pile, Pile];
  readonly stage: Cards;
  readonly legend: string;
  readonly steps: readonly Fact[];
  readonly goals: readonly Goal[];
  readonly status: readonly Fact[];
  readonly hand: Panel | null;
}

/**
 * An end of a track: its distance from the middle, and its side.
 */
export interface End extends Fact {
  readonly value: number;
  readonly key: "heroes" | "villains";
}

/**
 * What is printed on a side of a card. `type` is a key ("event"), `kind` the same in words ("event (Spider-Man)").
 *
 * `suit` is what colours its frame: an aspect, a team, a threat; `set` where it belongs; `stage` its key among cards
 * that follow one another, `mark` what of that is printed in its corner, and `back` the code of its other side. What
 * can be done with a card depends on `side`. A `wide` face lies across. `numbers`, `resources` and the values of
 * `powers` have keys ("atk", "energy"), listed in docs/boards.md; `text` are the paragraphs of its rules, `keywords`
 * those of its words that can be looked up. `source` says where its facts come from, in words, and `origin` in a key.
 */
export interface Face {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly kind: string;
  readonly side?: "encounter" | "player" | "table";
  readonly suit?: string;
  readonly set?: string;
  readonly subname?: string;
  readonly stage?: string;
  readonly mark?: string;
  readonly back?: string;
  readonly unique?: boolean;
  readonly wide?: boolean;
  readonly cost?: Fact | null;
  readonly numbers?: readonly Fact[];
  readonly resources?: readonly Fact[];
  readonly powers?: readonly Fact[];
  readonly boost?: Fact | null;
  readonly traits?: readonly string[];
  readonly text?: readonly string[];
  readonly keywords?: readonly string[];
  readonly flavour?: string;
  readonly origin?: "" | "invented" | "printed" | "public" | "rulebook";
  readonly source?: string;
}

/**
 * A fact: `text` in words, `short` for a drawn table if it differs.
 *
 * A number has a `value` with the `name` of its unit; a part of a whole also has `full`. Several signs (dice, symbols)
 * are `parts`. A line of cards leaves out a `detail`. `key` identifies the fact in every language for clients with
 * their own drawing ("atk", "stunned", "deck"). `about` are the ids of the cards that cause it, and `codes` cards
 * without an id: those in an open pile, the top one first.
 */
export interface Fact {
  readonly type: "fact";
  readonly text: string;
  readonly short?: string;
  readonly name?: string;
  readonly value?: number | null;
  readonly full?: number | null;
  readonly tone?: "" | "bad" | "blue" | "cyan" | "dim" | "good" | "green" | "magenta" | "orange" | "red" | "strong" | "warn" | "white" | "yellow";
  readonly badge?: boolean;
  readonly detail?: boolean;
  readonly parts?: readonly Fact[];
  readonly key?: string;
  readonly about?: readonly number[];
  readonly codes?: readonly string[];
}

/**
 * A step of a sequence.
 */
export interface FightStep extends Fact {
  readonly key: "powers" | "first_attack" | "outwit" | "second_attack";
}

/**
 * A side of a combat.
 */
export interface Fighter extends TeamCard {
  readonly ko: GaugeFact;
  readonly sealed: boolean;
  readonly initiative: Fact | null;
  readonly powers: readonly FighterPower[];
  readonly coming: ComingRoll | null;
}

/**
 * A power of a fighter as it is now; `chosen` if it is used in this sequence.
 */
export interface FighterPower extends Fact {
  readonly name: string;
  readonly parts: readonly PowerValue[];
  readonly key: "orange" | "red" | "yellow";
  readonly chosen: boolean;
}

/**
 * Remaining hit points of a character out of `full`, or threat on the main scheme toward its target.
 */
export interface Gauge extends Fact {
  readonly value: number;
  readonly full: number;
  readonly key: "hp" | "threat";
}

/**
 * A number and its maximum.
 */
export interface GaugeFact extends NumberFact {
  readonly full: number;
}

/**
 * A way to win, with its progress: points of a side, Civilians who left Manhattan, the smaller deck.
 */
export interface Goal extends Fact {
  readonly value: number;
  readonly key: "civilians" | "deck" | "heroes" | "villains";
}

/**
 * Places in rows, where cards face each other; `nobody` is the word for an empty place.
 */
export interface Grid {
  readonly type: "grid";
  readonly columns: readonly Fact[];
  readonly places: readonly Place[];
  readonly nobody: string;
}

/**
 * Cards and facts under a heading, with the number of `hidden` cards among them.
 *
 * Cards with a gauge or attachments are in rows, others in a line, or all in a column (`as_table`); `each` is the word
 * for one of them. `ordered` cards go from the first to the last. An empty group is drawn as an empty place. A small
 * window leaves out `minor` groups first. `key` identifies the group, `seat` its owner (-1: nobody, or that of its
 * panel).
 */
export interface Group {
  readonly type: "group";
  readonly name?: string;
  readonly items?: readonly (Card | Fact)[];
  readonly hidden?: number;
  readonly each?: string;
  readonly mark?: string;
  readonly tone?: "" | "bad" | "blue" | "cyan" | "dim" | "good" | "green" | "magenta" | "orange" | "red" | "strong" | "warn" | "white" | "yellow";
  readonly as_table?: boolean;
  readonly ordered?: boolean;
  readonly minor?: boolean;
  readonly key?: string;
  readonly seat?: number;
}

/**
 * A headline: `short` is its title without quotation marks, `place` its district, `heading` stands above it.
 */
export interface Headline extends TeamCard {
  readonly short: string;
  readonly place: string;
  readonly heading: string;
  readonly threat: ThreatFact;
  readonly skill: Fact;
  readonly vp: Fact;
  readonly mastermind: Fact | null;
  readonly ahead: readonly Ahead[];
}

/**
 * The status of a hero and his place, in words.
 */
export interface HeroState extends Fact {
  readonly key: "ready" | "recovery" | "supporting" | "wounded";
}

/**
 * The table as a seat sees it, its own team first.
 *
 * `turns` are the teams in the order of play, `steps` the actions or phases of a round with the current one "strong".
 * `status` has the most important numbers of the seat, and `hand` its cards; spectators have neither.
 */
export interface HeroesBoard {
  readonly type: "heroes";
  readonly heading: Fact;
  readonly active: number;
  readonly turns: readonly Turn[];
  readonly areas: readonly MapArea[];
  readonly here: string;
  readonly legend: string;
  readonly stories: CardGroup;
  readonly wanted: CardGroup;
  readonly scenario: CardGroup;
  readonly bonus: NumberFact;
  readonly teams: readonly Team[];
  readonly mission: Mission | null;
  readonly combat: Combat | null;
  readonly dice_legend: string;
  readonly dice: readonly Fact[];
  readonly terms: readonly Fact[];
  readonly goals: readonly Fact[];
  readonly steps: readonly Fact[];
  readonly status: readonly Fact[];
  readonly hand: Panel | null;
}

/**
 * A possible answer. Its number is its place among the items, from 1.
 *
 * `verb` is the kind of the answer ("play", "pass"), `card` the id of its card in the seat's view (0: none, or it is
 * hidden) and `code` the face of that card, "" if the seat does not know it. `place` is the key of a piece of the
 * board: a district, a slot, a power. `copies` are equal cards that the item stands for, too. `standing` is the
 * standing answer for the ability that it uses. An item that `ends` ends the turn or the choice. `warning` names an
 * unwanted consequence, and `gives` is what the item pays or adds, symbol by symbol.
 *
 * An action with targets is several items in a row, one for each target: `action` is its text without the target, and
 * `aim` the short name of the target. `target` and `target_code` are the card of the target, `place` is its place, and
 * `then` is the choice after it. `asks` is the question that passing leads to, if one answer settles both: clients ask
 * it after the action has been chosen. `pays` is the payment in words, `spends` has its cards, and `forced` means that
 * nothing else can pay; without `pays`, the payment is a question of its own, or the action is free. `price` is the
 * cost where it is a number. Where `text` repeats the text of a card, `title` is the action, and `says` the text of
 * the card. `brief` is the text without the texts of cards, for the button that confirms; "" if that is `text`.
 */
export interface Item {
  readonly text: string;
  readonly verb: string;
  readonly card?: number;
  readonly code?: string;
  readonly place?: string;
  readonly standing?: string;
  readonly ends?: boolean;
  readonly warning?: string;
  readonly action?: string;
  readonly aim?: string;
  readonly target?: number;
  readonly target_code?: string;
  readonly pays?: string;
  readonly forced?: boolean;
  readonly spends?: readonly number[];
  readonly gives?: readonly Fact[];
  readonly then?: string;
  readonly price?: Fact | null;
  readonly title?: string;
  readonly says?: string;
  readonly copies?: readonly number[];
  readonly brief?: string;
  readonly asks?: string;
}

/**
 * A step of a lesson: its line in `text`, and what is to be done in `task`, "" if it is read or to be found out.
 *
 * `number` is the lesson's, `step` that of the step, of `steps`. `points` are in order what the step needs: cards to
 * look at, or the items that lead on, and places of the board. `wrong` are the other items of the question.
 */
export interface LessonStep {
  readonly number: number;
  readonly step: number;
  readonly steps: number;
  readonly text: string;
  readonly task?: string;
  readonly points?: readonly Point[];
  readonly wrong?: readonly WrongMove[];
}

/**
 * The Life that a card has left, and its full Life.
 */
export interface Life extends Fact {
  readonly value: number;
  readonly full: number;
  readonly key: "life";
}

/**
 * A line of the story. `place` is its place in the log from 0, and `at` how many decisions had been made after it.
 *
 * `by` is the seat that acted, or whose turn it was, -1 for the game; `turned_up` are the codes of cards that were
 * turned face up, and `steps` what clients show of it on the table, one after the other.
 */
export interface LineView {
  readonly segments: readonly Segment[];
  readonly place: number;
  readonly at: number;
  readonly by?: number;
  readonly turned_up?: readonly string[];
  readonly steps?: readonly StageStep[];
}

/**
 * The main scheme; `heading` stands above it, and `next_threat` is what the next round places on it.
 */
export interface MainScheme extends Card {
  readonly code: string;
  readonly id: number;
  readonly gauge: Gauge;
  readonly heading: string;
  readonly next_threat: Fact;
}

/**
 * An area of the map; the scenario card with heroes or the Special Headline is one without `support`.
 */
export interface MapArea {
  readonly key: string;
  readonly name: string;
  readonly headline: Headline | null;
  readonly no_headline: Fact | null;
  readonly districts: readonly CardGroup[];
  readonly support: CardGroup | null;
}

/**
 * A marker on its track; the first end is the viewer's own.
 */
export interface Marker extends Track {
  readonly ends: readonly [End, End];
}

/**
 * A headline that is being troubleshot; the names of `trouble` and `roll` are their headings, None before the roll.
 *
 * `cards` are the Master Plan, and the Lead until the combat.
 */
export interface Mission {
  readonly title: Fact;
  readonly trouble: NumberFact | null;
  readonly roll: DiceFact | null;
  readonly cards: readonly CardGroup[];
}

/**
 * A legend for the signs on a drawn table.
 */
export interface Note {
  readonly type: "note";
  readonly text: string;
}

/**
 * A fact with a number. Without `full` it has no maximum.
 */
export interface NumberFact extends Fact {
  readonly value: number;
}

/**
 * A box with a title, its content, and a foot, for example with piles. Those of other players are `aside`.
 *
 * `key` identifies it ("scenario", "player"), `seat` its owner (-1: nobody).
 */
export interface Panel {
  readonly title?: readonly Fact[];
  readonly body?: readonly (Group | Track | Grid | Areas | Note)[];
  readonly foot?: readonly Fact[];
  readonly tone?: "" | "bad" | "blue" | "cyan" | "dim" | "good" | "green" | "magenta" | "orange" | "red" | "strong" | "warn" | "white" | "yellow";
  readonly aside?: boolean;
  readonly key?: string;
  readonly seat?: number;
}

/**
 * The number of cards in a pile. `codes` are the cards of a discard pile, top card first.
 */
export interface Pile extends Fact {
  readonly value: number;
  readonly key: "battlefields" | "deck" | "discard" | "hand" | "pile";
}

/**
 * A row of a grid: a card or nothing in each column. A row that `opens` a `section` is set apart.
 */
export interface Place {
  readonly name: string;
  readonly cells: readonly (Card | null)[];
  readonly facts?: readonly Fact[];
  readonly opens?: boolean;
  readonly key?: string;
  readonly section?: string;
}

/**
 * The area of a player: `yours` if it is the viewer's. A sign that does not apply to the player is None.
 *
 * `zones` are the other cards in the area by type, without empty zones. `hand` and the piles are numbers of cards,
 * None if the cards are printed ones on a real table; `dealt` counts encounter cards dealt to the player.
 */
export interface PlayArea {
  readonly seat: number;
  readonly yours: boolean;
  readonly player: Fact;
  readonly eliminated?: Fact | null;
  readonly form?: Fact | null;
  readonly you?: Fact | null;
  readonly first?: Fact | null;
  readonly turn?: Fact | null;
  readonly identity: Character;
  readonly engaged: Zone;
  readonly zones: readonly Zone[];
  readonly hand?: Fact | null;
  readonly deck?: Fact | null;
  readonly discard?: Fact | null;
  readonly dealt?: Fact | null;
}

/**
 * A player; `name` also says if it is the viewer. `known` are known cards in the other player's hand.
 */
export interface Player {
  readonly side: "heroes" | "villains";
  readonly side_name: string;
  readonly name: string;
  readonly you: boolean;
  readonly piles: readonly Pile[];
  readonly freed: Civilians | null;
  readonly artifacts: Cards;
  readonly known: Cards;
}

/**
 * Something that help points at, for clients that ring it or light it.
 *
 * A card by its id in the seat's view, a piece of the board by its key, or an item of the open question by its number.
 * `said` names it. "pays" are cards that pay, "target" what an action is aimed at, and of a "gauge" the number of its
 * card is meant: hit points, threat.
 */
export interface Point {
  readonly what: "button" | "card" | "gauge" | "pays" | "place" | "target";
  readonly said?: string;
  readonly card?: number;
  readonly place?: string;
  readonly item?: number;
}

/**
 * A value of a power as it is now, and as it is printed.
 */
export interface PowerValue extends NumberFact {
  readonly key: "attack" | "defense" | "outwit";
  readonly printed: number;
}

/**
 * A question to a seat, and its possible answers, each with a number and a text.
 *
 * `who` names the player where several people share the screen, "" if that is clear. `code` is the card that the
 * question is about, and `says` repeats its rules text. The Enter key answers with the numbers in `default`, which
 * `enter` describes; it does nothing if `default` is empty. With `several`, one answer has any items that are legal
 * together, in any order, and the answer is complete. With `cancel`, the player can undo the action that led to the
 * question. `stop` is the number of an item whose ability may get a standing answer, 0 if there is none. Where several
 * items are chosen, `owes` is the amount that is missing, and `most` the largest number of items if all count alike
 * (0: it depends on the items). `paid` are cards that already pay, because nothing else can. `about` says what clients
 * keep in view while the question is open. `left` is the number of actions that a seat can still take in its turn.
 */
export interface Prompt {
  readonly seat: number;
  readonly kind: string;
  readonly question: string;
  readonly items: readonly Item[];
  readonly who?: string;
  readonly code?: string;
  readonly says?: readonly string[];
  readonly default?: readonly number[];
  readonly enter?: string;
  readonly several?: boolean;
  readonly cancel?: boolean;
  readonly stop?: number;
  readonly owes?: number;
  readonly most?: number;
  readonly paid?: readonly number[];
  readonly about?: About | null;
  readonly left?: number | null;
}

/**
 * An attack or outwit duel of the combat as the seat has seen it; a side that has not rolled is None.
 */
export interface RollOff {
  readonly step: "first_attack" | "outwit" | "second_attack";
  readonly name: string;
  readonly text: string;
  readonly sequence: number;
  readonly hero: SideRoll | null;
  readonly villain: SideRoll | null;
}

/**
 * The villain, the schemes, and the piles of encounter cards.
 *
 * `stages` are the villain's stages to come, also if there are none; `boost` its boost cards, None for none. The deck
 * and its discard pile are None if they are printed cards on a real table.
 */
export interface Scenario {
  readonly heading: Fact;
  readonly villain: Villain;
  readonly main_scheme: MainScheme;
  readonly side_schemes: Zone;
  readonly environment: Zone;
  readonly stages: Fact;
  readonly encounter_deck: Fact | null;
  readonly encounter_discard: Fact | null;
  readonly boost: Fact | null;
}

/**
 * Lines below a heading, which may be empty; it continues with the section before if it has the same `place`.
 */
export interface Section {
  readonly heading: string;
  readonly place: number;
  readonly lines: readonly LineView[];
}

/**
 * A piece of a text: with a `code` the name of that card, with a `clause` a link to a rule.
 *
 * With a `term` it is a word with an entry of that name in the rulebook.
 */
export interface Segment {
  readonly text: string;
  readonly code?: string;
  readonly clause?: string;
  readonly term?: string;
}

/**
 * The roll of a side in a roll-off, and whether the side takes a KO from it.
 */
export interface SideRoll {
  readonly text: string;
  readonly dice: readonly NumberFact[];
  readonly hits: number;
  readonly ko: boolean;
}

/**
 * A colour in words, with its letter; `value` is how many freed Civilians are of it.
 */
export interface Sign extends Fact {
  readonly key: "blue" | "green" | "red" | "yellow";
}

/**
 * A slot with the cards of both sides; `civilians` is None for a slot that never has any.
 */
export interface Slot {
  readonly key: string;
  readonly name: string;
  readonly section: "manhattan" | "sanctum" | "tower";
  readonly mine: Unit | null;
  readonly theirs: Unit | null;
  readonly civilians: Civilians | null;
}

/**
 * One thing that has happened, for clients that show it live: what (`key`, see docs/stories.md), and to what.
 *
 * `card` and `target` are ids of a view, `code` and `target_code` their codes, `place` the key of a place on the
 * board, `seat` whose it is, and `n` how much. `turned` is the code of a card that is turned face up or played.
 * `text` says it in a sentence. `roll` is a roll of dice. `weight` is 0 for what can be left out when time is short, 2
 * for what never is. `paragraph` is the one of the text of `card` that acts, or of a boost card that has an effect,
 * from 1; 0 if no paragraph does, or if that is not known.
 */
export interface StageStep {
  readonly key: string;
  readonly card?: number;
  readonly code?: string;
  readonly target?: number;
  readonly place?: string;
  readonly seat?: number;
  readonly n?: number;
  readonly target_code?: string;
  readonly turned?: string;
  readonly text?: string;
  readonly sum?: Sum | null;
  readonly weight?: number;
  readonly roll?: DiceRoll | null;
  readonly paragraph?: number;
}

/**
 * A statistic of a character with its name, as it is now.
 */
export interface Statistic extends Fact {
  readonly name: string;
  readonly value: number;
  readonly key: "atk" | "def" | "hp" | "rec" | "sch" | "thw";
}

/**
 * A status card on a character.
 */
export interface StatusCard extends Fact {
  readonly key: "confused" | "stunned" | "tough";
}

/**
 * How an amount of damage, threat or Trouble comes about; `result` is None while it is not known.
 */
export interface Sum {
  readonly parts: readonly SumPart[];
  readonly of?: "damage" | "threat" | "trouble";
  readonly result?: number | null;
}

/**
 * A number of a sum: `key` says which ("atk", "boost", "def" ...). `n` is None while it is not known.
 */
export interface SumPart {
  readonly key: string;
  readonly n?: number | null;
  readonly minus?: boolean;
}

/**
 * A team: `signs` follow its name (you, first player, archnemesis), `foot` its plot points.
 *
 * `heading` stands above its heroes.
 */
export interface Team {
  readonly seat: number;
  readonly code: string;
  readonly name: Fact;
  readonly you: boolean;
  readonly signs: readonly Fact[];
  readonly vp: NumberFact;
  readonly points: NumberFact;
  readonly heading: string;
  readonly heroes: readonly TeamHero[];
  readonly known: CardGroup;
  readonly allies: CardGroup;
  readonly power_ups: CardGroup;
  readonly mastermind: CardGroup;
  readonly plans: GaugeFact | null;
  readonly plans_done: CardGroup;
  readonly plans_known: CardGroup;
  readonly foot: readonly Fact[];
  readonly legend: string;
}

/**
 * A card on the table, with the seat of its team (-1 if nobody plays it) and its name ("" for no team).
 *
 * `points` are the plot points on an ally.
 */
export interface TeamCard extends Card {
  readonly code: string;
  readonly id: number;
  readonly seat: number;
  readonly team: string;
  readonly points?: NumberFact | null;
}

/**
 * A hero of a team.
 */
export interface TeamHero extends TeamCard {
  readonly level: Fact;
  readonly skill: Fact;
  readonly values: readonly ThreatFact[];
  readonly ko: GaugeFact;
  readonly state: HeroState;
}

/**
 * The Threat of a headline, or the value of a hero against it.
 */
export interface ThreatFact extends NumberFact {
  readonly key: "crime" | "danger" | "mystery";
}

/**
 * A marker between two ends, with their distances from the middle; `at` is positive toward the first.
 */
export interface Track {
  readonly type: "track";
  readonly name: string;
  readonly said: Fact;
  readonly ends: readonly [Fact, Fact];
  readonly at: number;
  readonly key?: string;
}

/**
 * The turn of a team in the order of play; `short` is the shortest name of the team.
 */
export interface Turn extends Fact {
  readonly short: string;
  readonly seat: number;
  readonly state: "gone" | "later" | "now";
}

/**
 * A card in a slot. It is `held` if it skips its next Attack phase.
 */
export interface Unit extends Card {
  readonly id: number;
  readonly gauge: Life;
  readonly strength: number;
  readonly held?: Fact | null;
  readonly attack?: AttackPreview | null;
}

/**
 * A value of a card with its explanation; `key` names it ("atk"), `lines` are its sentences.
 */
export interface Value {
  readonly key: string;
  readonly name: string;
  readonly printed: number;
  readonly total: number;
  readonly lines: readonly string[];
  readonly changes?: readonly ValueChange[];
  readonly clauses?: readonly string[];
}

/**
 * A change of a value. `how`: "add" `n`, "set" it or its "base" to `n`, "double", "halve"; made by a card, or by
 * what has happened in this "turn" or in the "game". `lasting`: for a limited time. `code` is the card of the source,
 * "" if it is none.
 */
export interface ValueChange {
  readonly n: number;
  readonly source?: string;
  readonly how?: string;
  readonly lasting?: boolean;
  readonly code?: string;
}

/**
 * The villain; `heading` stands above it, and `guarded` says why the seat cannot attack it.
 */
export interface Villain extends Character {
  readonly gauge: Gauge;
  readonly heading: string;
  readonly keywords: readonly Fact[];
  readonly guarded: Fact | null;
}

/**
 * Why the lesson does not continue with an item of the question.
 */
export interface WrongMove {
  readonly item: number;
  readonly text: string;
}

/**
 * Cards that lie together, with their heading; `each` says in a word what one of them is.
 */
export interface Zone {
  readonly key: string;
  readonly name: string;
  readonly cards: readonly Card[];
  readonly each?: string;
}

export type Request = Choose | Cancel | Undo | Allow | Stand | AskAgain | Free | Skip | Preview | Why | Hint | Values | Uncover | Leave | Here | Shows | Introduce | Say;

export type Message = Welcome | Now | Done | Refused | UndoWanted | Stopped | People | Said;
