import type { english } from "../texts/english.ts";

/** The data of a chart to begin from, in the words of its reader. */
export function exampleChart({ chart: { example } }: typeof english): string {
  const series = [
    { name: example.series[0], values: [12, 15, 11] },
    { name: example.series[1], values: [9, 7, 14] },
  ];
  return JSON.stringify({ type: "bar", title: example.title, labels: example.labels, series }, null, 2);
}
