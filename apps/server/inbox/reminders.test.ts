import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InboxItem } from "#features/inbox/contract/index.ts";
import { createInboxModule } from "#features/inbox/server/module.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import { runsModule } from "#features/runs/server/module.ts";
import type { Task } from "#features/tasks/contract/index.ts";
import { tasksModule } from "#features/tasks/server/module.ts";
import { remindDue } from "#features/tasks/server/reminders/remind-due.job.ts";
import { remindOfTask } from "#features/tasks/server/reminders/remind-of-task.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";

const modules = [
  platformModule,
  toolsModule,
  runsModule,
  tasksModule,
  createInboxModule({ publicUrl: "https://work.test" }),
  createNotificationsModule({ publicUrl: "https://work.test" }),
];
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules, isWorker: true });
  other = await createTestServer({ modules, isWorker: true, beside: server });
  await Promise.all([server.services.jobs.work(), other.services.jobs.work()]);
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function newPerson(workspaceId = newId()): Promise<UserActor> {
  const person = createUserActor({ workspaceId, role: "member" });
  await storePerson(server, person);
  await server.look(
    "update auth.users set email = $2, email_confirmed_at = now(), raw_user_meta_data = '{}' where id = $1",
    [person.userId, addressOf(person)],
  );
  return person;
}

const addressOf = ({ userId }: UserActor) => `${userId}@people.test`;

async function call<Body>(
  actor: UserActor,
  method: "GET" | "POST" | "PATCH" | "PUT",
  path: string,
  body?: object,
) {
  const reply = await server.server.inject({
    ...{ method, url: `/api/v1${path}`, headers: server.headersOf(actor) },
    ...(body ? { payload: body } : {}),
  });
  return reply.json<Body>();
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const create = (actor: UserActor, facts: object) =>
  call<Task>(actor, "POST", "/tasks", { title: "Call Anna", ...facts });
/** What stands in the bell, and how often it was told. */
const bellOf = ({ userId }: UserActor) =>
  server.look<{ title: string | null; count: number }>(
    `select facts ->> 'title' as title, count from notifications
     where user_id = $1 and kind = 'task_reminder' order by created_at, id`,
    [userId],
  );
const expectBell = (person: UserActor, told: { title: string | null; count: number }[]) =>
  expect.poll(() => bellOf(person), { timeout: 20_000 }).toEqual(told);
/** The moment of which a task has reminded. */
const remindedFor = async ({ id }: Task) => {
  const [task] = await server.look<{ at: Date | null }>(
    "select reminded_for as at from tasks where id = $1",
    [id],
  );
  return task?.at?.toISOString() ?? null;
};
const subjectsTo = async (person: UserActor) =>
  (
    await server.look<{ kind: string }>("select kind from outgoing_messages where recipient = $1", [
      addressOf(person),
    ])
  ).map(({ kind }) => kind);
const inboxOf = async (actor: UserActor) =>
  (await call<{ items: InboxItem[] }>(actor, "GET", "/inbox")).items.map(({ type, id }) => ({ type, id }));

/** The reminder of a task, performed as its job does when its moment has come. */
const perform = ({ workspaceId }: UserActor, { id, remindAt }: Task, on = server) =>
  remindOfTask(on.system, { workspaceId, id, remindAt: remindAt ?? "" });

describe("the reminder of a task", () => {
  it("comes once when the task is due, at two servers: in the bell, by mail, and it waits until the task is done", async () => {
    const ann = await newPerson();
    const task = await create(ann, { dueAt: inSeconds(3_600) });
    expect(task.remindAt).toBe(task.dueAt);
    expect(await inboxOf(ann)).toEqual([]);
    // The clock of the jobs is the database's: the hour has passed for this one.
    await server.look(
      "update pgboss.job set start_after = now() where name = 'task.remind' and data ->> 'id' = $1",
      [task.id],
    );
    await expectBell(ann, [{ title: "Call Anna", count: 1 }]);
    await expect.poll(() => subjectsTo(ann), { timeout: 20_000 }).toEqual(["inbox.reminder"]);
    await Promise.all([
      perform(ann, task),
      perform(ann, task, other),
      perform(ann, task),
      perform(ann, task, other),
    ]);
    expect(await bellOf(ann)).toEqual([{ title: "Call Anna", count: 1 }]);
    await server.look("update tasks set remind_at = now() - interval '1 minute' where id = $1", [task.id]);
    expect(await inboxOf(ann)).toEqual([{ type: "task", id: task.id }]);
    await call(ann, "PATCH", `/tasks/${task.id}`, { state: "done" });
    expect(await inboxOf(ann)).toEqual([]);
    expect(await subjectsTo(ann)).toEqual(["inbox.reminder"]);
  });

  it("is a job of the transaction that stores the task, with its moment", async () => {
    const ann = await newPerson();
    const task = await create(ann, { dueAt: inSeconds(86_400), remindAt: inSeconds(3_600) });
    // It never begins before the moment, and nothing is in between.
    const jobs = await server.look<{ isInTime: boolean }>(
      `select start_after >= (data ->> 'remindAt')::timestamptz as "isInTime" from pgboss.job
       where name = 'task.remind' and data ->> 'id' = $1 and data ->> 'remindAt' = $2`,
      [task.id, task.remindAt],
    );
    expect(jobs).toEqual([{ isInTime: true }]);
  });

  it("whose server dies in the middle comes later, once", async () => {
    const ann = await newPerson();
    const task = await create(ann, { dueAt: inSeconds(3_600) });
    // What a killed server leaves of its transaction is nothing.
    await server.look(
      "alter table audit_events add constraint no_reminder check (act <> 'task.reminded') not valid",
    );
    await expect(perform(ann, task)).rejects.toThrow();
    expect(await remindedFor(task)).toBeNull();
    await server.look("alter table audit_events drop constraint no_reminder");
    await perform(ann, task, other);
    await perform(ann, task);
    await expectBell(ann, [{ title: "Call Anna", count: 1 }]);
  });

  it("goes to the colleague who does the task, leads to it, and goes to nobody else", async () => {
    const ann = await newPerson();
    const bob = await newPerson(ann.workspaceId);
    const task = await create(ann, { dueAt: inSeconds(3_600), assigneeId: bob.userId });
    await perform(ann, task);
    await expectBell(bob, [{ title: "Call Anna", count: 1 }]);
    expect(
      (await call<{ items: object[] }>(bob, "GET", "/notifications?kind=task_reminder")).items,
    ).toMatchObject([
      {
        ...{ kind: "task_reminder", actor: null, object: { noun: "task", id: task.id } },
        path: `/dashboard?waiting=${task.id}`,
      },
    ]);
    expect(await call(bob, "GET", `/inbox/items/${task.id}`)).toEqual({ type: "task" });
    expect(await call(await newPerson(ann.workspaceId), "GET", `/inbox/items/${task.id}`)).toEqual({
      type: null,
    });
    expect(await bellOf(ann)).toEqual([]);
  });

  it("goes from the bell with the task, and is not shown to somebody who has nothing to do with it any more", async () => {
    const ann = await newPerson();
    const bob = await newPerson(ann.workspaceId);
    const cy = await newPerson(ann.workspaceId);
    const task = await create(ann, { dueAt: inSeconds(3_600), assigneeId: bob.userId });
    await perform(ann, task);
    await expectBell(bob, [{ title: "Call Anna", count: 1 }]);
    await server.look("update tasks set assignee_id = $2 where id = $1", [task.id, cy.userId]);
    expect((await call<{ items: object[] }>(bob, "GET", "/notifications")).items).toEqual([]);
    await server.look("delete from tasks where id = $1", [task.id]);
    expect(await bellOf(bob)).toEqual([]);
  });

  it("of a task that has no job comes as well, once, when its moment has passed", async () => {
    const ann = await newPerson();
    const [first, later] = [await create(ann, { title: "Passed" }), await create(ann, { title: "Later" })];
    await server.look(
      "update tasks set remind_at = date_trunc('milliseconds', now()) - interval '1 minute' where id = $1",
      [first.id],
    );
    await server.look("update tasks set remind_at = now() + interval '1 hour' where id = $1", [later.id]);
    await remindDue.perform(server.system, {});
    await remindDue.perform(other.system, {});
    await expectBell(ann, [{ title: "Passed", count: 1 }]);
    expect(await remindedFor(later)).toBeNull();
  });

  it("has no title that somebody outside may have written", async () => {
    const ann = await newPerson();
    const task = await create(ann, { dueAt: inSeconds(3_600) });
    await server.look("update tasks set integrity = 'untrusted' where id = $1", [task.id]);
    await perform(ann, task);
    await expectBell(ann, [{ title: null, count: 1 }]);
  });

  it("moves with the task, and another moment reminds again", async () => {
    const ann = await newPerson();
    const first = await create(ann, { dueAt: inSeconds(3_600) });
    const second = await call<Task>(ann, "PATCH", `/tasks/${first.id}`, { dueAt: inSeconds(7_200) });
    await perform(ann, first);
    expect(await remindedFor(first)).toBeNull();
    await perform(ann, second);
    await expect.poll(() => subjectsTo(ann), { timeout: 20_000 }).toEqual(["inbox.reminder"]);
    const third = await call<Task>(ann, "PATCH", `/tasks/${first.id}`, { dueAt: inSeconds(10_800) });
    await perform(ann, third);
    await expect
      .poll(() => subjectsTo(ann), { timeout: 20_000 })
      .toEqual(["inbox.reminder", "inbox.reminder"]);
    await expectBell(ann, [{ title: "Call Anna", count: 2 }]);
  });

  it.each([{ state: "done" }, { state: "cancelled" }, { remindAt: null }, { dueAt: null }])(
    "does not come after %j",
    async (change) => {
      const ann = await newPerson();
      const task = await create(ann, { dueAt: inSeconds(3_600) });
      await call(ann, "PATCH", `/tasks/${task.id}`, change);
      await perform(ann, task);
      expect(await remindedFor(task)).toBeNull();
    },
  );

  it("is none for a moment that has passed, and not for somebody who may not act", async () => {
    const ann = await newPerson();
    expect(await create(ann, { dueAt: inSeconds(-60) })).toMatchObject({ remindAt: null });
    const task = await create(ann, { dueAt: inSeconds(3_600) });
    await server.look("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      ann.userId,
    ]);
    await perform(ann, task);
    expect(await remindedFor(task)).toBeNull();
  });

  it("is not mailed to who switched these mails off, which leaves the other mails on", async () => {
    const ann = await newPerson();
    expect(await call(ann, "PUT", "/inbox/mails", { about: "reminders", isOn: false })).toEqual({
      isOn: true,
      remindersAreOn: false,
    });
    const task = await create(ann, { dueAt: inSeconds(3_600) });
    await perform(ann, task);
    const deliveries = () =>
      server.look(
        `select from pgboss.job where name = 'inbox.mail_waiting' and data ->> 'id' = $1 and state = 'completed'`,
        [task.id],
      );
    await expect.poll(async () => (await deliveries()).length, { timeout: 20_000 }).toBe(1);
    expect(await subjectsTo(ann)).toEqual([]);
    await expectBell(ann, [{ title: "Call Anna", count: 1 }]);
  });
});
