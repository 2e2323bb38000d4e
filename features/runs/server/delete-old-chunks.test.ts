import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { deleteOldChunks } from "./delete-old-chunks.ts";
import { startTestRun } from "./testing/start-test-run.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("truncate run_chunks"));

async function startRun(status: "running" | "waiting" | "succeeded") {
  const run = await startTestRun(server, "node");
  await server.look("update runs set status = $2 where id = $1", [run.id, status]);
  return run;
}

/** Stores `count` batches of a run, as of `hoursAgo`. */
function storeChunks(
  run: { workspace_id: string; id: string; user_id: string },
  count: number,
  hoursAgo: number,
) {
  return server.look(
    `insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines, created_at)
     select $1, $2, $4::int * 1000000 + seq, $4::int * 1000000 + seq, $3, '{}', now() - make_interval(hours => $4)
     from generate_series(1, $5) as s (seq)`,
    [run.workspace_id, run.id, run.user_id, hoursAgo, count],
  );
}

const countOf = async (run: { id: string }) => {
  const rows = await server.look<{ count: number }>(
    "select count(*)::int as count from run_chunks where run_id = $1",
    [run.id],
  );
  return rows[0]?.count;
};
const perform = () => deleteOldChunks.perform(server.system, {});

describe("chunks older than a day are deleted", () => {
  it("when their run is over, and younger ones are not", async () => {
    const run = await startRun("succeeded");
    await storeChunks(run, 3, 25);
    await storeChunks(run, 2, 23);
    await perform();
    expect(await countOf(run)).toBe(2);
  });

  it("when their run is gone altogether", async () => {
    const gone = { workspace_id: newId(), id: newId(), user_id: newId() };
    await storeChunks(gone, 3, 25);
    await perform();
    expect(await countOf(gone)).toBe(0);
  });

  it("batch after batch, however many there are", async () => {
    const run = await startRun("succeeded");
    await storeChunks(run, 25_001, 25);
    await perform();
    expect(await countOf(run)).toBe(0);
  });

  it("but not while their run goes on or waits", async () => {
    const runs = [await startRun("running"), await startRun("waiting")];
    for (const run of runs) await storeChunks(run, 3, 25);
    await perform();
    for (const run of runs) expect(await countOf(run)).toBe(3);
  });
});
