import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createAgentActor } from "#platform/server/testing/create-user-actor.ts";
import { cancelRun } from "./cancel-run.ts";
import { createRun } from "./create-run.ts";
import { runLimits } from "./engine/limits.ts";
import { createRunsModule } from "./module.ts";
import { registerRunDriver } from "./run-driver.ts";
import { scriptedDriver } from "./testing/scripted-driver.ts";
import { scriptedRuns } from "./testing/scripted-runs.ts";
import { script } from "./testing/scripts.ts";
import { testPerson } from "./testing/start-test-run.ts";

/** Serves requests; the other one advances runs. */
let web: TestServer;
let worker: TestServer;
let runs: ReturnType<typeof scriptedRuns>;

beforeAll(async () => {
  registerRunDriver(scriptedDriver);
  // The worker learns of no run before it looks.
  const modules = [createRunsModule({ tickMs: 50 })];
  web = await createTestServer({ modules, isWorker: false, listen: true });
  worker = await createTestServer({ modules, beside: web });
  runs = scriptedRuns(web);
});
afterAll(async () => {
  await worker[Symbol.asyncDispose]();
  await web[Symbol.asyncDispose]();
});

async function startWaiting(name: (typeof script)[keyof typeof script] = script.approval) {
  const person = testPerson();
  const run = await runs.start(name, person);
  await runs.until(run.id, "waiting");
  return { person, run, stop: () => cancelRun(web.as(person), { id: run.id }) };
}

describe("the time that a run may take", () => {
  it("goes on counting nothing while it waits", async () => {
    const { run } = await startWaiting();
    await web.look(
      "update runs set created_at = now() - interval '90 days', started_at = now() - interval '90 days' where id = $1",
      [run.id],
    );
    await runs.approve(run);
    await runs.until(run.id, "succeeded");
    expect((await runs.row(run.id)).active_ms).toBeLessThan(runLimits.timeMs);
  });

  it("makes it wait for its person once it was worked on for so long, whenever that was", async () => {
    const { run } = await startWaiting();
    await web.look("update runs set active_ms = $2 where id = $1", [run.id, runLimits.timeMs]);
    await runs.approve(run);
    const limits = async () => (await runs.waits(run.id)).filter(({ kind }) => kind === "limit");
    await expect.poll(limits, { timeout: 30_000 }).toMatchObject([{ step_key: "limit:time:1" }]);
    await runs.until(run.id, "waiting");
  });
});

describe("whoever watches a run", () => {
  const chunksOf = async (stream: Promise<Response>) =>
    [...(await (await stream).text()).matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ""));
  const watch = (id: string, person: ReturnType<typeof testPerson>) =>
    chunksOf(fetch(`${web.url}/api/v1/runs/${id}/stream`, { headers: web.headersOf(person) }));

  it("sees that it waits and for what, that it goes on, and its end", async () => {
    const { person, run } = await startWaiting();
    const watched = watch(run.id, person);
    await runs.approve(run);
    expect(await watched).toEqual([
      { type: "run-start", runId: run.id, messageId: run.id },
      { type: "run-waiting", waits: [{ kind: "approval" }] },
      { type: "run-resumed" },
      { type: "run-end", status: "succeeded" },
    ]);
  });

  it("sees its end when it is stopped while it waits", async () => {
    const { person, run, stop } = await startWaiting();
    const watched = watch(run.id, person);
    await stop();
    expect((await watched).slice(1)).toEqual([
      { type: "run-waiting", waits: [{ kind: "approval" }] },
      { type: "run-end", status: "cancelled" },
    ]);
  });

  it("hears in their tabs that it waits and that it goes on", async () => {
    const { run } = await startWaiting();
    await runs.approve(run);
    await runs.until(run.id, "succeeded");
    const events = await web.look<{ name: string }>(
      "select name from events where data ->> 'runId' = $1 order by id",
      [run.id],
    );
    expect(events.map(({ name }) => name)).toEqual(["run.begun", "run.suspended", "run.begun"]);
  });
});

describe("a run that another one started", () => {
  it("works for the same person, and is known by the step that started it", async () => {
    const { run } = await startWaiting(script.child);
    expect(await runs.childOf(run.id)).toMatchObject({
      ...{ user_id: run.user_id, workspace_id: run.workspace_id, is_visitors: false, depth: 1 },
      ...{ parent_step_key: "delegate", trigger_kind: "run", trigger_id: run.id },
    });
  });

  it("is stopped with it, and so are those that it started itself", async () => {
    const { run, stop } = await startWaiting(script.grandchild);
    const child = await runs.childOf(run.id);
    await runs.until(child.id, "waiting");
    const grandchild = await runs.childOf(child.id);
    await runs.until(grandchild.id, "waiting");
    await stop();
    for (const { id } of [run, child, grandchild]) {
      expect(await runs.row(id)).toMatchObject({ status: "cancelled", ended_at: expect.any(Date) });
      expect((await runs.acts(id)).at(-1)).toBe("run.cancelled");
    }
  });

  it("tells it by which way it ended, when it was stopped by itself or failed", async () => {
    const { person, run } = await startWaiting(script.child);
    const child = await runs.childOf(run.id);
    await runs.until(child.id, "waiting");
    await cancelRun(web.as(person), { id: child.id });
    await runs.until(run.id, "succeeded");
    expect((await runs.steps(run.id))[1]).toBe('delegate succeeded {"status":"cancelled"}');

    const failing = await runs.start(script.failingChild);
    await runs.until(failing.id, "succeeded");
    expect((await runs.steps(failing.id))[1]).toMatch('{"status":"failed","errorCode":"test.failed"}');
  });

  it("need not be waited for when it ended before it was asked for", async () => {
    const run = await runs.start(script.quickChild);
    await runs.until(run.id, "succeeded");
    expect(await runs.steps(run.id)).toEqual([
      "before succeeded Before",
      'delegate succeeded {"status":"failed","errorCode":"test.failed"}',
      "after succeeded After",
    ]);
    expect(await runs.acts(run.id)).not.toContain("run.suspended");
  });

  it("may not start others without end", async () => {
    const run = await runs.start(script.endless);
    await runs.until(run.id, "succeeded");
    const depths = await web.look<{ depth: number; code: string | null }>(
      "select depth, error ->> 'code' as code from runs where workspace_id = $1 order by depth desc limit 1",
      [run.workspace_id],
    );
    expect(depths).toEqual([{ depth: runLimits.depth, code: "run.depth_limit" }]);
  });

  it("is never that of somebody else", async () => {
    const { run } = await startWaiting();
    const eve = testPerson();
    const start = createRun(web.as(createAgentActor(eve)), {
      ...{ id: newId(), host: "test", hostId: newId(), messageId: null, driver: "scripted" },
      ...{ parent: { run, stepKey: "theft" }, trigger: { kind: "run", id: run.id } },
      ...{ modelRef: null, timeZone: "UTC" },
    });
    await expect(start).rejects.toMatchObject({ code: "run.not_found" });
  });

  it("is none of a run that nobody holds", async () => {
    const { person, run } = await startWaiting();
    const start = createRun(web.as(createAgentActor(person)), {
      ...{ id: newId(), host: "test", hostId: newId(), messageId: null, driver: "scripted" },
      ...{ parent: { run, stepKey: "late" }, trigger: { kind: "run", id: run.id } },
      ...{ modelRef: null, timeZone: "UTC" },
    });
    await expect(start).rejects.toThrow();
    expect(await web.look("select from runs where parent_run_id = $1", [run.id])).toEqual([]);
  });
});
