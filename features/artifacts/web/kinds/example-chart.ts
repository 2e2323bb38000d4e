import type { english } from "../texts/english.ts";

/** The data of a chart to begin from, in the words of its reader. */
export function exampleChart({ chart: { example } }: typeof english): string {
  const series = [
    { name: example.series[0], values: [12, 15, 11] },
    { name: example.series[1], values: [9, 7, 14] },
  ];
  const data = { type: "bar", title: example.title, labels: example.labels, series };
  // Lists of words and numbers on one line each, as a person writes them.
  return JSON.stringify(data, null, 2).replace(/\[[^[\]{}]*\]/g, (list) =>
    list.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
  );
}
