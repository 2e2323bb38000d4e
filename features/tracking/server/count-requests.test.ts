import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { trackingModule } from "./module.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [trackingModule], listen: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const count = async () => {
  const [row] = await server.look<{ count: number }>(
    "select coalesce(sum(value), 0)::int as count from counters where name = 'api_requests'",
  );
  return row?.count ?? 0;
};
const ask = (path: string) => fetch(`${server.url}${path}`);

it("requests of the APIs are counted within five seconds, whatever they are answered, and pages are not", async () => {
  const before = await count();
  for (const path of ["/api/v1/tracking/salt", "/rest/v1/nothing", "/api/v1/nothing"]) await ask(path);
  for (const path of ["/", "/pricing", "/apiary"]) await ask(path);
  await vi.waitFor(async () => expect(await count()).toBe(before + 3), { timeout: 7_000, interval: 200 });
});

it("what was not written yet is written when the server ends in order", async () => {
  const before = await count();
  await ask("/api/v1/tracking/salt");
  server.server.server.closeAllConnections();
  await server.server.close();
  expect(await count()).toBe(before + 1);
});
