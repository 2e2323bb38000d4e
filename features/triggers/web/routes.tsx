import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const triggers: PageHandle = { title: "Triggers" };
const trigger: PageHandle = { title: "Trigger" };

export const triggerRoutes: RouteObject[] = [
  {
    path: "/agents/triggers",
    handle: triggers,
    lazy: async () => ({ Component: (await import("./triggers-page.tsx")).TriggersPage }),
  },
  {
    path: "/agents/triggers/:triggerId",
    handle: trigger,
    lazy: async () => ({ Component: (await import("./trigger-page.tsx")).TriggerPage }),
  },
];
