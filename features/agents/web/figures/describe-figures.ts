import { formatDollars } from "#features/models/contract/index.ts";
import type { AgentFigures } from "../../contract/index.ts";

/** The share of finished runs that succeeded: `95%`. A dash when none has finished. */
export function describeSuccess(figures: Pick<AgentFigures, "succeeded" | "failed"> | undefined): string {
  const finished = figures ? figures.succeeded + figures.failed : 0;
  if (!figures || finished === 0) return "–";
  return `${Math.floor((figures.succeeded / finished) * 100)}%`;
}

/** `$1.20`; a dash without a run, and a word where a model without a price took part. */
export function describeCost({ runs, costMicros }: Pick<AgentFigures, "runs" | "costMicros">): string {
  if (runs === 0) return "–";
  return costMicros === null ? "Unknown" : formatDollars(costMicros);
}

/** The runs that did not succeed: `2 failed, 1 stopped`, and what went on with another agent. */
export function describeOthers({
  failed,
  cancelled,
  handedOver,
}: Pick<AgentFigures, "failed" | "cancelled" | "handedOver">): string {
  const ends = `${count(failed)} failed, ${count(cancelled)} stopped`;
  return handedOver === 0 ? ends : `${ends}, ${count(handedOver)} handed over`;
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
