import type { Chart } from "../../contract/index.ts";
import type { Plot } from "./plot.ts";
import { seriesColor } from "./series-look.ts";

/** The points of a scatter chart. */
export function Dots({ chart, plot }: { chart: Chart; plot: Plot }) {
  return (
    <>
      {chart.series.map(({ name, points = [] }, at) => (
        <g key={name} fill={seriesColor(at)} fillOpacity={0.75}>
          {points.map(({ x, y }, index) => (
            <circle
              // A chart never changes, so the position identifies a point.
              key={keyOf(index)}
              cx={plot.x(x)}
              cy={plot.y(y)}
              r={points.length > 300 ? 2.5 : 4}
            />
          ))}
        </g>
      ))}
    </>
  );
}

function keyOf(index: number): string {
  return `place-${index}`;
}
