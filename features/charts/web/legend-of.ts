import type { Chart } from "../contract/index.ts";
import { slicesOf } from "./drawing/slices.tsx";
import type { NumberWords } from "./format-value.ts";

export interface LegendEntry {
  /** The index of its colour. */
  index: number;
  name: string;
  /** The value of a slice and its share. */
  value?: string;
}

/** What the colours mean. Empty for a single series, which the title names. */
export function legendOf(chart: Chart, words: NumberWords): LegendEntry[] {
  const { type, series, unit, labels = [] } = chart;
  if (type !== "pie" && type !== "donut") {
    return series.length === 1 ? [] : series.map(({ name }, index) => ({ index, name }));
  }
  const values = series[0]?.values ?? [];
  return slicesOf(chart).map(({ index, from, to }) => ({
    index,
    name: labels[index] ?? "",
    // Percents are shares already.
    value: [words.value(values[index] ?? 0), unit !== "%" && `(${words.percent(to - from)})`]
      .filter(Boolean)
      .join(" "),
  }));
}
