import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { adminModule } from "../module.ts";

let server: TestServer;
const admin: UserActor = { ...createUserActor(), isAdmin: true };

beforeAll(async () => {
  server = await createTestServer({ modules: [adminModule] });
  await storePerson(server, admin);
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: "GET" | "POST", query = "", actor = admin) =>
  server.server.inject({
    method,
    url: `/api/v1/admin/backups${query}`,
    headers: server.headersOf(actor),
  });

it("an admin records a backup, and admins see all of them, the newest first, in pages", async () => {
  const first = (await call("POST")).json();
  const second = await call("POST");
  expect(second.statusCode).toBe(201);
  expect(second.json()).toMatchObject({ recordedAt: expect.any(String) });
  const page = (await call("GET", "?limit=1")).json();
  expect(page.items).toEqual([second.json()]);
  const rest = (await call("GET", `?limit=1&cursor=${page.nextCursor}`)).json();
  expect(rest.items).toEqual([first]);
});

it("a cursor that is none is refused", async () => {
  expect((await call("GET", "?cursor=last")).statusCode).toBe(400);
});

it("nobody else sees or records one", async () => {
  const person = createUserActor();
  await storePerson(server, person);
  expect((await call("GET", "", person)).statusCode).toBe(403);
  expect((await call("POST", "", person)).statusCode).toBe(403);
});
