import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { registerRunHost } from "../run-host.ts";
import { startTestRun } from "../testing/start-test-run.ts";
import { RunEngine } from "./run-engine.ts";

let server: TestServer;
let engine: RunEngine | undefined;
let letGo = () => {};
const tickMs = 40;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(async () => {
  letGo();
  await engine?.stop(0);
  await server.look("delete from runs");
});

/** A worker with room for one run, which is taken by one that goes on until `letGo`. */
async function busyWorker(): Promise<RunEngine> {
  const run = await startTestRun(server, server.services.nodeId);
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const loadHistory = () => held.then(() => []);
  registerRunHost({ kind: "test", loadHistory, saveProgress: async () => {} });
  engine = new RunEngine(server.services, { isWorker: true, runLimit: 1, tickMs });
  engine.start();
  engine.begin(run);
  return engine;
}

function complaintOf(worker: RunEngine): string | undefined {
  try {
    worker.requireAlive();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe("a worker", () => {
  it("is alive while it renews its leases, also without room for more runs", async () => {
    const worker = await busyWorker();
    for (let tick = 0; tick < 15; tick += 1) {
      await sleep(tickMs);
      await expect.poll(() => complaintOf(worker), { timeout: 5_000 }).toBeUndefined();
    }
  });

  it("is not alive once the database has not answered it for long", async () => {
    const worker = await busyWorker();
    await worker.stop(0);
    await expect.poll(() => complaintOf(worker), { timeout: 5_000 }).toMatch("No lease was renewed");
  });

  it("that stops hands its run back at once, and waits until nothing of it touches the database", async () => {
    const worker = await busyWorker();
    const stopped = worker.stop(0);
    const look = () => server.look<{ lease_until: Date | null }>("select lease_until from runs");
    await expect.poll(async () => (await look())[0]?.lease_until).toBeNull();
    let isOver = false;
    stopped.then(() => {
      isOver = true;
    });
    await sleep(200);
    expect(isOver).toBe(false);
    letGo();
    await stopped;
    expect(await server.look("select status, step_count from runs")).toEqual([
      { status: "running", step_count: 0 },
    ]);
    expect(await server.look("select id from run_steps")).toEqual([]);
  });
});
