import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { drawChartTool } from "./draw-chart.tool.ts";

/** Registers the tool that draws charts. */
export const chartsModule: Module = {
  name: "charts",
  start: (services) => registerTool(services, "charts", drawChartTool),
};
