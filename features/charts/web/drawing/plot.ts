import type { Chart } from "../../contract/index.ts";
import type { NumberWords } from "../format-value.ts";
import { niceTicks } from "./nice-ticks.ts";
import { stackValues } from "./stack-values.ts";

export interface Tick {
  at: number;
  words: string;
}

/** The area between the axes in pixels, and where numbers lie in it. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  xTicks: Tick[];
  yTicks: Tick[];
  /** The middle of a label, by its index, or the place of a number with scatter. */
  x(value: number): number;
  y(value: number): number;
  /** Room of one label. */
  bandPx: number;
}

const characterPx = 6.4;
const tickCount = 5;
/** Below this part of the highest value, an axis of lines begins at zero. */
const nearZero = 0.6;
const longestLabel = 16;

/** Lays out a chart with axes into a width and height. */
export function plotOf(chart: Chart, size: { width: number; height: number }, words: NumberWords): Plot {
  const ys = valuesOf(chart);
  const [low, high] = rangeOf(chart, ys);
  const yAxis = niceTicks(low, high, tickCount);
  const yWords = yAxis.ticks.map((value) => words.tick(value, yAxis.step));
  const left = Math.ceil(Math.max(...yWords.map(({ length }) => length)) * characterPx) + 12;
  const right = size.width - 12;
  const top = chart.y_name || chart.unit ? 24 : 10;
  const bottom = size.height - (chart.x_name ? 44 : 26);
  const y = between(yAxis.ticks, bottom, top);
  const yTicks = yAxis.ticks.map((value, index) => ({ at: y(value), words: yWords[index] ?? "" }));
  const edges = { left, right, top, bottom, y, yTicks };
  return chart.type === "scatter" ? withNumbers(chart, edges, words) : withLabels(chart, edges);
}

type Edges = Pick<Plot, "left" | "right" | "top" | "bottom" | "y" | "yTicks">;

function withLabels({ labels = [] }: Chart, edges: Edges): Plot {
  const { left, right } = edges;
  const bandPx = (right - left) / labels.length;
  const x = (index: number) => left + (index + 0.5) * bandPx;
  const longest = Math.min(longestLabel, Math.max(...labels.map(({ length }) => length)));
  const fitting = Math.floor((bandPx - 4) / characterPx);
  // Few labels are all shown, the long ones in part. Of many, each n-th one.
  const isEach = fitting >= longest || (labels.length <= 8 && fitting >= 4);
  const every = isEach ? 1 : Math.ceil((longest * characterPx + 10) / bandPx);
  const most = isEach ? Math.min(longestLabel, fitting) : longestLabel;
  const xTicks = labels.flatMap((label, index) =>
    index % every === 0 ? [{ at: x(index), words: shortened(label, most) }] : [],
  );
  return { ...edges, bandPx, x, xTicks };
}

function withNumbers(chart: Chart, edges: Edges, words: NumberWords): Plot {
  const { left, right } = edges;
  const xs = chart.series.flatMap(({ points = [] }) => points.map((point) => point.x));
  const axis = niceTicks(Math.min(...xs), Math.max(...xs), Math.max(3, Math.min(8, (right - left) / 80)));
  const x = between(axis.ticks, left, right);
  const xTicks = axis.ticks.map((value) => ({ at: x(value), words: words.tick(value, axis.step) }));
  return { ...edges, bandPx: 0, x, xTicks };
}

function valuesOf(chart: Chart): number[] {
  if (chart.type === "scatter") return chart.series.flatMap(({ points = [] }) => points.map(({ y }) => y));
  return stackValues(chart).flatMap((spans) => spans.flatMap((span) => (span ? [span.to] : [])));
}

/** Bars and areas begin at zero, since their size is what one sees. Lines may begin elsewhere. */
function rangeOf({ type }: Chart, values: readonly number[]): [number, number] {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const isFree = type === "scatter" || (type === "line" && low > 0 && low > high * nearZero);
  return isFree ? [low, high] : [Math.min(0, low), Math.max(0, high)];
}

function between(ticks: readonly number[], from: number, to: number): (value: number) => number {
  const [low = 0] = ticks;
  const high = ticks.at(-1) ?? 1;
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

function shortened(label: string, most: number): string {
  const letters = [...label];
  return letters.length > most ? `${letters.slice(0, Math.max(1, most - 1)).join("")}…` : label;
}
