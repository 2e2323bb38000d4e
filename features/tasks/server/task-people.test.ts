import { afterAll, beforeAll, expect, it } from "vitest";
import { toolsModule } from "#features/tools/server/module.ts";
import type { Page } from "#platform/contract/page.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { Task } from "../contract/index.ts";
import { createTask } from "./create-task.ts";
import { tasksModule } from "./module.ts";
import { listTaskPeople } from "./task-people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule, toolsModule, tasksModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const doers = ["owner", "admin", "billing", "member"] as const;
const others = ["guest", "auditor"] as const;

async function newPerson(workspaceId: string, role: WorkspaceRole): Promise<UserActor> {
  const person = createUserActor({ workspaceId, role, email: `${newId()}@example.com` });
  await storePerson(server, person);
  await server.look("update auth.users set email = $2 where id = $1", [person.userId, person.email]);
  return person;
}

const give = (from: UserActor, assigneeId: string) =>
  createTask(server.as(from), {
    ...{ id: newId(), title: "Call Kim", body: "", priority: "normal", dueAt: null, assigneeId },
    label: { integrity: "user", readers: [] },
  });

async function get<Body>(actor: UserActor, path: string) {
  const reply = await server.server.inject({ url: `/api/v1${path}`, headers: server.headersOf(actor) });
  return { status: reply.statusCode, body: reply.json<Body>() };
}

it.each(doers)("a task can be given to an %s", async (role) => {
  const ann = await newPerson(newId(), "member");
  const bob = await newPerson(ann.workspaceId, role);
  expect((await listTaskPeople(server.as(ann))).map(({ id }) => id)).toContain(bob.userId);
  expect(await give(ann, bob.userId)).toMatchObject({ assignee_id: bob.userId });
});

it.each(others)("no task can be given to a %s, who is not offered either", async (role) => {
  const ann = await newPerson(newId(), "member");
  const other = await newPerson(ann.workspaceId, role);
  expect((await listTaskPeople(server.as(ann))).map(({ id }) => id)).toEqual([ann.userId]);
  await expect(give(ann, other.userId)).rejects.toMatchObject({ code: "task.no_such_person" });
});

it("no task can be given to a suspended member, who is not offered either", async () => {
  const ann = await newPerson(newId(), "member");
  const bob = await newPerson(ann.workspaceId, "member");
  await server.look("update memberships set suspended_at = now() where workspace_id = $1 and user_id = $2", [
    ann.workspaceId,
    bob.userId,
  ]);
  expect((await listTaskPeople(server.as(ann))).map(({ id }) => id)).toEqual([ann.userId]);
  await expect(give(ann, bob.userId)).rejects.toMatchObject({ code: "task.no_such_person" });
});

it.each(others)(
  "who became a %s reads the tasks from before, with their names, and changes none",
  async (role) => {
    const ann = await newPerson(newId(), "member");
    const bob = await newPerson(ann.workspaceId, "member");
    const { id } = await give(ann, bob.userId);
    await server.look("update memberships set role = $3 where workspace_id = $1 and user_id = $2", [
      ann.workspaceId,
      bob.userId,
      role,
    ]);
    const later = { ...bob, role };
    const { status, body } = await get<Page<Task>>(later, "/tasks?view=mine");
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      {
        ...{ id, requester: { id: ann.userId, name: ann.email }, assignee: { id: bob.userId } },
        abilities: { edit: false, changeState: false },
      },
    ]);
    expect((await get<Task>(later, `/tasks/${id}`)).status).toBe(200);
    expect((await get(later, "/task-people")).status).toBe(403);
  },
);
