import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import type { ChatServer } from "#features/chat/server/testing.ts";
import { createOwnTriggerServer, TriggerClient } from "../testing/create-trigger-server.ts";
import { fireSlot } from "./fire-slot.job.ts";

let one: ChatServer;
beforeAll(async () => {
  one = await createOwnTriggerServer();
});
afterAll(() => one[Symbol.asyncDispose]());

/** Another server with triggers, as a real process. */
async function startOther(): Promise<ChildProcess> {
  const options = { connection: one.database.appConnection, keyFile: one.keyFile };
  const program = join(import.meta.dirname, "../testing/fire-triggers.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(createInterface({ input: child.stdout }), "line");
  return child;
}

/** Their last slot is that of this year, which no server saw. */
const makeDue = (ids: string[]) =>
  one.look("update schedules set next_slot = now() - interval '400 days' where name = any($1)", [ids]);
const rowsOf = (ids: string[]) =>
  one.look("select trigger_id, due_at, run_id from trigger_firings where trigger_id = any($1::uuid[])", [
    ids,
  ]);
const runsOf = (ids: string[]) => one.look("select id from runs where trigger_id = any($1::uuid[])", [ids]);

it("a server killed between the slot and the run has started neither; another starts it, once", async () => {
  const ann = TriggerClient.on(one);
  const { id } = await ann.schedule("0 0 1 1 *");
  // Whoever wants to store a firing waits here, with its conversation and run in hand.
  const holder = new pg.Client(one.database.superuserConnection);
  await holder.connect();
  await holder.query("begin; lock table trigger_firings in share mode");
  const other = await startOther();
  await makeDue([id]);
  const blocked = () =>
    one.look("select 1 from pg_locks where not granted and relation::regclass::text = 'trigger_firings'");
  await expect.poll(blocked, { timeout: 30_000 }).not.toEqual([]);
  other.kill("SIGKILL");
  await once(other, "exit");
  await holder.query("rollback");
  await holder.end();
  await expect.poll(blocked, { timeout: 30_000 }).toEqual([]);
  expect([await rowsOf([id]), await runsOf([id])]).toEqual([[], []]);
  // The job has not ended: the queue hands it to another server when its heartbeats stay away.
  const [job] = await one.look<{ data: { workspaceId: string; triggerId: string; slot: string } }>(
    "select data from pgboss.job where name = $1 and state = 'active'",
    [fireSlot.name],
  );
  if (!job) throw new Error("The job is gone.");
  await fireSlot.perform(one.system, job.data);
  await fireSlot.perform(one.system, job.data);
  expect(await rowsOf([id])).toHaveLength(1);
  expect(await runsOf([id])).toHaveLength(1);
}, 60_000);

it("two servers start one run for each slot", async () => {
  const ann = TriggerClient.on(one);
  const ids: string[] = [];
  for (let made = 0; made < 10; made += 1) ids.push((await ann.schedule("0 0 1 1 *")).id);
  await Promise.all([startOther(), startOther()]);
  await one.services.schedules.work([fireSlot]);
  await makeDue(ids);
  await expect.poll(() => rowsOf(ids), { timeout: 30_000 }).toHaveLength(10);
  const waiting = () =>
    one.look(
      "select 1 from pgboss.job where name = $1 and state < 'completed' and data ->> 'triggerId' = any($2)",
      [fireSlot.name, ids],
    );
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  expect(await rowsOf(ids)).toHaveLength(10);
  expect(await runsOf(ids)).toHaveLength(10);
}, 60_000);
