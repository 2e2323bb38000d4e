import type { Chart } from "../contract/index.ts";

const types: readonly string[] = ["bar", "line", "area", "pie", "donut", "scatter"];

/** The chart in the data of a tool call. Undefined for data of another shape, such as that of a later version. */
export function readChart(data: unknown): Chart | undefined {
  return isChart(data) ? data : undefined;
}

function isChart(data: unknown): data is Chart {
  if (!isFields(data) || typeof data.title !== "string" || !types.includes(String(data.type))) return false;
  const { labels, series } = data;
  if (!isList(series, isFields) || series.length === 0) return false;
  if (data.type === "scatter")
    return series.every(({ name, points }) => isText(name) && isList(points, isPoint));
  return (
    isList(labels, isText) &&
    series.every(
      ({ name, values }) => isText(name) && isList(values, isValue) && values.length === labels.length,
    )
  );
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

const isText = (value: unknown): value is string => typeof value === "string";
const isValue = (value: unknown): value is number | null => value === null || Number.isFinite(value);
const isPoint = (value: unknown): value is { x: number; y: number } =>
  isFields(value) && Number.isFinite(value.x) && Number.isFinite(value.y);
