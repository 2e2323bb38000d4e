/** What somebody in an office asks, and what has to come of it. */
export interface OfficeRequest {
  ask: string;
  /** Messages before it, in the same conversation. */
  before?: string[];
  /** The collection Handbook is switched on. */
  withHandbook?: true;
  /** Who asks. Default: Ann, a member. */
  as?: "guest";
  outcome: Outcome;
}

export type Outcome =
  /** The answer has all of these. */
  | { says: RegExp[] }
  /** One call of this tool, whose input as JSON has all of these. */
  | { calls: string; having: RegExp[] }
  /** A text that has all of these, with what was left out in brackets. */
  | { drafts: RegExp[] }
  /** Asks which of these is meant. */
  | { asks: RegExp[] }
  /** Says that it cannot, or does not know, with these words. */
  | { cannot: RegExp[]; tellsNot?: RegExp };
