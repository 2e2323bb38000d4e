interface Series {
  name: string;
  values?: readonly (number | null)[] | undefined;
  points?: readonly object[] | undefined;
}

interface Unchecked {
  type: string;
  is_stacked?: boolean | undefined;
  labels?: readonly string[] | undefined;
  series: readonly Series[];
}

export interface ChartProblem {
  path: (string | number)[];
  /** Says how to repair it. */
  message: string;
}

const mostSlices = 12;

/** What is wrong between the parts of a chart, which no schema says. */
export function checkChart(chart: Unchecked, mostPoints: number): ChartProblem[] {
  const problems = [
    ...sameNames(chart.series),
    ...(chart.type === "scatter" ? scatter(chart) : labelled(chart)),
  ];
  const count = chart.series.reduce(
    (sum, { values, points }) => sum + Math.max(values?.length ?? 0, points?.length ?? 0),
    0,
  );
  if (count > mostPoints) {
    problems.push({
      path: ["series"],
      message: `has ${count} values; at most ${mostPoints} are drawn. Summarise them, such as by month.`,
    });
  }
  return problems;
}

function sameNames(series: readonly Series[]): ChartProblem[] {
  return series.flatMap(({ name }, index) =>
    series.findIndex((other) => other.name === name) < index
      ? [{ path: ["series", index, "name"], message: `“${name}” is the name of another series` }]
      : [],
  );
}

function scatter({ labels, series }: Unchecked): ChartProblem[] {
  return [
    ...(labels ? [{ path: ["labels"], message: "leave them out: scatter has points with x and y" }] : []),
    ...series.flatMap(({ points, values }, index) => [
      ...(points?.length ? [] : [{ path: ["series", index, "points"], message: "is needed with scatter" }]),
      ...(values
        ? [{ path: ["series", index, "values"], message: "leave them out: scatter has points" }]
        : []),
    ]),
  ];
}

function labelled(chart: Unchecked): ChartProblem[] {
  const { type, labels, series } = chart;
  if (!labels?.length) return [{ path: ["labels"], message: `is needed with ${type}` }];
  return [
    ...series.flatMap(({ values, points }, index) => [
      ...(points
        ? [{ path: ["series", index, "points"], message: `leave them out: ${type} has values` }]
        : []),
      ...(values?.length === labels.length
        ? []
        : [
            {
              path: ["series", index, "values"],
              message: `has ${values?.length ?? 0} numbers, but there are ${labels.length} labels: give one for each, null where there is none`,
            },
          ]),
    ]),
    ...(type === "pie" || type === "donut" ? round(chart) : straight(chart)),
  ];
}

function round({ type, labels = [], series }: Unchecked): ChartProblem[] {
  const [only] = series;
  const values = only?.values ?? [];
  const problems: ChartProblem[] = [];
  const add = (path: ChartProblem["path"], message: string) => problems.push({ path, message });
  if (series.length > 1)
    add(["series"], `has ${series.length} series; a ${type} has one. Use bar to compare several.`);
  if (labels.length > mostSlices) {
    add(
      ["labels"],
      `has ${labels.length} slices; a ${type} has at most ${mostSlices}. Join small ones, or use bar.`,
    );
  }
  if (values.some((value) => (value ?? 0) < 0)) {
    add(["series", 0, "values"], `has negative numbers, which a ${type} cannot show. Use bar.`);
  } else if (!values.some((value) => (value ?? 0) > 0)) {
    add(["series", 0, "values"], "needs a number above zero");
  }
  return problems;
}

function straight({ type, is_stacked, series }: Unchecked): ChartProblem[] {
  if (!series.some(({ values }) => values?.some((value) => value !== null))) {
    return [{ path: ["series"], message: "has no numbers at all" }];
  }
  if (!is_stacked) return [];
  if (type === "line") return [{ path: ["is_stacked"], message: "only bar and area are stacked" }];
  return series.flatMap(({ values }, index) =>
    values?.some((value) => (value ?? 0) < 0)
      ? [{ path: ["series", index, "values"], message: "has negative numbers, which cannot be stacked" }]
      : [],
  );
}
