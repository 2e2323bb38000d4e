import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const analytics: PageHandle = { title: "Analytics", access: "admin" };

export const trackingRoutes: RouteObject[] = [
  {
    path: "/admin/analytics",
    handle: analytics,
    lazy: async () => ({ Component: (await import("./analytics/analytics-page.tsx")).AnalyticsPage }),
  },
];
