import { once } from "node:events";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { ensureLogKey } from "./log-keys.ts";
import { createLogWorker } from "./log-worker.ts";

const host = "adjutant.example.com";
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  await ensureLogKey(server.system, undefined);
});
afterAll(() => server[Symbol.asyncDispose]());

const note = command("test.note_to_worker", unrestricted, async (ctx, workspaceId: string) => {
  await ctx.audit({ act: "test.noted", workspaceId });
});

/** A worker that looks for events only when it has reason to. Resolves once it has nothing to do. */
async function startWorker() {
  const { recorded, pool } = server.services;
  let rounds = 0;
  const connect = () => {
    rounds += 1;
    return pool.connect();
  };
  const waits = new EventTarget();
  const wait = (_: number, signal: AbortSignal) => {
    waits.dispatchEvent(new Event("wait"));
    return recorded.wait(2 ** 31 - 1, signal);
  };
  const services = {
    ...server.services,
    recorded: { ...recorded, wait },
    pool: Object.assign(Object.create(pool), { connect }),
  };
  const nothing = async () => undefined;
  const worker = createLogWorker(services, { host, prepare: nothing, publish: nothing });
  onTestFinished(() => worker.stop(1_000));
  const idle = once(waits, "wait");
  worker.start();
  await idle;
  return { rounds: () => rounds };
}

const placesOf = (workspaceId: string) =>
  server.look("select from log_entries join logs on logs.id = log_id where workspace_id = $1", [workspaceId]);

it("an event wakes a sequencer that has nothing to do", async () => {
  await startWorker();
  const workspaceId = newId();
  await note(server.system, workspaceId);
  await expect.poll(() => placesOf(workspaceId)).toHaveLength(1);
});

it("an event behind an earlier transaction gets its place when that ends, though nobody tells of it", async () => {
  const earlier = await server.services.pool.connect();
  onTestFinished(() => earlier.release());
  const worker = await startWorker();
  await earlier.query("begin");
  await earlier.query("select pg_current_xact_id()");
  const workspaceId = newId();
  await note(server.system, workspaceId);
  const before = worker.rounds();
  await expect.poll(worker.rounds).toBeGreaterThan(before + 1);
  expect(await placesOf(workspaceId)).toEqual([]);
  await earlier.query("commit");
  await expect.poll(() => placesOf(workspaceId)).toHaveLength(1);
});
