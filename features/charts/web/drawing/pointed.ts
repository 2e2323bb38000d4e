import type { Chart } from "../../contract/index.ts";
import type { NumberWords } from "../format-value.ts";
import type { Plot } from "./plot.ts";
import { slicesOf } from "./slices.tsx";

/** What a pointer is at: a label or slice by its index, or a point of a series. */
export interface Pointed {
  index: number;
  series?: number;
}

interface At {
  x: number;
  y: number;
}

const reachPx = 24;

export function findPointed(
  chart: Chart,
  at: At,
  place: Plot | { width: number; height: number },
): Pointed | undefined {
  if (!("bandPx" in place))
    return findSlice(chart, { x: at.x - place.width / 2, y: at.y - place.height / 2 });
  if (chart.type === "scatter") return findPoint(chart, at, place);
  const index = Math.floor((at.x - place.left) / place.bandPx);
  return index >= 0 && index < (chart.labels?.length ?? 0) ? { index } : undefined;
}

function findSlice(chart: Chart, { x, y }: At): Pointed | undefined {
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
  const slice = slicesOf(chart).find(({ from, to }) => turn >= from && turn < to);
  return slice && { index: slice.index };
}

function findPoint({ series }: Chart, at: At, plot: Plot): Pointed | undefined {
  let nearest: Pointed | undefined;
  let nearestPx = reachPx;
  series.forEach(({ points = [] }, which) => {
    points.forEach(({ x, y }, index) => {
      const distancePx = Math.hypot(plot.x(x) - at.x, plot.y(y) - at.y);
      if (distancePx < nearestPx) [nearest, nearestPx] = [{ index, series: which }, distancePx];
    });
  });
  return nearest;
}

/** The values that a pointer is at, in one line. */
export function describePointed(chart: Chart, { index, series: which }: Pointed, words: NumberWords): string {
  const { series, labels = [] } = chart;
  if (which !== undefined) {
    const { name, points = [] } = series[which] ?? { name: "" };
    const point = points[index];
    return point ? `${name}: ${words.tick(point.x, 1e-6)}, ${words.value(point.y)}` : "";
  }
  const values = series.flatMap(({ name, values = [] }) => {
    const value = values[index];
    if (value === null || value === undefined) return [];
    return [series.length === 1 ? words.value(value) : `${name} ${words.value(value)}`];
  });
  return `${labels[index]}: ${values.join(" · ")}`;
}
