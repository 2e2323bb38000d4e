import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const legal: PageHandle = { title: "Legal", access: "public" };
const diagram: PageHandle = { title: "How it works", germanTitle: "So funktioniert es", access: "public" };

const appSettings: PageHandle = { title: "App settings", access: "admin" };

export const siteRoutes: RouteObject[] = [
  ...["/terms", "/privacy", "/legal/:type"].map((path) => ({
    path,
    handle: legal,
    lazy: async () => ({ Component: (await import("./legal/legal-page.tsx")).LegalPage }),
  })),
  {
    path: "/diagram",
    handle: diagram,
    lazy: withTexts(async () => ({ Component: (await import("./diagram/diagram-page.tsx")).DiagramPage })),
  },
  {
    path: "/admin/app-settings",
    handle: appSettings,
    lazy: async () => ({ Component: (await import("./editor/app-settings-page.tsx")).AppSettingsPage }),
  },
];
