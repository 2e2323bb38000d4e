import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { command } from "#platform/server/command.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { storeProgress } from "./engine/store-progress.ts";
import { type ClaimedRun, claimRuns } from "./lease.repository.ts";
import type { RunRow } from "./run.repository.ts";
import { registerRunDriver } from "./run-driver.ts";
import { scriptedDriver } from "./testing/scripted-driver.ts";
import { decide, scriptedRuns } from "./testing/scripted-runs.ts";
import { script } from "./testing/scripts.ts";
import { wakeRuns } from "./wake-runs.ts";

let server: TestServer;
let runs: ReturnType<typeof scriptedRuns>;
let run: ClaimedRun;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  registerRunDriver(scriptedDriver);
  runs = scriptedRuns(server);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.look("delete from runs");
  await runs.start(script.approval);
  run = await take();
});

const claim = command("test.claim_scripted", unrestricted, (ctx, drivers: string[]) =>
  claimRuns(ctx.db, "node", [], 10, drivers),
);

async function take(): Promise<ClaimedRun> {
  const [taken] = await claim(server.system, ["scripted"]);
  if (!taken) throw new Error("No run is to be taken.");
  return taken;
}

const suspend = (held: RunRow = run, wakeAt?: Date, stepKey = "ask") =>
  storeProgress(server.system, {
    ...{ run: held, status: "waiting" as const, error: null },
    waits: [{ kind: "approval", stepKey, ...(wakeAt ? { wakeAt } : {}) }],
  });
const dueWaits = () => wakeRuns(server.system, 10);
const isOpen = async () => (await runs.waits(run.id))[0]?.is_open;

describe("a run that begins to wait", () => {
  it("has not ended and has not failed, and nobody holds it", async () => {
    const waiting = await suspend();
    expect(waiting).toMatchObject({ status: "waiting", ended_at: null, wake_at: null });
    expect(await runs.row(run.id)).toMatchObject({ lease_until: null, active_since: null });
    expect(await runs.acts(run.id)).toEqual(["run.suspended"]);
    expect(await claim(server.system, ["scripted"])).toEqual([]);
  });

  it("stays with its server, and its wait is never written, when the person stopped it in this moment", async () => {
    await server.look("update runs set cancel_requested_at = now() where id = $1", [run.id]);
    expect(await suspend()).toMatchObject({ status: "running" });
    expect(await runs.waits(run.id)).toEqual([]);
  });

  it("goes on at once when what it waits for came first, and then waits for the next time", async () => {
    expect(await runs.approve(run)).toBe("kept");
    expect(await suspend()).toMatchObject({ status: "running" });
    expect(await suspend()).toMatchObject({ status: "waiting" });
    expect(await isOpen()).toBe(true);
  });

  it("waits although something else came that it does not wait for, and is not woken by it either", async () => {
    expect(await runs.approve(run, "other")).toBe("kept");
    expect(await suspend()).toMatchObject({ status: "waiting" });
    expect(await runs.approve(run, "another")).toBe("kept");
    expect(await runs.row(run.id)).toMatchObject({ status: "waiting" });
  });

  it("is refused when another server holds it by now", async () => {
    await expect(suspend({ ...run, fence: run.fence - 1 })).rejects.toThrow();
    expect(await runs.waits(run.id)).toEqual([]);
  });

  it("starts with no crashes again: it came this far", async () => {
    await server.look("update runs set crash_count = 2 where id = $1", [run.id]);
    await suspend();
    expect(await runs.row(run.id)).toMatchObject({ crash_count: 0 });
  });
});

describe("what a run waits for", () => {
  it("is decided once; whoever comes second changes nothing, and hears so", async () => {
    await suspend();
    expect(await runs.approve(run)).toBe("woken");
    const { workspace_id: workspaceId, id: runId } = run;
    const denial = {
      workspaceId,
      runId,
      stepKey: "ask",
      kind: "approval",
      result: { decision: "denied" },
    } as const;
    expect(await decide(server.system, denial)).toBe("late");
    expect(await runs.waits(run.id)).toMatchObject([{ result: { decision: "approved" } }]);
  });

  it("leaves no trace and wakes nobody when the transaction of its reason fails", async () => {
    await suspend();
    const fails = command("test.decide_and_fail", unrestricted, async (ctx) => {
      const { workspace_id: workspaceId, id: runId } = run;
      await decide(ctx, { workspaceId, runId, stepKey: "ask", kind: "approval" });
      throw new Error("It could not be stored.");
    });
    await expect(fails(server.system, undefined)).rejects.toThrow("could not be stored");
    expect(await runs.row(run.id)).toMatchObject({ status: "waiting" });
    expect(await isOpen()).toBe(true);
  });

  it("is not lost when it comes while the run was woken for something else", async () => {
    await storeProgress(server.system, {
      ...{ run, status: "waiting", error: null },
      waits: [
        { kind: "approval", stepKey: "ask" },
        { kind: "answer", stepKey: "question" },
      ],
    });
    expect(await runs.approve(run, "question")).toBe("woken");
    const taken = await take();
    expect(await runs.approve(run)).toBe("kept");
    expect(await suspend(taken)).toMatchObject({ status: "running" });
  });

  describe("after something else, in the same step", () => {
    const childId = "0193a5c0-0000-7000-8000-00000000c41d";
    const childEnds = (subjectId = childId) =>
      decide(server.system, {
        ...{ workspaceId: run.workspace_id, runId: run.id, stepKey: "ask" },
        ...{ kind: "child_run" as const, subjectId, result: { status: "succeeded" } },
      });
    const awaitChild = (held: RunRow, subjectId = childId) =>
      storeProgress(server.system, {
        ...{ run: held, status: "waiting", error: null },
        waits: [{ kind: "child_run", stepKey: "ask", subjectId }],
      });
    let held: ClaimedRun;
    beforeEach(async () => {
      await suspend();
      await runs.approve(run);
      held = await take();
    });

    it("is not lost when it comes before its wait is declared", async () => {
      expect(await childEnds()).toBe("kept");
      expect(await awaitChild(held)).toMatchObject({ status: "running" });
      expect(await runs.waits(run.id)).toMatchObject([
        { kind: "child_run", result: { status: "succeeded" }, is_open: false },
      ]);
    });

    it("is waited for: what came for the former wait does not count for it", async () => {
      expect(await awaitChild(held)).toMatchObject({ status: "waiting" });
      expect(await isOpen()).toBe(true);
      expect(await childEnds()).toBe("woken");
    });

    it("may be another one of its kind", async () => {
      const next = "0193a5c0-0000-7000-8000-00000000c42d";
      await awaitChild(held);
      await childEnds();
      held = await take();
      expect(await childEnds(next)).toBe("kept");
      expect(await childEnds(next)).toBe("late");
      expect(await awaitChild(held, next)).toMatchObject({ status: "running" });
    });
  });

  it("is over at its time by itself, for one of two who look at once", async () => {
    await suspend(run, new Date(Date.now() - 1_000));
    const woken = await Promise.all([dueWaits(), dueWaits()]);
    expect(woken.toSorted()).toEqual([0, 1]);
    expect(await runs.row(run.id)).toMatchObject({ status: "queued", wake_at: null });
    expect(await runs.waits(run.id)).toMatchObject([{ result: { isDue: true } }]);
    expect(await runs.approve(run)).toBe("late");
  });

  it("is open again when the run ended without it and is taken up once more", async () => {
    await storeProgress(server.system, {
      ...{ run, status: "waiting", error: null },
      waits: [
        { kind: "approval", stepKey: "ask" },
        { kind: "answer", stepKey: "question" },
      ],
    });
    await runs.approve(run, "question");
    const error = { code: "test.failed", message: "Failed." };
    await storeProgress(server.system, { run: await take(), status: "failed", error });
    expect(await isOpen()).toBe(false);
    await server.look("update runs set status = 'queued', ended_at = null where id = $1", [run.id]);
    expect(await suspend(await take(), new Date(Date.now() + 60_000))).toMatchObject({
      status: "waiting",
      wake_at: expect.any(Date),
    });
    expect(await isOpen()).toBe(true);
    expect(await runs.approve(run)).toBe("woken");
  });

  it("is not over before its time", async () => {
    await suspend(run, new Date(Date.now() + 60_000));
    expect(await dueWaits()).toBe(0);
    expect(await runs.row(run.id)).toMatchObject({ status: "waiting" });
  });

  it("has a second at least when a step asks again that takes its time for not yet come", async () => {
    const past = new Date(Date.now() - 1_000);
    await suspend(run, past);
    await dueWaits();
    expect(await suspend(await take(), past)).toMatchObject({ status: "running" });
    const again = await suspend(await runs.row(run.id), past);
    expect(again.status).toBe("waiting");
    expect(await dueWaits()).toBe(0);
  });
});

it("a server takes no run whose driver it does not have", async () => {
  await runs.start(script.approval);
  expect(await claim(server.system, ["model"])).toEqual([]);
  expect(await claim(server.system, ["model", "scripted"])).toHaveLength(1);
});
