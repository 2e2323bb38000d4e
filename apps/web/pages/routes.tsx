import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const dashboard: PageHandle = { title: "Dashboard" };
const settings: PageHandle = { title: "Settings", frame: "settings" };

/** Pages composed of several features. */
export const pageRoutes: RouteObject[] = [
  {
    path: "/dashboard",
    handle: dashboard,
    lazy: async () => ({ Component: (await import("../dashboard/dashboard-page.tsx")).DashboardPage }),
  },
  {
    path: "/settings",
    handle: settings,
    lazy: async () => ({ Component: (await import("./general-page.tsx")).GeneralPage }),
  },
];
