import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemLabel } from "#platform/contract/label.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { RunEngine } from "./engine/run-engine.ts";
import type { RunRow } from "./run.repository.ts";
import { registerRunHost } from "./run-host.ts";
import { goneWays } from "./testing/gone-ways.ts";
import { startTestRun, startTestStep } from "./testing/start-test-run.ts";

let server: TestServer;
let engine: RunEngine | undefined;
let readCount = 0;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  readCount = 0;
});
afterEach(async () => {
  await engine?.stop(0);
  await server.look("delete from runs");
});

/** A worker starts and takes up what waits; resolves with the run at its end. */
async function endOf({ id }: RunRow) {
  registerRunHost({
    kind: "test",
    async loadHistory() {
      readCount += 1;
      return [{ role: "user", text: "Hello", ...systemLabel }];
    },
    saveProgress: async () => {},
  });
  engine = new RunEngine(server.services, { isWorker: true, tickMs: 40 });
  engine.start();
  for (;;) {
    const [row] = await server.look<{ status: string; code: string | null; ended_at: Date | null }>(
      "select status, error->>'code' as code, ended_at from runs where id = $1",
      [id],
    );
    if (row?.ended_at) return { status: row.status, code: row.code };
    await sleep(20);
  }
}

const inactive = { status: "failed", code: "run.person_inactive" };

describe("a run of a person who can no longer act in its workspace", () => {
  it.each(goneWays)(
    "ends before anything is read for it, when it had waited: %s",
    async (_way, statement) => {
      const run = await startTestRun(server, null);
      await server.look(statement, [run.user_id]);
      expect(await endOf(run)).toEqual(inactive);
      expect(readCount).toBe(0);
      const [event] = await server.look<{ envelope: Buffer }>(
        "select envelope from audit_events where run_id = $1 and act = 'run.failed'",
        [run.id],
      );
      expect(event?.envelope.toString()).toContain("run.person_inactive");
    },
  );

  it("ends when another server takes it up, and keeps the step that was cut off", async () => {
    const run = await startTestRun(server, "dead");
    await startTestStep(server, run, 1);
    await server.look("update runs set lease_until = 'epoch' where id = $1", [run.id]);
    await server.look("update auth.users set banned_until = 'infinity' where id = $1", [run.user_id]);
    expect(await endOf(run)).toEqual(inactive);
    const steps = await server.look("select status from run_steps where run_id = $1", [run.id]);
    expect(steps).toEqual([{ status: "interrupted" }]);
  });

  it("tells whoever watches it how it ended", async () => {
    const run = await startTestRun(server, null);
    await server.look("delete from memberships where user_id = $1", [run.user_id]);
    await endOf(run);
    const lines = () =>
      server.look<{ lines: string }>("select lines from run_chunks where run_id = $1", [run.id]);
    await expect
      .poll(async () => (await lines())[0]?.lines)
      .toMatch(/"type":"run-end".*"run\.person_inactive"/);
  });
});

it("a run that waited for a worker goes on for a person who may act", async () => {
  const end = await endOf(await startTestRun(server, null));
  expect(end.code).not.toBe(inactive.code);
  expect(readCount).toBe(1);
});
