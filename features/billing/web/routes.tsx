import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const finish: PageHandle = { title: "Finish your account", access: "public", layout: "bare" };

export const billingRoutes: RouteObject[] = [
  {
    path: "/finish",
    handle: finish,
    lazy: async () => ({ Component: (await import("./finish/finish-page.tsx")).FinishPage }),
  },
];
