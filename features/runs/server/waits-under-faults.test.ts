import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { cancelRun } from "./cancel-run.ts";
import { approvedSteps, scriptedRuns } from "./testing/scripted-runs.ts";
import { script } from "./testing/scripts.ts";
import { type ScriptedWorker, startScriptedWorker } from "./testing/start-scripted-worker.ts";
import { testPerson } from "./testing/start-test-run.ts";

let server: TestServer;
let runs: ReturnType<typeof scriptedRuns>;
const workers = new Set<ScriptedWorker>();

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  runs = scriptedRuns(server);
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(async () => {
  for (const worker of workers) await kill(worker);
});

async function startWorker(): Promise<ScriptedWorker> {
  const worker = await startScriptedWorker(server);
  workers.add(worker);
  return worker;
}

async function kill(worker: ScriptedWorker): Promise<void> {
  workers.delete(worker);
  await worker.kill();
}

describe("a run that waits", () => {
  it("is held by nobody, and goes on after kill -9 and a restart behind what it had done", async () => {
    const worker = await startWorker();
    const run = await runs.start(script.approval);
    await runs.until(run.id, "waiting");
    await kill(worker);
    expect(await runs.row(run.id)).toMatchObject({
      ...{ status: "waiting", lease_until: null, ended_at: null, wake_at: null, crash_count: 0 },
    });
    expect(await runs.steps(run.id)).toEqual(["before succeeded Before", "ask waiting"]);

    expect(await runs.approve(run)).toBe("woken");
    expect(await runs.row(run.id)).toMatchObject({ status: "queued" });
    await startWorker();
    await runs.until(run.id, "succeeded");
    expect(await runs.steps(run.id)).toEqual(approvedSteps);
    expect(await runs.row(run.id)).toMatchObject({ crash_count: 0, attempt: 2 });
  });

  it("is woken once when it is told twenty times at once, with two servers there to take it", async () => {
    await startWorker();
    await startWorker();
    const run = await runs.start(script.approval);
    await runs.until(run.id, "waiting");
    const ends = await Promise.all(Array.from({ length: 20 }, () => runs.approve(run)));
    expect(ends.filter((end) => end === "woken")).toHaveLength(1);
    await runs.until(run.id, "succeeded");
    expect(await runs.steps(run.id)).toEqual(approvedSteps);
    expect((await runs.acts(run.id)).filter((act) => act === "run.resumed")).toHaveLength(1);
    expect((await runs.row(run.id)).attempt).toBe(2);
  });

  it("is over with the press of Stop, though no server runs at all", async () => {
    const person = testPerson();
    const worker = await startWorker();
    const run = await runs.start(script.approval, person);
    await runs.until(run.id, "waiting");
    await kill(worker);

    const cancelled = await cancelRun(server.as(person), { id: run.id });
    expect(cancelled).toMatchObject({ status: "cancelled", ended_at: expect.any(Date) });
    expect(await runs.waits(run.id)).toMatchObject([{ step_key: "ask", is_open: false, is_closed: true }]);
    expect((await runs.acts(run.id)).slice(-2)).toEqual(["run.cancel_requested", "run.cancelled"]);

    expect(await runs.approve(run)).toBe("over");
    await startWorker();
    const other = await runs.start(script.failing, person);
    await runs.until(other.id, "failed");
    expect(await runs.row(run.id)).toMatchObject({ status: "cancelled", attempt: 1 });
  });

  it("for its child goes on with the child's end, also when their server was killed in between", async () => {
    const worker = await startWorker();
    const run = await runs.start(script.child);
    await runs.until(run.id, "waiting");
    const child = await runs.childOf(run.id);
    await runs.until(child.id, "waiting");
    await kill(worker);

    await runs.approve(child);
    await startWorker();
    await runs.until(run.id, "succeeded");
    expect(await runs.steps(child.id)).toEqual(approvedSteps);
    expect(await runs.steps(run.id)).toEqual([
      "before succeeded Before",
      'delegate succeeded {"status":"succeeded"}',
      "after succeeded After",
    ]);
  });

  it("does not wait for what came before it was asked for, not even over a kill -9", async () => {
    const run = await runs.start(script.approval);
    expect(await runs.approve(run)).toBe("kept");
    expect(await runs.row(run.id)).toMatchObject({ status: "queued" });
    await startWorker();
    await runs.until(run.id, "succeeded");
    expect(await runs.steps(run.id)).toEqual(approvedSteps);
    expect(await runs.acts(run.id)).not.toContain("run.suspended");
  });

  it("for a time that comes while no server runs goes on with the next one", async () => {
    const worker = await startWorker();
    const run = await runs.start(script.timer);
    await runs.until(run.id, "waiting");
    await kill(worker);
    await expect.poll(async () => (await runs.row(run.id)).is_in_past, { timeout: 20_000 }).toBe(true);
    expect(await runs.row(run.id)).toMatchObject({ status: "waiting" });

    await startWorker();
    await runs.until(run.id, "succeeded");
    expect((await runs.steps(run.id))[1]).toBe('pause succeeded {"isDue":true}');
    expect((await runs.acts(run.id)).filter((act) => act === "run.resumed")).toHaveLength(1);
  });
});
