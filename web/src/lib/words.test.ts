import { expect, test } from "vitest";
import { directionOf, has, sentences, setWords, spaced, t } from "./words.ts";

test("messages with numbers follow the language, and new words replace all before", () => {
  setWords("cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }\nonce = Once", "en");
  expect([t("cards", { n: 1 }), t("cards", { n: 3 })]).toEqual(["one card", "3 cards"]);
  setWords("cards = { $n ->\n    [one] { $n } карта\n    [few] { $n } карти\n   *[other] { $n } карт\n }", "uk");
  expect([1, 2, 5, 21].map((n) => t("cards", { n }))).toEqual(["1 карта", "2 карти", "5 карт", "21 карта"]);
  expect(has("once")).toBe(false);
});

test("what a language lacks is in English, by the rules of English", () => {
  const english = "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }\nback = Back";
  setWords("back = Zurück", "zh-Hant", english);
  expect([t("back"), t("cards", { n: 1 }), t("cards", { n: 2 })]).toEqual(["Zurück", "one card", "2 cards"]);
  expect([has("cards"), has("once")]).toEqual([true, false]);
  setWords("back = Назад", "uk");
  expect(has("cards")).toBe(false);
});

test("a name without a message stands for itself", () => {
  setWords("", "en");
  expect(t("not-there")).toBe("not-there");
});

test("a language is written in its direction", () => {
  expect(["en", "zh-Hant", "ar", "he-IL", "fan"].map(directionOf)).toEqual(["ltr", "ltr", "rtl", "rtl", "ltr"]);
});

test("behind a wide sign there is no space", () => {
  expect(["Example:", "例子：", "（一）"].map(spaced)).toEqual(["Example: ", "例子：", "（一）"]);
  expect(sentences(["It is ready.", "Rules: MC-1."])).toBe("It is ready. Rules: MC-1.");
  expect(sentences(["預備。", "規則：MC-1。"])).toBe("預備。規則：MC-1。");
  expect(sentences([])).toBe("");
});
