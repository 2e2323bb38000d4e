import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { executeToolCall } from "#features/tools/server/index.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import { ended } from "#features/tools/server/testing.ts";
import { systemLabel } from "#platform/contract/label.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { createTask } from "../create-task.ts";
import { tasksModule } from "../module.ts";

// Stop comes while a call waits for the database.

let server: TestServer;
let person: UserActor;
let known: string;
beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule, toolsModule, tasksModule] });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  person = createUserActor({ email: `${newId()}@example.com`, role: "owner" });
  await storePerson(server, person);
  await server.look("update auth.users set email = $2 where id = $1", [person.userId, person.email]);
  known = newId();
  const task = { title: "Old", body: "", priority: "normal", dueAt: null, remindAt: null } as const;
  await createTask(server.as(person), { ...task, id: known, label: systemLabel });
});

/** Calls a tool, presses Stop while it waits for this lock, and releases the lock. Returns how the call ends. */
async function stopWhileItWaits(lock: string, name: string, input: object) {
  const holder = new pg.Client(server.database.superuserConnection);
  await holder.connect();
  await holder.query("begin");
  await holder.query(lock);
  const stop = new AbortController();
  const id = newId();
  const call = executeToolCall(
    {
      ctx: server.as({ type: "agent", runId: newId(), person }),
      ...{ signal: stop.signal, runId: newId(), conversationId: null, timeZone: "UTC", said: [], asked: [] },
    },
    { id, stepId: newId(), name, input, label: systemLabel },
    async () => undefined,
  );
  const waits = `select from pg_locks l join pg_database d on d.oid = l.database
    where not l.granted and d.datname = current_database()`;
  await expect.poll(async () => (await server.look(waits)).length).toBe(1);
  stop.abort();
  await holder.query("rollback");
  await holder.end();
  return ended(await call);
}

const titleOf = async (id: string) =>
  (await server.look<{ title: string }>("select title from tasks where id = $1", [id]))[0]?.title;

describe.each([
  ["create_task", () => ({ title: "New" })],
  ["assign_task", () => ({ title: "New", assignee: person.email })],
])("a call of %s that is stopped", (name, input) => {
  it("is done when its task is stored nevertheless", async () => {
    const { id, status, output } = await stopWhileItWaits("lock table tasks in share mode", name, input());
    expect([status, output?.data]).toEqual(["succeeded", { taskId: id }]);
    expect(await titleOf(id)).toBe("New");
  });

  it("is stopped when it had stored none, and stores none afterwards", async () => {
    const lock = "lock table tasks in access exclusive mode";
    const { id, status } = await stopWhileItWaits(lock, name, input());
    expect([status, await titleOf(id)]).toEqual(["stopped", undefined]);
  });
});

describe("a call of update_task that is stopped", () => {
  it("is done when the change is stored nevertheless, and keeps what Undo needs", async () => {
    const input = { id: known, title: "New" };
    const { status, output } = await stopWhileItWaits("lock table tasks in share mode", "update_task", input);
    expect([status, await titleOf(known)]).toEqual(["succeeded", "New"]);
    expect(output?.data).toMatchObject({ before: { title: "Old" } });
  });

  it("is stopped when nothing was changed, and changes nothing afterwards", async () => {
    const lock = "lock table tasks in access exclusive mode";
    const { status } = await stopWhileItWaits(lock, "update_task", { id: known, title: "New" });
    expect([status, await titleOf(known)]).toEqual(["stopped", "Old"]);
  });
});
