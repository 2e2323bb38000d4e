import type { RouteObject } from "react-router";

export const brandingRoutes: RouteObject[] = [
  { path: "/design", lazy: async () => ({ Component: (await import("./design-page.tsx")).DesignPage }) },
];
