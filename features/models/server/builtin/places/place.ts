import type { Language } from "../language.ts";

/** Requests for which there is no rule, and the page where the person does it or sees it. */
export interface Place {
  /** Whole requests. What stands behind the noun could be another noun: "delete the team folder". */
  asks: readonly RegExp[];
  /** Completes "Did you mean: …?". */
  meaning: Record<Language, string>;
  told: Record<Language, string>;
}
