import type { RunLimit } from "../../contract/index.ts";
import type { WaitRow } from "../wait.repository.ts";
import { runLimits } from "./limits.ts";

/** The limits at which the person of a run is asked. Null: there is none. */
export type LimitsOfRun = Record<RunLimit, number | null>;

/** What an agent allows its runs. Absent: as every run. */
export interface LimitsOfAgent {
  steps?: number | undefined;
  activeMs?: number | undefined;
  costMicros?: number | undefined;
}

/** The limits that a run begins with. Only an agent has one for its cost: budgets limit that of all runs. */
export function limitsOf({ steps, activeMs, costMicros }: LimitsOfAgent = {}): LimitsOfRun {
  return {
    steps: steps ?? runLimits.steps,
    tool_calls: runLimits.toolCalls,
    time: activeMs ?? runLimits.timeMs,
    tokens: runLimits.tokens,
    cost: costMicros ?? null,
  };
}

/** How much a run may use now: each time that its person continued, the limit grew by what it was at first. */
export function allowedBy(limits: LimitsOfRun, limit: RunLimit, waits: readonly WaitRow[]): number {
  const base = limits[limit];
  return base === null ? Number.POSITIVE_INFINITY : base * (1 + countContinued(waits, limit));
}

/** The key of the wait at a limit that was reached after `continued` continuations. */
export function keyOfLimit(limit: RunLimit, continued: number): string {
  return `limit:${limit}:${continued + 1}`;
}

/** How often a person let the run go on at this limit. */
export function countContinued(waits: readonly WaitRow[], limit: RunLimit): number {
  return waits.filter(({ kind, asks, result }) => {
    return kind === "limit" && asks?.limit === limit && result?.decision === "continue";
  }).length;
}
