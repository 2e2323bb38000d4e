import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EventReceiver, startEventReceiver } from "#mocks/event-receiver/start-event-receiver.ts";
import type { UserActor } from "#platform/server/context.ts";
import { tableResolver } from "#platform/server/guarded-fetch/testing.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { EventSink } from "../../../contract/index.ts";
import { restoreLog } from "../../log/restore-log.ts";
import {
  callerOf,
  createExportServer,
  deliverAll,
  host,
  join,
  noteEvents,
  placeEvents,
  signLog,
} from "../testing/export-server.ts";

let server: TestServer;
let receiver: EventReceiver;
let owner: UserActor;
let now = new Date();

beforeAll(async () => {
  receiver = await startEventReceiver(() => now);
  const own = new URL(receiver.url).host;
  const resolve = tableResolver({ "inside.test": ["10.0.0.1"] });
  server = await createExportServer({ allowedOrigins: [own], resolve }, () => now);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});
beforeEach(async () => {
  now = new Date();
  await server.look("delete from event_sinks");
  Object.assign(receiver, { deliveries: [], refused: [], secrets: [], script: [] });
  owner = await join(server, { workspaceId: newId(), role: "owner", name: "Olga Owner" });
});

const ask = <Body>(method: string, path: string, body?: object, actor = owner) =>
  callerOf(server, actor)<Body>(method, `/sinks${path}`, body);

async function create(facts: object = {}) {
  const asked = { kind: "webhook", name: "Lake", address: receiver.url, ...facts };
  const { status, body, text } = await ask<{ id: string; secret: string }>("POST", "", asked);
  expect(status, text).toBe(201);
  receiver.secrets.push(body.secret);
  return body;
}

async function seen(): Promise<EventSink | undefined> {
  return (await ask<{ items: EventSink[] }>("GET", "")).body.items[0];
}

/** Events of the workspace, signed and delivered. */
async function happen(...acts: `${string}.${string}`[]) {
  await noteEvents(server.as(owner), { acts });
  await signLog(server);
  await deliverAll(server);
}

const received = () => receiver.deliveries.flatMap(({ events }) => events);
const acts = () => received().map(({ metadata }) => metadata.event_code);
const dueAgain = () => server.look("update event_sink_positions set retry_at = null");

describe("a webhook", () => {
  it("gets events in the order of the log, each with its place, signed with the secret that was shown once", async () => {
    const { secret } = await create();
    expect(secret).toMatch(/^whsec_.{44}$/);
    await happen("thing.made", "session.started", "tool_call.executed");
    expect(acts()).toEqual(["event_sink.created", "thing.made", "session.started", "tool_call.executed"]);
    expect(received().map(({ metadata }) => metadata.sequence)).toEqual([0, 1, 2, 3]);
    expect(receiver.refused).toEqual([]);
    expect(await seen()).toMatchObject({
      state: "current",
      lag: { events: 0 },
      deliveredCount: 4,
      failure: null,
    });
    const stored = await server.look<{ text: string }>("select x::text as text from event_sink_secrets x");
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it("begins with what was recorded before only when asked", async () => {
    await happen("thing.made");
    await create({ name: "New" });
    await create({ name: "Old", from: "beginning" });
    await happen("thing.changed");
    const byDelivery = receiver.deliveries.map(({ events }) => events[0]?.metadata.event_code);
    expect(byDelivery.sort()).toEqual(["event_sink.created", "thing.made"]);
  });

  it("gets only the categories it asked for, and moves past the others", async () => {
    await create({ categories: ["sign_in", "rights"] });
    await happen(
      "thing.made",
      "session.started",
      "tool_call.executed",
      "membership.role_changed",
      "thing.made",
    );
    expect(acts()).toEqual(["session.started", "membership.role_changed"]);
    expect(await seen()).toMatchObject({ lag: { events: 0 }, deliveredCount: 2 });
  });

  it("gets batches of at most 500 events, and of no more than a mebibyte", async () => {
    await create();
    await happen(...Array.from({ length: 1_200 }, () => "thing.made" as const));
    const sizes = receiver.deliveries.map(({ events }) => events.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(1_201);
    for (const { events } of receiver.deliveries)
      expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThanOrEqual(1_048_576);
    expect(received().map(({ metadata }) => metadata.sequence)).toEqual(
      Array.from({ length: 1_201 }, (_, index) => index),
    );
  });

  it("that refuses is asked again later and ever more seldom, with the same id, and its words are shown", async () => {
    await create();
    receiver.script.push(
      { status: 503, json: { error: "the queue is full" } },
      { status: 500, json: { error: "again" } },
    );
    await happen("thing.made");
    const first = await seen();
    expect(first).toMatchObject({ state: "failing", failure: { attempts: 1 }, lag: { events: 2 } });
    expect(first?.failure?.words).toContain('503 {"error":"the queue is full"}');
    await deliverAll(server);
    expect(receiver.deliveries).toEqual([]);
    await dueAgain();
    // What comes meanwhile does not change what may have arrived.
    await happen("thing.changed");
    expect((await seen())?.failure).toMatchObject({ attempts: 2 });
    const waits = await server.look<{ s: number }>(
      "select round(extract(epoch from retry_at - failed_at))::int as s from event_sink_positions",
    );
    expect(waits).toEqual([{ s: 10 }]);
    await dueAgain();
    await deliverAll(server);
    expect(receiver.deliveries.map(({ events }) => events.length)).toEqual([2, 1]);
    expect(await seen()).toMatchObject({ state: "current", failure: null });
  });

  it("with a new secret gets both signatures for a day", async () => {
    const { id } = await create();
    const { body } = await ask<{ secret: string }>("POST", `/${id}/secret`);
    await happen("thing.made");
    expect([receiver.refused, receiver.signatures]).toEqual([[], 2]);
    receiver.secrets = [body.secret];
    expect(await seen()).toMatchObject({ oldSecretUntil: expect.any(String) });
    now = new Date(now.getTime() + 25 * 3_600_000);
    await happen("thing.changed");
    expect([receiver.refused, receiver.signatures]).toEqual([[], 1]);
    expect(await seen()).toMatchObject({ oldSecretUntil: null });
  });

  it("that is paused gets nothing, and goes on where it stopped", async () => {
    const { id } = await create();
    await ask("POST", `/${id}/pause`, { isPaused: true });
    await happen("thing.made");
    expect(receiver.deliveries).toEqual([]);
    expect(await seen()).toMatchObject({ state: "paused", lag: { events: 3 } });
    await ask("POST", `/${id}/pause`, { isPaused: false });
    await happen("thing.changed");
    expect(acts()).toEqual([
      ...["event_sink.created", "event_sink.paused", "thing.made", "event_sink.resumed", "thing.changed"],
    ]);
  });

  it("is tested with a made-up event, which says what came back and moves nothing", async () => {
    const { id } = await create();
    receiver.script.push({ status: 418, json: { error: "a teapot" } });
    const test = () => ask<{ isDelivered: boolean; words: string }>("POST", `/${id}/test`);
    expect((await test()).body).toMatchObject({
      isDelivered: false,
      words: expect.stringContaining("a teapot"),
    });
    expect((await test()).body).toMatchObject({ isDelivered: true });
    expect(acts()).toEqual(["event_sink.tested"]);
    expect((await seen())?.deliveredCount).toBe(0);
  });

  it("goes on with the log that follows a restored one", async () => {
    await create();
    await happen("thing.made");
    // The end of the log was never signed: it has no place there that counts.
    await noteEvents(server.as(owner), { acts: ["thing.moved"] });
    await placeEvents(server);
    now = new Date(now.getTime() + 60_000);
    await restoreLog(server.system, { reason: "moved_database", host });
    await happen("thing.changed");
    const [created, made, ...next] = received().map(({ metadata }) => [
      metadata.event_code,
      metadata.sequence,
    ]);
    expect([created, made]).toEqual([
      ["event_sink.created", 0],
      ["thing.made", 1],
    ]);
    expect(next).toEqual([...next.keys()].map((index) => [expect.any(String), index]));
    expect(next.map(([act]) => act).sort()).toEqual(["log.restored", "thing.changed", "thing.moved"]);
    expect(await seen()).toMatchObject({ lag: { events: 0 } });
  });
});

describe("a receiver of events", () => {
  it("is refused to members and to other workspaces", async () => {
    const { id } = await create();
    const member = await join(server, { workspaceId: owner.workspaceId });
    const stranger = await join(server, { workspaceId: newId(), role: "owner" });
    const body = { kind: "webhook", name: "Mine", address: receiver.url };
    for (const [method, path] of [
      ["GET", ""],
      ["POST", ""],
      ["DELETE", `/${id}`],
      ["POST", `/${id}/test`],
    ] as const)
      expect((await ask(method, path, body, member)).body.error?.code).toBe("auth.forbidden");
    const change = { name: "Mine", address: receiver.url, categories: [] };
    const asked = [
      ["PATCH", `/${id}`, change],
      ["DELETE", `/${id}`, {}],
      ["POST", `/${id}/test`, {}],
      ["POST", `/${id}/secret`, {}],
      ["POST", `/${id}/pause`, { isPaused: true }],
    ] as const;
    for (const [method, path, sent] of asked)
      expect((await ask(method, path, sent, stranger)).body.error?.code).toBe("event_sink.not_found");
  });

  it.each([
    ["webhook", "http://example.com/events"],
    ["webhook", "https://127.0.0.1/events"],
    ["webhook", "https://10.0.0.1:8443/events"],
    ["webhook", "https://localhost/events"],
    ["webhook", "https://me:word@example.com/events"],
    ["webhook", "file:///etc/passwd"],
    ["webhook", "nowhere"],
    ["s3", "https://storage.example.com"],
    ["s3", "https://192.168.0.1/bucket"],
    ["syslog", "https://example.com:6514"],
    ["syslog", "tls://169.254.169.254:6514"],
  ])("of the kind %s is refused at %s", async (kind, address) => {
    const credentials = { accessKeyId: "key", secretAccessKey: "secret" };
    const { body } = await ask("POST", "", { kind, name: "Bad", address, credentials });
    expect(body.error?.code).toBe("event_sink.address_invalid");
  });

  it("is not reached under a name that leads to a private address", async () => {
    const { id } = await create({ address: "https://inside.test/events" });
    const { body } = await ask<{ words: string }>("POST", `/${id}/test`);
    expect(body.words).toMatch(/^inside.test is not on the public internet.*CONNECTIONS_ALLOWED_ORIGINS[.]$/);
  });

  it("is one of at most ten", async () => {
    for (let count = 0; count < 10; count++) await create({ name: `Number ${count}` });
    await server.look("delete from rate_limits");
    const { body } = await ask("POST", "", { kind: "webhook", name: "One more", address: receiver.url });
    expect(body.error?.code).toBe("event_sink.too_many");
  });

  it("of S3 needs credentials, and has no secret to renew", async () => {
    const address = "https://storage.example.com/bucket";
    const bare = await ask("POST", "", { kind: "s3", name: "Bucket", address });
    expect(bare.body.error?.code).toBe("event_sink.credentials_missing");
    const credentials = { accessKeyId: "key", secretAccessKey: "secret" };
    const { id } = await create({ kind: "s3", address, credentials });
    expect((await ask("POST", `/${id}/secret`)).body.error?.code).toBe("event_sink.no_secret");
  });
});
