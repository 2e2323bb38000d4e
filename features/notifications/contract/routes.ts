import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Notification } from "./notification.ts";
import { NotificationKind } from "./notification-kind.ts";
import { NotificationSettings } from "./notification-settings.ts";

const notifications = { tag: "notifications", access: "user" } as const;

export const listNotificationsRoute = route({
  ...notifications,
  method: "GET",
  path: "/api/v1/notifications",
  id: "listNotifications",
  summary: "List what you were told in this workspace, newest first",
  query: PageQuery.extend({
    limit: z.coerce.number().int().min(1).max(50).default(20),
    state: z.enum(["all", "unread"]).default("all"),
    kind: NotificationKind.optional(),
  }),
  reply: pageOf(Notification),
});

export const countNotificationsRoute = route({
  ...notifications,
  method: "GET",
  path: "/api/v1/notifications/count",
  id: "countUnreadNotifications",
  summary: "Count what you have not read in this workspace, at most 100",
  reply: z.object({ unread: z.number().int() }),
});

export const listOtherWorkspacesRoute = route({
  ...notifications,
  method: "GET",
  path: "/api/v1/notifications/other-workspaces",
  id: "countUnreadOfOtherWorkspaces",
  summary:
    "Count what you have not read in your other workspaces, at most 100 in each; those without are left out",
  reply: z.object({
    workspaces: z.array(z.object({ id: z.uuid(), name: z.string(), unread: z.number().int() })),
  }),
});

export const readNotificationRoute = route({
  ...notifications,
  method: "POST",
  path: "/api/v1/notifications/:id/read",
  id: "readNotification",
  summary: "Mark a notification as read",
  params: z.object({ id: z.uuid() }),
});

export const readNotificationsRoute = route({
  ...notifications,
  method: "POST",
  path: "/api/v1/notifications/read",
  id: "readNotifications",
  summary: "Mark all notifications as read, or those about one object",
  body: z.union([
    z.strictObject({ all: z.literal(true) }),
    z.strictObject({ object: z.object({ noun: z.string().min(1).max(40), id: z.uuid() }) }),
  ]),
  keepsReply: true,
  reply: z.object({ read: z.number().int() }),
});

export const getNotificationSettingsRoute = route({
  ...notifications,
  method: "GET",
  path: "/api/v1/notifications/settings",
  id: "getNotificationSettings",
  summary: "Get where you are told what in this workspace, and when mails come",
  reply: NotificationSettings.extend({
    /** False until the person has chosen; their time zone is not known then. */
    isChosen: z.boolean(),
  }),
});

export const chooseNotificationSettingsRoute = route({
  ...notifications,
  method: "PUT",
  path: "/api/v1/notifications/settings",
  id: "chooseNotificationSettings",
  summary: "Choose where you are told what in this workspace, and when mails come",
  body: NotificationSettings,
  reply: NotificationSettings.extend({ isChosen: z.boolean() }),
});
