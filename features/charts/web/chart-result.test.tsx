import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Chart } from "../contract/index.ts";
import { chartRows } from "./chart-rows.ts";
import { ChartTable } from "./chart-table.tsx";
import { ChartDrawing } from "./drawing/chart-drawing.tsx";
import { plotOf } from "./drawing/plot.ts";
import { describePointed, findPointed } from "./drawing/pointed.ts";
import { numberWords } from "./format-value.ts";
import { legendOf } from "./legend-of.ts";
import { readChart } from "./read-chart.ts";

const labels = ["Q1", "Q2", "Q3"];
const values = [10, null, 30];
const bars: Chart = {
  ...{ type: "bar", title: "Sales", unit: "€", labels },
  series: [
    { name: "Vienna", values },
    { name: "Graz", values: [5, 6, -7] },
  ],
};
const pie: Chart = { type: "pie", title: "Share", labels, series: [{ name: "Share", values: [1, 0, 3] }] };
const scatter: Chart = {
  ...{ type: "scatter", title: "Size" },
  series: [
    {
      name: "a",
      points: [
        { x: 1, y: 2 },
        { x: 5, y: 9 },
      ],
    },
  ],
};
const words = numberWords("en", "€");
const size = { width: 400, height: 300 };

const drawn = (chart: Chart) =>
  renderToStaticMarkup(
    <ChartDrawing
      ref={null}
      chart={chart}
      {...size}
      words={words}
      label="Sales"
      pointed={undefined}
      onPoint={() => undefined}
    />,
  );
const count = (text: string, part: string) => text.split(part).length - 1;

describe("a drawing", () => {
  it("has a bar for each value and a name for those who do not see it", () => {
    expect(count(drawn(bars), "<rect")).toBe(5);
    expect(drawn(bars)).toMatch(/^<svg role="img" aria-label="Sales"/);
  });

  it("breaks a line where a value is missing", () => {
    const line = drawn({ ...bars, type: "line", series: bars.series.slice(0, 1) });
    expect(count(line, 'fill="none" stroke=')).toBe(2);
    expect(count(line, "<circle")).toBe(2);
  });

  it("begins bars at zero, and lines near their values", () => {
    const high = { ...bars, series: [{ name: "a", values: [95, 100, 105] }] };
    const ticksOf = (chart: Chart) => plotOf(chart, size, words).yTicks.map((tick) => tick.words);
    expect(ticksOf(high)[0]).toBe("0");
    expect(ticksOf({ ...high, type: "line" })[0]).toBe("95");
  });

  it("stacks what is a part of a whole", () => {
    const stacked = {
      ...bars,
      is_stacked: true,
      series: [
        { name: "a", values: [1, 2, 3] },
        { name: "b", values: [4, 5, 6] },
      ],
    };
    expect(plotOf(stacked, size, words).yTicks.at(-1)?.words).toBe("10");
  });

  it("shows a slice for each value above zero, and one alone as a whole", () => {
    expect(count(drawn(pie), "<path")).toBe(2);
    expect(drawn({ ...pie, type: "donut", series: [{ name: "a", values: [0, 2, 0] }] })).not.toContain("NaN");
  });

  it("shows as many labels as fit", () => {
    const many = Array.from({ length: 365 }, (_, index) => `Day ${index + 1}`);
    const year = { ...bars, labels: many, series: [{ name: "a", values: many.map((_, index) => index) }] };
    expect(plotOf(year, size, words).xTicks.length).toBeLessThan(8);
    expect(
      plotOf({ ...bars, labels: ["A long name of a city", "B", "C"] }, size, words).xTicks[0]?.words,
    ).toBe("A long name of …");
  });

  it("has no number that is none, whatever is drawn", () => {
    for (const chart of [bars, pie, scatter, { ...bars, type: "area" as const }])
      expect(drawn(chart)).not.toContain("NaN");
    const same = {
      type: "scatter" as const,
      title: "One",
      series: [{ name: "a", points: [{ x: 3, y: 3 }] }],
    };
    expect(drawn(same)).not.toContain("NaN");
  });
});

describe("a pointer finds", () => {
  it("the values of a label", () => {
    const plot = plotOf(bars, size, words);
    const pointed = findPointed(bars, { x: plot.x(2), y: 50 }, plot);
    expect(pointed && describePointed(bars, pointed, words)).toBe("Q3: Vienna 30 € · Graz -7 €");
  });

  it("a slice, and the nearest point", () => {
    expect(findPointed(pie, { x: 210, y: 20 }, size)).toEqual({ index: 0 });
    const plot = plotOf(scatter, size, words);
    const pointed = findPointed(scatter, { x: plot.x(5) - 9, y: plot.y(9) + 9 }, plot);
    expect(pointed && describePointed(scatter, pointed, words)).toBe("a: 5, 9 €");
    expect(findPointed(scatter, { x: 200, y: 150 }, plot)).toBeUndefined();
  });
});

describe("the same numbers", () => {
  it("stand in a table", () => {
    const table = renderToStaticMarkup(<ChartTable chart={bars} words={words} />);
    expect(table).toContain("30 €");
    expect(table).toContain("none");
    expect(chartRows(scatter, { label: "Label", series: "Series" }).rows).toEqual([
      ["a", 1, 2],
      ["a", 5, 9],
    ]);
  });

  it("are named by colours only where there are several", () => {
    expect(legendOf(bars, words).map(({ name }) => name)).toEqual(["Vienna", "Graz"]);
    expect(legendOf({ ...bars, series: bars.series.slice(0, 1) }, words)).toEqual([]);
    expect(legendOf(pie, words)).toEqual([
      { index: 0, name: "Q1", value: "1 € (25%)" },
      { index: 2, name: "Q3", value: "3 € (75%)" },
    ]);
  });
});

it("data of another shape is no chart", () => {
  expect(readChart(bars)).toBe(bars);
  expect(readChart(scatter)).toBe(scatter);
  const { series, ...withoutSeries } = bars;
  for (const data of [
    null,
    7,
    "bar",
    [],
    {},
    withoutSeries,
    { ...bars, type: "cake" },
    { ...bars, labels: ["a"] },
    { ...bars, series: [{ name: 1, values }] },
    { ...bars, series: [null] },
    { ...scatter, series },
  ]) {
    expect(readChart(data)).toBeUndefined();
  }
});
