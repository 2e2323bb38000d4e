import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createInboxModule } from "#features/inbox/server/module.ts";
import type { Notification, NotificationSettings } from "#features/notifications/contract/index.ts";
import { performDigests } from "#features/notifications/server/digest/mail-digests.job.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import { runsModule } from "#features/runs/server/module.ts";
import { createTask } from "#features/tasks/server/create-task.ts";
import { tasksModule } from "#features/tasks/server/module.ts";
import { offboardTasks } from "#features/tasks/server/offboarding/offboard-tasks.ts";
import { undoCreateTask } from "#features/tasks/server/undo-create-task.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import type { Integrity } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx, UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createAgentActor, createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";

const publicUrl = "https://work.test";
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    modules: [
      ...[platformModule, toolsModule, runsModule, tasksModule],
      ...[createInboxModule({ publicUrl }), createNotificationsModule({ publicUrl })],
    ],
    isWorker: true,
  });
  await server.services.jobs.work();
});
afterAll(() => server[Symbol.asyncDispose]());

async function newPerson(name: string, workspaceId = newId()): Promise<UserActor> {
  const person = createUserActor({ workspaceId, role: "member" });
  await storePerson(server, person);
  await server.look(
    "update auth.users set email = $2, email_confirmed_at = now(), raw_user_meta_data = $3 where id = $1",
    [person.userId, addressOf(person), JSON.stringify({ name })],
  );
  return person;
}

const addressOf = ({ userId }: UserActor) => `${userId}@people.test`;

async function newColleagues() {
  const ann = await newPerson("Ann");
  return { ann, bob: await newPerson("Bob", ann.workspaceId) };
}

async function call<Body>(actor: UserActor, method: "GET" | "PUT", path: string, body?: object) {
  const reply = await server.server.inject({
    ...{ method, url: `/api/v1/notifications${path}`, headers: server.headersOf(actor) },
    ...(body ? { payload: body } : {}),
  });
  return reply.json<Body>();
}

/** Gives a task, and waits until those who listen have heard of it. */
async function give(ctx: Ctx, assigneeId: string, integrity: Integrity = "user"): Promise<string> {
  const id = newId();
  await createTask(ctx, {
    ...{ id, title: "Call Kim", body: "", priority: "normal", dueAt: null, assigneeId },
    label: { integrity, readers: [`task:${id}`] },
  });
  const waiting = () => server.look("select from event_deliveries where object_id = $1", [id]);
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  return id;
}

const shownTo = async (person: UserActor) => (await call<{ items: Notification[] }>(person, "GET", "")).items;
const unreadOf = async (person: UserActor) =>
  (await call<{ unread: number }>(person, "GET", "/count")).unread;

/** As the command that ends a membership hands over. */
const handOver = command(
  "test.hand_over",
  unrestricted,
  async (ctx: Ctx, [{ workspaceId, userId }, { userId: successorId }]: [UserActor, UserActor]) => {
    await offboardTasks.transfer(ctx, { workspaceId, userId, successorId });
    await ctx.audit({ act: "membership.ended", workspaceId });
  },
);

describe("a task that somebody gives to a colleague", () => {
  it("is told to the colleague, by name, with a link that opens it, and to nobody else", async () => {
    const { ann, bob } = await newColleagues();
    const cy = await newPerson("Cy", ann.workspaceId);
    const id = await give(server.as(ann), bob.userId);
    expect(await shownTo(bob)).toMatchObject([
      {
        ...{ kind: "task_given", actor: { id: ann.userId, name: "Ann" }, facts: { title: "Call Kim" } },
        ...{ object: { noun: "task", id }, path: `/tasks?task=${id}`, count: 1, isRead: false },
      },
    ]);
    expect([await shownTo(ann), await shownTo(cy)]).toEqual([[], []]);
  });

  it("is told also when the agent of a run gives it, in the name of its person", async () => {
    const { ann, bob } = await newColleagues();
    await give(server.as(createAgentActor(ann)), bob.userId);
    expect(await shownTo(bob)).toMatchObject([{ kind: "task_given", actor: { name: "Ann" } }]);
  });

  it("is told without a title that somebody outside may have written", async () => {
    const { ann, bob } = await newColleagues();
    await give(server.as(createAgentActor(ann)), bob.userId, "untrusted");
    expect((await shownTo(bob)).map(({ kind, facts }) => ({ kind, facts }))).toEqual([
      { kind: "task_given", facts: {} },
    ]);
  });

  it("is mailed, unless the colleague chose the bell, or nothing", async () => {
    const { ann, bob: mailed } = await newColleagues();
    const choose = async (way: "bell" | "off") => {
      const person = await newPerson(way, ann.workspaceId);
      const settings = await call<NotificationSettings>(person, "GET", "/settings");
      expect(settings.ways.task_given).toBe("mail");
      await call(person, "PUT", "/settings", { ...settings, ways: { ...settings.ways, task_given: way } });
      return person;
    };
    const people = [mailed, await choose("bell"), await choose("off")];
    for (const { userId } of people) await give(server.as(ann), userId);
    await server.look(
      "update notifications set created_at = created_at - interval '2 hours' where actor_id = $1",
      [ann.userId],
    );
    await performDigests(server.system, publicUrl);
    const mailsTo = async (person: UserActor) =>
      (await server.look("select from outgoing_messages where recipient = $1", [addressOf(person)])).length;
    expect(
      await Promise.all(people.map(async (one) => [(await shownTo(one)).length, await mailsTo(one)])),
    ).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  it("is not shown any more once it is somebody else's", async () => {
    const { ann, bob } = await newColleagues();
    const cy = await newPerson("Cy", ann.workspaceId);
    await give(server.as(ann), bob.userId);
    expect(await unreadOf(bob)).toBe(1);
    await handOver(server.system, [bob, cy]);
    expect([await shownTo(bob), await unreadOf(bob)]).toEqual([[], 0]);
    // The successor is told once of all that is theirs now, by what ends the membership.
    expect(await shownTo(cy)).toEqual([]);
  });

  it("goes from the bell when it is taken back", async () => {
    const { ann, bob } = await newColleagues();
    const id = await give(server.as(ann), bob.userId);
    await undoCreateTask(server.as(ann), { id });
    expect([await shownTo(bob), await unreadOf(bob)]).toEqual([[], 0]);
    expect(await server.look("select from notifications where object_id = $1", [id])).toEqual([]);
  });
});

describe("a task for oneself", () => {
  it("is told to nobody, by whichever hand it is made", async () => {
    const { ann, bob } = await newColleagues();
    await give(server.as(ann), ann.userId);
    await give(server.as(createAgentActor(ann)), ann.userId);
    expect([await shownTo(ann), await shownTo(bob)]).toEqual([[], []]);
  });
});
