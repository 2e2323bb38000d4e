/**
 * A wait that a step declares. The engine stores it and suspends the run until the wait is satisfied or
 * `wakeAt` is reached.
 */
export interface WaitDeclaration {
  kind: "approval" | "answer" | "time" | "child_run" | "event";
  /** Id of the approval, question or child run. Absent: only the key identifies the wait. */
  subjectId?: string;
  /** When the run resumes at the latest. For the kind `time`: the end of the wait. */
  wakeAt?: Date;
  /** Unique in the run, e.g. the id of the waiting tool call. Signals refer to it. */
  stepKey: string;
}
