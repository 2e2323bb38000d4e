import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const handle: PageHandle = { title: "Developer" };

export const developerRoutes: RouteObject[] = [
  {
    path: "/dev",
    handle,
    lazy: async () => ({ Component: (await import("./developer-page.tsx")).DeveloperPage }),
  },
];
