import { useTexts } from "#platform/web/language/texts.ts";
import { ChartFigure } from "./chart-figure.tsx";
import { readChart } from "./read-chart.ts";
import { chartTexts } from "./texts/chart-texts.ts";

/** The chart that a tool call drew. */
export function ChartResult({ data }: { data: unknown }) {
  const { unreadable } = useTexts(chartTexts);
  const chart = readChart(data);
  return chart ? <ChartFigure chart={chart} /> : <p className="text-sm text-ink-3">{unreadable}</p>;
}
