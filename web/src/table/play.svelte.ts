/**
 * What a person does at a table, beside what the server has said of it: what is chosen, looked at, asked about.
 *
 * A game's table makes one of its `TableState` and hands it to the shared pieces. `point` is what a tap on a card or a
 * place does; `confirm` answers. Whatever the server says anew begins the choice anew.
 */
import { SvelteSet } from "svelte/reactivity";
import type { Card, Change, Done, Face, Fact, HintOption, Prompt, Remark, Segment } from "../lib/protocol.ts";
import { type PageBoard, allCards } from "../lib/board.ts";
import { Refusal, type TableState } from "../lib/table.svelte.ts";
import { t } from "../lib/words.ts";
import { description } from "../cards/face.ts";
import type { Action, Spot } from "./actions.ts";
import * as choosing from "./choice.ts";
import * as api from "../lib/api.ts";
import { app } from "../lib/app.svelte.ts";
import { room } from "../lib/room.ts";
import type { Held } from "./hold.ts";
import { FEW } from "./offering.ts";
import type { Playing } from "./stage/stage.svelte.ts";
import { wrongMove } from "./spotlight.ts";

/** What is shown of a card in large, and beside what. */
export interface Looking {
  readonly code: string;
  /** Its id in the view, 0 if it is none of the table. */
  readonly id: number;
  readonly beside: DOMRect;
  /** It stays until it is closed, and can be acted on. */
  readonly held: boolean;
  /** Why nothing can be done with it. */
  readonly why?: readonly (readonly Segment[])[];
}

/** What has been asked about, and the answer. */
export interface Asked {
  /** What it is about. */
  readonly title: string;
  readonly lines: readonly (readonly Segment[])[];
  readonly beside: DOMRect | null;
}

/** A likely mistake that the person has not confirmed yet. */
export interface Doubt {
  readonly items: readonly number[];
  readonly text: string;
  /** The page asks it, because actions of the turn are left. */
  readonly hold?: boolean;
}

/** The option of a hint that would be chosen. */
/** The most follow-up answers for which previews are requested. */
const MOST_BEYOND = 12;
const sentence = (line: readonly Segment[]): string => line.map(({ text }) => text).join("");

const chosenOf = (said: Done | null) => said?.hints?.find((each) => each.chosen);

/** Are there two answers that name nothing, such as yes and no? */
const isBare = ({ several, items }: Prompt) =>
  !several && items.length === 2 && items.every((each) => !each.card && !each.place && !each.says && !each.action);

/** Where something is dropped that goes to the table, and not onto anything there. */
export const TABLE = "table";

export class Play {
  choice: choosing.Choice = $state.raw(choosing.NOTHING);
  /** What is certain to come of what is chosen or pointed at. */
  preview: readonly (readonly Segment[])[] = $state.raw([]);
  /** What is certain to come of what is usual, where a card or an attack is asked about. */
  unless: readonly (readonly Segment[])[] = $state.raw([]);
  /** What is certain to come of each of two bare answers about a card, such as yes and no, by their numbers. */
  outcomes: ReadonlyMap<number, readonly (readonly Segment[])[]> = $state.raw(new Map());
  /** The same as numbers of cards: from which to which. */
  changes: readonly Change[] = $state.raw([]);
  why: Asked | null = $state.raw(null);
  looking: Looking | null = $state.raw(null);
  doubt: Doubt | null = $state.raw(null);
  /** Why the lesson does not continue with what was tried, beside what was pressed. */
  wrong: { readonly text: string; readonly beside: DOMRect | null } | null = $state.raw(null);
  /** Tips that have been read, and warnings and tips that nobody wants any more, by their keys. */
  private readonly unwanted = new SvelteSet<string>();
  /** Why the last thing could not be done. */
  refused = $state("");
  /** An answer is under way. */
  busy = $state(false);
  /** Places of the board that keys choose, in their order; a game's table says which. */
  keyed: readonly Spot[] = $state.raw([]);
  /** The most answers that are all buttons; of more, only those that cannot be pointed at are. */
  few = $state(FEW);
  /** What is seen beside the question, where that is not the whole board. */
  seen: ReadonlySet<Spot> | null = $state.raw(null);
  /** Of each card one thing is chosen, where several things are. */
  oneEach = $state(false);
  /** The game lists the cards of the hand in the question by itself. */
  listsHand = $state(false);
  /** Everything is listed, also where there is more than can be numbered. */
  listed = $state(false);
  /** The seat whose area is open, beside one's own; -1 for none. */
  opened = $state(-1);
  storyOpen = $state(false);
  /** What the player is not asked about is listed. */
  standings = $state(false);
  /** The menu of the table is open. */
  menu = $state(false);
  /** What shows how things have come about, where the game has one. */
  stage: Playing | null = null;
  /** The keys are listed. */
  keysOpen = $state(false);
  /** How the game has ended is not shown large any more. */
  shut = $state(false);
  /** What shows how things have come about, and is not at an end: nothing is to lie over that. */
  readonly showing = new SvelteSet<"cards" | "moves">();
  /** An open pile whose cards are looked through. */
  pile: { readonly fact: Fact; readonly beside: DOMRect } | null = $state.raw(null);
  /** What a strong bot would answer, when that was asked for. Its answer stays the one that has been read. */
  advice: Done | null = $state.raw(null);
  /** It is still thinking about that. */
  advising = $state(false);
  /** What thinking longer has led to: the same answer, with other reasons and chances, or another one. */
  longer: Done | null = $state.raw(null);
  /** The items that have been advised at this question. */
  private hinted: readonly (readonly number[])[] = [];
  /** What is chosen when the question is put. */
  private opens: choosing.Choice = choosing.NOTHING;
  /** It is to be paid otherwise than proposed: nothing is chosen at first. */
  private otherwise = false;
  private previewed = "";
  private asked = "";

  constructor(readonly table: TableState) {}

  /** Begin anew when the question is another. To be called in an effect on `table.now`. */
  renew(): void {
    const { now, prompt } = this.table;
    if (now?.whole) this.refused = "";
    const asked = `${now?.at} ${prompt?.seat} ${prompt?.kind}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.opens = this.otherwise && prompt?.several ? choosing.NOTHING : choosing.begun(prompt);
    this.otherwise = false;
    this.choice = this.opens;
    this.foresee();
    void this.lookAhead();
    this.doubt = null;
    this.wrong = null;
    this.refused = "";
    this.listed = false;
    this.shut = false;
    this.why = null;
    this.advice = null;
    this.advising = false;
    this.hinted = [];
    if (this.looking && !this.looking.held) this.looking = null;
  }

  get prompt(): Prompt | null {
    return this.table.now?.covered ? null : this.table.prompt;
  }
  get board(): PageBoard | null {
    return this.table.now?.board ?? null;
  }
  readonly marks = $derived.by(() => choosing.marks(this.prompt, this.choice));
  readonly targets = $derived.by(() => choosing.targets(this.prompt, this.choice));
  readonly offers = $derived.by(() => choosing.offers(this.prompt, this.choice));
  /** Everything that is offered, whatever is chosen. */
  readonly all = $derived.by(() => choosing.offers(this.prompt, choosing.NOTHING));
  /** What Enter and the button answer now; null if something is missing. */
  readonly answer = $derived.by(() => choosing.answer(this.prompt, this.choice));
  /** The hand is what is asked about: it is shown so that all of it can be read. */
  readonly handOpen = $derived.by(() => this.prompt?.about?.focus === "hand" && !this.listsHand);
  /** The cards that the question is about, the first one first. */
  readonly inQuestion = $derived.by(() => {
    const { focus, cards = [] } = this.prompt?.about ?? {};
    const known = cards.filter(({ code }) => this.face(code));
    const told = known.filter(({ code }) => this.face(code)?.text?.length);
    if (told.length || focus === "scene") return told; // who fights stands on the table
    return known.filter(({ id }) => !id || !this.card(id)); // a second picture would say nothing more
  });
  readonly face = (code: string | undefined): Face | undefined => this.table.face(code);

  /** A tap on a card or place: selects it, aims, or confirms if that is selected already. */
  point(spot: Spot, beside?: DOMRect): void {
    const prompt = this.prompt;
    if (!prompt) {
      if (typeof spot === "number" && spot) this.inspect(spot, beside);
      return;
    }
    if (!this.marks.has(spot)) {
      if (typeof spot === "number" && spot) this.inspect(spot, beside);
      return;
    }
    const again = this.marks.get(spot) === "selected" && !prompt.several && this.choice.picked.length > 0;
    const next = choosing.pointed(prompt, this.choice, spot, this.oneEach);
    if (!again || !choosing.same(next.picked, this.choice.picked)) this.set(next);
    else if (this.unread(spot)) this.inspect(Number(spot), beside);
    else void this.confirm();
  }

  /** A finger cannot point at a card to read it: the second tap on one in hand shows its text, with what it does. */
  private unread(spot: Spot): boolean {
    return room.touch && !this.handOpen && allCards(this.board?.hand).some(({ id, code }) => id === spot && code);
  }

  /** A line of what is offered has been chosen: it is answered, or its action is to be aimed. */
  take(offer: choosing.Offer): void {
    const prompt = this.prompt;
    if (!prompt) return;
    if (prompt.several && !offer.action.ends) this.toggle(offer.number);
    else if (this.unseen(offer.number)) this.preselect(offer);
    else if (offer.number) void this.answerWith([offer.number]);
    else this.set(choosing.taken(offer.action));
  }

  /** A line that takes a payment is chosen, and shown alone with what it takes, to be confirmed. */
  private preselect(offer: choosing.Offer): void {
    const { action, number } = offer;
    const whole = this.choice.aiming || this.choice.spot ? this.choice : choosing.taken(action, number);
    this.set({ ...whole, picked: [number] });
    if (this.choice.picked.includes(number)) this.listed = false;
  }

  /** A line of what is offered is chosen, and not answered yet: its question has not been seen. */
  select(offer: choosing.Offer): void {
    if (this.prompt?.several) this.toggle(offer.number);
    else this.set(offer.number ? { ...this.choice, picked: [offer.number] } : choosing.taken(offer.action));
  }

  /** One of several things is chosen, or is no more. */
  toggle(number: number): void {
    if (this.prompt) this.set(choosing.toggled(this.prompt, this.choice, number, this.oneEach));
  }

  /** Something that stands on the board is selected, or confirmed if it is already. */
  pick(offer: choosing.Offer): void {
    if (!offer.number) return this.point(offer.spot);
    if (this.prompt?.several) this.toggle(offer.number);
    else if (this.choice.picked.includes(offer.number)) void this.confirm();
    else this.set({ ...this.choice, picked: [offer.number] });
  }

  set(choice: choosing.Choice): void {
    if (this.warned(choice.picked)) return;
    this.stage?.finish();
    this.choice = choice;
    this.why = null;
    this.refused = "";
    this.doubt = null;
    if (choice.picked.length) void this.look(choice.picked);
    else this.foresee();
  }

  /** Say what comes of something, or nothing. */
  private foresee(done?: Done): void {
    if (!done) this.previewed = "";
    this.preview = done?.lines ?? [];
    this.changes = done?.changes ?? [];
  }

  /** Does the lesson continue otherwise? That is said beside what was pressed, and nothing changes. */
  private warned(items: readonly number[]): boolean {
    const text = wrongMove(this.table.now?.lesson, items);
    const pressed = document.activeElement === document.body ? null : document.activeElement;
    this.wrong = text ? { text, beside: pressed?.getBoundingClientRect() ?? null } : null;
    return !!text;
  }

  /** Warnings before a fatal slip, and tips for a first game. */
  readonly notes = $derived.by(() => {
    const { hold_on = [], tips = [] } = this.table.now ?? {};
    return [...hold_on, ...tips].filter((each) => !this.unwanted.has(each.key));
  });
  /** Is it a warning? */
  readonly holds = (note: Remark) => !!this.table.now?.hold_on?.includes(note);
  /** A tip has been read. */
  readonly read = (note: Remark) => void this.unwanted.add(note.key);
  readonly warnNoMore = () => this.without(this.table.now?.hold_on ?? [], { hold_on: false });
  readonly tipsNoMore = () => this.without(this.table.now?.tips ?? [], { tips: false });

  /** They are hidden, here and in later games; who has no files is shown others again. */
  private async without(notes: readonly Remark[], change: { hold_on?: boolean; tips?: boolean }): Promise<void> {
    for (const each of notes) this.unwanted.add(each.key);
    try {
      await api.keep({ ...app.start?.settings, ...change });
      await app.load();
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.refused = error.message;
    }
  }

  /** A lesson says something, and goes on when it has been read. */
  get reading(): boolean {
    const { now, welcome } = this.table;
    return !!welcome?.lesson && !!now && !now.prompt && !now.waiting && !now.end;
  }

  /** Answer with what is chosen, or with what is usual; go on when something has been read. */
  async confirm(): Promise<void> {
    if (this.reading) return void (await this.does(this.table.skip()));
    if (this.doubt) return this.answerWith(this.doubt.items, { sure: true });
    if (this.answer) await this.answerWith(this.answer);
  }

  /** The one thing that is chosen. */
  private readonly picked = $derived.by(() =>
    this.prompt?.several ? undefined : this.prompt?.items[(this.choice.picked[0] ?? 0) - 1],
  );
  /** Is something paid with what is chosen, as it is proposed, and could it be paid otherwise? */
  readonly paid = $derived.by(() => !!this.picked?.pays && !this.picked.forced);

  /** The cards that are paid with what is chosen. */
  readonly spends = $derived.by(() => new Set(this.picked?.spends));

  /**
   * Does an item take a payment that has not been shown yet: its only one, or cards of the hand? It is shown first, and
   * can be refused.
   */
  private unseen(number: number): boolean {
    const { forced, spends = [] } = this.prompt?.items[number - 1] ?? {};
    const hand = new Set(allCards(this.board?.hand).map(({ id }) => id));
    return (!!forced || spends.some((id) => hand.has(id))) && !this.choice.picked.includes(number);
  }

  async answerWith(items: readonly number[], how: { sure?: boolean; more?: boolean } = {}): Promise<void> {
    if (this.busy || this.warned(items)) return;
    this.stage?.finish();
    const sure = how.sure || this.isHinted(items);
    if (!sure && this.gives(items)) {
      const text = t("page-table-hold-on", { left: this.prompt?.left ?? 0 });
      return void (this.doubt = { items, text, hold: true });
    }
    this.busy = true;
    this.doubt = null;
    this.looking = null;
    try {
      await this.table.choose(items, { ...how, sure });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.kind === "sure") this.doubt = { items, text: error.message };
      else this.refused = error.message;
    } finally {
      this.busy = false;
    }
  }

  /** Would an answer end a turn in which actions are left, and does the person want to be told? */
  private gives(items: readonly number[]): boolean {
    const { prompt } = this;
    return app.start?.settings.hold_on !== false && !!prompt?.left && items.some((n) => prompt.items[n - 1]?.ends);
  }

  /** Is an answer what has been advised? All that end a turn are alike in this. */
  private isHinted(items: readonly number[]): boolean {
    const ends = (some: readonly number[]) => some.some((n) => this.prompt?.items[n - 1]?.ends);
    return this.hinted.some((each) => choosing.same(each, items) || (ends(each) && ends(items)));
  }

  /** Pass until something happens. Where that gives up an action, it is to be confirmed like any answer that does. */
  async skip(): Promise<void> {
    const ends = (this.prompt?.items.findIndex((each) => each.ends) ?? -1) + 1;
    if (ends && !this.doubt && !this.table.now?.lesson && this.gives([ends])) {
      const leads = this.all.find((each) => each.action.ends && each.action.asks && !each.number);
      if (leads) return this.set(choosing.taken(leads.action)); // what it leads to is asked first
      const text = t("page-table-hold-on", { left: this.prompt?.left ?? 0 });
      this.doubt = { items: [ends], text, hold: true };
    } else await this.does(this.table.skip());
  }

  /** Nobody wants to be told that again; the turn ends. */
  async holdNoMore(): Promise<void> {
    await this.warnNoMore();
    await this.confirm();
  }

  /** What is certain to come of items is asked for, once for the same ones. */
  async look(items: readonly number[]): Promise<void> {
    await this.previews(items.join(), () => api.awaited(this.table.preview(items)));
  }

  /** The same for an answer that leads to another question: the effects that all answers there have in common. */
  async lookBeyond({ numbers, asks }: Action): Promise<void> {
    await this.previews(`any ${numbers.join()}`, async () => {
      const some = numbers.length > MOST_BEYOND ? [] : numbers;
      const all = await Promise.all(some.map((n) => api.awaited(this.table.preview([n]))));
      const said = all.map(({ lines = [] }) => new Map(lines.map((line) => [sentence(line), line])));
      const lines = [...(said[0] ?? [])].filter(([text]) => said.every((each) => each.has(text)));
      const next = lines.some(([text]) => text.includes(asks)) ? [] : [[{ text: asks }]];
      return { is: "done", id: 0, lines: [...lines.map(([, line]) => line), ...next] };
    });
  }

  private async previews(what: string, find: () => Promise<Done>): Promise<void> {
    const asked = `${this.table.now?.at} ${what}`;
    if (asked === this.previewed) return;
    this.previewed = asked;
    try {
      const done = await find();
      if (asked === this.previewed) this.foresee(done);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked === this.previewed) this.foresee();
    }
  }

  /** The pointer has left: show the preview of the current choice, or none. */
  unlook(): void {
    if (this.choice.picked.length) void this.look(this.choice.picked);
    else this.foresee();
  }

  /** What comes of declining is asked for, where that is usual; of two bare answers, what comes of each. */
  private async lookAhead(): Promise<void> {
    const { prompt, asked } = this;
    const [usual, ...more] = prompt?.default ?? [];
    this.unless = [];
    this.outcomes = new Map();
    if (prompt?.about && isBare(prompt)) return this.lookAtBoth(asked);
    if (!usual || more.length || !prompt?.about || prompt.several || !prompt.items[usual - 1]?.ends) return;
    try {
      const { lines, changes } = await api.awaited(this.table.preview([usual]));
      if (asked === this.asked && changes?.length) this.unless = lines ?? [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private async lookAtBoth(asked: string): Promise<void> {
    try {
      const said = await Promise.all([1, 2].map((n) => api.awaited(this.table.preview([n]))));
      if (asked === this.asked) this.outcomes = new Map(said.map(({ lines = [] }, n) => [n + 1, lines]));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** One step back: what is open is closed, then what is chosen given up, then what led to the question taken back. */
  back(): void {
    if (this.looking) this.looking = null;
    else if (this.wrong) this.wrong = null;
    else if (this.standings) this.standings = false;
    else if (this.keysOpen) this.keysOpen = false;
    else if (this.pile) this.pile = null;
    else if (this.why) this.why = null;
    else if (this.advice) this.advice = null;
    else if (this.doubt) this.doubt = null;
    else if (this.opened >= 0) this.opened = -1;
    else {
      const before = choosing.back(this.prompt, this.choice, this.opens);
      if (before !== this.choice) this.set(before);
      else if (this.listed) this.listed = false;
      else if (this.storyOpen) this.storyOpen = false;
      else if (this.prompt?.cancel) void this.does(this.table.cancel());
    }
  }

  /** Why nothing can be done with a card, why an item is offered, or what is going on. */
  async ask(about: { item?: number; card?: number }, beside: DOMRect | null = null): Promise<void> {
    const { item = 0, card = 0 } = about;
    const name = this.face(this.card(card)?.code)?.name ?? this.prompt?.items[item - 1]?.text;
    const done = await this.does(this.table.why(about));
    if (done) this.why = { title: name ?? t("page-table-why-title"), lines: done, beside };
  }

  /** May a bot that thinks be asked? Lessons and puzzles have hints of their own, which do not tell all. */
  get advisable(): boolean {
    const { welcome } = this.table;
    return !!this.prompt && this.prompt.items.length > 1 && !welcome?.lesson && !welcome?.puzzle;
  }

  /** What a strong bot would choose after a short search. */
  readonly advised = $derived(chosenOf(this.advice));
  /** What it would choose after thinking longer, if that is something else. */
  readonly rethought = $derived.by(() => {
    const found = chosenOf(this.longer);
    return found && !choosing.same(found.items, this.advised?.items ?? []) ? found : undefined;
  });
  /** What is advised in the end has the numbers. */
  readonly pointers: ReadonlyMap<Spot, number> = $derived.by(() => {
    const { items } = this.rethought ?? this.advised ?? {};
    return this.prompt && items ? choosing.pointedOut(this.prompt, items) : new Map();
  });

  /**
   * Ask for advice: a first answer after a short search, then what a longer one leads to. It is shown while the question
   * stands, and the first answer stays in its place: another one comes after it.
   */
  async advise(): Promise<void> {
    if (!this.advisable || this.advising) return;
    const asked = this.asked;
    const hear = (said: Done) => {
      const { items } = chosenOf(said) ?? {};
      if (items) this.hinted = [...this.hinted, items];
      return said;
    };
    this.advising = true;
    this.refused = "";
    try {
      this.advice = null;
      this.longer = null;
      const first = await this.table.hint(true);
      if (asked !== this.asked) return;
      this.advice = hear(first);
      const longer = await this.table.hint(false, this.advised?.items ?? []);
      if (this.advice === first) this.longer = hear(longer); // it has not been closed
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked === this.asked && !this.advice) this.refused = error.message;
    } finally {
      if (asked === this.asked) this.advising = false; // else it is over already, or another one is under way
    }
  }

  /** What is advised is selected, to be confirmed. */
  follow(hint: HintOption): void {
    const { prompt } = this;
    this.advice = null;
    if (prompt) this.set(choosing.advised(prompt, this.choice, hint.items, this.oneEach));
  }

  /** What makes the values of a card what they are; none of a card that has none. */
  async values(card: number): Promise<Done | null> {
    try {
      return await this.table.values(card);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return null;
    }
  }

  /** What is proposed is not wanted: nothing of several is chosen, or what is paid for an action is asked for. */
  empty(): void {
    this.otherwise = this.paid;
    if (this.paid) void this.answerWith(this.choice.picked, { more: true });
    else this.set(this.prompt ? choosing.emptied(this.prompt) : choosing.NOTHING);
  }

  /** Carry out a request; a refusal is told. */
  async does(
    request: Promise<{ lines?: readonly (readonly Segment[])[] }>,
  ): Promise<readonly (readonly Segment[])[] | null> {
    this.refused = "";
    try {
      return (await request).lines ?? [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.message;
      return null;
    }
  }

  /** Show a card large beside what has been pointed at; one that is held says why nothing can be done with it. */
  show(code: string, id: number, beside: DOMRect, held: boolean): void {
    if (this.looking?.held && !held) return;
    this.looking = { code, id, beside, held };
    if (held && id && this.prompt && !this.all.some((each) => each.action.spots.includes(id))) void this.reason(id);
  }

  /** A card with which nothing can be done is looked at; of one that lies face down there is only the reason. */
  private inspect(id: number, beside?: DOMRect): void {
    const code = this.card(id)?.code;
    const at = beside ?? document.activeElement?.getBoundingClientRect();
    if (code && at) this.show(code, id, at, true);
    else if (this.prompt) void this.ask({ card: id }, beside);
  }

  /** The reason is told below the card while that is looked at. */
  private async reason(card: number): Promise<void> {
    const why = await this.does(this.table.why({ card }));
    if (why?.length && this.looking?.held && this.looking.id === card) this.looking = { ...this.looking, why };
  }

  /** It is pointed at no more. */
  unshow(): void {
    if (!this.looking?.held) this.looking = null;
  }

  /** How a card is read, for `use:hold`; nothing of one that lies face down. One that is `open` is read where it lies. */
  reads(code: string | undefined, id = 0, open = false): Held {
    return {
      look: (beside, held) => code && (held || !open) && this.show(code, id, beside, held),
      leave: () => this.unshow(),
      says: description(this.face(code), id ? this.card(id) : undefined),
    };
  }

  /** A card is drawn: it is selected, so that what it can be aimed at glows. */
  lift(spot: Spot): void {
    this.looking = null;
    const prompt = this.prompt;
    if (prompt && !prompt.several && this.marks.get(spot) === "legal")
      this.set(choosing.pointed(prompt, this.choice, spot));
  }

  /** It has been dropped on a spot: aimed at it, and confirmed if that is clear. */
  drop(spot: Spot, on: Spot): void {
    const prompt = this.prompt;
    if (!prompt || prompt.several || !on || on === spot) return;
    if (on === TABLE) return this.dropped();
    const aimed = this.offers.filter((each) => each.action.aims.some((aim) => aim.spot === on));
    const [only] = aimed.length === 1 ? aimed : [];
    if (!this.choice.aiming && only) this.set(choosing.taken(only.action));
    if (this.targets.has(on)) this.set(choosing.pointed(prompt, this.choice, on));
    this.dropped();
  }

  /** What has been dropped is done; what is paid for it is looked at before. */
  private dropped(): void {
    if (this.choice.picked.length && !this.picked?.pays) void this.confirm();
  }

  /** The card of an id, as it stands on the board. */
  card(id: number): Card | undefined {
    return allCards(this.board).find((card) => card.id === id);
  }
}
