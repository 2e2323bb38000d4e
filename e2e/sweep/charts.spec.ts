import { askForCharts, chartNamed, revenue } from "../fixtures/charts.ts";
import { ask } from "../fixtures/chat.ts";
import { sweep } from "./sweep.ts";

const months = Array.from(
  { length: 36 },
  (_, index) => `${2024 + Math.floor(index / 12)}-${(index % 12) + 1}`,
);
const wave = (at: number) => months.map((_, index) => Math.round(50 + 40 * Math.sin(index / 4 + at)) / 2);
const many = {
  ...{
    type: "line",
    title: "Twelve lines over three years",
    labels: months,
    x_name: "Month",
    y_name: "Load",
  },
  series: Array.from({ length: 12 }, (_, at) => ({ name: `Machine ${at + 1}`, values: wave(at) })),
};
const charts = [
  revenue,
  { ...revenue, title: "Stacked", type: "area", is_stacked: true, series: revenue.series.slice(0, 1) },
  many,
  {
    type: "donut",
    title: "Share",
    unit: "%",
    labels: ["Mail", "Calls", "Visits"],
    series: [{ name: "Share", values: [62, 30.5, 7.5] }],
  },
  {
    ...{ type: "scatter", title: "Size and price", x_name: "m²", y_name: "Price", unit: "k€" },
    series: ["Vienna", "Graz"].map((name, at) => ({
      name,
      points: Array.from({ length: 40 }, (_, index) => ({
        x: 30 + index * 3,
        y: 100 + index * (8 + at) + ((index * 37) % 50),
      })),
    })),
  },
];

sweep({
  name: "charts in a conversation",
  who: "person",
  productKind: "connected",
  looks: [
    {
      name: "charts of every type",
      path: "/chat",
      reach: ({ page }) => ask(page, askForCharts(...charts)),
      shows: (page) => chartNamed(page, "Size and price").getByRole("img"),
      on: "both",
    },
    {
      name: "a chart's numbers as a table",
      reach: ({ page }) => chartNamed(page, many.title).getByRole("radio", { name: "Table" }).check(),
      shows: (page) => chartNamed(page, many.title).getByRole("columnheader", { name: "Machine 12" }),
      on: "both",
    },
    {
      name: "what a chart is taken along as",
      reach: ({ page }) =>
        chartNamed(page, many.title).getByRole("button", { name: "Download the chart" }).click(),
      shows: (page) => page.getByRole("menuitem", { name: "PNG picture" }),
    },
  ],
});
