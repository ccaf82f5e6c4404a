/** In which language a name is, where that is not the page's: a voice reads each in its own way. */

/** Is a language written in other letters than Latin ones? */
function otherLetters(lang: string): boolean {
  try {
    return (new Intl.Locale(lang).maximize().script ?? "Latn") !== "Latn";
  } catch {
    return false; // no tag of a language
  }
}

/**
 * The language of a name that is not in the language of the page; undefined if it may be. Names without a translation are
 * English, and on a page in other letters they can be told by theirs.
 */
export function tongue(name: string, page: string = document.documentElement.lang): "en" | undefined {
  return /\p{Script=Latin}{2}/u.test(name) && !/(?!\p{Script=Latin})\p{L}/u.test(name) && otherLetters(page)
    ? "en"
    : undefined;
}
