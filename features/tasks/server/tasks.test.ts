import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toolsModule } from "#features/tools/server/module.ts";
import type { Page } from "#platform/contract/page.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { Task } from "../contract/index.ts";
import { tasksModule } from "./module.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule, toolsModule, tasksModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

async function newPerson(workspaceId?: string): Promise<UserActor> {
  const id = newId();
  const person = createUserActor({
    email: `${id}@example.com`,
    role: "owner",
    ...(workspaceId ? { workspaceId } : {}),
  });
  await storePerson(server, person);
  await server.look("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [
    person.userId,
    person.email,
  ]);
  return person;
}

/** Two people of one workspace, and what they may call. */
async function stage() {
  const ann = await newPerson();
  const bob = await newPerson(ann.workspaceId);
  return { ann, bob };
}

async function call<Body>(
  actor: UserActor,
  method: "GET" | "POST" | "PATCH",
  path: string,
  body?: object,
  headers = {},
) {
  const reply = await server.server.inject({
    ...{ method, url: `/api/v1${path}`, headers: { ...server.headersOf(actor), ...headers } },
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, body: reply.json<Body & { error?: { code: string } }>() };
}

const create = (actor: UserActor, facts: object = {}, headers = {}) =>
  call<Task>(actor, "POST", "/tasks", { title: "Call Bob", ...facts }, headers);
const change = (actor: UserActor, id: string, facts: object) =>
  call<Task>(actor, "PATCH", `/tasks/${id}`, facts);
const titles = async (actor: UserActor, query = "") =>
  (await call<Page<Task>>(actor, "GET", `/tasks?${query}`)).body.items.map(({ title }) => title);

describe("a task", () => {
  it("is its person's own, starts open, and is created once however often the request arrives", async () => {
    const { ann } = await stage();
    const facts = { body: "About the offer", priority: "high", dueAt: "2026-12-01T10:00:00.000Z" };
    const first = await create(ann, facts, { "idempotency-key": "first-time" });
    await create(ann, facts, { "idempotency-key": "first-time" });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      ...{
        title: "Call Bob",
        state: "open",
        priority: "high",
        dueAt: "2026-12-01T10:00:00.000Z",
        version: 1,
      },
      ...{ requester: { id: ann.userId, name: ann.email }, assignee: { id: ann.userId } },
      ...{ isFromOutside: false, isByAssistant: false, abilities: { edit: true, changeState: true } },
    });
    expect(await titles(ann)).toEqual(["Call Bob"]);
  });

  it("is listed by its state, newest first, in pages", async () => {
    const { ann } = await stage();
    const ids: string[] = [];
    for (const title of ["One", "Two", "Three"]) ids.push((await create(ann, { title })).body.id);
    await change(ann, ids[0] ?? "", { state: "done" });
    await change(ann, ids[1] ?? "", { state: "in_progress" });
    expect(await titles(ann)).toEqual(["Three", "Two"]);
    expect(await titles(ann, "state=done")).toEqual(["One"]);
    expect(await titles(ann, "state=cancelled")).toEqual([]);
    const first = (await call<Page<Task>>(ann, "GET", "/tasks?limit=1")).body;
    expect(first.items.map(({ title }) => title)).toEqual(["Three"]);
    expect(await titles(ann, `limit=1&cursor=${first.nextCursor}`)).toEqual(["Two"]);
    expect((await call(ann, "GET", "/tasks?cursor=x")).status).toBe(400);
  });

  it("for a colleague is on the colleague's list, and among those that its person gave", async () => {
    const { ann, bob } = await stage();
    const { body } = await create(ann, { assigneeId: bob.userId });
    expect(body.assignee).toEqual({ id: bob.userId, name: bob.email });
    expect(await titles(bob)).toEqual(["Call Bob"]);
    expect(await titles(ann)).toEqual([]);
    expect(await titles(ann, "view=given")).toEqual(["Call Bob"]);
    expect(await titles(bob, "view=given")).toEqual([]);
  });

  it("is changed by who asked for it; who does it changes its state and nothing else", async () => {
    const { ann, bob } = await stage();
    const { id } = (await create(ann, { assigneeId: bob.userId })).body;
    expect((await change(bob, id, { title: "Mine now" })).body.error?.code).toBe("task.not_yours");
    const done = await change(bob, id, { state: "done" });
    expect(done.body).toMatchObject({
      state: "done",
      version: 2,
      abilities: { edit: false, changeState: true },
    });
    expect((await change(ann, id, { title: "Call Cy", dueAt: null })).body).toMatchObject({
      ...{ title: "Call Cy", version: 3 },
    });
  });

  it("is not changed by who has read an older version", async () => {
    const { ann } = await stage();
    const { id } = (await create(ann)).body;
    expect((await change(ann, id, { state: "done", version: 1 })).status).toBe(200);
    const late = await change(ann, id, { state: "open", version: 1 });
    expect([late.status, late.body.error?.code]).toEqual([409, "task.changed_meanwhile"]);
  });

  it("does not exist for other colleagues and strangers", async () => {
    const { ann, bob } = await stage();
    const { id } = (await create(ann)).body;
    for (const other of [bob, await newPerson()]) {
      expect((await call(other, "GET", `/tasks/${id}`)).status).toBe(404);
      expect((await change(other, id, { state: "done" })).body.error?.code).toBe("task.not_found");
      expect(await titles(other)).toEqual([]);
    }
  });

  it("is refused for somebody who is not in the workspace", async () => {
    const { ann } = await stage();
    const stranger = await newPerson();
    const { status, body } = await create(ann, { assigneeId: stranger.userId });
    expect([status, body.error?.code]).toEqual([404, "task.no_such_person"]);
  });

  it.each([
    { title: " " },
    { title: "x".repeat(201) },
    { title: "a\nb" },
    { body: "x".repeat(10_001) },
    { priority: "huge" },
  ])("is refused with %j", async (facts) => {
    const { ann } = await stage();
    expect((await create(ann, facts)).status).toBe(400);
  });

  it("leaves events whose text is sealed", async () => {
    const { ann } = await stage();
    const { id } = (await create(ann, { title: "Secret plan" })).body;
    await change(ann, id, { title: "Secret plan, second" });
    const events = await server.look<{ act: string; envelope: string }>(
      "select act, convert_from(envelope, 'utf8') as envelope from audit_events where workspace_id = $1 order by id",
      [ann.workspaceId],
    );
    expect(events.map(({ act }) => act)).toEqual(["task.created", "task.changed"]);
    for (const { envelope } of events) expect(envelope).not.toContain("Secret");
  });

  it("can be given to the people of the workspace alone", async () => {
    const { ann, bob } = await stage();
    const { body } = await call<{ items: { id: string }[] }>(ann, "GET", "/task-people");
    expect(body.items.map(({ id }) => id).sort()).toEqual([ann.userId, bob.userId].sort());
  });
});
