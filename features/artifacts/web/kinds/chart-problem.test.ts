import { expect, it } from "vitest";
import { english } from "../texts/english.ts";
import { german } from "../texts/german.ts";
import { chartProblemOf } from "./chart-problem.ts";
import { exampleChart } from "./example-chart.ts";

const chart = {
  type: "bar",
  title: "Sales",
  labels: ["Q1", "Q2"],
  series: [{ name: "North", values: [1, 2] }],
};

it("finds nothing wrong in the data of a chart", () => {
  expect(chartProblemOf(JSON.stringify(chart))).toBeUndefined();
});

it("says at which line a text is no JSON", () => {
  expect(chartProblemOf('{\n  "type": bar\n}')).toEqual({ what: "json", line: 2 });
});

it.each([
  [[], "", "chart"],
  [{ ...chart, type: "cake" }, "type", "type"],
  [{ ...chart, title: "" }, "title", "title"],
  [{ ...chart, labels: undefined }, "labels", "labels"],
  [{ ...chart, labels: ["Q1", 2] }, "labels › 2", "labels"],
  [{ ...chart, series: [] }, "series", "series"],
  [{ ...chart, series: [{ name: "North", values: [1] }] }, "series › 1 › values", "values"],
  [{ ...chart, series: [...chart.series, ...chart.series] }, "series › 2 › name", "name"],
  [{ ...chart, type: "scatter" }, "labels", "labels"],
  [
    { type: "scatter", title: "x", series: [{ name: "a", points: [{ x: 1, y: "2" }] }] },
    "series › 1 › points › 1 › y",
    "y",
  ],
])("names the field that does not fit in %j", (data, place, field) => {
  expect(chartProblemOf(JSON.stringify(data))).toEqual({ what: "field", place, field });
});

it.each([english, german])("finds nothing wrong in the example, in each language", (words) => {
  expect(chartProblemOf(exampleChart(words))).toBeUndefined();
  expect(exampleChart(words)).toContain('"values": [12, 15, 11]');
});
