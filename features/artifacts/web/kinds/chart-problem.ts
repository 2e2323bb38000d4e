import { Chart } from "#features/charts/contract/index.ts";
import { findJsonFault } from "./find-json-fault.ts";
import { readJson } from "./read-json.ts";

/** What may be wrong in the data of a chart: each has a sentence. */
export const chartFields = [
  ...(["chart", "type", "title", "labels", "series", "name", "values", "points"] as const),
  ...(["x", "y", "x_name", "y_name", "unit", "is_stacked"] as const),
] as const;
export type ChartField = (typeof chartFields)[number];

export type ChartProblem =
  | { what: "json"; line: number }
  /** `place` leads to the field: `series › 2 › values`. Empty for the chart as a whole. */
  | { what: "field"; place: string; field: ChartField };

/** What keeps a text from being drawn. The first fault only: the next one shows once it is mended. */
export function chartProblemOf(text: string): ChartProblem | undefined {
  const line = findJsonFault(text);
  if (line !== undefined) return { what: "json", line };
  const checked = Chart.safeParse(readJson(text));
  const path = checked.error?.issues[0]?.path;
  if (!path) return undefined;
  const last = path.findLast((part): part is ChartField => chartFields.some((known) => known === part));
  const place = path.map((part) => (typeof part === "number" ? part + 1 : String(part))).join(" › ");
  return { what: "field", place, field: last ?? "chart" };
}
