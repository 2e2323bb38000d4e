import type { RunRow } from "../../run.repository.ts";
import type { WaitRow } from "../../wait.repository.ts";
import type { UsedOfLimits } from "../used-of-limits.ts";

/** What belongs to the agent that works now: the part of a run since it was handed over. */
export interface OwnPart {
  /** What the run had used before. */
  before: UsedOfLimits;
  /** The waits since then. */
  waits: WaitRow[];
}

const nothing: UsedOfLimits = { steps: 0, tool_calls: 0, tokens: 0, time: 0, cost: 0 };

/** The limits of an agent count its own part, whatever agents before it have used. */
export function ownPart({ hand_overs }: Pick<RunRow, "hand_overs">, waits: readonly WaitRow[]): OwnPart {
  const last = hand_overs.at(-1);
  return {
    before: last?.used ?? nothing,
    waits: waits.filter(({ step_key }) => !last?.limitWaits.includes(step_key)),
  };
}
