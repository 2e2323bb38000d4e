import { ChartOf } from "#features/charts/web/index.tsx";
import { chartProblemOf } from "./chart-problem.ts";
import { ChartProblemNote } from "./chart-problem-note.tsx";
import { readJson } from "./read-json.ts";

/** The drawing of a chart, or what keeps it from being drawn. */
export function ChartView({ content }: { content: string }) {
  const problem = chartProblemOf(content);
  return problem ? <ChartProblemNote problem={problem} /> : <ChartOf data={readJson(content)} />;
}
