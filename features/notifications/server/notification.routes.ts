import type { App } from "#platform/server/http/app.ts";
import {
  chooseNotificationSettingsRoute,
  countNotificationsRoute,
  getNotificationSettingsRoute,
  listNotificationsRoute,
  listOtherWorkspacesRoute,
  readNotificationRoute,
  readNotificationsRoute,
} from "../contract/index.ts";
import { countNotifications, countOtherWorkspaces } from "./reading/count-notifications.ts";
import { listNotificationsPage } from "./reading/list-notifications.ts";
import { markAllRead, markRead } from "./reading/mark-read.ts";
import { chooseSettings, readSettings } from "./settings/choose-settings.ts";

export function notificationRoutes(app: App): void {
  app.route(listNotificationsRoute, (ctx, { query }) => listNotificationsPage(ctx, query));
  app.route(countNotificationsRoute, (ctx) => countNotifications(ctx));
  app.route(listOtherWorkspacesRoute, (ctx) => countOtherWorkspaces(ctx));
  app.route(readNotificationRoute, async (ctx, { params }) => {
    await markRead(ctx, params);
    return undefined;
  });
  app.route(readNotificationsRoute, (ctx, { body }) =>
    markAllRead(ctx, "object" in body ? { object: body.object } : {}),
  );
  app.route(getNotificationSettingsRoute, (ctx) => readSettings(ctx));
  app.route(chooseNotificationSettingsRoute, async (ctx, { body }) => {
    await chooseSettings(ctx, body);
    return readSettings(ctx);
  });
}
