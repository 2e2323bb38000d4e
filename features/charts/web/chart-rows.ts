import type { Chart } from "../contract/index.ts";

/** The numbers of a chart as a table: names of columns, and rows that begin with texts. */
export interface ChartRows {
  columns: { key: string; name: string; isNumeric: boolean }[];
  rows: (string | number | null)[][];
}

export function chartRows(chart: Chart, words: { label: string; series: string }): ChartRows {
  const { type, series, labels = [], x_name, y_name } = chart;
  if (type !== "scatter") {
    return {
      columns: [
        { key: "label", name: x_name || words.label, isNumeric: false },
        ...series.map(({ name }) => ({ key: `of ${name}`, name, isNumeric: true })),
      ],
      rows: labels.map((label, index) => [label, ...series.map(({ values }) => values?.[index] ?? null)]),
    };
  }
  return {
    columns: [
      { key: "series", name: words.series, isNumeric: false },
      { key: "x", name: x_name || "x", isNumeric: true },
      { key: "y", name: y_name || "y", isNumeric: true },
    ],
    rows: series.flatMap(({ name, points = [] }) => points.map(({ x, y }) => [name, x, y])),
  };
}
