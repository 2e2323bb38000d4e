import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const dashboard: PageHandle = { title: "Dashboard" };
const settings: PageHandle = { title: "Settings" };

/** Pages composed of several features. */
export const pageRoutes: RouteObject[] = [
  {
    path: "/dashboard",
    handle: dashboard,
    lazy: async () => ({ Component: (await import("./dashboard-page.tsx")).DashboardPage }),
  },
  {
    path: "/settings",
    handle: settings,
    lazy: async () => ({ Component: (await import("./settings-page.tsx")).SettingsPage }),
  },
];
