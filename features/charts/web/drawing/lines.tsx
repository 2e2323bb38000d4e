import type { Chart } from "../../contract/index.ts";
import type { Plot } from "./plot.ts";
import { seriesColor, seriesDash } from "./series-look.ts";
import { type Span, stackValues } from "./stack-values.ts";

/** With less room for each value, dots would hide the line. */
const leastDotPx = 14;

/** Lines, with the areas below them where the chart is one of areas. A missing value is a gap. */
export function Lines({ chart, plot }: { chart: Chart; plot: Plot }) {
  const { series, type } = chart;
  return (
    <>
      {stackValues(chart).map((spans, at) => {
        const color = seriesColor(at);
        const stretches = stretchesOf(spans);
        const dotted =
          plot.bandPx >= leastDotPx
            ? stretches.flat()
            : stretches.filter(({ length }) => length === 1).flat();
        return (
          <g key={series[at]?.name}>
            {type === "area" &&
              stretches.map((stretch) => (
                <path key={stretch[0]?.index} d={areaPath(stretch, plot)} fill={color} fillOpacity={0.28} />
              ))}
            {stretches.map((stretch) => (
              <path
                key={stretch[0]?.index}
                d={linePath(stretch.map(({ index, to }) => [plot.x(index), plot.y(to)]))}
                fill="none"
                stroke={color}
                strokeWidth={2}
                strokeLinejoin="round"
                strokeDasharray={seriesDash(at)}
              />
            ))}
            {dotted.map(({ index, to }) => (
              <circle key={index} cx={plot.x(index)} cy={plot.y(to)} r={3} fill={color} />
            ))}
          </g>
        );
      })}
    </>
  );
}

interface Place {
  index: number;
  from: number;
  to: number;
}

/** The values without the gaps between them. */
function stretchesOf(spans: readonly Span[]): Place[][] {
  const stretches: Place[][] = [[]];
  spans.forEach((span, index) => {
    if (span) stretches.at(-1)?.push({ index, ...span });
    else stretches.push([]);
  });
  return stretches.filter(({ length }) => length > 0);
}

function areaPath(stretch: readonly Place[], plot: Plot): string {
  const above = stretch.map(({ index, to }): [number, number] => [plot.x(index), plot.y(to)]);
  const below = stretch.map(({ index, from }): [number, number] => [plot.x(index), plot.y(from)]);
  return `${linePath([...above, ...below.reverse()])}Z`;
}

function linePath(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
