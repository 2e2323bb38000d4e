import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const handle: PageHandle = { title: "Demo", germanTitle: "Demo", access: "public", layout: "bare" };

export const demoRoutes: RouteObject[] = [
  {
    path: "/demo/:conversationId?",
    handle,
    lazy: withTexts(async () => ({ Component: (await import("./demo-page.tsx")).DemoPage })),
  },
];
