import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMigrations } from "../db/migrate.ts";
import { platformModule } from "../platform-module.ts";
import { deleteOldRows } from "../retention/delete-old-rows.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { requireMigrations } from "./require-migrations.ts";
import { requireWorker, startHeartbeat } from "./worker-heartbeat.ts";

let web: TestServer;
let worker: TestServer;

beforeAll(async () => {
  web = await createTestServer({ modules: [platformModule] });
  worker = await createTestServer({ modules: [], beside: web });
});
afterAll(async () => {
  await worker[Symbol.asyncDispose]();
  await web[Symbol.asyncDispose]();
});

describe("a server without a worker of its own", () => {
  const age = (seconds: number) =>
    web.look(
      "update installation set updated_at = now() - $1 * interval '1 second' where key like 'worker.%'",
      [seconds],
    );

  it("is ready while a worker elsewhere says that it lives, and no longer", async () => {
    await expect(requireWorker(web.services)).rejects.toThrow("No worker has been heard of");
    const heartbeat = await startHeartbeat(worker.services, () => undefined);
    await requireWorker(web.services);
    await age(19);
    await requireWorker(web.services);
    await age(21);
    await expect(requireWorker(web.services)).rejects.toThrow("Start one: ROLE=worker");
    await heartbeat.stop();
  });

  it("is not ready once the worker has stopped in order", async () => {
    const heartbeat = await startHeartbeat(worker.services, () => undefined);
    await heartbeat.stop();
    await expect(requireWorker(web.services)).rejects.toThrow("No worker");
  });

  it("takes no sign of life of a worker that is stuck", async () => {
    const stuck = () => {
      throw new Error("No look at waiting runs.");
    };
    await expect(startHeartbeat(worker.services, stuck)).rejects.toThrow("No look");
    await expect(requireWorker(web.services)).rejects.toThrow("No worker");
  });

  it("forgets workers that were lost long ago", async () => {
    const heartbeat = await startHeartbeat(worker.services, () => undefined);
    await age(3 * 3_600);
    await deleteOldRows.perform(web.system, {});
    expect(await web.look("select 1 from installation where key like 'worker.%'")).toEqual([]);
    await heartbeat.stop();
  });
});

describe("the migrations of a running server", () => {
  it("are those that the database has, else it is not ready", async () => {
    const known = await readMigrations();
    await requireMigrations(web.services, known);
    const next = { name: "9998_next.sql", sql: "", checksum: "x" };
    await expect(requireMigrations(web.services, [...known, next])).rejects.toThrow(
      "Migration 9998_next.sql is not applied.",
    );
    await web.look("insert into schema_migrations values ('9999_future.sql', 'x', now())");
    await expect(requireMigrations(web.services, known)).rejects.toThrow("newer version");
    await web.look("delete from schema_migrations where name = '9999_future.sql'");
  });
});
