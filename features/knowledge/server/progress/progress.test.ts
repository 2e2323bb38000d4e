import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelsModule } from "#features/models/server/module.ts";
import {
  type EmbeddingServer,
  startEmbeddingServer,
} from "#mocks/embedding-server/start-embedding-server.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { knowledgeModule } from "../module.ts";
import { KnowledgeClient } from "../testing/knowledge-client.ts";
import { stageCollection } from "../testing/stage-collections.ts";
import { stageEmbedding } from "../testing/stage-embedding.ts";
import { makeMissingVectors } from "../vectors/make-vectors.ts";

let server: TestServer;
let vendor: EmbeddingServer;
let ann: KnowledgeClient;
let embedding: Awaited<ReturnType<typeof stageEmbedding>>;
beforeAll(async () => {
  const modules = [modelsModule, knowledgeModule];
  server = await createTestServer({ modules, isWorker: false, listen: true });
  vendor = await startEmbeddingServer();
  embedding = await stageEmbedding(server, vendor);
  ann = new KnowledgeClient(server);
  await ann.proveAddress();
});
afterAll(async () => {
  await vendor.close();
  await server[Symbol.asyncDispose]();
});

const progress = (who: KnowledgeClient, id: string) => who.get(`/api/v1/collections/${id}/progress`);
const retry = (who: KnowledgeClient, id: string) =>
  who.call("POST", `/api/v1/collections/${id}/retry`).then(({ body }) => body);

/** A collection with two passages, one of which the model refuses. */
async function stage() {
  const collection = await stageCollection(server, ann.person);
  const documentId = await collection.add("Guide", ["Holiday needs a signature.", "This is unreadable."]);
  await server.look("update documents set passage_count = 2 where id = $1", [documentId]);
  return { ...collection, documentId };
}

describe("the progress of a collection", () => {
  it("is that of search by meaning, with what the model refused", async () => {
    const { id } = await stage();
    await embedding.none();
    expect(await progress(ann, id)).toEqual({ meaning: null });
    await embedding.choose("picky");
    expect(await progress(ann, id)).toEqual({ meaning: { passages: 2, done: 0, refused: 0 } });
    await makeMissingVectors(server.system);
    expect(await progress(ann, id)).toEqual({ meaning: { passages: 2, done: 2, refused: 1 } });
  });

  it("exists for nobody who may not read the collection", async () => {
    const { id } = await stage();
    const bob = new KnowledgeClient(server, { workspaceId: ann.person.workspaceId });
    expect(await bob.end("GET", `/collections/${id}/progress`)).toEqual([404, "collection.not_found"]);
  });
});

describe("trying again", () => {
  it("reads failed documents anew, and sends refused passages to the model again", async () => {
    const { id, documentId } = await stage();
    await embedding.choose("picky");
    await makeMissingVectors(server.system);
    await server.look("update documents set state = 'failed', problem = 'interrupted' where id = $1", [
      documentId,
    ]);
    expect(await retry(ann, id)).toEqual({ documents: 1, passages: 1 });
    expect(await ann.document(documentId)).toMatchObject({ state: "waiting", problem: null });
    expect(await progress(ann, id)).toEqual({ meaning: { passages: 2, done: 1, refused: 0 } });
    expect(await retry(ann, id)).toEqual({ documents: 0, passages: 0 });
  });

  it("is for editors", async () => {
    const { id } = await stage();
    const bob = new KnowledgeClient(server, { workspaceId: ann.person.workspaceId });
    expect(await bob.end("POST", `/collections/${id}/retry`)).toEqual([404, "collection.not_found"]);
    await ann.shareCollection(id, bob);
    expect((await bob.end("POST", `/collections/${id}/retry`))[0]).toBe(403);
  });

  it("is limited for each person", async () => {
    const { id } = await stage();
    const codes = [];
    for (let time = 0; time < 7; time += 1)
      codes.push((await ann.end("POST", `/collections/${id}/retry`))[1]);
    expect(codes.at(-1)).toBe("rate.limited");
  });
});
