import { afterAll, beforeAll, expect, it } from "vitest";
import { query } from "#platform/server/command.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createChunkLog } from "./engine/chunk-log.ts";
import { lastStoredSeq, recoverRun } from "./engine/recover-run.ts";
import { engineOf } from "./engine/run-engine.ts";
import { runsModule } from "./module.ts";
import type { RunRow } from "./run.repository.ts";
import { listSteps } from "./step.repository.ts";
import { startTestRun, startTestStep, takeOverRun, testPerson } from "./testing/start-test-run.ts";

let server: TestServer;
const person = testPerson();
const deltas = 6_000;

beforeAll(async () => {
  server = await createTestServer({ modules: [runsModule], isWorker: false, listen: true });
});
afterAll(() => server[Symbol.asyncDispose]());

/** One batch for each chunk, as of a model that writes slowly for long: an earlier step, then `deltas` words. */
async function writeLongStep(run: RunRow): Promise<number> {
  const lines = [
    { type: "run-start", runId: run.id, messageId: run.id },
    { type: "step-start", step: 1 },
    { type: "text-delta", partId: "1.1.a", delta: "earlier" },
    { type: "step-start", step: 2 },
    { type: "text-start", partId: "2.1.a" },
    ...Array.from({ length: deltas }, () => ({ type: "text-delta", partId: "2.1.a", delta: "ab" })),
  ].map((chunk) => JSON.stringify(chunk));
  await server.look(
    `insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines)
     select $1, $2, seq, seq, $3, line from unnest($4::text[]) with ordinality as l (line, seq)`,
    [run.workspace_id, run.id, run.user_id, lines],
  );
  return lines.length;
}

it("a run of more chunks than come at once is taken over after its last one, and keeps all that was shown", async () => {
  const run = await startTestRun(server, "dead", person);
  const lastSeq = await writeLongStep(run);
  await startTestStep(server, run, 2);
  const taken = await takeOverRun(server, run);
  expect(await lastStoredSeq(server.system, taken)).toBe(lastSeq);

  const log = createChunkLog(server.services.servicePool, "other", server.services.log);
  const writer = log.open(taken, lastSeq);
  await recoverRun(server.system, taken, writer);
  expect(writer.lost.aborted).toBe(false);
  const [step] = await query(server.system, ({ db }) => listSteps(db, run));
  expect(step).toMatchObject({
    status: "interrupted",
    content: [{ type: "text", text: "ab".repeat(deltas) }],
  });
});

it("a reader gets all chunks of such a run, in order and without a gap", async () => {
  const run = await startTestRun(server, "dead", person);
  const lastSeq = await writeLongStep(run);
  await server.look(
    `insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines) values ($1, $2, $3, $3, $4, $5)`,
    [run.workspace_id, run.id, lastSeq + 1, run.user_id, '{"type":"run-end","status":"succeeded"}'],
  );
  await server.look("update runs set status = 'succeeded', ended_at = now() where id = $1", [run.id]);
  // As on the server that advances it, which does not look from time to time.
  engineOf(server.services).chunks.open(run, lastSeq);
  const reply = await fetch(`${server.url}/api/v1/runs/${run.id}/stream`, {
    headers: server.headersOf(person),
  });
  const ids = [...(await reply.text()).matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual(Array.from({ length: lastSeq + 1 }, (_, index) => index + 1));
});
