import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const design: PageHandle = { title: "Design" };

export const brandingRoutes: RouteObject[] = [
  {
    path: "/design",
    handle: design,
    lazy: async () => ({ Component: (await import("./design-page.tsx")).DesignPage }),
  },
];
