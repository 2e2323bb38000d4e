import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { systemLabel } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { abandonRun } from "./engine/abandon-run.ts";
import { createChunkLog } from "./engine/chunk-log.ts";
import { engineOf } from "./engine/run-engine.ts";
import { claimRuns, releaseRuns } from "./lease.repository.ts";
import { runsModule } from "./module.ts";
import type { RunRow } from "./run.repository.ts";
import { registerRunHost } from "./run-host.ts";
import { startTestRun, startTestStep, takeOverRun } from "./testing/start-test-run.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [runsModule], isWorker: false });
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => server.look("delete from runs"));

const release = command("test.release_runs", unrestricted, (ctx, nodeId: string) =>
  releaseRuns(ctx.db, nodeId),
);
const claimAll = command("test.claim_all", unrestricted, (ctx, nodeId: string) =>
  claimRuns(ctx.db, nodeId, [], 10, ["model"]),
);

async function crash(run: RunRow, times: number): Promise<RunRow> {
  let taken = run;
  for (let index = 0; index < times; index += 1) taken = await takeOverRun(server, run, `node ${index}`);
  return taken;
}

async function advance(run: RunRow): Promise<Record<string, unknown>> {
  engineOf(server.services).begin(run);
  const look = () =>
    server.look<{ status: string; code: string | null }>(
      "select status, error->>'code' as code from runs where id = $1",
      [run.id],
    );
  await expect.poll(async () => (await look())[0]?.status, { timeout: 20_000 }).not.toBe("running");
  return (await look())[0] ?? {};
}

describe("a run is given up", () => {
  it("after three crashes of its servers, and not after two", async () => {
    const second = await crash(await startTestRun(server, "dead"), 2);
    expect(second).toMatchObject({ crash_count: 2, attempt: 3 });
    expect(await advance(second)).not.toMatchObject({ code: "run.crashed" });
    const third = await crash(await startTestRun(server, "dead"), 3);
    expect(await advance(third)).toEqual({ status: "failed", code: "run.crashed" });
  });

  it("although what it had shown cannot be read", async () => {
    const run = await startTestRun(server, "dead");
    await startTestStep(server, run, 1);
    await server.look(
      `insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines)
       values ($1, $2, 1, 1, $3, '{"type":"step-start","step":1}' || chr(10) || '{"broken')`,
      [run.workspace_id, run.id, run.user_id],
    );
    expect(await advance(await crash(run, 3))).toEqual({ status: "failed", code: "run.crashed" });
  });

  it("at once, and the model is asked once, when what it wrote cannot be stored", async () => {
    const run = await startTestRun(server, server.services.nodeId);
    let saved = 0;
    registerRunHost({
      kind: "test",
      loadHistory: async () => [{ role: "user", text: "Hello", ...systemLabel }],
      async saveProgress(ctx) {
        saved += 1;
        if (saved === 1) await sql`select ${'"\\ud800"'}::jsonb`.execute(ctx.db);
      },
    });
    expect(await advance(run)).toEqual({ status: "failed", code: "run.not_storable" });
    const steps = await server.look<{ status: string; content: object }>(
      "select status, content from run_steps where run_id = $1",
      [run.id],
    );
    expect(steps).toEqual([
      { status: "interrupted", content: [{ type: "text", text: expect.stringMatching(/\w/) }] },
    ]);
    const lastLine = () =>
      server.look<{ lines: string }>(
        "select lines from run_chunks where run_id = $1 order by first_seq desc limit 1",
        [run.id],
      );
    await expect.poll(async () => (await lastLine())[0]?.lines).toContain('"type":"run-end"');
  });

  it("without looking at its stream once giving up has crashed a server too", async () => {
    const run = await crash(await startTestRun(server, "dead"), 4);
    const log = createChunkLog(server.services.servicePool, "node 3", server.services.log);
    const open = vi.spyOn(log, "open");
    await abandonRun(server.system, run, log);
    expect(open).not.toHaveBeenCalled();
    expect(await server.look("select status from runs")).toEqual([{ status: "failed" }]);
  });
});

it("handing a run back counts as no crash, and what the old holder writes from then on is refused", async () => {
  const run = await startTestRun(server, "stopping");
  for (const nodeId of ["stopping", "a", "b", "c", "d"]) {
    await release(server.system, nodeId);
    await claimAll(server.system, { stopping: "a", a: "b", b: "c", c: "d", d: "e" }[nodeId] ?? "");
  }
  const [row] = await server.look<{ crash_count: number; attempt: number; fence: number }>(
    "select crash_count, attempt, fence from runs where id = $1",
    [run.id],
  );
  expect(row).toMatchObject({ crash_count: 0, attempt: 6 });
  await release(server.system, "e");
  const [free] = await server.look<{ fence: number }>("select fence from runs where id = $1", [run.id]);
  expect(free?.fence).toBeGreaterThan(row?.fence ?? 0);
});
