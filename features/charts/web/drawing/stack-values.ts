import type { Chart } from "../../contract/index.ts";

/** What is drawn of one value: from where to where. Null where there is none. */
export type Span = { from: number; to: number } | null;

/** The spans of each series at each label. Stacked ones begin where the one below ends. */
export function stackValues({ series, labels = [], is_stacked }: Chart): Span[][] {
  const ends = labels.map(() => 0);
  return series.map(({ values = [] }) =>
    labels.map((_label, index) => {
      const value = values[index] ?? null;
      if (!is_stacked) return value === null ? null : { from: 0, to: value };
      const from = ends[index] ?? 0;
      ends[index] = from + (value ?? 0);
      return { from, to: from + (value ?? 0) };
    }),
  );
}
