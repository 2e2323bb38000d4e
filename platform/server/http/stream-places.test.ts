import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import type { UserActor } from "../context.ts";
import { newId } from "../ids.ts";
import type { Module } from "../module.ts";
import { platformModule } from "../platform-module.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { mostStreamsOfPerson, mostStreamsOfSession } from "./stream-places.ts";

const performed: string[] = [];
const acting: Module = {
  name: "acting",
  routes: [
    (app) =>
      app.route(
        route({
          ...{ method: "POST", path: "/api/v1/test/acts", id: "act", access: "user", status: 200 },
          ...{ tag: "test", summary: "For this test", reply: z.object({}) },
        }),
        async ({ requestId = "" }) => {
          performed.push(requestId);
          return {};
        },
      ),
  ],
};

let server: TestServer;
const open = new Set<AbortController>();
beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule, acting], listen: true });
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => {
  for (const stop of open) stop.abort();
  open.clear();
});

/** Opens a stream and leaves it open. */
async function openOne(person: UserActor) {
  const stop = new AbortController();
  open.add(stop);
  const { signal } = stop;
  const reply = await fetch(`${server.url}/api/v1/realtime`, { headers: server.headersOf(person), signal });
  const code = reply.ok ? undefined : (await reply.json()).error.code;
  return { status: reply.status, code, stop };
}

const openMany = (person: UserActor, count: number) =>
  Promise.all(Array.from({ length: count }, () => openOne(person)));
const statusesOf = (replies: { status: number }[]) => [...new Set(replies.map(({ status }) => status))];
const act = (person: UserActor, headers = {}) =>
  fetch(`${server.url}/api/v1/test/acts`, {
    method: "POST",
    headers: { ...server.headersOf(person), ...headers },
  });

describe("a session", () => {
  it("holds twenty streams, and the next as soon as one has ended", async () => {
    const ann = createUserActor();
    const streams = await openMany(ann, mostStreamsOfSession);
    expect(statusesOf(streams)).toEqual([200]);
    expect(await openOne(ann)).toMatchObject({ status: 429, code: "stream.too_many" });
    streams[0]?.stop.abort();
    await expect.poll(async () => (await openOne(ann)).status).toBe(200);
  });

  it("without a place is told so before anything is done; what is no stream goes on", async () => {
    const ann = createUserActor();
    await openMany(ann, mostStreamsOfSession);
    expect((await act(ann, { accept: "text/event-stream" })).status).toBe(429);
    expect(performed).toEqual([]);
    expect((await act(ann)).status).toBe(200);
    expect(performed).toHaveLength(1);
  });
});

it("a person holds sixty in all sessions together, and takes nobody else's", async () => {
  const ann = createUserActor();
  const inSessions = Array.from({ length: 4 }, () => openMany({ ...ann, sessionId: newId() }, 20));
  const replies = (await Promise.all(inSessions)).flat();
  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.length - refused.length).toBe(mostStreamsOfPerson);
  expect(refused).toHaveLength(20);
  expect((await openOne(createUserActor())).status).toBe(200);
});

it("a refused request gives no place away and takes none", async () => {
  const ann = createUserActor();
  for (let turn = 0; turn < 3 * mostStreamsOfSession; turn += 1)
    expect((await act(ann, { accept: "text/event-stream" })).status).toBe(200);
  expect((await openOne(ann)).status).toBe(200);
});
