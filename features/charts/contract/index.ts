export { Chart, type ChartType, chartTypes, mostPoints, mostSeries } from "./chart.ts";
