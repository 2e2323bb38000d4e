import type { RunLimit } from "../../contract/index.ts";
import type { WaitRow } from "../wait.repository.ts";
import { allowedBy, type LimitsOfRun } from "./limits-of-run.ts";
import type { UsedOfLimits } from "./used-of-limits.ts";

/** The limit that a run has reached. Undefined when it may go on. */
export function reachedLimit(
  used: UsedOfLimits,
  limits: LimitsOfRun,
  waits: readonly WaitRow[],
): RunLimit | undefined {
  return order.find((limit) => used[limit] >= allowedBy(limits, limit, waits));
}

const order: readonly RunLimit[] = ["steps", "tool_calls", "tokens", "time", "cost"];
