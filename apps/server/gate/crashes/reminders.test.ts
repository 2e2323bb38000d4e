import { beforeAll, describe, expect, it } from "vitest";
import { ChatClient, personOf } from "#features/chat/server/testing.ts";
import { createInboxModule } from "#features/inbox/server/module.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import type { Task } from "#features/tasks/contract/index.ts";
import { tasksModule } from "#features/tasks/server/module.ts";
import { reminderCrashPoints } from "#features/tools/server/index.ts";
import { stageCrashes } from "./testing/stage-crashes.ts";

const publicUrl = "http://doomed.test";
const modules = [tasksModule, createInboxModule({ publicUrl }), createNotificationsModule({ publicUrl })];
const staged = stageCrashes({ modules, worksJobs: true });
beforeAll(() => staged.chat.services.deliveries.work());

/** What the person of a task was told of it, and what the log says. */
const toldOf = async ({ id }: Task, { person }: ChatClient) => {
  const [told] = await staged.chat.look(
    `select
       (select coalesce(sum(count), 0)::int from notifications where user_id = $2) as bell,
       (select count(*)::int from outgoing_messages where user_id = $2 and kind = 'inbox.reminder') as mails,
       (select count(*)::int from audit_events where act = 'task.reminded'
          and position($1 in convert_from(envelope, 'utf8')) > 0) as recorded,
       (select count(*)::int from pgboss.job where name = 'task.remind' and data ->> 'id' = $1
          and state = 'completed') as jobs`,
    [id, person.userId],
  );
  return told;
};

describe("a server that is killed with -9 around the reminder of a task", () => {
  it.each(reminderCrashPoints)("at %s: its person is told once", async (point) => {
    const { chat, current: doomed } = staged;
    const ann = new ChatClient(chat, personOf());
    await ann.call("GET", "/api/v1/tasks");
    await chat.look("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [
      ann.person.userId,
      `${ann.person.userId}@people.test`,
    ]);
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body: task } = await ann.call<Task>("POST", "/api/v1/tasks", { title: "Call Anna", dueAt });
    await doomed.arm({ point });
    // The clock of the jobs is the database's: the hour has passed for this one.
    await chat.look(
      "update pgboss.job set start_after = now() where name = 'task.remind' and data ->> 'id' = $1",
      [task.id],
    );
    await expect.poll(() => doomed.isDead(), { timeout: 30_000 }).toBe(true);
    await staged.takeOver();
    // The heartbeats of the dead server ended long ago.
    await chat.look(
      "update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'task.remind' and state = 'active'",
    );
    await expect
      .poll(() => toldOf(task, ann), { timeout: 60_000, interval: 200 })
      .toEqual({ bell: 1, mails: 1, recorded: 1, jobs: 1 });
  });
});
