import { backgroundRunEnded } from "#features/runs/contract/index.ts";
import { taskAssigned, taskReminded } from "#features/tasks/contract/events.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import type { Module } from "#platform/server/module.ts";
import { notificationActs } from "./acts.ts";
import { notifyGiven } from "./background/notify-given.ts";
import { notifyReminder } from "./background/notify-reminder.ts";
import { notifyRunEnded } from "./background/notify-run-ended.ts";
import { mailDigests } from "./digest/mail-digests.job.ts";
import { notificationRoutes } from "./notification.routes.ts";

/** What people are told: rows that the bell shows, and mails about them. */
export function createNotificationsModule({ publicUrl }: { publicUrl: string }): Module {
  return {
    name: "notifications",
    acts: notificationActs,
    routes: [notificationRoutes],
    on: [
      subscribe(backgroundRunEnded, {
        name: "notifications.tell_of_background_run",
        perform: (ctx, _payload, { objectId, workspaceId }) =>
          notifyRunEnded(ctx, { runId: objectId, workspaceId }),
      }),
      subscribe(taskAssigned, {
        name: "notifications.tell_of_given_task",
        perform: (ctx, { userId }, { objectId: taskId, workspaceId }) =>
          notifyGiven(ctx, { taskId, workspaceId, userId }),
      }),
      subscribe(taskReminded, {
        name: "notifications.tell_of_reminder",
        perform: (ctx, { userId }, { objectId: taskId, workspaceId }) =>
          notifyReminder(ctx, { taskId, workspaceId, userId }),
      }),
    ],
    jobs: [mailDigests(publicUrl)],
    erasable: [
      // What an erased person did is told by name, and in their words.
      { table: "notifications", columns: ["workspace_id", "user_id", "actor_id"], isNaming: true },
      { table: "notification_settings", columns: ["workspace_id", "user_id"] },
    ],
    retention: [{ table: "notifications", column: "created_at", keepFor: { days: 90 }, isTechnical: true }],
  };
}
