/** One thing the doctor looks at. */
export interface Examination {
  name: string;
  /** Says in a few words what was found; throws when it is not in order, with `remedy` if the error knows one. */
  examine(): Promise<string> | string;
  /** What to do about a failure that brings no remedy of its own. */
  fix: string;
}

/** Nothing was found out, because something else that was examined has to be repaired first. */
export class NotExaminedError extends Error {}
