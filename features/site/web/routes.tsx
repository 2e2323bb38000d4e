import type { RouteObject } from "react-router";
import { laterRoute } from "#platform/web/page/later-route.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const legal: PageHandle = { title: "Legal", access: "public" };
const home: PageHandle = { title: "It does the work. It keeps the receipts.", access: "public" };

export const siteRoutes: RouteObject[] = [
  {
    path: "/",
    handle: home,
    lazy: async () => ({ Component: (await import("./home-page.tsx")).HomePage }),
  },
  ...["/terms", "/privacy", "/legal/:type"].map((path) => ({
    path,
    handle: legal,
    lazy: async () => ({ Component: (await import("./legal-page.tsx")).LegalPage }),
  })),
  laterRoute({
    path: "/demo",
    title: "Demo",
    access: "public",
    text: "Here you will try the assistant in a throw-away workspace without an account; the demo is not there yet.",
  }),
  laterRoute({
    path: "/diagram",
    title: "How it works",
    access: "public",
    text: "Here you will see how the product works and where data goes; the diagram is not there yet.",
  }),
];
