/** Times as people say them, in the page's language. */

/** A day ("2026-11-23") in words. */
export function dayOf(date: string, lang = document.documentElement.lang || "en"): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago: "12 minutes ago", "yesterday". `when` in seconds since 1970. */
export function ago(when: number, now = Date.now() / 1000, lang = document.documentElement.lang || "en"): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const passed = Math.max(0, now - when);
  const [unit, seconds] = UNITS.find((each) => passed >= each[1]) ?? ["minute", 60];
  return format.format(-Math.floor(passed / seconds), unit);
}
