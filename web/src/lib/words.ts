/** The words of the page: messages in Fluent, which the server sends in the language that is set. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Args = Readonly<Record<string, string | number>>;

let bundle = new FluentBundle("en", { useIsolating: false });

/** Take these messages from now on, instead of all before. Messages that are not well formed are left out. */
export function setWords(source: string, lang: string): void {
  bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
}

/** Which way a language is written. */
export const directionOf = (lang: string): "ltr" | "rtl" => (/^(ar|fa|he|ur|yi)\b/.test(lang) ? "rtl" : "ltr");

/** The text of a message. A name without a message stands for itself, so that a page is never empty for want of it. */
export function t(name: string, args?: Args): string {
  const pattern = bundle.getMessage(name)?.value;
  return pattern ? bundle.formatPattern(pattern, args ? { ...args } : null) : name;
}

/** A text with the space that stands before the next: none behind a wide sign such as "：", which has its own. */
export const spaced = (text: string): string => (/[\u3000-\u303f\uff00-\uff60]$/.test(text) ? text : `${text} `);

/** Sentences one after the other. */
export const sentences = (texts: readonly string[]): string => texts.map(spaced).join("").trimEnd();

/** Is there a message of that name? */
export function has(name: string): boolean {
  return bundle.hasMessage(name);
}
