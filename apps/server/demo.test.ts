import { describe, expect, it } from "vitest";
import { listUsers } from "#features/auth/server/manage/list-users.repository.ts";
import { listBilledRows } from "#features/billing/server/admin/billed-workspace.repository.ts";
import { demoMs } from "#features/demo/server/begin-demo.ts";
import { endDemo } from "#features/demo/server/end-demo.ts";
import { endDemos } from "#features/demo/server/end-demos.ts";
import { defaultDemoSettings } from "#features/demo/server/index.ts";
import { visitorOf } from "#features/demo/server/visitor-of.ts";
import { listWorkspaces } from "#features/entitlements/server/reading/workspace.repository.ts";
import { query } from "#platform/server/command.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer } from "#platform/server/testing/create-test-server.ts";
import { createModules } from "./modules.ts";
import { stageDemo } from "./testing/stage-demo.ts";

const staged = stageDemo();
const { begin, call, ask, linesWith, performErasure, expire } = staged;

describe("a demo", () => {
  it("begins without an account, with what its scenes need, for an hour", async () => {
    const before = Date.now();
    const demo = await begin();
    expect(Date.parse(demo.endsAt) - before).toBeGreaterThan(demoMs - 1_000);
    expect(demo).toMatchObject({ messages: { limit: 20, used: 0 } });
    const { items } = (await call("GET", "/conversations", demo.token)).json();
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      "Brightline's page",
      "Hosting contract",
    ]);
  });

  it("has scenes in their order, and each can be played with the built-in assistant", async () => {
    const { token } = await begin();
    const { scenes } = (await call("GET", "/demo", token)).json();
    const played: string[][] = [];
    for (const { prompt } of scenes) {
      const { tools, text } = await ask(token, prompt);
      expect(text).not.toContain("I cannot");
      played.push(tools);
    }
    expect(scenes.map(({ name }: { name: string }) => name)).toEqual([
      "steps",
      "receipt",
      "memory",
      "again",
      "hostile-page",
    ]);
    expect(played).toEqual([
      ["calculate", "current_time", "current_time"],
      ["calculate"],
      ["search_conversations"],
      ["current_time"],
      ["search_conversations"],
    ]);
    expect((await call("GET", "/demo", token)).json().messages.used).toBe(5);
  });

  it("is of one visitor alone", async () => {
    const [ann, bob] = [await begin(), await begin()];
    const [own] = (await call("GET", "/conversations", ann.token)).json().items;
    expect((await call("GET", `/conversations/${own.id}`, ann.token)).statusCode).toBe(200);
    expect((await call("GET", `/conversations/${own.id}`, bob.token)).statusCode).toBe(404);
  });

  it("leaves the trail that everybody leaves", async () => {
    const { token, id } = await begin();
    await ask(token, "What is 12 * 12?");
    const acts = await staged.world.look<{ act: string }>(
      "select act from audit_events where workspace_id = $1",
      [id],
    );
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(["demo.begun", "message.sent", "run.started", "tool_call.executed"]),
    );
  });

  it("reads no web page for its visitor, unless the operator allows that", async () => {
    const { token } = await begin();
    const { tools, text } = await ask(token, "Read https://example.com/ and sum it up.");
    expect(tools).toEqual([]);
    expect(text).toContain("switched off here");
  });

  it("is refused where it is switched off, and says so to nobody else than who asks", async () => {
    const off = { ...defaultDemoSettings, isOn: false };
    const modules = createModules({ publicUrl: "http://127.0.0.1", demo: off });
    await using server = await createTestServer({ modules, beside: staged.world, isWorker: false });
    const reply = await server.server.inject({ method: "POST", url: "/api/v1/demo" });
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, "demo.off"]);
  });
});

describe("visitors are no users", () => {
  it("in the public counters, nor is what they write or what was planted for them", async () => {
    const read = () => staged.world.look("select * from public.get_public_metrics()");
    const before = await read();
    const { token, id } = await begin();
    await ask(token, "What is 12 * 12?");
    expect(await read()).toEqual(before);
    await endDemo(staged.world.system, { userId: id, reason: "asked" });
    expect(await read()).toEqual(before);
    const person = await staged.world.newPerson();
    expect(await read()).not.toEqual(before);
    expect(person.actor.isVisitor).toBeUndefined();
  });

  it("in the list of users that admins read", async () => {
    const { id } = await begin();
    const { users } = await query(staged.world.system, ({ db }) =>
      listUsers(db, { filter: "", isOldestFirst: false, limit: 200, offset: 0 }),
    );
    expect(users.map((user) => user.id)).not.toContain(id);
  });

  it("in the lists of workspaces that admins read", async () => {
    const { id } = await begin();
    const person = await staged.world.newPerson();
    const listed = await query(staged.world.system, ({ db }) =>
      listWorkspaces(db, { after: undefined, limit: 10_000 }),
    );
    const ids = listed.map((workspace) => workspace.id);
    expect([ids.includes(person.actor.userId), ids.includes(id)]).toEqual([true, false]);
    const billed = { origin: null, mode: undefined, now: new Date(), search: "", state: undefined };
    const rows = await query(staged.world.system, ({ db }) =>
      listBilledRows(db, { ...billed, after: undefined, limit: 10_000 }),
    );
    expect(rows.some((row) => row.id === person.actor.userId)).toBe(true);
    expect(rows.some((row) => row.id === id)).toBe(false);
  });

  it("who have no session, no way to sign in, and get no mail", async () => {
    const { id } = await begin();
    for (const table of ["auth.sessions", "auth.identities", "outgoing_messages"]) {
      expect(await staged.world.look(`select from ${table} where user_id = $1`, [id]), table).toEqual([]);
    }
  });
});

/** The trail, and the log that proves it. */
const ofTrail = /^public.(audit_events|audit_facets|logs|log_checkpoints) /;

describe("the end", () => {
  it("leaves no row but the trail, which opens no more", async () => {
    const { token, id } = await begin();
    const secret = `canary ${newId()}`;
    await ask(token, `${secret}: what is 12 * 12?`);
    expect((await linesWith(id, secret)).length).toBeGreaterThan(10);
    expect((await call("DELETE", "/demo", token)).statusCode).toBe(204);
    expect((await call("GET", "/conversations", token)).statusCode).toBe(401);
    await performErasure(id);
    const left = await linesWith(id, secret);
    expect(left.filter((line) => !ofTrail.test(line))).toEqual([]);
    expect(left.filter((line) => line.includes(secret))).toEqual([]);
    expect(await staged.world.look("select from data_keys where workspace_id = $1", [id])).toEqual([]);
  });

  it("comes with the hour, and to those alone whose hour it is", async () => {
    const [ann, bob] = [await begin(), await begin()];
    await expire(ann.id);
    expect((await call("GET", "/demo", ann.token)).json().error.message).toContain("over");
    await endDemos.perform(staged.world.system, {});
    expect(await staged.world.look("select from auth.users where id = $1", [ann.id])).toEqual([]);
    expect((await call("GET", "/demo", bob.token)).statusCode).toBe(200);
  });

  it("that broke off half-way is gone on with by the next attempt", async () => {
    const { token, id } = await begin();
    await ask(token, "What is 12 * 12?");
    await expire(id);
    // Nothing of an ending that dies before its commit stays, and the next minute finds it again.
    const { services } = staged.world;
    const failing = systemCtx({ ...services, jobs: { ...services.jobs, send: broken } }, "dying");
    await expect(endDemo(failing, { userId: id, reason: "over" })).rejects.toThrow("killed");
    expect(await staged.world.look("select from auth.users where id = $1", [id])).toHaveLength(1);
    await endDemos.perform(staged.world.system, {});
    // The erasure itself dies in the middle: what it did stays done.
    await eraseTables(staged.world.system, id, { isNameOnly: true });
    await performErasure(id);
    expect((await linesWith(id)).filter((line) => !ofTrail.test(line))).toEqual([]);
  });

  it("asked for twice is one", async () => {
    const { id } = await begin();
    await Promise.all([0, 1].map(() => endDemo(staged.world.system, { userId: id, reason: "asked" })));
    const ends = await staged.world.look(
      "select from audit_events where act = 'demo.ended' and workspace_id = $1",
      [id],
    );
    expect(ends).toHaveLength(1);
    expect(visitorOf({ userId: id, endsAt: new Date() }).isVisitor).toBe(true);
  });
});

async function broken(): Promise<never> {
  throw new Error("killed");
}
