import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const shared: PageHandle = { title: "Shared", germanTitle: "Geteilt" };

export const sharingRoutes: RouteObject[] = [
  {
    path: "/team/shared",
    handle: shared,
    lazy: withTexts(async () => ({ Component: (await import("./lists/shared-page.tsx")).SharedPage })),
  },
];
