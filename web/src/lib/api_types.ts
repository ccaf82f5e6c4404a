// What a page asks over HTTP. Written by scripts/protocol.py from goldenrule.server.api: do not edit.

import type { Face, Segment } from "./protocol.ts";

/**
 * A bot that may play a seat: its name, and what it is called.
 */
export interface BotChoice {
  readonly bot: string;
  readonly text: string;
}

/**
 * A game that can be played, whose usual bot is `bot`, the first of `bots`.
 */
export interface Game {
  readonly name: string;
  readonly title: string;
  readonly hidden_hands: boolean;
  readonly bot: string;
  readonly bots: readonly BotChoice[];
}

/**
 * A table that can be continued: who plays against what, where it stands, and with which token.
 *
 * `kind` is what it is besides a game ("puzzle:ID", "lesson:ID", "daily:DATE"), "" for nothing. `damaged` says why it
 * cannot be continued: all that can be done with it is to delete it.
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
 * A game that was saved in the terminal.
 */
export interface SaveSummary {
  readonly name: string;
  readonly game: string;
  readonly changed?: number;
  readonly decisions?: number;
  readonly over?: boolean;
}

/**
 * What the user of this machine wants in every game.
 */
export interface Settings {
  readonly free?: boolean;
  readonly sure?: boolean;
  readonly quick?: boolean;
}

/**
 * A standing answer that is kept for later games: of the ability `number` of a card. `text` says it all.
 */
export interface SavedStandingAnswer {
  readonly game: string;
  readonly code: string;
  readonly number: number;
  readonly text: string;
}

/**
 * The ability of a card that is to be asked about again in later games.
 */
export interface StandingKey {
  readonly game: string;
  readonly code: string;
  readonly number: number;
}

/**
 * A content pack that the operator allows: `given` names it by its `id` under "packs", several line by line.
 *
 * It is `usual` to play with it, for that is what the operator named it for, if it goes with those named before it.
 */
export interface Pack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly usual: boolean;
}

/**
 * A language, its own name, and the share of what games show that it has words for; 100 if it is complete.
 */
export interface Lang {
  readonly tag: string;
  readonly name: string;
  readonly percent?: number;
}

/**
 * What a page needs before it shows anything, in a language of `langs`.
 *
 * `english`: the words of the page that a preview lacks; "" in a complete language.
 * `operator`: the page is the operator's; then `address` is where others find the server, "" if they do not.
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
}

/**
 * What the operator's address ends with.
 */
export interface Secret {
  readonly secret: string;
}

/**
 * The answers so far on the first screen of a game, by the keys of its steps; `given` are words of options.
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
 * The steps that are known of by now, and what the answers come to; or what is `wrong` with them.
 *
 * `answers` are those that fit: an earlier one may have changed what can be chosen later. `decks` are those that were
 * `given` as `own_decks`; None for a game that takes none.
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
 * A moment of another table, to go on from there alone.
 */
export interface WhatIf {
  readonly table: string;
  readonly at: number;
  readonly token?: string;
}

/**
 * A table to be opened: by the answers of the first screen, or otherwise by one of the fields after them.
 *
 * At a `quick` one of which `bots` is said they play every seat, and whoever opened it looks on.
 */
export interface NewTable {
  readonly game?: string;
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  readonly given?: Readonly<Record<string, string>>;
  readonly quick?: boolean;
  readonly bots?: boolean;
  readonly daily?: boolean;
  readonly puzzle?: string;
  readonly lesson?: string;
  readonly save?: string;
  readonly what_if?: WhatIf | null;
  readonly seed?: string;
  readonly practice?: boolean;
}

/**
 * With this token whoever has it plays a seat.
 */
export interface Link {
  readonly seat: number;
  readonly name: string;
  readonly token: string;
}

/**
 * A seat that a bot plays: who is played there, and the name of the bot.
 */
export interface BotSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
}

/**
 * A table that was opened. `token` is that of whoever opened it, who plays all seats of people that nobody took.
 */
export interface TableLinks {
  readonly table: string;
  readonly token: string;
  readonly links: readonly Link[];
  readonly watch: string;
  readonly bots: readonly BotSeat[];
}

/**
 * A part of a table's game that is kept by itself: its number, and how many lines its journal has.
 *
 * `why` says why the next one began, and `ended` when (0 and "" for the present one): this version cannot replay it.
 * `told`: how the table looked when it was last left can be read.
 */
export interface Epoch {
  readonly number: number;
  readonly lines: number;
  readonly ended: number;
  readonly told: boolean;
  readonly why?: string;
}

/**
 * A table for whoever has a token: its game, who plays, and the seats of the token; or is it the owner's?
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
}

/**
 * A step of the story: after how many decisions it was told of first, its heading, and how many lines it has.
 */
export interface Moment {
  readonly at: number;
  readonly heading: string;
  readonly lines: number;
}

/**
 * A word on a card that stands for a rule, and what it is.
 */
export interface Term {
  readonly name: string;
  readonly lines: readonly string[];
}

/**
 * What the rulebook of a game has on a word; `wrong` says that it has nothing.
 */
export interface RuleSearch {
  readonly found: LookupResult;
  readonly wrong?: string;
}

/**
 * A card: its face, its keywords explained, the entries of the rulebook that find it, and all else in lines.
 *
 * `text` is that of its face in pieces: the words in it that the rulebook explains.
 */
export interface CardInfo {
  readonly face: Face;
  readonly text: readonly (readonly Segment[])[];
  readonly keywords: readonly Term[];
  readonly entries: readonly Pointer[];
  readonly lines: readonly string[];
}

/**
 * A puzzle, its level from 1 (easy) to 5; `facing` says who plays against what.
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
 * The solution of a puzzle; `problem` is why the diary could not note that it was shown, "" if it did.
 */
export interface Solution {
  readonly solution: string;
  readonly problem?: string;
}

/**
 * A lesson of a game; `left` is the step at which it was left, 0 for none.
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
 * How the game of a day ended.
 */
export interface Day {
  readonly date: string;
  readonly won: boolean;
  readonly rounds: number;
}

/**
 * Finished games: all of them, the least, mean and most rounds, and by what they had in common.
 */
export interface Statistics {
  readonly all: Count;
  readonly rounds: readonly [number, number, number];
  readonly groups: readonly Tallies[];
}

/**
 * The game of the day, who plays against what, and the results of days before.
 */
export interface Daily {
  readonly date: string;
  readonly game: string;
  readonly facing: string;
  readonly days: readonly Day[];
}

/**
 * Somebody who has a token: with nothing else, to sit down by a link.
 */
export interface TokenBody {
  readonly token: string;
}

/**
 * What is to follow at a table: the key of an offer.
 */
export interface Rematch extends TokenBody {
  readonly key: string;
}

/**
 * Who is to play a seat: a bot by name, or else a person, who gets a new link. Only the owner may say so.
 */
export interface SeatChange extends TokenBody {
  readonly seat: number;
  readonly bot?: string;
}

/**
 * Whether those who watch may look over the shoulder of whoever plays a seat.
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
 * A problem, in the words of whoever reports it.
 */
export interface ProblemReport extends TokenBody {
  readonly note?: string;
}

/**
 * Why a request was not carried out (RFC 9457), in one sentence. `id` is that of an error in the server's log.
 */
export interface Problem {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly id?: string;
  readonly type?: string;
}

/**
 * What can be chosen: by its number, by `id` or `name`, or instead of a number by a `key`.
 *
 * `about` is what else there is to say where the name stands alone, and `code` the card that shows what it is.
 */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly name?: string;
  readonly key?: string;
  readonly about?: string;
  readonly code?: string;
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
 * Where translations of a source disagree: about what, what each says, and what is played.
 */
export interface Divergence {
  readonly id: string;
  readonly question: string;
  readonly readings: readonly Reading[];
  readonly played: string;
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
 * `notes` say what was added to it, left out, or understood in some way.
 */
export interface OwnDeck {
  readonly name?: string;
  readonly about?: string;
  readonly text?: string;
  readonly notes?: readonly string[];
  readonly wrong?: string;
}

/**
 * Something to go on with: an entry by its key, a card by its code.
 */
export interface Pointer {
  readonly key: string;
  readonly name: string;
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
