/**
 * A sheet is as high as when its question came, so that nothing above it moves while somebody answers: a button that
 * confirms, what comes of an answer and a tip that has been read have the room that there is. It grows only where its
 * buttons would otherwise be cut off.
 */
import { tick } from "svelte";
import type { ActionReturn } from "svelte/action";

/** `use:steady={question}`: the height is kept for as long as that stays the same, and not where it is "". */
export function steady(sheet: HTMLElement, question: string): ActionReturn<string> {
  let asked = question;
  function keep(): void {
    sheet.style.height = "";
    if (asked) sheet.style.height = `${sheet.offsetHeight}px`;
  }
  function grow(): void {
    const more = sheet.scrollHeight - sheet.clientHeight;
    if (asked && more > 0) sheet.style.height = `${sheet.offsetHeight + more}px`;
  }
  const changes = new MutationObserver(grow);
  changes.observe(sheet, { childList: true, characterData: true, subtree: true });
  keep();
  void document.fonts?.ready.then(keep);
  return {
    update(next) {
      if (next === asked) return;
      asked = next;
      sheet.style.height = "";
      void tick().then(keep);
    },
    destroy: () => changes.disconnect(),
  };
}
