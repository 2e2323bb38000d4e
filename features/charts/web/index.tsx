import { lazy } from "react";
import type { ToolResultView } from "#platform/web/modules/tool-results.ts";

/** How the results of this feature's tools are shown in a conversation. */
export const chartResults: readonly ToolResultView[] = [
  { toolName: "draw_chart", load: async () => (await import("./chart-result.tsx")).ChartResult },
];

/** The chart of data that was stored elsewhere. Says so when it is none. */
export const ChartOf = lazy(async () => ({ default: (await import("./chart-result.tsx")).ChartResult }));
