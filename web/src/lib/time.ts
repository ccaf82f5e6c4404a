/** Times as people say them, in the page's language. */

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
