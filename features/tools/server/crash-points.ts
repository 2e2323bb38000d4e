/**
 * The moments around a tool call and an approval at which a server may die, in their order. A name that ends in
 * "ing" is before a commit, the past form is after it. `apps/server/gate/crashes` kills a server at each.
 */
export const crashPoints = [
  "step.storing",
  "step.stored",
  "tool_call.proposing",
  "tool_call.proposed",
  "run.suspending",
  "run.suspended",
  "approval.deciding",
  "wait.satisfying",
  "wait.satisfied",
  "approval.decided",
  "run.waking",
  "run.woken",
  "approval.closing",
  "tool_call.denying",
  "tool_call.denied",
  "tool_call.starting",
  "tool_call.started",
  "tool_call.before_effect",
  "tool_call.during_effect",
  "tool_call.after_effect",
  "tool_call.finishing",
  "tool_call.finished",
  "undo.before_effect",
  "undo.storing",
  "undo.stored",
] as const;

/**
 * The moments of agent mode at which a server may die. `apps/server/gate/crashes/agent-mode.test.ts` kills one at each.
 */
export const agentCrashPoints = [
  "limit.deciding",
  "limit.decided",
  "child.started",
  "hand_over.storing",
  "hand_over.stored",
] as const;

/** The moments of a reminder at which a server may die. `apps/server/gate/crashes/reminders.test.ts` kills one at each. */
export const reminderCrashPoints = ["reminder.storing", "reminder.stored"] as const;

export type CrashPoint = (typeof crashPoints | typeof agentCrashPoints | typeof reminderCrashPoints)[number];
type AtPoint = (point: CrashPoint) => void | Promise<void>;

let atPoint: AtPoint | undefined;

/** Marks a moment. Does nothing, except in a test that kills its process there. */
export function crashPoint(point: CrashPoint): void | Promise<void> {
  return atPoint?.(point);
}

/** For a process that a test kills. */
export function setAtCrashPoints(act: AtPoint): void {
  atPoint = act;
}
