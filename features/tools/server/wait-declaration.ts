/**
 * What a step of a run waits for, as the step declares it. The engine stores it as a row and lets go of the run until
 * the wait is satisfied, or until `wakeAt`, whichever comes first.
 */
export interface WaitDeclaration {
  kind: "approval" | "answer" | "time" | "child_run" | "event";
  /** Id of what is waited for: the approval, the question, the child run. Absent: nothing but the key names it. */
  subjectId?: string;
  /** When the run goes on at the latest; of a wait for a time, when it is over. */
  wakeAt?: Date;
  /** Unique in the run, e.g. the id of the tool call that waits. A signal names the wait by it. */
  stepKey: string;
}
