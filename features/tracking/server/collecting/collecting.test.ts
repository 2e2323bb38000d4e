import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { trackingModule } from "../module.ts";
import { addVisit } from "../testing.ts";

const now = new Date("2026-05-15T23:59:00Z");

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [trackingModule], now: () => now });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const giveSalt = () => server.server.inject({ url: "/api/v1/tracking/salt" });
const send = (payload: object) =>
  server.server.inject({ method: "POST", url: "/api/v1/tracking/events", payload });
const vital = { eventType: "web_vital", route: "/", metadata: { name: "LCP", value: 1234.5 } };
const opened = { eventType: "trial_opened", route: "/", metadata: {} };

describe("the salt of a fingerprint", () => {
  it("is good until the day ends, of UTC", async () => {
    expect((await giveSalt()).json()).toMatchObject({ endsAt: "2026-05-16T00:00:00.000Z" });
  });

  it("is another one for each browser, and nobody keeps it", async () => {
    const replies = [await giveSalt(), await giveSalt()];
    const salts = replies.map((reply) => reply.json().salt);
    expect(new Set(salts).size).toBe(2);
    expect(salts[0]).toMatch(/^[\w-]{22}$/);
    expect(replies[0]?.headers["cache-control"]).toBe("no-store");
    expect(replies[0]?.headers["set-cookie"]).toBeUndefined();
  });
});

describe("events that a page has gathered", () => {
  it("are added to its session in one go", async () => {
    const sessionId = await addVisit(server);
    const reply = await send({ sessionId, events: [vital, opened] });
    expect([reply.statusCode, reply.headers["set-cookie"]]).toEqual([204, undefined]);
    const rows = await server.look(
      "select event_type, route, metadata from user_events where session_id = $1 order by event_type",
      [sessionId],
    );
    expect(rows).toEqual([
      { event_type: "trial_opened", route: "/", metadata: {} },
      { event_type: "web_vital", route: "/", metadata: { name: "LCP", value: 1234.5 } },
    ]);
  });

  it("never keep what stands behind a question mark, nor what is no section behind the sign for one", async () => {
    const sessionId = await addVisit(server);
    const routes = ["/a?token=x#y", "/b#access_token=x", "/c#pricing", "/d#Ann@example.com?x"];
    await send({ sessionId, events: routes.map((route) => ({ ...opened, route })) });
    const rows = await server.look<{ route: string }>(
      "select route from user_events where session_id = $1 order by route",
      [sessionId],
    );
    expect(rows.map(({ route }) => route)).toEqual(["/a", "/b", "/c#pricing", "/d"]);
  });

  it("are refused where the session is not known, all of them", async () => {
    const reply = await send({ sessionId: randomUUID(), events: [vital] });
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, "tracking.session_unknown"]);
  });

  it.each([
    ["more than ten", { events: Array(11).fill(vital) }],
    ["none", { events: [] }],
    ["of a step that the server sees itself", { events: [{ ...opened, eventType: "trial_account" }] }],
    ["of another one", { events: [{ ...opened, eventType: "trial_completed" }] }],
    ["with more than a page measures", { events: [{ ...vital, metadata: { name: "CLS", value: 10.5 } }] }],
    ["with longer than a page takes", { events: [{ ...vital, metadata: { name: "LCP", value: 60_001 } }] }],
    ["of a type that pages do not gather", { events: [{ ...opened, eventType: "page_view" }] }],
    ["with more than belongs to it", { events: [{ ...opened, metadata: { email: "a@example.com" } }] }],
    ["with a measurement of nothing known", { events: [{ ...vital, metadata: { name: "AGE", value: 1 } }] }],
    ["with a route that is too long", { events: [{ ...opened, route: "/".repeat(513) }] }],
    ["without a session", { sessionId: undefined, events: [opened] }],
  ])("are refused when there are %s", async (_what, change) => {
    const sessionId = await addVisit(server);
    expect((await send({ sessionId, ...change })).statusCode).toBe(400);
    expect(await server.look("select from user_events where session_id = $1", [sessionId])).toEqual([]);
  });

  it("are limited for each address, which is stored nowhere", async () => {
    const sessionId = await addVisit(server);
    expect((await send({ sessionId, events: [opened] })).statusCode).toBe(204);
    // As after all of them in one go, however long that takes here.
    await server.look("update rate_limits set tokens = 0, updated_at = now() + interval '1 hour'");
    expect((await send({ sessionId, events: [opened] })).statusCode).toBe(429);
    const keys = await server.look<{ key: string }>("select key from rate_limits");
    expect(keys).toHaveLength(1);
    expect(keys[0]?.key).toMatch(/^tracking\.batch:[\w-]{43}$/);
    expect(keys[0]?.key).not.toContain("127.0.0.1");
  });
});
