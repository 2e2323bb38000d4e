import { expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "#platform/server/testing/create-test-database.ts";
import { type LaunchedServer, launch, newDataFolder } from "./testing.ts";

/** The parts without which the server says that it is not ready; undefined when it is. */
async function missingParts({ url }: LaunchedServer): Promise<string[] | undefined> {
  const reply = await fetch(`${url}/readyz`);
  const { parts } = (await reply.json()) as { parts: { name: string; isHealthy: boolean }[] };
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(["worker", "migrations", "database"]));
  return reply.status === 200 ? undefined : parts.filter((part) => !part.isHealthy).map(({ name }) => name);
}

it("a web server is ready while a worker lives; a worker promises no address", {
  timeout: 180_000,
}, async () => {
  const { ownerConnection, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { user, host = "", database } = ownerConnection;
  const settings = {
    DATA_DIR: newDataFolder(),
    DATABASE_URL: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`,
  };

  const web = await launch({ ...settings, ROLE: "web" });
  expect(await missingParts(web)).toEqual(["worker"]);

  const worker = await launch({ ...settings, ROLE: "worker" });
  expect(worker.url).toBe("worker");
  expect(worker.output()).not.toMatch(/https?:/);
  expect(await missingParts(web)).toBeUndefined();

  expect(await worker.end("SIGTERM")).toBe(0);
  expect(await missingParts(web)).toEqual(["worker"]);
  expect(await web.end("SIGTERM")).toBe(0);
});
