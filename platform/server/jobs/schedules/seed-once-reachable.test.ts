import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Services } from "../../services.ts";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { defineJob } from "../define-job.ts";
import { seedOnceReachable } from "./seed-once-reachable.ts";

const nightly = defineJob({
  ...{ name: "test.nightly", payload: z.object({}), schedule: "41 3 * * *" },
  perform: async () => undefined,
});

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [{ name: "test", jobs: [nightly] }] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Services whose database refuses so many connections. */
function servicesRefusing(times: number) {
  let left = times;
  const warn = vi.fn();
  const pool = new Proxy(server.services.pool, {
    get: (of, name) => {
      if (name !== "connect") return Reflect.get(of, name);
      return async () => {
        left -= 1;
        if (left >= 0) throw Object.assign(new Error("No connection."), { code: "ECONNREFUSED" });
        return of.connect();
      };
    },
  });
  const services: Services = { ...server.services, pool, log: Object.assign(server.services.log, { warn }) };
  return { services, warn };
}
const rows = () => server.look("select name from schedules where name = 'test.nightly'");

it("a start waits for a database that is away for a moment, and says so once", async () => {
  const { services, warn } = servicesRefusing(3);
  await seedOnceReachable(services, [nightly]);
  expect(await rows()).toHaveLength(1);
  expect(warn.mock.calls).toEqual([["the database does not answer; the start waits for it"]]);
});

it("a start fails with a sentence when the database stays away", async () => {
  const { services } = servicesRefusing(Number.POSITIVE_INFINITY);
  await expect(seedOnceReachable(services, [nightly], 100)).rejects.toThrow(
    "The database did not answer for 0 seconds, so the server did not start.",
  );
});

it("a start fails at once for anything else", async () => {
  const { services, warn } = servicesRefusing(0);
  const wrong = { ...nightly, schedule: "at night" };
  await expect(seedOnceReachable(services, [wrong])).rejects.toThrow();
  expect(warn).not.toHaveBeenCalled();
});
