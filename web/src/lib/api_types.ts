// What a page asks over HTTP. Written by scripts/protocol.py from goldenrule.server.api: do not edit.

import type { Face, Fact, SeatPerson, Segment } from "./protocol.ts";

/**
 * A bot that may play a seat: its id and its name.
 */
export interface BotChoice {
  readonly bot: string;
  readonly text: string;
}

/**
 * A playable game with its default bot `bot`, the first of `bots`. With `decks` people build decks for it.
 */
export interface Game {
  readonly name: string;
  readonly title: string;
  readonly hidden_hands: boolean;
  readonly bot: string;
  readonly bots: readonly BotChoice[];
  readonly decks?: boolean;
}

/**
 * A table to continue: players, state, and the visitor's token.
 *
 * `kind` is "puzzle:ID", "lesson:ID", "daily:DATE", or "" for an ordinary game. `damaged` says why it cannot be
 * continued; it can only be deleted.
 */
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly about: string;
  readonly token: string;
  readonly over?: boolean;
  readonly standing?: string;
  readonly changed?: number;
  readonly kind?: string;
  readonly damaged?: string;
}

/**
 * A saved game of the terminal.
 */
export interface SaveSummary {
  readonly name: string;
  readonly game: string;
  readonly changed?: number;
  readonly decisions?: number;
  readonly over?: boolean;
}

/**
 * The visitor's settings for all games.
 */
export interface Settings {
  readonly free?: boolean;
  readonly sure?: boolean;
  readonly quick?: boolean;
  readonly tips?: boolean;
  readonly hold_on?: boolean;
}

/**
 * A permanent standing answer for the ability `number` of a card. `text` says all of it.
 */
export interface SavedStandingAnswer {
  readonly game: string;
  readonly code: string;
  readonly number: number;
  readonly text: string;
}

/**
 * The ability of a card whose standing answer is removed.
 */
export interface StandingKey {
  readonly game: string;
  readonly code: string;
  readonly number: number;
}

/**
 * A content pack of the operator: `given` names it by its `id` under "packs", one on each line.
 *
 * It is `usual` (used by default) if it is compatible with the packs before it.
 */
export interface Pack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly usual: boolean;
}

/**
 * A language to choose, its own name, and the share of shown messages that it has; 100 if it is complete.
 */
export interface Lang {
  readonly tag: string;
  readonly name: string;
  readonly percent?: number;
}

/**
 * The cards, by their codes, of which this visitor may see the operator's own pictures.
 *
 * The address of a picture has the `version`, so that browsers may keep it for ever.
 */
export interface Art {
  readonly version: string;
  readonly codes: readonly string[];
}

/**
 * The first data of a page, in a language of `langs`.
 *
 * `english`: the words of the page that a preview lacks; "" in a complete language.
 * `guided`: games whose quick game has tips. `operator`: the page is the operator's; then `address` is the server's
 * address for others, "" if there is none. `alone`: the server runs inside the page, so no one else can reach it.
 */
export interface Start {
  readonly version: string;
  readonly protocol: number;
  readonly lang: string;
  readonly langs: readonly Lang[];
  readonly words: string;
  readonly games: readonly Game[];
  readonly operator: boolean;
  readonly settings: Settings;
  readonly english?: string;
  readonly tables?: readonly TableSummary[];
  readonly saves?: readonly SaveSummary[];
  readonly packs?: readonly Pack[];
  readonly address?: string;
  readonly art?: Art | null;
  readonly guided?: readonly string[];
  readonly alone?: boolean;
}

/**
 * The secret at the end of the operator's address.
 */
export interface Secret {
  readonly secret: string;
}

/**
 * The answers so far on the first screen of a game, by the keys of its steps; `given` are options.
 */
export interface SetupAnswers {
  readonly game: string;
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  readonly given?: Readonly<Record<string, string>>;
}

/**
 * Lines below a heading.
 */
export interface Summary {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * The steps so far, and the resulting game; or what is `wrong` with the answers.
 *
 * `answers` are the valid ones: an earlier answer may change later choices. `decks` are those `given` as `own_decks`;
 * None for a game without decks.
 */
export interface Setup {
  readonly steps: readonly Step[];
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly summary: readonly Summary[];
  readonly ready: boolean;
  readonly wrong?: string;
  readonly decks?: readonly OwnDeck[] | null;
}

/**
 * A moment of another table, for a new game alone from there.
 */
export interface WhatIf {
  readonly table: string;
  readonly at: number;
  readonly token?: string;
}

/**
 * A table to open: by the answers of the first screen, or by one of the fields after them.
 *
 * At a `quick` table with `bots`, bots play every seat, and the owner watches; with `guided`, a first game has tips.
 */
export interface NewTable {
  readonly game?: string;
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  readonly given?: Readonly<Record<string, string>>;
  readonly quick?: boolean;
  readonly bots?: boolean;
  readonly guided?: boolean;
  readonly daily?: boolean;
  readonly puzzle?: string;
  readonly lesson?: string;
  readonly save?: string;
  readonly what_if?: WhatIf | null;
  readonly seed?: string;
  readonly practice?: boolean;
}

/**
 * A token that plays a seat. `bot` plays it until somebody comes, "" for a person's seat.
 */
export interface Link {
  readonly seat: number;
  readonly name: string;
  readonly token: string;
  readonly bot?: string;
}

/**
 * A seat played by a bot: its player and the bot's name.
 */
export interface BotSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
}

/**
 * An opened table. `token` is the owner's, who plays all seats of people that nobody has taken.
 */
export interface TableLinks {
  readonly table: string;
  readonly token: string;
  readonly links: readonly Link[];
  readonly watch: string;
  readonly bots: readonly BotSeat[];
}

/**
 * One of the things to know of a finished game, in a sentence; `place` is its decision, -1 for none.
 */
export interface ReviewBox {
  readonly key: "best" | "better" | "decided" | "luck";
  readonly title: string;
  readonly text: string;
  readonly place: number;
}

/**
 * The chance to win, from 0 to 1, at a decision: its number among those that stand, and in the game.
 */
export interface CurvePoint {
  readonly place: number;
  readonly at: number;
  readonly round: number;
  readonly chance: number;
}

/**
 * A decision in words: what was asked and answered, what would have been `better` ("" for nothing), the change.
 */
export interface TurningPoint {
  readonly place: number;
  readonly at: number;
  readonly where: string;
  readonly asked: string;
  readonly answer: string;
  readonly better: string;
  readonly change: string;
  readonly lines: readonly string[];
  readonly options: readonly string[];
}

/**
 * The review of a finished game: `end` is 1 for won, 0 for lost, 0.5 for a draw. `label` has the curve in words.
 */
export interface ReviewView {
  readonly title: string;
  readonly result: string;
  readonly sums: string;
  readonly note: string;
  readonly boxes: readonly ReviewBox[];
  readonly curve: readonly CurvePoint[];
  readonly end: number;
  readonly label: string;
  readonly turning: readonly TurningPoint[];
}

/**
 * How many of the decisions of a game have been looked at; both 0 if no review is under way.
 */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/**
 * A part of a table's game with its own journal: its number, and the number of lines.
 *
 * `why` says why the next one began, and `ended` when (0 and "" for the current one): this version cannot replay it.
 * `told`: the last view of the table can be shown.
 */
export interface Epoch {
  readonly number: number;
  readonly lines: number;
  readonly ended: number;
  readonly told: boolean;
  readonly why?: string;
}

/**
 * A table for the holder of a token: its game, its players, and the token's seats; or is it the owner's?
 *
 * `offered` is the seat of a bot that the token may take, -1 for none. `names` are the roles of the `people`.
 */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly about: string;
  readonly seats: readonly number[];
  readonly owner: boolean;
  readonly over: boolean;
  readonly kind: string;
  readonly watched: readonly number[];
  readonly watch: string;
  readonly epochs?: readonly Epoch[];
  readonly offered?: number;
  readonly names?: readonly string[];
  readonly people?: readonly SeatPerson[];
}

/**
 * A step of the story: the number of decisions before it, its heading, and its number of lines.
 */
export interface Moment {
  readonly at: number;
  readonly heading: string;
  readonly lines: number;
}

/**
 * A token, to sit down by a link.
 */
export interface TokenBody {
  readonly token: string;
}

/**
 * The next game at a table: the key of an offer.
 */
export interface Rematch extends TokenBody {
  readonly key: string;
}

/**
 * The new player of a seat: a bot by name, or a person, who gets a new link. Only the owner may send it.
 *
 * `invite` changes no player yet: a bot goes on until somebody comes with the link.
 */
export interface SeatChange extends TokenBody {
  readonly seat: number;
  readonly bot?: string;
  readonly invite?: boolean;
}

/**
 * Whether spectators may look over the shoulder of a seat's player.
 */
export interface WatchChange extends TokenBody {
  readonly seat: number;
  readonly allowed: boolean;
}

/**
 * Save a table's game for the terminal, under a name.
 */
export interface SaveRequest extends TokenBody {
  readonly name: string;
}

/**
 * A problem, in the words of the person who reports it.
 */
export interface ProblemReport extends TokenBody {
  readonly note?: string;
}

/**
 * What to do with a deck: read a file (`text`), suggest a deck of `size` cards, or else check the `draft`.
 *
 * `format` is that of the `DeckReport.file`. `packs` are the ids of content packs, one on each line.
 */
export interface DeckRequest {
  readonly draft?: DeckDraft | null;
  readonly text?: string;
  readonly size?: number;
  readonly format?: string;
  readonly packs?: string;
}

/**
 * The link or the number of a deck at a public site.
 */
export interface DeckLink {
  readonly link: string;
  readonly packs?: string;
}

/**
 * A word on a card that names a rule, with its explanation.
 */
export interface Term {
  readonly name: string;
  readonly lines: readonly string[];
}

/**
 * The entries of a rulebook for a search; `wrong` says that there are none.
 */
export interface RuleSearch {
  readonly found: LookupResult;
  readonly wrong?: string;
}

/**
 * A card: its face, its explained keywords, icons and resources, entries about it, and everything else in lines.
 *
 * `text` is the text of its face in pieces, with links to words that the rulebook explains.
 */
export interface CardInfo {
  readonly face: Face;
  readonly text: readonly (readonly Segment[])[];
  readonly keywords: readonly Term[];
  readonly entries: readonly Pointer[];
  readonly lines: readonly string[];
}

/**
 * Some of the `total` cards that a query finds, and the filters with the choices of the query.
 *
 * `wrong` says why there are none: the query is bad, or no card matches it.
 */
export interface CardPage {
  readonly total: number;
  readonly cards: readonly Face[];
  readonly filters: readonly CardFilter[];
  readonly wrong?: string;
}

/**
 * A puzzle, its level from 1 (easy) to 5; `facing` names the players and the opposition.
 */
export interface Puzzle {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly level: number;
  readonly about: string;
  readonly facing: string;
  readonly solved: boolean;
}

/**
 * The solution of a puzzle; `problem` is why the diary could not record that it was shown, or "".
 */
export interface Solution {
  readonly solution: string;
  readonly problem?: string;
}

/**
 * A lesson of a game; `left` is the step to continue at, 0 for none.
 */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly number: number;
  readonly title: string;
  readonly minutes: number;
  readonly steps: number;
  readonly done: boolean;
  readonly left: number;
}

/**
 * The result of the game of a day.
 */
export interface Day {
  readonly date: string;
  readonly won: boolean;
  readonly rounds: number;
}

/**
 * Finished games: all of them, the least, mean and most rounds, and groups of games.
 */
export interface Statistics {
  readonly all: Count;
  readonly rounds: readonly [number, number, number];
  readonly groups: readonly Tallies[];
}

/**
 * The game of the day, its players, and the results of earlier days.
 */
export interface Daily {
  readonly date: string;
  readonly game: string;
  readonly facing: string;
  readonly days: readonly Day[];
}

/**
 * What can be chosen for a deck: identities, aspects, the number of cards, and the formats of its files.
 *
 * At most `kept` decks can be brought to a game.
 */
export interface DeckChoices {
  readonly identities: readonly Choice[];
  readonly aspects: readonly Choice[];
  readonly least: number;
  readonly most: number;
  readonly kept: number;
  readonly formats: readonly DeckFormat[];
}

/**
 * A deck, and what its game says of it.
 *
 * `about` is the deck in a few words. `findings` are the broken rules, none for a legal deck; `notes` say what was
 * added, left out or chosen. `costs`, `resources` and `types` count cards. `limits` are the most copies of the cards
 * that fit the deck, which the query `fits` finds. `text` is the deck in the game's own format, and `file` in the
 * format that was asked for.
 */
export interface DeckReport {
  readonly deck: DeckDraft;
  readonly about: string;
  readonly size: number;
  readonly findings: readonly DeckFinding[];
  readonly notes: readonly string[];
  readonly lines: readonly DeckLine[];
  readonly costs: readonly Fact[];
  readonly average: string;
  readonly resources: readonly Fact[];
  readonly types: readonly Fact[];
  readonly boxes: string;
  readonly limits: Readonly<Record<string, number>>;
  readonly fits: string;
  readonly text: string;
  readonly file: string;
}

/**
 * How others reach the server: `address` is what links begin with, "" if nobody else can reach it.
 *
 * `lan`: people in the network can. `fixed`: it was started so, and a page cannot change that.
 */
export interface Network {
  readonly lan: boolean;
  readonly fixed: boolean;
  readonly name: string;
  readonly address: string;
}

/**
 * Whether people in the network may reach the server, and the public name in links, "" for none.
 */
export interface NetworkChange {
  readonly lan: boolean;
  readonly name?: string;
}

/**
 * The values of a field that the cards have, in the order of the cards. `key` is the field, `name` its name.
 */
export interface CardFilter {
  readonly key: string;
  readonly name: string;
  readonly choices: readonly FilterChoice[];
}

/**
 * What can be chosen: by its number, by `id` or `name`, or instead of a number by a `key`.
 *
 * `about` is what else there is to say where the name stands alone, and `code` the card that shows what it is.
 * `profile` helps to choose, for clients with room for it.
 */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly name?: string;
  readonly key?: string;
  readonly about?: string;
  readonly code?: string;
  readonly profile?: Profile | null;
}

/**
 * How games ended for the people. `rounds` is their mean length, of those that have rounds.
 */
export interface Count {
  readonly games?: number;
  readonly won?: number;
  readonly lost?: number;
  readonly draw?: number;
  readonly rounds?: number;
}

/**
 * A deck as somebody builds it: the ids of its hero and aspect ("" for none), and the copies of its cards.
 */
export interface DeckDraft {
  readonly hero?: string;
  readonly aspect?: string;
  readonly name?: string;
  readonly cards?: Readonly<Record<string, number>>;
  readonly unknown?: readonly UnknownCard[];
}

/**
 * A broken rule: its clause ("" if it is none), one sentence, and the cards that it is about.
 */
export interface DeckFinding {
  readonly clause: string;
  readonly text: string;
  readonly cards: readonly string[];
}

/**
 * A format of deck files: its id, the usual ending of its files, and what it is for.
 */
export interface DeckFormat {
  readonly id: string;
  readonly ending: string;
  readonly text: string;
}

/**
 * A card of a deck: `n` copies of at most `most`. `own` cards belong to the hero. `suit` is that of its face.
 */
export interface DeckLine {
  readonly code: string;
  readonly name: string;
  readonly n: number;
  readonly most: number;
  readonly own: boolean;
  readonly suit: string;
  readonly cost: string;
}

/**
 * Where translations of a source disagree: about what, what each says, and what is played.
 */
export interface Divergence {
  readonly id: string;
  readonly question: string;
  readonly readings: readonly Reading[];
  readonly played: string;
}

/**
 * A value to look for. `query` is the query once it is pressed: with this value, or without it if it is `on`.
 *
 * `key` is the value in the program's words ("justice"), for a sign.
 */
export interface FilterChoice {
  readonly key: string;
  readonly text: string;
  readonly query: string;
  readonly on?: boolean;
}

/**
 * What a word leads to in a game. `sure`: something is called so; `near` are names that it may mean otherwise.
 *
 * `fits`: the scores of the entries that answer a question, the best one first, about 0 to 3 and comparable between
 * games; empty if an entry was found in another way.
 */
export interface LookupResult {
  readonly game: string;
  readonly word: string;
  readonly sure?: boolean;
  readonly entries?: readonly RuleEntry[];
  readonly rules?: readonly Rule[];
  readonly cards?: readonly Pointer[];
  readonly near?: readonly string[];
  readonly fits?: readonly number[];
}

/**
 * A deck that somebody brings as a text: its `text` as it may be kept, or what is `wrong` with it.
 *
 * One that can be played is a choice with this `id`. `notes` say what was added to it, left out, or understood in
 * some way.
 */
export interface OwnDeck {
  readonly name?: string;
  readonly about?: string;
  readonly text?: string;
  readonly notes?: readonly string[];
  readonly wrong?: string;
  readonly id?: string;
}

/**
 * Something to continue with: an entry by its key, a card by its code.
 */
export interface Pointer {
  readonly key: string;
  readonly name: string;
}

/**
 * What to know before choosing something.
 *
 * `strengths` says in a sentence or two what it is good at, or what makes it hard. `level` is its difficulty, from 1
 * (easy) to 5, 0 if nobody has measured it; `difficulty` says it in a word, and `why` how it was measured. `facts` are
 * its numbers; one with `full`, the greatest among the choices, can be drawn as a bar.
 */
export interface Profile {
  readonly strengths?: string;
  readonly level?: number;
  readonly difficulty?: string;
  readonly why?: string;
  readonly facts?: readonly Fact[];
  readonly cards?: readonly ProfileCards[];
}

/**
 * Cards that belong together: their heading, and codes with numbers of copies.
 */
export interface ProfileCards {
  readonly name: string;
  readonly cards: readonly (readonly [string, number])[];
}

/**
 * What the source says in a language.
 */
export interface Reading {
  readonly lang: string;
  readonly language: string;
  readonly text: string;
}

/**
 * A clause, a decision or a reading in words, and the entries that name it.
 */
export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly entries?: readonly Pointer[];
}

/**
 * An entry of the rulebook. `case` is the case that its example tells, `query` what finds its cards.
 */
export interface RuleEntry {
  readonly game: string;
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly more?: string;
  readonly example?: string;
  readonly case?: string;
  readonly see?: readonly Pointer[];
  readonly rules?: readonly Rule[];
  readonly divergences?: readonly Divergence[];
  readonly query?: string;
  readonly cards?: readonly Pointer[];
}

/**
 * A question. `usual` is chosen if nothing is; None: something has to be. Of `many` the order counts.
 *
 * `quick` is the text of a choice that begins the usual game at once. What is `open` is not checked before all is
 * answered: later steps can still make it possible. Where nobody types, it has a `name` ("Scenario") and `about`
 * instead of a title and a note.
 */
export interface Step {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly usual?: readonly string[] | null;
  readonly many?: boolean;
  readonly note?: string;
  readonly quick?: string;
  readonly open?: boolean;
  readonly name?: string;
  readonly about?: string;
}

/**
 * Games by what they had in common, the most frequent first.
 */
export interface Tallies {
  readonly title: string;
  readonly rows: readonly Tally[];
}

/**
 * What games had in common, and how they ended.
 */
export interface Tally {
  readonly name: string;
  readonly count: Count;
}

/**
 * A card of a deck file that is not known here: it stays in the file, and cannot be played.
 */
export interface UnknownCard {
  readonly code: string;
  readonly name: string;
  readonly copies: number;
  readonly identity?: boolean;
}
