/** One check of the doctor. */
export interface Examination {
  name: string;
  /** Returns the finding in a few words. Throws on a failure, with `remedy` if the error knows one. */
  examine(): Promise<string> | string;
  /** The remedy for failures without their own. */
  fix: string;
}

/** Thrown when an examination depends on another one that failed. */
export class NotExaminedError extends Error {}
