/** The words of the page: messages in Fluent, which the server sends in the language that is set. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang } from "./api_types.ts";

export type Args = Readonly<Record<string, string | number>>;

let bundles = [new FluentBundle("en", { useIsolating: false })];

/**
 * Take these messages from now on, instead of all before, and `english` ones where the language has none.
 * Messages that are not well formed are left out.
 */
export function setWords(source: string, lang: string, english = ""): void {
  bundles = [made(source, lang), made(english, "en")];
}

function made(source: string, lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Which way a language is written. */
export const directionOf = (lang: string): "ltr" | "rtl" => (/^(ar|fa|he|ur|yi)\b/.test(lang) ? "rtl" : "ltr");

/** A language by its own name; of a preview with the share of what is shown that it has words for. */
export const languageName = ({ name, percent }: Lang): string =>
  (percent ?? 100) < 100 ? t("page-language-preview", { name, percent: percent ?? 0 }) : name;

/** The text of a message. A name without a message stands for itself, so that a page is never empty for want of it. */
export function t(name: string, args?: Args): string {
  const bundle = bundles.find((each) => each.hasMessage(name));
  const pattern = bundle?.getMessage(name)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ? { ...args } : null) : name;
}

/** A text with the space that stands before the next: none behind a wide sign such as "：", which has its own. */
export const spaced = (text: string): string => (/[\u3000-\u303f\uff00-\uff60]$/.test(text) ? text : `${text} `);

/** Sentences one after the other. */
export const sentences = (texts: readonly string[]): string => texts.map(spaced).join("").trimEnd();

/** Is there a message of that name? */
export function has(name: string): boolean {
  return bundles.some((each) => each.hasMessage(name));
}
