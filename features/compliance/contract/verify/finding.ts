import { inEnglish, type Said } from "./said.ts";

/** What a check found. */
export interface Finding {
  /** `note`: nothing is wrong, but the reader should know. `incomplete`: something is missing that would be needed. */
  outcome: "passed" | "note" | "failed" | "incomplete";
  /** In English. */
  words: string;
  /** The same with its places. Absent where it is not a sentence, or none that a page shows. */
  said?: Said;
}

export function finding(outcome: Finding["outcome"], said: Said): Finding {
  return { outcome, words: inEnglish(said), said };
}

/** Stops the verification of an export at the first thing that is wrong. */
export class WrongError extends Error {
  readonly outcome: "failed" | "incomplete";
  readonly said: Said | undefined;

  constructor(said: string | Said, outcome: "failed" | "incomplete" = "failed") {
    super(inEnglish(said));
    this.outcome = outcome;
    this.said = typeof said === "string" ? undefined : said;
  }

  /** As the last finding. */
  get finding(): Finding {
    const { outcome, message: words, said } = this;
    return { outcome, words, ...(said && { said }) };
  }
}

/** `4 entries`, `1 entry`, `12,000 entries` */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
