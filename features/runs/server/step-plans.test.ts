import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { command } from "#platform/server/command.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import type { RunRow } from "./run.repository.ts";
import { placeSampleRun } from "./sample-run.repository.ts";
import { endStep, listSteps } from "./step.repository.ts";
import { startTestRun, startTestStep, testModel } from "./testing/start-test-run.ts";

let server: TestServer;
let run: RunRow;
let stepId: string;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  run = await startTestRun(server, "node");
  stepId = await startTestStep(server, run, 1);
  // The journal of others: enough that the planner has a reason to look things up.
  await server.look(`
    with other as (
      insert into runs (workspace_id, id, user_id, host, host_id, driver, trigger_kind, status)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'test', gen_random_uuid(), 'model', 'api', 'succeeded'
      from generate_series(1, 2000) returning workspace_id, id, user_id)
    insert into run_steps (workspace_id, id, run_id, number, kind, step_key, attempt, user_id, model, status)
    select workspace_id, gen_random_uuid(), id, number, 'model', number, 1, user_id, '{}', 'succeeded'
    from other, generate_series(1, 5) number`);
  await server.look("analyze runs, run_steps");
});
afterAll(() => server[Symbol.asyncDispose]());

interface Scans {
  whole: number;
  tuples: number;
}

/** How often run_steps was read from end to end, and how many rows were read by way of an index. */
async function scansOf(db: Db): Promise<Scans> {
  const { rows } = await sql<Scans>`
    select seq_scan::int as whole, coalesce(idx_tup_fetch, 0)::int as tuples
    from pg_stat_xact_user_tables where relname = 'run_steps'`.execute(db);
  return rows[0] ?? { whole: 0, tuples: 0 };
}

const measure = command(
  "test.measure_scans",
  unrestricted,
  async (ctx, perform: (db: Db) => Promise<unknown>): Promise<Scans> => {
    await ctx.audit({ act: "run.started", workspaceId: run.workspace_id });
    const before = await scansOf(ctx.db);
    await perform(ctx.db);
    const after = await scansOf(ctx.db);
    return { whole: after.whole - before.whole, tuples: after.tuples - before.tuples };
  },
);

const step = {
  model: testModel,
  content: [],
  finish_reason: "stop",
  input_tokens: 1,
  output_tokens: 1,
  error: null,
};
const place = {
  status: "running",
  model: { label: "x", provider: "y", isBuiltin: false },
  error: null,
  startedAt: new Date(),
  endedAt: null,
  stepCount: 1,
} as const;

it.each<[string, (db: Db) => Promise<unknown>]>([
  ["listing the steps of a run", (db) => listSteps(db, run)],
  ["ending a step", (db) => endStep(db, run.workspace_id, { ...step, id: stepId, status: "succeeded" })],
  [
    "ending a step that is not there",
    (db) => endStep(db, run.workspace_id, { ...step, id: newId(), status: "failed" }),
  ],
  ["adding up the tokens of a sample run", (db) => placeSampleRun(db, run, place)],
])("%s reads the rows of that run and no others", async (_what, perform) => {
  const { whole, tuples } = await measure(server.system, perform);
  expect(whole).toBe(0);
  expect(tuples).toBeLessThanOrEqual(2);
});
