import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "#platform/server/command.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createChunkLog } from "./engine/chunk-log.ts";
import { recoverRun } from "./engine/recover-run.ts";
import { listSteps } from "./step.repository.ts";
import { startTestRun, startTestStep, takeOverRun, testModel } from "./testing/start-test-run.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());

it("a step that was interrupted is audited under its number and its model, and does not count as done", async () => {
  const run = await startTestRun(server, "dead");
  await startTestStep(server, run, 1);
  const taken = await takeOverRun(server, run);
  const log = createChunkLog(server.services.servicePool, "other", server.services.log);
  await recoverRun(server.system, taken, log.open(taken, 0));

  const [event] = await server.look<{ envelope: Buffer }>(
    "select envelope from audit_events where run_id = $1 and act = 'model.called'",
    [run.id],
  );
  expect(JSON.parse(String(event?.envelope))).toMatchObject({
    step: 1,
    out: "failed",
    facts: { provider: testModel.kind, model: testModel.id, finish: "interrupted" },
  });
  expect(String(event?.envelope)).not.toMatch(/that an admin chose/);
  expect(Object.keys(JSON.parse(String(event?.envelope)).c).sort()).toEqual(["model", "provider"]);
  expect(await server.look("select step_count from runs where id = $1", [run.id])).toEqual([
    { step_count: 0 },
  ]);
  const [step] = await query(server.system, ({ db }) => listSteps(db, taken));
  expect(step).toMatchObject({ number: 1, status: "interrupted", model: testModel });
});
