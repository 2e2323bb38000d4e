import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { listUsers } from "#features/auth/server/manage/list-users.repository.ts";
import { listBilledRows } from "#features/billing/server/admin/billed-workspace.repository.ts";
import { beginDemo, demoMs } from "#features/demo/server/begin-demo.ts";
import { endDemo } from "#features/demo/server/end-demo.ts";
import { endDemos } from "#features/demo/server/end-demos.ts";
import { defaultDemoSettings } from "#features/demo/server/index.ts";
import { visitorOf } from "#features/demo/server/visitor-of.ts";
import { listWorkspaces } from "#features/entitlements/server/reading/workspace.repository.ts";
import { disableModel, enableModel, setModelPrice } from "#features/models/server/index.ts";
import { query } from "#platform/server/command.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer } from "#platform/server/testing/create-test-server.ts";
import { readTables } from "#platform/server/testing/sample-row.ts";
import { createModules } from "./modules.ts";
import { type CommandWorld, createCommandWorld } from "./testing/command-world.ts";

let world: CommandWorld;
let client: pg.Client;
beforeAll(async () => {
  world = await createCommandWorld();
  client = new pg.Client(world.database.superuserConnection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await world[Symbol.asyncDispose]();
});

let lastAddress = 0;
/** Everybody comes from an address of their own, unless a test says from which. */
const call = (
  method: "GET" | "POST" | "DELETE",
  url: string,
  token?: string,
  payload?: object,
  from?: string,
) =>
  world.server.inject({
    method,
    url: `/api/v1${url}`,
    remoteAddress: from ?? `10.1.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload ? { payload } : {}),
  });

async function begin(): Promise<{ token: string; id: string; endsAt: string }> {
  const reply = await call("POST", "/demo");
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}

/** Asks as the visitor and waits for the end of the answer. */
async function ask(token: string, text: string) {
  const conversationId = newId();
  const body = { id: newId(), text, isNewConversation: true, timeZone: "UTC" };
  const sent = await call("POST", `/conversations/${conversationId}/messages`, token, body);
  if (sent.statusCode !== 202) return { status: sent.statusCode, body: sent.json(), text: "", tools: [] };
  const runId: string = sent.json().run.id;
  const isOver = async () => (await call("GET", `/runs/${runId}`, token)).json().status;
  await expect.poll(isOver, { timeout: 10_000 }).toMatch(/succeeded|failed/);
  const { items } = (await call("GET", `/conversations/${conversationId}/messages`, token)).json();
  const parts: { type: string; text?: string; toolName?: string }[] = items.at(-1).parts;
  return {
    status: sent.statusCode,
    body: sent.json(),
    text: parts.map((part) => part.text ?? "").join(" "),
    tools: parts.flatMap((part) => part.toolName ?? []),
  };
}

/** Every row of every table that holds one of `words`, as text. */
async function linesWith(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { name } of await readTables(client, ["public", "auth"])) {
    const { rows } = await client.query<{ line: string }>(
      `select '${name} ' || t::text as line from ${name} t`,
    );
    lines.push(...rows.map(({ line }) => line).filter((line) => words.some((word) => line.includes(word))));
  }
  return lines;
}

const performErasure = async (userId: string) => {
  const [job] = await world.look<{ data: object }>(
    "select data from pgboss.job where name = $1 and data ->> 'userId' = $2 and not (data ->> 'isAgain')::boolean",
    [eraseUser.name, userId],
  );
  await eraseUser.perform(world.system, eraseUser.payload.parse(job?.data));
};

const expire = (userId: string) =>
  world.look("update demos set ends_at = now() - interval '1 second' where user_id = $1", [userId]);

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
    const acts = await world.look<{ act: string }>("select act from audit_events where workspace_id = $1", [
      id,
    ]);
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
    await using server = await createTestServer({ modules, beside: world, isWorker: false });
    const reply = await server.server.inject({ method: "POST", url: "/api/v1/demo" });
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, "demo.off"]);
  });
});

describe("visitors are no users", () => {
  it("in the public counters, nor is what they write or what was planted for them", async () => {
    const read = () => world.look("select * from public.get_public_metrics()");
    const before = await read();
    const { token, id } = await begin();
    await ask(token, "What is 12 * 12?");
    expect(await read()).toEqual(before);
    await endDemo(world.system, { userId: id, reason: "asked" });
    expect(await read()).toEqual(before);
    const person = await world.newPerson();
    expect(await read()).not.toEqual(before);
    expect(person.actor.isVisitor).toBeUndefined();
  });

  it("in the list of users that admins read", async () => {
    const { id } = await begin();
    const { users } = await query(world.system, ({ db }) =>
      listUsers(db, { filter: "", isOldestFirst: false, limit: 200, offset: 0 }),
    );
    expect(users.map((user) => user.id)).not.toContain(id);
  });

  it("in the lists of workspaces that admins read", async () => {
    const { id } = await begin();
    const person = await world.newPerson();
    const listed = await query(world.system, ({ db }) =>
      listWorkspaces(db, { after: undefined, limit: 10_000 }),
    );
    const ids = listed.map((workspace) => workspace.id);
    expect([ids.includes(person.actor.userId), ids.includes(id)]).toEqual([true, false]);
    const billed = { origin: null, mode: undefined, now: new Date(), search: "", state: undefined };
    const rows = await query(world.system, ({ db }) =>
      listBilledRows(db, { ...billed, after: undefined, limit: 10_000 }),
    );
    expect(rows.some((row) => row.id === person.actor.userId)).toBe(true);
    expect(rows.some((row) => row.id === id)).toBe(false);
  });

  it("who have no session, no way to sign in, and get no mail", async () => {
    const { id } = await begin();
    for (const table of ["auth.sessions", "auth.identities", "outgoing_messages"]) {
      expect(await world.look(`select from ${table} where user_id = $1`, [id]), table).toEqual([]);
    }
  });
});

describe("limits", () => {
  it("of messages end a demo's questions, not the demo", async () => {
    const demo = await beginDemo(world.system, { ...defaultDemoSettings, messages: 1 });
    expect((await ask(demo.token, "What is 1 + 1?")).status).toBe(202);
    const { status, body } = await ask(demo.token, "What is 2 + 2?");
    expect([status, body.error.code]).toEqual([402, "limit_reached"]);
    expect((await call("GET", "/conversations", demo.token)).statusCode).toBe(200);
    expect((await call("GET", "/usage", demo.token)).json()).toMatchObject({
      isVisitor: true,
      canManage: false,
    });
  });

  it("of messages hold for answers that are asked for again as well", async () => {
    const demo = await beginDemo(world.system, { ...defaultDemoSettings, messages: 2 });
    const { body } = await ask(demo.token, "What is 1 + 1?");
    const retry = `/messages/${body.assistantMessage.id}/retry`;
    const again = await call("POST", retry, demo.token, { timeZone: "UTC" });
    expect(again.statusCode, again.body).toBe(202);
    const isOver = async () => (await call("GET", `/runs/${again.json().run.id}`, demo.token)).json().status;
    await expect.poll(isOver, { timeout: 10_000 }).toMatch(/succeeded|failed/);
    const refused = await call("POST", retry, demo.token, { timeZone: "UTC" });
    expect([refused.statusCode, refused.json().error.code]).toEqual([402, "limit_reached"]);
  });

  it("of places say when the next one is free", async () => {
    const [{ count } = { count: 0 }] = await world.look<{ count: number }>("select count(*)::int from demos");
    const full = { ...defaultDemoSettings, atOnce: count };
    const refused = await beginDemo(world.system, full).catch((error) => error);
    expect(refused).toMatchObject({ code: "demo.busy", status: 429 });
    expect(refused.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(refused.details.retryAfterSeconds).toBeLessThanOrEqual(demoMs / 1000 + 60);
    const both = await Promise.allSettled(
      [0, 1].map(() => beginDemo(world.system, { ...full, atOnce: count + 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("of beginnings hold for all addresses together, however soon each demo is ended", async () => {
    await world.look("delete from rate_limits where key like 'demo.begin_all:%'");
    const [{ count } = { count: 0 }] = await world.look<{ count: number }>("select count(*)::int from demos");
    const settings = { ...defaultDemoSettings, atOnce: count + 1 };
    const beginAndEnd = async () =>
      endDemo(world.system, { userId: (await beginDemo(world.system, settings)).userId, reason: "asked" });
    for (let n = 0; n < 3 * settings.atOnce; n++) await beginAndEnd();
    const refused = await beginAndEnd().catch((error) => error);
    expect(refused).toMatchObject({ code: "demo.busy", status: 429 });
    await world.look("delete from rate_limits where key like 'demo.begin_all:%'");
  });

  it("of one address are answered with the time to wait", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await call("POST", "/demo", undefined, undefined, "10.9.9.9")).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    const reply = await call("POST", "/demo", undefined, undefined, "10.9.9.9");
    expect(reply.json().error.message).toMatch(/Try again in \d+ min/);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    // Whoever has no account leaves no address behind either.
    expect(await linesWith("10.9.9.9")).toEqual([]);
  });

  it("of what models may cost on a day hold for all demos together; what was not used is given back", async () => {
    const model = await world.newModel();
    await enableModel(world.system, { ref: model.id });
    await setModelPrice(world.system, {
      target: { type: "model", modelId: model.id },
      prices: { inputMicros: 1_000_000, cachedInputMicros: 0, outputMicros: 1_000_000 },
    });
    const settings = { ...defaultDemoSettings, atOnce: 1_000, modelBudgetCents: 60 };
    await world.look("insert into demo_days (day, used_micros) values (current_date - 2, 1)");
    const demo = await beginDemo(world.system, settings);
    expect(demo.budgetMicros).toBe(500_000);
    const refused = await beginDemo(world.system, settings).catch((error) => error);
    expect(refused).toMatchObject({ code: "demo.budget_used", status: 429 });
    expect(refused.details.retryAfterSeconds).toBeLessThanOrEqual(86_400);
    await endDemo(world.system, { userId: demo.userId, reason: "asked" });
    const again = await beginDemo(world.system, settings);
    await endDemo(world.system, { userId: again.userId, reason: "asked" });
    expect(await world.look("select used_micros::int as used from demo_days")).toEqual([{ used: 0 }]);
    await disableModel(world.system, { ref: model.id });
  });
});

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
    expect(left.filter((line) => !line.startsWith("public.audit_events "))).toEqual([]);
    expect(left.filter((line) => line.includes(secret))).toEqual([]);
    expect(await world.look("select from data_keys where workspace_id = $1", [id])).toEqual([]);
  });

  it("comes with the hour, and to those alone whose hour it is", async () => {
    const [ann, bob] = [await begin(), await begin()];
    await expire(ann.id);
    expect((await call("GET", "/demo", ann.token)).json().error.message).toContain("over");
    await endDemos.perform(world.system, {});
    expect(await world.look("select from auth.users where id = $1", [ann.id])).toEqual([]);
    expect((await call("GET", "/demo", bob.token)).statusCode).toBe(200);
  });

  it("that broke off half-way is gone on with by the next attempt", async () => {
    const { token, id } = await begin();
    await ask(token, "What is 12 * 12?");
    await expire(id);
    // Nothing of an ending that dies before its commit stays, and the next minute finds it again.
    const { services } = world;
    const failing = systemCtx({ ...services, jobs: { ...services.jobs, send: broken } }, "dying");
    await expect(endDemo(failing, { userId: id, reason: "over" })).rejects.toThrow("killed");
    expect(await world.look("select from auth.users where id = $1", [id])).toHaveLength(1);
    await endDemos.perform(world.system, {});
    // The erasure itself dies in the middle: what it did stays done.
    await eraseTables(world.system, id, { isNameOnly: true });
    await performErasure(id);
    expect((await linesWith(id)).filter((line) => !line.startsWith("public.audit_events "))).toEqual([]);
  });

  it("asked for twice is one", async () => {
    const { id } = await begin();
    await Promise.all([0, 1].map(() => endDemo(world.system, { userId: id, reason: "asked" })));
    const ends = await world.look("select from audit_events where act = 'demo.ended' and workspace_id = $1", [
      id,
    ]);
    expect(ends).toHaveLength(1);
    expect(visitorOf({ userId: id, endsAt: new Date() }).isVisitor).toBe(true);
  });
});

async function broken(): Promise<void> {
  throw new Error("killed");
}
