import type { Chart } from "../../contract/index.ts";
import type { Plot } from "./plot.ts";
import { seriesColor } from "./series-look.ts";
import { stackValues } from "./stack-values.ts";

/** Part of a label's room that its bars take. */
const filled = 0.76;

/** Bars beside each other, or on top of each other. */
export function Bars({ chart, plot }: { chart: Chart; plot: Plot }) {
  const { series, is_stacked } = chart;
  const groupPx = plot.bandPx * filled;
  const barPx = is_stacked ? groupPx : groupPx / series.length;
  return (
    <>
      {stackValues(chart).map((spans, at) => (
        <g key={series[at]?.name} fill={seriesColor(at)}>
          {spans.map((span, index) => {
            if (!span || span.from === span.to) return null;
            const [start, end] = [plot.y(span.from), plot.y(span.to)];
            return (
              <rect
                // A chart never changes, so the position identifies a bar.
                key={`at-${plot.x(index)}`}
                x={plot.x(index) - groupPx / 2 + (is_stacked ? 0 : at * barPx)}
                width={Math.max(0.5, barPx - (barPx > 4 ? 1 : 0))}
                y={Math.min(start, end)}
                height={Math.max(0.5, Math.abs(end - start))}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}
