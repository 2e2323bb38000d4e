import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { chunksChannel, type StoredChunks } from "../chunk.repository.ts";
import { startTestRun } from "../testing/start-test-run.ts";
import { createChunkLog } from "./chunk-log.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
});
afterAll(() => server[Symbol.asyncDispose]());

const openLog = () => createChunkLog(server.services.servicePool, "node", server.services.log);

it("a listener that fails keeps neither the others nor later chunks from being heard", async () => {
  const run = await startTestRun(server, "node");
  const log = openLog();
  const heard: StoredChunks[] = [];
  log.watch(run.id, () => {
    throw new Error("This listener is broken.");
  });
  log.watch(run.id, (batch) => heard.push(batch));
  const writer = log.open(run, 0);
  for (const step of [1, 2]) {
    writer.append({ type: "step-start", step }, true);
    await writer.stored();
  }
  expect(heard.map(({ lastSeq }) => lastSeq)).toEqual([1, 2]);
});

it("a log that ends lets nobody wait and stores nothing more", async () => {
  const run = await startTestRun(server, "node");
  const log = openLog();
  const writer = log.open(run, 0);
  writer.append({ type: "step-start", step: 1 });
  const stored = writer.stored();
  await log.end();
  await stored;
  expect(writer.lost.aborted).toBe(true);
  expect(log.open(run, 0).lost.aborted).toBe(true);
  expect(await server.look("select run_id from run_chunks where run_id = $1", [run.id])).toEqual([]);
});

it("announces the chunks of a run that is read on another server, and wakes nobody for the others", async () => {
  const { broadcast } = server.services;
  const announced: string[] = [];
  onTestFinished(broadcast.subscribe(chunksChannel, (payload) => announced.push(payload)));
  const [read, unread] = [await startTestRun(server, "node"), await startTestRun(server, "node")];
  const log = openLog();
  log.announce(read.id);
  for (const run of [unread, read]) {
    const writer = log.open(run, 0);
    writer.append({ type: "step-start", step: 1 }, true);
    await writer.stored();
  }
  await expect.poll(() => announced).toEqual([`node|${read.id}`]);
});
