import type { RouteObject } from "react-router";
import { laterRoute } from "#platform/web/page/later-route.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const admin: PageHandle = { title: "Admin", access: "admin" };

export const adminRoutes: RouteObject[] = [
  {
    path: "/admin",
    handle: admin,
    lazy: async () => ({ Component: (await import("./admin-page.tsx")).AdminPage }),
  },
  laterRoute({
    path: "/admin/fullcheck",
    title: "Full check",
    access: "admin",
    text: "Here you will check every part of the installation; until then the command line does it: npm run doctor.",
  }),
  laterRoute({
    path: "/admin/upgrade",
    title: "Upgrade",
    access: "admin",
    text: "Here you will see versions, migrations and backups; this page is not there yet.",
  }),
];
