import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toolsModule } from "#features/tools/server/module.ts";
import type { UserActor } from "#platform/server/context.ts";
import { inTransaction } from "#platform/server/db/transaction.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { storeTask } from "./create-task.ts";
import { tasksModule } from "./module.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule, toolsModule, tasksModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const forbidden = { code: "42501" };

/** A task of Ann for Bob, written after a web page was read, and SQL as either. */
async function stage() {
  const workspaceId = newId();
  const [ann, bob] = [1, 2].map(() => createUserActor({ workspaceId, role: "member" }));
  if (!ann || !bob) throw new Error("There are two people.");
  await Promise.all([ann, bob].map((person) => storePerson(server, person)));
  const { id } = await storeTask(server.as(ann), {
    ...{ id: newId(), title: "Call Kim", body: "Today", priority: "normal", dueAt: null },
    ...{ assigneeId: bob.userId, label: { integrity: "untrusted", readers: [`user:${ann.userId}`] } },
  });
  const run = (as: UserActor, text: string) =>
    inTransaction(
      server.services.pool,
      { role: "authenticated", sub: as.userId, workspace_id: workspaceId },
      "write",
      (db) => sql.raw(text).execute(db),
    );
  const update = (as: UserActor, set: string) => run(as, `update tasks set ${set} where id = '${id}'`);
  return { ann, bob, id, run, update };
}

describe("the rights of a person's transaction on tasks", () => {
  it.each([
    "requester_id = auth.uid()",
    "assignee_id = auth.uid()",
    "workspace_id = gen_random_uuid()",
    "source_call_id = gen_random_uuid()",
    "created_at = now()",
    "reminded_for = now()",
    "title = 'Not counted'",
    "version = 1, state = 'done'",
    "version = version + 2, state = 'done'",
    "version = version + 1, integrity = 'user'",
    "version = version + 1, readers = '{}'",
  ])("refuse to its requester: %s", async (set) => {
    const { ann, update } = await stage();
    await expect(update(ann, set)).rejects.toMatchObject(forbidden);
  });

  it.each([
    "title = 'Pay Kim'",
    "body = 'Pay Kim'",
    "priority = 'low'",
    "due_at = now()",
    "remind_at = now()",
    "reminded_for = now()",
    "readers = '{nobody}'",
  ])("refuse to its assignee: %s", async (set) => {
    const { bob, update } = await stage();
    await expect(update(bob, `version = version + 1, ${set}`)).rejects.toMatchObject(forbidden);
  });

  it("delete no task that was changed, nor one of somebody else", async () => {
    const { ann, bob, id, run } = await stage();
    const remove = `delete from tasks where id = '${id}'`;
    expect((await run(bob, remove)).numAffectedRows).toBe(0n);
    await server.look("update tasks set version = 2 where id = $1", [id]);
    expect((await run(ann, remove)).numAffectedRows).toBe(0n);
  });

  it("create no task of somebody else, and none that is done", async () => {
    const { ann, bob, id, run } = await stage();
    const copied = (requester: string, state: string) => `
      insert into tasks (workspace_id, id, requester_id, assignee_id, title, integrity, readers${state})
      select workspace_id, '${newId()}', '${requester}', assignee_id, title, integrity, readers
        ${state && ", 'done'"} from tasks where id = '${id}'`;
    await expect(run(ann, copied(bob.userId, ""))).rejects.toMatchObject(forbidden);
    await expect(run(ann, copied(ann.userId, ", state"))).rejects.toMatchObject(forbidden);
  });
});
