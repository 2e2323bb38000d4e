import { useDeferredValue } from "react";
import { chartProblemOf } from "../kinds/chart-problem.ts";
import { ChartProblemNote } from "../kinds/chart-problem-note.tsx";

/** Says beside the editor what keeps the typed data from being drawn. */
export function ChartCheck({ text }: { text: string }) {
  const problem = chartProblemOf(useDeferredValue(text));
  return problem ? <ChartProblemNote problem={problem} /> : null;
}
