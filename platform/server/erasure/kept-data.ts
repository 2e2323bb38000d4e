import type { Worded } from "../audit/acts.ts";

/** What an operator keeps of an erased person, and why. It is part of the certificate and of the page. */
export interface KeptData {
  /** With their schema, unless that is `public`. */
  tables: readonly string[];
  what: Worded;
  /** The law, in words; which law exactly is the operator's country's. */
  ground: Worded;
  until: Worded;
  /** Only of accounts that are deleted in name only. */
  isOfAnonymized?: boolean;
}
