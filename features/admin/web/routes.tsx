import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const admin: PageHandle = { title: "Admin", access: "admin", frame: "modules" };

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
    text: "Coming soon: check every part of this installation. Until then, run npm run doctor on the server.",
  }),
  {
    path: "/admin/upgrade",
    handle: { ...admin, title: "Upgrade" },
    lazy: async () => ({ Component: (await import("./backups/upgrade-page.tsx")).UpgradePage }),
  },
];
