/** A table as its page knows it: what the socket's messages have said so far, and what can be asked of the server. */
import type * as P from "./protocol.ts";
import { t } from "./words.ts";

type Without<R> = R extends P.Request ? Omit<R, "id"> : never;
/** A request that has not been given its number yet. */
export type Ask = Without<P.Request>;

/** Sends a request; what it comes to, or throws `Refusal`. */
export type Send = (ask: Ask) => Promise<P.Done>;

/** Why a request was not carried out, in a sentence for people. */
export class Refusal extends Error {
  constructor(
    text: string,
    readonly kind: NonNullable<P.Refused["kind"]> = "",
  ) {
    super(text);
  }
}

/**
 * How the connection stands: "opening" for the first time, "open", "lost" (it is tried again by itself), "refused"
 * (the address does not let this page in; trying again is of no use).
 */
export type Link = "opening" | "open" | "lost" | "refused";

/** So much of what people have said is shown. */
const MOST_SAID = 5;

/** The table that a page shows. Game's own components get it as `table`, draw `now` and call what the person does. */
export class TableState {
  link: Link = $state("opening");
  welcome: P.Welcome | null = $state.raw(null);
  now: P.Now | null = $state.raw(null);
  /** All that has been told so far, in order. */
  story: readonly P.Section[] = $state.raw([]);
  /** What the last message has told anew, in words. */
  news: readonly string[] = $state.raw([]);
  faces: ReadonlyMap<string, P.Face> = $state.raw(new Map());
  /** Somebody asks to take back answers, and this page has not said yet whether that may be. */
  undoWanted: P.UndoWanted | null = $state.raw(null);
  /** It is looked back on: nothing is asked, and nobody is waited for. */
  past = false;
  /** What has happened is being shown, step by step. */
  shows = $state(false);
  /** Why the table cannot go on. */
  stopped = $state("");
  /** Why the table has not been shown yet, and what happens now; "" as long as nothing has gone wrong. */
  trouble = $state("");
  /** Who plays each seat and who of them is here; null until the server has said it. */
  people: P.People | null = $state.raw(null);
  /** When `people` came, in milliseconds since 1970. */
  peopleAt = 0;
  /** What people have said last, the newest one last. */
  said: readonly (P.Said & { readonly n: number })[] = $state.raw([]);
  /** How often something has been taken back. */
  undone = $state(0);

  /** The next state is the first one of a game, whichever was shown before: positions are counted anew. */
  private begins = false;
  private heard = 0;

  constructor(
    private readonly send: Send,
    /** What lets this page in, also over HTTP. */
    readonly token = "",
    /** Opens what the end of a game offers, by its key; why it could not be opened, "" if it was. */
    readonly again: (key: string) => Promise<string> = () => Promise.resolve(""),
  ) {}

  /** Take in what the server says of the table. */
  take(message: P.Message): void {
    if (message.is === "welcome") {
      this.welcome = message;
      this.begins = true;
    } else if (message.is === "now") this.takeNow(message);
    else if (message.is === "undo_wanted") this.undoWanted = message;
    else if (message.is === "stopped") this.stopped = message.text;
    else if (message.is === "people") this.takePeople(message);
    else if (message.is === "said") this.said = [...this.said, { ...message, n: ++this.heard }].slice(-MOST_SAID);
  }

  private takePeople(people: P.People): void {
    this.people = people;
    this.peopleAt = Date.now();
  }

  private takeNow(now: P.Now): void {
    const whole = now.whole || this.begins;
    if (!whole && this.now && now.at < this.now.at) return;
    this.begins = false;
    if (now.faces) this.faces = new Map([...this.faces, ...Object.entries(now.faces)]);
    const lines = whole ? [] : (now.story ?? []).flatMap((section) => section.lines);
    const first = this.now === null; // what was taken back before somebody came is no news
    this.news = now.taken_back
      ? [now.taken_back].slice(Number(first))
      : lines.map((line) => line.segments.map((each) => each.text).join(""));
    if (this.news.length && now.taken_back) this.undone += 1;
    this.story = merged(whole ? [] : this.story, now.story ?? []);
    const back = now.seats
      .filter((seat) => seat.here && this.seat(seat.seat)?.away)
      .map((seat) => this.called(seat.seat));
    if (back.length) this.news = [...this.news, t("page-returned", { names: back.join(", "), n: back.length })];
    this.undoWanted = null;
    this.stopped = "";
    this.trouble = "";
    this.now = now;
  }

  /** Nobody plays it, so nobody waits while something is shown: bots play, or it is looked back on. */
  get watched(): boolean {
    const seats = this.now?.seats ?? [];
    return this.past || (seats.length > 0 && seats.every((seat) => seat.bot));
  }

  get prompt(): P.Prompt | null {
    return this.now?.prompt ?? null;
  }

  /** The names of players whose connection is lost, and whose seats are kept for them. */
  get away(): string[] {
    return this.now?.seats.filter((seat) => seat.away).map((seat) => this.called(seat.seat)) ?? [];
  }

  /** What is printed on a card; undefined if the page has not been told. */
  face(code: string | undefined): P.Face | undefined {
    return code ? this.faces.get(code) : undefined;
  }

  /** The seat's name, as its players know it. */
  seat(seat: number): P.Seat | undefined {
    return this.now?.seats.find((each) => each.seat === seat);
  }

  /** Who plays a seat; undefined if the server has not said it. */
  person(seat: number): P.SeatPerson | undefined {
    return this.people?.seats.find((each) => each.seat === seat);
  }

  /** A player by what they are called and by the seat that they play: "Ana (Villains)". */
  called(seat: number): string {
    const [name, role] = [this.person(seat)?.name, this.seat(seat)?.name ?? ""];
    return name ? t("page-person-plays", { name, role }) : role;
  }

  /** Answer the open question with items by their numbers, from 1. */
  choose(items: readonly number[], how: { more?: boolean; sure?: boolean } = {}): Promise<P.Done> {
    return this.send({ do: "choose", ...this.place(), items, ...how });
  }

  /** Take back what led to the open question. */
  cancel(): Promise<P.Done> {
    return this.send({ do: "cancel", ...this.place() });
  }

  undo(count = 1): Promise<P.Done> {
    return this.send({ do: "undo", count });
  }

  async allow(yes: boolean): Promise<P.Done> {
    const done = await this.send({ do: "allow", yes });
    this.undoWanted = null;
    return done;
  }

  /** Always answer so for the ability of an item. */
  stand(item: number, answer: P.Stand["answer"], keep = false): Promise<P.Done> {
    return this.send({ do: "stand", ...this.place(), item, answer, keep });
  }

  /** Be asked about an ability again. */
  askAgain({ code, number }: P.StandingAnswer, keep = false): Promise<P.Done> {
    return this.send({ do: "ask_again", seat: this.place().seat, code, number, keep });
  }

  free(takes: boolean): Promise<P.Done> {
    return this.send({ do: "free", seat: this.place().seat, takes });
  }

  /** Pass on whatever may be passed on until something else happens. */
  skip(): Promise<P.Done> {
    return this.send({ do: "skip", seat: this.place().seat });
  }

  /** What is certain to come of items, if they are chosen. */
  preview(items: readonly number[]): Promise<P.Done> {
    return this.send({ do: "preview", ...this.place(), items });
  }

  /** Why an item is offered, or why nothing can be done with a card (its id), or else what is going on. */
  why(about: { item?: number; card?: number } = {}): Promise<P.Done> {
    return this.send({ do: "why", seat: this.place().seat, ...about });
  }

  /**
   * What a strong bot would answer to the open question, which takes a while; `first`: after a short search, which has
   * `advised` something.
   */
  hint(first = false, advised: readonly number[] = []): Promise<P.Done> {
    return this.send({ do: "hint", ...this.place(), first, advised });
  }

  /** What makes the values of a card in play what they are. */
  values(card: number): Promise<P.Done> {
    return this.send({ do: "values", seat: this.place().seat, card });
  }

  /** The person of the seat sits before the screen now. */
  uncover(): Promise<P.Done> {
    return this.send({ do: "uncover", seat: this.place().seat });
  }

  /** What has happened is shown step by step, or has been: bots among themselves wait for that. */
  tellShown(now: boolean): Promise<P.Done> {
    return this.send({ do: "shows", now });
  }

  /** Is the server still there? */
  here(): Promise<P.Done> {
    return this.send({ do: "here" });
  }

  /** Tell the others what one is called, and a colour that one likes. */
  introduce(name: string, color: P.Introduce["color"]): Promise<P.Done> {
    return this.send({ do: "introduce", name, ...(color && { color }) });
  }

  say(phrase: P.Say["phrase"]): Promise<P.Done> {
    return this.send({ do: "say", phrase });
  }

  leave(): Promise<P.Done> {
    return this.send({ do: "leave" });
  }

  private place(): { at: number; seat: number } {
    const { at, seat } = this.now ?? { at: 0, seat: -1 };
    return { at, seat: this.prompt?.seat ?? seat };
  }
}

/** A story and what is new of it. What is told of a place anew replaces what was told from there on. */
export function merged(before: readonly P.Section[], news: readonly P.Section[]): readonly P.Section[] {
  const first = news[0];
  if (!first) return before;
  const from = first.lines[0]?.place ?? first.place;
  const kept = before
    .filter((section) => section.place <= from)
    .map((section) => ({ ...section, lines: section.lines.filter((line) => line.place < from) }))
    .filter((section) => section.lines.length > 0 || section.place < from || section.place === first.place);
  const last = kept.at(-1);
  if (last?.place !== first.place) return [...kept, ...news];
  return [...kept.slice(0, -1), { ...last, lines: [...last.lines, ...first.lines] }, ...news.slice(1)];
}

/** What a whole story tells beyond an earlier one of the same game: its last line comes again if it goes on. */
export function since(before: readonly P.Section[], whole: readonly P.Section[]): P.Section[] {
  const told = before.at(-1)?.lines.at(-1);
  if (!told) return [...whole];
  const news = (line: P.LineView) =>
    line.place > told.place || (line.place === told.place && JSON.stringify(line) !== JSON.stringify(told));
  return whole.map((each) => ({ ...each, lines: each.lines.filter(news) })).filter((each) => each.lines.length > 0);
}
