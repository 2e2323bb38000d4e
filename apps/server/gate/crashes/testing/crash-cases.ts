import type { CrashPoint as AnyPoint, crashPoints } from "#features/tools/server/index.ts";

export type CrashPoint = (typeof crashPoints)[number];

/** At which point, and at which passing of it, a server dies. */
export interface Death {
  point: AnyPoint;
  pass?: number;
}

export interface CrashCase extends Death {
  /** What its person does with the call. `undo` is to approve it and to take it back afterwards. */
  person: "approves" | "denies" | "is_late" | "undoes";
  tool: "charge" | "charge_once";
  /** How the call ends, and its effects then. */
  call: "succeeded" | "denied" | "unknown";
  effects: 0 | 1;
}

const approved = { person: "approves", tool: "charge", call: "succeeded", effects: 1 } as const;
/** Begun and not finished: nobody knows, so nobody repeats it. */
const unknown = { ...approved, call: "unknown" } as const;
/** Its id is the key of its effect, so it is repeated. */
const once = { ...approved, tool: "charge_once" } as const;
const denied = { person: "denies", tool: "charge", call: "denied", effects: 0 } as const;
const late = { ...denied, person: "is_late" } as const;
const undone = { ...approved, person: "undoes", effects: 0 } as const;

/** What is expected after a death at each point. A point without a case does not compile. */
const cases: Record<CrashPoint, Omit<CrashCase, "point">[]> = {
  "step.storing": [approved, { ...approved, pass: 2 }],
  "step.stored": [approved, { ...approved, pass: 2 }],
  "tool_call.proposing": [approved],
  "tool_call.proposed": [approved],
  "run.suspending": [approved],
  "run.suspended": [approved],
  "approval.deciding": [approved, denied],
  "wait.satisfying": [approved],
  "wait.satisfied": [approved],
  "approval.decided": [approved, denied],
  "run.waking": [late],
  "run.woken": [late],
  "approval.closing": [late],
  "tool_call.denying": [late, denied],
  "tool_call.denied": [late, denied],
  "tool_call.starting": [approved, once],
  "tool_call.started": [{ ...unknown, effects: 0 }, once],
  "tool_call.before_effect": [{ ...unknown, effects: 0 }, once],
  "tool_call.during_effect": [unknown, once],
  "tool_call.after_effect": [unknown, once],
  "tool_call.finishing": [unknown, once],
  "tool_call.finished": [approved, once],
  "undo.before_effect": [undone],
  "undo.storing": [undone],
  "undo.stored": [undone],
};

export const crashCases: (CrashCase & { again: string })[] = Object.entries(cases).flatMap(
  ([point, ofPoint]) =>
    ofPoint.map((one) => ({
      point: point as CrashPoint,
      again: one.pass ? "of the last step" : "",
      ...one,
    })),
);
