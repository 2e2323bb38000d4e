import type { JsonObject } from "#platform/contract/json.ts";

/**
 * A wait that a step declares. The engine stores it and suspends the run until the wait is satisfied or
 * `wakeAt` is reached.
 */
export interface WaitDeclaration {
  kind: "approval" | "answer" | "time" | "child_run" | "event" | "limit";
  /** Id of the approval, question, child run, or of this wait at a limit. Absent: only the key identifies the wait. */
  subjectId?: string;
  /** When the run resumes at the latest. For the kind `time`: the end of the wait. */
  wakeAt?: Date;
  /** Unique in the run, e.g. the id of the waiting tool call. Signals refer to it. */
  stepKey: string;
  /** What a person is asked, for the kind `limit`. */
  asks?: JsonObject;
  /** For the kind `event`: what has to happen, in words that follow "Waiting for". */
  awaits?: string;
}
