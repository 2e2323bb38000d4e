import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const handle: PageHandle = { title: "Mail", germanTitle: "E-Mails" };

export const mailRoutes: RouteObject[] = [
  {
    path: "/mail",
    handle,
    lazy: withTexts(async () => ({ Component: (await import("./mail-page.tsx")).MailPage })),
  },
];
