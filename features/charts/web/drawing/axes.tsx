import type { Chart } from "../../contract/index.ts";
import type { Plot } from "./plot.ts";

/** The grid, the words along both axes, and their names. */
export function Axes({ chart, plot }: { chart: Chart; plot: Plot }) {
  const { left, right, top, bottom, xTicks, yTicks, y } = plot;
  const { y_name, unit } = chart;
  const name = y_name && unit ? `${y_name} (${unit})` : y_name || unit;
  const zero = y(0);
  return (
    <g>
      {yTicks.map(({ at, words }) => (
        <g key={at}>
          <line x1={left} x2={right} y1={at} y2={at} className="stroke-line-1" />
          <text x={left - 8} y={at} dy="0.32em" textAnchor="end" className={small}>
            {words}
          </text>
        </g>
      ))}
      <line
        x1={left}
        x2={right}
        y1={zero > top && zero < bottom ? zero : bottom}
        y2={zero > top && zero < bottom ? zero : bottom}
        className="stroke-line-3"
      />
      {xTicks.map(({ at, words }) => (
        <text key={at} x={at} y={bottom + 17} textAnchor="middle" className={small}>
          {words}
        </text>
      ))}
      {name && (
        <text x={0} y={11} className={small}>
          {name}
        </text>
      )}
      {chart.x_name && (
        <text x={(left + right) / 2} y={bottom + 37} textAnchor="middle" className={small}>
          {chart.x_name}
        </text>
      )}
    </g>
  );
}

const small = "fill-ink-3 text-2xs";
