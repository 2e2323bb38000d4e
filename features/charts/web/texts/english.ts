/** The texts around a chart. */
export const english = {
  unreadable: "This chart was made by another version and cannot be shown.",
  view: "View of the chart",
  chart: "Chart",
  table: "Table",
  download: "Download the chart",
  formats: { svg: "SVG drawing", png: "PNG picture", csv: "CSV table" },
  notSaved: "The chart was not saved",
  label: "Label",
  series: "Series",
  types: {
    bar: "Bar chart",
    line: "Line chart",
    area: "Area chart",
    pie: "Pie chart",
    donut: "Donut chart",
    scatter: "Scatter chart",
  },
  /** What the drawing is, for people who do not see it. */
  describe: (type: string, title: string, series: string, count: string) =>
    `${type}: ${title}. ${series}. ${count}. The table shows the same numbers.`,
  countSeries: (count: number, names: string) =>
    count === 1 ? `One series: ${names}` : `${count} series: ${names}`,
  countValues: (count: number) => (count === 1 ? "1 value" : `${count} values`),
  none: "none",
};
