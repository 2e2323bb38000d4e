import type { Chart } from "../contract/index.ts";
import { seriesColor } from "./drawing/series-look.ts";
import type { NumberWords } from "./format-value.ts";
import { legendOf } from "./legend-of.ts";

/** The names behind the colours. */
export function ChartLegend({ chart, words }: { chart: Chart; words: NumberWords }) {
  const entries = legendOf(chart, words);
  if (entries.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {entries.map(({ index, name, value }) => (
        <li key={index} className="flex min-w-0 items-center gap-1.5">
          <svg aria-hidden="true" width={10} height={10} className="shrink-0">
            <rect width={10} height={10} rx={2} fill={seriesColor(index)} />
          </svg>
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {value && <span className="text-ink-3 tabular-nums">{value}</span>}
        </li>
      ))}
    </ul>
  );
}
