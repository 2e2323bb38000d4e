import { defineTool } from "#features/tools/server/index.ts";
import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";
import { Chart, mostPoints, mostSeries } from "../contract/chart.ts";

/** Shows a chart in the conversation. The data of the call is the chart; the page draws it. */
export const drawChartTool = defineTool({
  name: "draw_chart",
  title: "Draw a chart",
  about: "Draws a chart from numbers, in the conversation.",
  description:
    "Shows the person a chart below this call, drawn from the numbers that you give: bar, line, area, pie, donut or scatter, " +
    `at most ${mostSeries} series and ${mostPoints.toLocaleString("en-US")} values. Give the numbers as they are known; never invent any. ` +
    "The person can also open them as a table, so do not repeat them in the answer.",
  input: Chart,
  facts: {
    ...{ reads: "nothing", writes: false, egress: false, irreversible: false, external: false, own: false },
    control: [],
    content: ["type", "title", "x_name", "y_name", "unit", "is_stacked", "labels", "series"],
    undo: null,
  },
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  timeoutMs: 5_000,
  isOpenToVisitors: true,
  isDataInCopies: true,
  describe: ({ title }) => `Drawing “${clean(title)}”`,
  run: async (_context, given) => {
    const chart = cleaned(given);
    const { type, title, series } = chart;
    const count = series.reduce((sum, { values, points }) => sum + (values ?? points ?? []).length, 0);
    const amount = `${series.length} series, ${count.toLocaleString("en-US")} values`;
    return {
      content: `The person sees the ${type} chart (${amount}) here.`,
      summary: title,
      data: chart,
    };
  },
});

function cleaned(chart: Chart) {
  const { x_name, y_name, unit, labels } = chart;
  return {
    type: chart.type,
    title: clean(chart.title),
    ...(x_name && { x_name: clean(x_name) }),
    ...(y_name && { y_name: clean(y_name) }),
    ...(unit && { unit: clean(unit) }),
    ...(chart.is_stacked && { is_stacked: true }),
    ...(labels && { labels: labels.map(clean) }),
    series: chart.series.map(({ name, values, points }) => ({
      name: clean(name),
      ...(values && { values }),
      ...(points && { points }),
    })),
  };
}

function clean(text: string): string {
  return stripHiddenCharacters(text).text.replace(/\s+/g, " ").trim();
}
