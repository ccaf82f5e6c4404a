/** Links that work on the machine of the server alone: whoever is offered one is told so, and what to do. */
import { app } from "../lib/app.svelte.ts";
import { sentences, t } from "../lib/words.ts";

/** Does a link lead to this machine, whichever machine that is? */
export const worksOnlyHere = (url: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname);

/** That it does; and to a guest, who cannot change it, whom to ask. */
export const saysOnlyHere = (): string =>
  sentences([t("page-invite-only-here"), ...(app.start?.operator ? [] : [t("page-invite-guest")])]);
