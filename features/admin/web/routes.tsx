import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const admin: PageHandle = { title: "Admin", access: "admin" };

export const adminRoutes: RouteObject[] = [
  {
    path: "/admin",
    handle: admin,
    lazy: async () => ({ Component: (await import("./admin-page.tsx")).AdminPage }),
  },
  notBuiltRoute({
    path: "/admin/fullcheck",
    title: "Full check",
    access: "admin",
    text: "Here you will check every part of the installation; until then the command line does it: npm run doctor.",
  }),
  notBuiltRoute({
    path: "/admin/upgrade",
    title: "Upgrade",
    access: "admin",
    text: "Here you will see versions, migrations and backups; this page is not there yet.",
  }),
];
