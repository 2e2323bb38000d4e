import type { WaitDeclaration } from "#features/tools/server/index.ts";
import type { RunRow } from "../run.repository.ts";

export type ScriptedStep =
  | { key: string; do: "say"; text: string }
  | { key: string; do: "fail" }
  /** Waits for a signal, or for `forMs` at most. */
  | { key: string; do: "wait"; wait: Pick<WaitDeclaration, "kind">; forMs?: number }
  /** Starts a run of `script` and waits for its end; with `isLate` it asks only when that has come. */
  | { key: string; do: "child"; script: string; isLate?: boolean };

const idOf = (number: number) => `0190a1b2-0000-7000-8000-00000000010${number}`;

/** Test scripts by agent version. Each step's text shows its place before or after the wait. */
export const script = {
  approval: idOf(1),
  timer: idOf(2),
  child: idOf(3),
  failingChild: idOf(4),
  failing: idOf(5),
  endless: idOf(6),
  grandchild: idOf(7),
  quickChild: idOf(8),
} as const;

const before: ScriptedStep = { key: "before", do: "say", text: "Before" };
const after: ScriptedStep = { key: "after", do: "say", text: "After" };

const scripts: Record<string, ScriptedStep[]> = {
  [script.approval]: [before, { key: "ask", do: "wait", wait: { kind: "approval" } }, after],
  [script.timer]: [before, { key: "pause", do: "wait", wait: { kind: "time" }, forMs: 400 }, after],
  [script.child]: [before, { key: "delegate", do: "child", script: script.approval }, after],
  [script.grandchild]: [{ key: "delegate", do: "child", script: script.child }],
  [script.failingChild]: [before, { key: "delegate", do: "child", script: script.failing }, after],
  [script.quickChild]: [
    before,
    { key: "delegate", do: "child", script: script.failing, isLate: true },
    after,
  ],
  [script.failing]: [{ key: "fail", do: "fail" }],
  [script.endless]: [{ key: "again", do: "child", script: script.endless }],
};

export function scriptOf({ agent_version_id }: RunRow): ScriptedStep[] {
  const steps = scripts[agent_version_id ?? ""];
  if (!steps) throw new Error(`No script is ${agent_version_id}.`);
  return steps;
}
