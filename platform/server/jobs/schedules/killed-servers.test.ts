import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { defineJob } from "../define-job.ts";

let server: TestServer;
const tick = defineJob({ name: "test.tick", payload: z.object({}), perform: async () => undefined });

beforeAll(async () => {
  server = await createTestServer({ modules: [{ name: "test", jobs: [tick] }] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Another server, as a real process. */
async function startOther(): Promise<ChildProcess> {
  const options = {
    connection: server.database.appConnection,
    keyFile: server.keyFile,
    dataDir: tmpdir(),
    jobs: [{ name: tick.name }],
  };
  const program = join(import.meta.dirname, "testing/fire-schedules.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(createInterface({ input: child.stdout }), "line");
  return child;
}

const makeDue = () =>
  server.look(`insert into schedules (owner, name, cron, job, missed, next_slot)
    select 'test', 'due ' || n, '* * * * *', 'test.tick', 'latest', date_trunc('minute', now()) from generate_series(1, 40) n
    on conflict (workspace_id, owner, name) do update set next_slot = excluded.next_slot`);
const slots = () => server.look("select schedule_id, slot from schedule_slots");
const waitingJobs = () =>
  server.look<{ slot: string }>("select data ->> 'slot' as slot from pgboss.job where name = 'test.tick'");

it("a server killed between the slot and its job has fired neither; the next one fires both, once", async () => {
  await server.look(`insert into schedules (owner, name, cron, job, missed, next_slot)
    values ('test', 'alone', '0 0 1 1 *', 'test.tick', 'latest', now() - interval '400 days')`);
  // Whoever wants to add a job waits here, with the slot in hand.
  const holder = new pg.Client(server.database.superuserConnection);
  await holder.connect();
  await holder.query("begin; lock table pgboss.job in share mode");
  const other = await startOther();
  const blocked = () =>
    server.look("select 1 from pg_locks where not granted and relation::regclass::text like 'pgboss.j%'");
  await expect.poll(blocked, { timeout: 30_000 }).not.toEqual([]);
  other.kill("SIGKILL");
  await once(other, "exit");
  await holder.query("rollback");
  await holder.end();
  await expect.poll(blocked, { timeout: 30_000 }).toEqual([]);
  expect([await slots(), await waitingJobs()]).toEqual([[], []]);
  await server.services.schedules.work([tick]);
  await expect.poll(waitingJobs, { timeout: 30_000 }).toHaveLength(1);
  expect(await slots()).toHaveLength(1);
});

it("several servers fire each slot once", async () => {
  await server.services.schedules.stop();
  await server.look("delete from schedules");
  await server.look("delete from pgboss.job");
  await Promise.all([startOther(), startOther()]);
  await server.services.schedules.work([tick]);
  await makeDue();
  const unfired = () => server.look("select 1 from schedules where next_slot <= now()");
  await expect.poll(unfired, { timeout: 30_000 }).toEqual([]);
  const fired = await slots();
  expect(fired.length).toBeGreaterThanOrEqual(40);
  expect(await waitingJobs()).toHaveLength(fired.length);
});
