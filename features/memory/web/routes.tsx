import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const handle: PageHandle = { title: "Memory", germanTitle: "Gedächtnis", frame: "settings" };

export const memoryRoutes: RouteObject[] = [
  {
    path: "/settings/memory",
    handle,
    lazy: withTexts(async () => ({ Component: (await import("./memory-page.tsx")).MemoryPage })),
  },
];
