import type { RunLimit } from "../../contract/index.ts";
import type { RunRow } from "../run.repository.ts";
import type { WaitRow } from "../wait.repository.ts";
import { allowedBy, type LimitsOfRun } from "./limits-of-run.ts";

/** What a run has used of its limits. */
export interface UsedByRun {
  run: Pick<RunRow, "step_count" | "input_tokens" | "output_tokens">;
  activeMs: number;
  costMicros: number;
}

/** The limit that a run has reached. Undefined when it may go on. */
export function reachedLimit(
  { run, activeMs, costMicros }: UsedByRun,
  limits: LimitsOfRun,
  waits: readonly WaitRow[],
): RunLimit | undefined {
  const used: Record<RunLimit, number> = {
    steps: run.step_count,
    tokens: run.input_tokens + run.output_tokens,
    time: activeMs,
    cost: costMicros,
  };
  return order.find((limit) => used[limit] >= allowedBy(limits, limit, waits));
}

const order: readonly RunLimit[] = ["steps", "tokens", "time", "cost"];
