import { createContext } from "react";

/** Who is in the conversation that is shown, as far as its messages depend on it. */
export interface PeopleInThread {
  /** Several people have written, so each message says whose it is. */
  isSeveral: boolean;
  /** The reader may write: edit, retry and choose versions. */
  mayWrite: boolean;
}

export const PeopleHere = createContext<PeopleInThread>({ isSeveral: false, mayWrite: true });
