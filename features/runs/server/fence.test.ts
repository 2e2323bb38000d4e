import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { toolsOfRun } from "#features/tools/server/index.ts";
import { labelOfPerson } from "#platform/contract/label.ts";
import { command, query } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { listChunksAfter, storeChunks } from "./chunk.repository.ts";
import { RunLostError, storeProgress } from "./engine/store-progress.ts";
import { claimRuns, renewLeases } from "./lease.repository.ts";
import type { RunRow } from "./run.repository.ts";
import { insertStep, listSteps } from "./step.repository.ts";
import { startTestRun, testModel } from "./testing/start-test-run.ts";

let server: TestServer;
/** As the server that died knows it. */
let held: RunRow;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());

const claim = command(
  "test.claim",
  unrestricted,
  (ctx, { nodeId, ownIds = [] }: { nodeId: string; ownIds?: string[] }) =>
    claimRuns(ctx.db, nodeId, ownIds, 10, ["model"]),
);
const expireLeases = () => server.look("update runs set lease_until = now() - interval '1 ms'");

const batchOf = (run: RunRow, firstSeq: number, ...lines: string[]) => ({
  runId: run.id,
  fence: run.fence,
  firstSeq,
  lastSeq: firstSeq + lines.length - 1,
  lines: lines.join("\n"),
});
const stepOf = (run: RunRow, number: number) => ({
  id: newId(),
  workspace_id: run.workspace_id,
  run_id: run.id,
  user_id: run.user_id,
  number,
  kind: "model",
  step_key: String(number),
  attempt: run.attempt,
  model: testModel,
  label: labelOfPerson(run.user_id),
  fence: run.fence,
});
const store = async (...batches: ReturnType<typeof batchOf>[]) =>
  [...(await storeChunks(server.services.servicePool, batches, null))].length;
const storedChunks = () =>
  query(server.system, ({ db }) => listChunksAfter(db, held.workspace_id, held.id, 0));
const steps = () => query(server.system, ({ db }) => listSteps(db, held));

beforeEach(async () => {
  await server.look("delete from runs");
  held = await startTestRun(server, "dead");
});

it("a run is claimed by nobody while its server renews the lease, and by one of ten once it does not", async () => {
  expect(await claim(server.system, { nodeId: "other" })).toEqual([]);
  await expireLeases();
  const claims = await Promise.all(
    Array.from({ length: 10 }, (_, index) => claim(server.system, { nodeId: `other ${index}` })),
  );
  expect(claims.flat()).toHaveLength(1);
  expect(claims.flat()[0]).toMatchObject({ id: held.id, fence: held.fence + 1, attempt: 2 });
});

it("a server does not claim what it advances already, though it was late with the lease", async () => {
  await expireLeases();
  expect(await claim(server.system, { nodeId: "dead", ownIds: [held.id] })).toEqual([]);
});

it("a server that lost a run cannot prolong its lease any more", async () => {
  await expireLeases();
  await claim(server.system, { nodeId: "other" });
  const renew = command("test.renew", unrestricted, (ctx, nodeId: string) =>
    renewLeases(ctx.db, nodeId, [held.id]),
  );
  expect(await renew(server.system, "dead")).toEqual([]);
  expect(await renew(server.system, "other")).toHaveLength(1);
});

it("nothing that a server writes after it lost a run is stored", async () => {
  expect(await store(batchOf(held, 1, "a", "b"))).toBe(1);
  await expireLeases();
  const [taken] = await claim(server.system, { nodeId: "other" });
  expect(await store(batchOf(held, 3, "late"))).toBe(0);
  await insertStep(server.services.servicePool, stepOf(held, 1));
  await expect(
    storeProgress(server.system, { run: held, status: "succeeded", error: null }),
  ).rejects.toBeInstanceOf(RunLostError);

  expect(await storedChunks()).toEqual([{ firstSeq: 1, lastSeq: 2, lines: "a\nb" }]);
  expect(await steps()).toEqual([]);
  expect(await server.look("select status, fence from runs")).toEqual([
    { status: "running", fence: taken?.fence },
  ]);
});

it("a server that lost a run fixes no tools for it, and the next one does", async () => {
  const { workspace_id: workspaceId, user_id: userId } = held;
  const person = server.system.as(createUserActor({ workspaceId, userId }));
  const ofRun = (run: RunRow) => toolsOfRun(person, run, true);
  const late = await ofRun(held);
  await expireLeases();
  const [taken] = await claim(server.system, { nodeId: "other" });
  const kept = () => server.look("select run_id from run_tools where run_id = $1", [held.id]);
  await insertStep(server.services.servicePool, stepOf(held, 1), late.toKeep());
  expect(await kept()).toEqual([]);
  if (!taken) throw new Error("The run was not taken over.");
  await insertStep(server.services.servicePool, stepOf(taken, 1), (await ofRun(taken)).toKeep());
  expect(await kept()).toEqual([{ run_id: held.id }]);
});

it("chunks that are sent twice are stored once", async () => {
  const batch = batchOf(held, 1, "a", "b");
  expect(await store(batch)).toBe(1);
  expect(await store(batch)).toBe(1);
  expect(await storedChunks()).toEqual([{ firstSeq: 1, lastSeq: 2, lines: "a\nb" }]);
});

it("of two different batches for the same place the first stays whole, and the other is refused", async () => {
  expect(await store(batchOf(held, 1, "a"))).toBe(1);
  expect(await store(batchOf(held, 1, "b", "c"))).toBe(0);
  expect(await storedChunks()).toEqual([{ firstSeq: 1, lastSeq: 1, lines: "a" }]);
});

it("the chunks of one run are stored although those of another in the same statement are refused", async () => {
  const other = await startTestRun(server, "dead");
  expect(await store(batchOf({ ...other, fence: 7 }, 1, "late"), batchOf(held, 1, "a"))).toBe(1);
  expect(await storedChunks()).toHaveLength(1);
});

it("a step is journalled once, also when its beginning is sent twice", async () => {
  const step = stepOf(held, 1);
  await insertStep(server.services.servicePool, step);
  await insertStep(server.services.servicePool, { ...step, id: newId() });
  expect(await steps()).toMatchObject([{ id: step.id, status: "running" }]);
});
