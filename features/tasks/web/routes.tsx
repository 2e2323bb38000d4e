import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const handle: PageHandle = { title: "Tasks", germanTitle: "Aufgaben" };

export const taskRoutes: RouteObject[] = [
  {
    path: "/tasks",
    handle,
    lazy: withTexts(async () => ({ Component: (await import("./tasks-page.tsx")).TasksPage })),
  },
];
