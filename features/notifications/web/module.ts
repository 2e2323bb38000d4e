import type { WebModule } from "#platform/web/modules/web-module.ts";

/** What notifications add to the shell. */
export const notificationsWeb: WebModule = {
  settings: [{ to: "/settings/notifications", label: "Notifications" }],
};
