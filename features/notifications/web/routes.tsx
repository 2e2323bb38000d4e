import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const notifications: PageHandle = { title: "Notifications", frame: "settings" };

export const notificationRoutes: RouteObject[] = [
  {
    path: "/settings/notifications",
    handle: notifications,
    lazy: async () => ({
      Component: (await import("./settings/notifications-page.tsx")).NotificationsPage,
    }),
  },
];
