import { fileRead } from "#features/files/contract/events.ts";
import { mailFailed } from "#features/mail/contract/events.ts";
import { taskAssigned, taskFinished } from "#features/tasks/contract/events.ts";
import { type Subscription, subscribe } from "#platform/server/events/subscribe.ts";
import { aboutFile, aboutMail, aboutTask } from "./about-events.ts";
import { fireForEvent } from "./fire-for-event.ts";

/** What happens in the product and can start a run. Each firing has a transaction of its own, with a unique key. */
export const onEvents: Subscription[] = [
  subscribe(taskAssigned, {
    name: "triggers.start_for_assigned_task",
    perform: (ctx, { userId, runId }, event) =>
      fireForEvent(
        ctx.asSystem("triggers"),
        {
          ...{ event: "task.assigned", userId, runId },
          read: (inner) =>
            aboutTask(inner, { ...event, id: event.objectId }, userId, (other) =>
              other ? `${other} assigned a task.` : "A task was created.",
            ),
        },
        event,
      ),
  }),
  subscribe(taskFinished, {
    name: "triggers.start_for_finished_task",
    perform: (ctx, { userId, runId }, event) =>
      fireForEvent(
        ctx.asSystem("triggers"),
        {
          ...{ event: "task.finished", userId, runId },
          read: (inner) =>
            aboutTask(inner, { ...event, id: event.objectId }, userId, (other) =>
              other ? `${other} finished a task.` : "A task was finished.",
            ),
        },
        event,
      ),
  }),
  subscribe(fileRead, {
    name: "triggers.start_for_read_file",
    perform: (ctx, { userId }, event) =>
      fireForEvent(
        ctx.asSystem("triggers"),
        {
          ...{ event: "file.read", userId, runId: null },
          read: (inner) => aboutFile(inner, { ...event, id: event.objectId }, userId),
        },
        event,
      ),
  }),
  subscribe(mailFailed, {
    name: "triggers.start_for_failed_mail",
    perform: (ctx, { userId }, event) =>
      fireForEvent(
        ctx.asSystem("triggers"),
        {
          ...{ event: "mail.failed", userId, runId: null, callId: event.objectId },
          read: (inner) => aboutMail(inner, { ...event, id: event.objectId }, userId),
        },
        event,
      ),
  }),
];
