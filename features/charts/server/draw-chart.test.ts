import { describe, expect, it } from "vitest";
import { catalogueTool } from "#features/tools/server/index.ts";
import { drawChartTool } from "./draw-chart.tool.ts";

const tool = catalogueTool("built_in", drawChartTool);
const series = [{ name: "Vienna", values: [1, null, 3] }];
const bars = { type: "bar", title: "Sales", labels: ["Q1", "Q2", "Q3"], series };

async function issuesOf(input: object): Promise<string[]> {
  const checked = await tool.checkInput(input);
  return checked.isValid ? [] : checked.issues.map(({ field, message }) => `${field}: ${message}`);
}

async function draw(input: object) {
  const checked = await tool.checkInput(input);
  if (!checked.isValid) throw new Error(JSON.stringify(checked.issues));
  return tool.run({} as Parameters<typeof tool.run>[0], checked.value);
}

describe("a chart", () => {
  it("is the data of its tool call, and the model is told what the person sees", async () => {
    expect(await draw({ ...bars, unit: " € " })).toEqual({
      content: "The person sees the bar chart (1 series, 3 values) here.",
      summary: "Sales",
      data: { ...bars, unit: "€" },
    });
  });

  it("of points has no labels", async () => {
    const points = [{ x: 1, y: 2 }];
    expect(await draw({ type: "scatter", title: "Size", series: [{ name: "a", points }] })).toMatchObject({
      data: { series: [{ name: "a", points }] },
    });
  });

  it("has no characters that nobody sees", async () => {
    const { data, summary } = await draw({ ...bars, title: "Sa\u202eles\u200b" });
    expect([summary, data]).toEqual(["Sales", bars]);
  });

  it("reads nothing, changes nothing and sends nothing", () => {
    expect(tool.facts).toMatchObject({ reads: "nothing", writes: false, egress: false, external: false });
  });
});

describe("a chart that does not fit says how to repair it", () => {
  const pie = { ...bars, type: "pie" };
  const scatter = { type: "scatter", title: "Size" };
  it.each<[string, object, string]>([
    [
      "too few values",
      { ...bars, series: [{ name: "a", values: [1] }] },
      "series.0.values: has 1 numbers, but there are 3 labels: give one for each, null where there is none",
    ],
    ["no labels", { ...bars, labels: undefined }, "labels: is needed with bar"],
    [
      "two series of one name",
      { ...bars, series: [...series, ...series] },
      "series.1.name: “Vienna” is the name of another series",
    ],
    [
      "no numbers",
      { ...bars, series: [{ name: "a", values: [null, null, null] }] },
      "series: has no numbers at all",
    ],
    [
      "a pie of several",
      { ...pie, series: [...series, { name: "b", values: [1, 2, 3] }] },
      "series: has 2 series; a pie has one. Use bar to compare several.",
    ],
    [
      "a negative slice",
      { ...pie, series: [{ name: "a", values: [1, -2, 3] }] },
      "series.0.values: has negative numbers, which a pie cannot show. Use bar.",
    ],
    [
      "a pie of nothing",
      { ...pie, series: [{ name: "a", values: [0, 0, null] }] },
      "series.0.values: needs a number above zero",
    ],
    [
      "a pie of crumbs",
      { ...pie, labels: Array(20).fill("x"), series: [{ name: "a", values: Array(20).fill(1) }] },
      "labels: has 20 slices; a pie has at most 12. Join small ones, or use bar.",
    ],
    [
      "stacked lines",
      { ...bars, type: "line", is_stacked: true },
      "is_stacked: only bar and area are stacked",
    ],
    [
      "a stack with holes below",
      { ...bars, is_stacked: true, series: [{ name: "a", values: [1, -2, 3] }] },
      "series.0.values: has negative numbers, which cannot be stacked",
    ],
    [
      "a scatter of values",
      { ...scatter, series: [{ name: "a", values: [1] }] },
      "series.0.points: is needed with scatter",
    ],
    [
      "a scatter with labels",
      { ...scatter, labels: ["x"], series: [{ name: "a", points: [{ x: 1, y: 1 }] }] },
      "labels: leave them out: scatter has points with x and y",
    ],
    [
      "a number without end",
      { ...bars, series: [{ name: "a", values: [1, 2, 1e300] }] },
      "series.0.values.2: Too big: expected number to be <=1000000000000000",
    ],
  ])("%s", async (_name, input, issue) => expect(await issuesOf(input)).toContain(issue));

  it("more than 12 series or 2,000 values", async () => {
    const many = (count: number, length: number) => ({
      ...bars,
      labels: Array(length).fill("x"),
      series: Array.from({ length: count }, (_, index) => ({
        name: `s${index}`,
        values: Array(length).fill(1),
      })),
    });
    expect(await issuesOf(many(13, 1))).toEqual([expect.stringContaining("series: Too big")]);
    expect(await issuesOf(many(4, 501))).toEqual([
      "series: has 2004 values; at most 2000 are drawn. Summarise them, such as by month.",
    ]);
    expect(await issuesOf(many(4, 500))).toEqual([]);
  });
});
