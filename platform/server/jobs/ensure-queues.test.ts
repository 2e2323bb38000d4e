import { expect, it } from "vitest";
import { z } from "zod";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { defineJob } from "./define-job.ts";

const job = (name: string, retries: number) =>
  defineJob({ name, retries, payload: z.object({}), perform: async () => undefined });

const queues = (server: TestServer) =>
  server.look(
    "select name, retry_limit, updated_on from pgboss.queue where name like 'test.%' order by name",
  );

it("a start creates the queues that are missing, updates those that differ and leaves the others alone", async () => {
  const modules = (...jobs: ReturnType<typeof job>[]) => [{ name: "test", jobs }];
  await using first = await createTestServer({ modules: modules(job("test.a", 1), job("test.b", 2)) });
  const before = await queues(first);
  expect(before).toMatchObject([{ retry_limit: 1 }, { retry_limit: 2 }]);

  const changed = modules(job("test.a", 1), job("test.b", 5), job("test.c", 3));
  await using _second = await createTestServer({ modules: changed, beside: first });
  const after = await queues(first);
  expect(after).toMatchObject([{ retry_limit: 1 }, { retry_limit: 5 }, { retry_limit: 3 }]);
  expect(after[0]).toEqual(before[0]);
  expect(after[1]?.updated_on).not.toEqual(before[1]?.updated_on);
});
