import type { Language } from "../language.ts";

/** Requests for which there is no rule, and the page where the person does it or sees it. */
export interface Place {
  asks: readonly RegExp[];
  told: Record<Language, string>;
}
