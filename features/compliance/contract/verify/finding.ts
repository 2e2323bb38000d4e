/** What a check found. */
export interface Finding {
  /** `note`: nothing is wrong, but the reader should know. `incomplete`: something is missing that would be needed. */
  outcome: "passed" | "note" | "failed" | "incomplete";
  words: string;
}

/** Stops the verification of an export at the first thing that is wrong. */
export class WrongError extends Error {
  readonly outcome: "failed" | "incomplete";

  constructor(words: string, outcome: "failed" | "incomplete" = "failed") {
    super(words);
    this.outcome = outcome;
  }
}

/** `4 entries`, `1 entry`, `12,000 entries` */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
