import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const handle: PageHandle = { title: "Demo", access: "public", layout: "bare" };

export const demoRoutes: RouteObject[] = [
  {
    path: "/demo/:conversationId?",
    handle,
    lazy: async () => ({ Component: (await import("./demo-page.tsx")).DemoPage }),
  },
];
