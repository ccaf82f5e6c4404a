/** The browser tells something while the page is not in front. It is asked only when the person switches that on. */

/** "yes": it may; "ask": the person has not been asked; "no": they do not allow it; "insecure": not without TLS. */
export type Allowed = "yes" | "ask" | "no" | "insecure";

export function allowed(): Allowed {
  if (!window.isSecureContext || !("Notification" in window)) return "insecure";
  if (Notification.permission === "granted") return "yes";
  return Notification.permission === "denied" ? "no" : "ask";
}

/** Ask the person, once; what they allow. */
export async function ask(): Promise<Allowed> {
  if (allowed() === "ask") await Notification.requestPermission();
  return allowed();
}

/** Is the page in front of the person? */
export const inFront = (): boolean => !document.hidden && document.hasFocus();

/** Tell something, without a sound, in place of what was told with the same `tag`. A click on it leads to the page. */
export function notify(title: string, body: string, tag: string): Notification | null {
  if (allowed() !== "yes") return null;
  try {
    const told = new Notification(title, { body, tag, silent: true, icon: "icon.svg" });
    told.onclick = () => {
      window.focus();
      told.close();
    };
    return told;
  } catch {
    return null; // some phones allow it to service workers alone
  }
}
