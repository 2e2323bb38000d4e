import type { Chart } from "../../contract/index.ts";
import { seriesColor } from "./series-look.ts";

/** A pie, or a donut with a hole. It begins at the top and goes on clockwise. */
export function Slices({ chart, width, height }: { chart: Chart; width: number; height: number }) {
  const outer = Math.min(width, height) / 2 - 6;
  const inner = chart.type === "donut" ? outer * 0.6 : 0;
  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      {slicesOf(chart).map(({ index, from, to }) => (
        <path
          key={index}
          d={slicePath(from, to, inner, outer)}
          fill={seriesColor(index)}
          fillRule="evenodd"
          className="stroke-paper-1"
          strokeWidth={1.5}
        />
      ))}
    </g>
  );
}

export interface Slice {
  index: number;
  /** In turns, from the top. */
  from: number;
  to: number;
}

/** The slices above zero. */
export function slicesOf({ series }: Chart): Slice[] {
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const sum = values.reduce((all, value) => all + value, 0);
  let end = 0;
  return values.flatMap((value, index) => {
    const from = end;
    end += sum > 0 ? value / sum : 0;
    return value > 0 ? [{ index, from, to: end }] : [];
  });
}

function slicePath(from: number, to: number, inner: number, outer: number): string {
  // An arc of a whole turn has no direction, so it is drawn as two rings.
  if (to - from > 0.9999) return `${ring(outer)}${inner > 0 ? ring(inner) : ""}`;
  const isLarge = to - from > 0.5 ? 1 : 0;
  const arc = (radius: number, turn: number, direction: 0 | 1) =>
    `A${radius} ${radius} 0 ${isLarge} ${direction} ${place(radius, turn)}`;
  const back = inner > 0 ? `L${place(inner, to)}${arc(inner, from, 0)}` : "L0 0";
  return `M${place(outer, from)}${arc(outer, to, 1)}${back}Z`;
}

function ring(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
}

function place(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
