import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished } from "vitest";
import { modelsModule } from "#features/models/server/module.ts";
import {
  type EmbeddingServer,
  startEmbeddingServer,
} from "#mocks/embedding-server/start-embedding-server.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { knowledgeModule } from "../module.ts";
import { stageCollection, stagePerson } from "../testing/stage-collections.ts";
import { stageEmbedding } from "../testing/stage-embedding.ts";
import { makeMissingVectors } from "./make-vectors.ts";

let server: TestServer;
let vendor: EmbeddingServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [modelsModule, knowledgeModule], isWorker: false });
  vendor = await startEmbeddingServer();
  await (await stageEmbedding(server, vendor)).choose("concepts");
});
afterAll(async () => {
  await vendor.close();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await server.look("delete from collections");
  vendor.requests.length = 0;
  vendor.stallsAfter = Number.POSITIVE_INFINITY;
});

const allPassages = 200;

/** A collection that is larger than a batch. */
async function stage() {
  const collection = await stageCollection(server, await stagePerson(server));
  await collection.add(
    "Guide",
    Array.from({ length: allPassages }, (_, index) => `Rule ${index}.`),
  );
  return collection;
}

const countVectors = async (collectionId: string) =>
  (await server.look("select from chunk_vectors where collection_id = $1", [collectionId])).length;

/** A process of its own makes vectors, and is killed while the model reads its first batch. */
async function makeAndDie(): Promise<void> {
  vendor.stallsAfter = 0;
  const dataDir = await mkdtemp(join(inject("filesFolder"), "vectors-"));
  const options = { connection: server.database.appConnection, keyFile: server.keyFile, dataDir };
  const program = join(import.meta.dirname, "testing/make-until-killed.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await expect.poll(() => vendor.requests.length, { timeout: 110_000 }).toBe(1);
  child.kill("SIGKILL");
  await once(child, "exit");
  vendor.stallsAfter = Number.POSITIVE_INFINITY;
}

it("a server that is killed while it makes vectors loses one batch, which another makes once its claim has ended", async () => {
  const { id } = await stage();
  await makeAndDie();
  expect(await countVectors(id)).toBe(0);
  await makeMissingVectors(server.system);
  expect(vendor.requests).toHaveLength(1);
  await server.look("update vector_claims set claimed_until = now() - interval '1 second'");
  await makeMissingVectors(server.system);
  expect(await countVectors(id)).toBe(allPassages);
  const [lost, ...later] = vendor.requests;
  expect(later[0]).toEqual(lost);
  expect(later.flat()).toHaveLength(allPassages);
}, 120_000);

it("servers that work at once ask the model for no passage twice", async () => {
  const { id } = await stage();
  await Promise.all([1, 2, 3].map(() => makeMissingVectors(server.system)));
  await makeMissingVectors(server.system);
  expect(await countVectors(id)).toBe(allPassages);
  const asked = vendor.requests.flat();
  expect(asked).toHaveLength(new Set(asked).size);
});
