import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { modelsModule } from "#features/models/server/module.ts";
import {
  type EmbeddingServer,
  startEmbeddingServer,
} from "#mocks/embedding-server/start-embedding-server.ts";
import type { UserActor } from "#platform/server/context.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { knowledgeModule } from "../module.ts";
import { searchKnowledge } from "../search/search-knowledge.ts";
import { stageCollection, stagePerson } from "../testing/stage-collections.ts";
import { stageEmbedding } from "../testing/stage-embedding.ts";
import { patience } from "./embed-question.ts";
import { makeMissingVectors, storeNewVectors } from "./make-vectors.ts";

let server: TestServer;
let vendor: EmbeddingServer;
let embedding: Awaited<ReturnType<typeof stageEmbedding>>;
let ann: UserActor;
let ben: UserActor;
beforeAll(async () => {
  // Of its own: the model for embedding is one of the whole installation.
  server = await createTestServer({ modules: [modelsModule, knowledgeModule], isWorker: false });
  vendor = await startEmbeddingServer({
    concepts: [
      ["vacation", "holiday", "leave"],
      ["boss", "manager"],
    ],
  });
  embedding = await stageEmbedding(server, vendor);
  ann = await stagePerson(server);
  ben = await stagePerson(server, { workspaceId: ann.workspaceId });
  patience.timeoutMs = 60_000;
});
afterAll(async () => {
  await vendor.close();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await server.look("delete from collections");
  vendor.requests.length = 0;
});

const search = (who: UserActor, collectionIds: string[], question: string) =>
  searchKnowledge(server.as(who), { question, collectionIds, limit: 10 });

async function stage() {
  const handbook = await stageCollection(server, ann);
  const documentId = await handbook.add("Guide", ["Holiday needs a signature.", "The printer is blue."]);
  return { ...handbook, documentId };
}

const vectorsOf = (collectionId: string) =>
  server.look<{ model_id: string; number: number }>(
    "select model_id, number from chunk_vectors where collection_id = $1 order by number",
    [collectionId],
  );

describe("vectors of passages", () => {
  it("are made once for each passage, and find what no word finds", async () => {
    const modelId = await embedding.choose("concepts");
    const handbook = await stage();
    expect(await search(ann, [handbook.id], "vacation")).toMatchObject({
      items: [],
      withoutMeaning: "not_indexed",
    });
    await makeMissingVectors(server.system);
    expect(await vectorsOf(handbook.id)).toEqual([
      { model_id: modelId, number: 1 },
      { model_id: modelId, number: 2 },
    ]);
    const asked = vendor.requests.length;
    await makeMissingVectors(server.system);
    expect(vendor.requests.length).toBe(asked);
    const found = await search(ann, [handbook.id], "vacation");
    expect(found.withoutMeaning).toBe(null);
    expect(found.items[0]).toMatchObject({ text: "Holiday needs a signature.", byWords: null, byMeaning: 1 });
  });

  it("are compared only for those who may read the passages", async () => {
    await embedding.choose("concepts");
    const handbook = await stage();
    await makeMissingVectors(server.system);
    const { items, withoutMeaning } = await search(ben, [handbook.id], "vacation");
    expect({ items, withoutMeaning }).toEqual({ items: [], withoutMeaning: "not_indexed" });
  });

  it("are made again after another model was set, and after a passage changed", async () => {
    await embedding.choose("concepts");
    const handbook = await stage();
    await makeMissingVectors(server.system);
    const other = await embedding.choose("concepts-2");
    expect((await search(ann, [handbook.id], "vacation")).withoutMeaning).toBe("not_indexed");
    await makeMissingVectors(server.system);
    expect((await vectorsOf(handbook.id)).map(({ model_id }) => model_id)).toEqual([other, other]);
    await handbook.replace(handbook.documentId, ["Holiday needs a signature.", "The printer is green."]);
    expect((await vectorsOf(handbook.id)).map(({ number }) => number)).toEqual([1]);
    vendor.requests.length = 0;
    await makeMissingVectors(server.system);
    expect(vendor.requests).toEqual([["Guide › p. 1\nThe printer is green."]]);
  });

  it("are made again after the model gave vectors of another length under its name, while words find", async () => {
    await embedding.choose("concepts");
    const handbook = await stage();
    await makeMissingVectors(server.system);
    const shorten =
      "update chunk_vectors set signs = '101', vector = substr(vector, 1, 12) where collection_id = $1";
    await server.look(`${shorten} and number = 1`, [handbook.id]);
    const partly = await search(ann, [handbook.id], "vacation");
    expect(partly).toMatchObject({ withoutMeaning: null });
    expect(await vectorsOf(handbook.id)).toHaveLength(1);
    await server.look(shorten, [handbook.id]);
    const found = await search(ann, [handbook.id], "Is the printer blue?");
    expect(found).toMatchObject({ withoutMeaning: "not_indexed", items: [{ text: "The printer is blue." }] });
    await makeMissingVectors(server.system);
    expect((await search(ann, [handbook.id], "vacation")).items[0]?.text).toBe("Holiday needs a signature.");
  });

  it("leave search to the words when they cannot be compared at all", async () => {
    await embedding.choose("concepts");
    const handbook = await stage();
    await makeMissingVectors(server.system);
    await server.look("revoke select on chunk_vectors from authenticated");
    const found = await search(ann, [handbook.id], "Is the printer blue?");
    await server.look("grant select on chunk_vectors to authenticated");
    expect(found).toMatchObject({
      withoutMeaning: "model_failed",
      items: [{ text: "The printer is blue." }],
    });
  });

  it("go on where work stopped: what is stored stays", async () => {
    await embedding.choose("concepts");
    const handbook = await stageCollection(server, ann);
    await handbook.add(
      "Long",
      Array.from({ length: 200 }, (_, n) => `Passage number ${n}.`),
    );
    // Requests hold 64 texts: the first batch is answered and the second one half.
    vendor.answersLeft = 3;
    await makeMissingVectors(server.system);
    vendor.answersLeft = Number.POSITIVE_INFINITY;
    const kept = (await vectorsOf(handbook.id)).length;
    expect(kept).toBe(128);
    vendor.requests.length = 0;
    await makeMissingVectors(server.system);
    expect(vendor.requests.flat()).toHaveLength(200 - kept);
  });

  it("stop when an admin takes the model away", async () => {
    await embedding.choose("concepts");
    const handbook = await stage();
    await embedding.none();
    await makeMissingVectors(server.system);
    expect(vendor.requests).toEqual([]);
    expect(await search(ann, [handbook.id], "printer")).toMatchObject({ withoutMeaning: "no_model" });
  });

  it("are paid by the owner of the collection, and a question by the person who asks, as rows of calls", async () => {
    await embedding.price(await embedding.choose("concepts"));
    const handbook = await stage();
    await makeMissingVectors(server.system);
    await search(ann, [handbook.id], "vacation");
    const calls = await server.look(
      `select purpose, user_id, outcome, input_tokens > 0 as has_tokens, cost_micros > 0 as has_cost from model_calls
       where workspace_id = $1 order by ended_at desc limit 2`,
      [ann.workspaceId],
    );
    const call = {
      purpose: "embedding",
      user_id: ann.userId,
      outcome: "ok",
      has_tokens: true,
      has_cost: true,
    };
    expect(calls).toEqual([call, call]);
  });
});

describe("collections without vectors", () => {
  const many = (word: string) => Array.from({ length: 200 }, (_, n) => `${word} number ${n}.`);

  it("are read in turn, so that a large one does not hold up the rest", async () => {
    await embedding.choose("concepts");
    const [first, second] = [await stageCollection(server, ann), await stageCollection(server, ann)];
    await first.add("Long", many("Passage"));
    await second.add("Longer", many("Paragraph"));
    // Requests hold 64 texts: enough for the first batch of each.
    vendor.answersLeft = 4;
    await makeMissingVectors(server.system);
    vendor.answersLeft = Number.POSITIVE_INFINITY;
    for (const { id } of [first, second]) expect(await vectorsOf(id)).toHaveLength(128);
  });

  it("are read however many others have no budget left", async () => {
    await embedding.price(await embedding.choose("concepts"));
    const poor = await stagePerson(server);
    await server.look(
      `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
       values ($1, 'model_cost', gen_random_uuid(), 0, 'test', now() - interval '1 day')`,
      [poor.workspaceId],
    );
    for (let n = 0; n < 101; n += 1) await (await stageCollection(server, poor)).add("Poor", ["Text."]);
    const { id } = await stage();
    await makeMissingVectors(server.system);
    expect(await vectorsOf(id)).toHaveLength(2);
    expect(vendor.requests.flat()).toHaveLength(2);
  });

  it("have all vectors but those of passages that the model refuses, until these change", async () => {
    await embedding.choose("picky");
    const handbook = await stageCollection(server, ann);
    const passages = many("Passage");
    const id = await handbook.add("Long", passages.with(70, "An unreadable one."));
    await handbook.add("Short", ["Holiday needs a signature."]);
    await makeMissingVectors(server.system);
    const refused = () =>
      server.look<{ number: number }>("select number from chunk_vectors where vector is null");
    expect(await vectorsOf(handbook.id)).toHaveLength(201);
    expect(await refused()).toEqual([{ number: 71 }]);
    expect((await search(ann, [handbook.id], "vacation")).items[0]?.text).toBe("Holiday needs a signature.");
    vendor.requests.length = 0;
    await makeMissingVectors(server.system);
    expect(vendor.requests).toEqual([]);
    await handbook.replace(id, passages);
    await makeMissingVectors(server.system);
    expect(await refused()).toEqual([]);
    expect(await vectorsOf(handbook.id)).toHaveLength(201);
  });

  it("keep no vector of a title that changed while the model read", async () => {
    const modelId = await embedding.choose("concepts");
    const handbook = await stage();
    const read = { workspace_id: ann.workspaceId, id: handbook.id, user_id: ann.userId };
    const passage = { document_id: handbook.documentId, number: 1, text: "Holiday needs a signature." };
    const vector = { signs: "1", vector: "AACAPw==" };
    const store = (title: string, place: string) =>
      storeNewVectors(server.system, {
        ...{ collection: read, modelId, vectors: [{ ...passage, ...vector, title, place }] },
      });
    await store("Old guide", "p. 1");
    await store("Guide", "p. 2");
    expect(await vectorsOf(handbook.id)).toEqual([]);
    await store("Guide", "p. 1");
    expect(await vectorsOf(handbook.id)).toHaveLength(1);
  });
});

describe("a model that fails", () => {
  it("leaves search to the words, and says so: with an error, without an answer in time, with an odd reply", async () => {
    const handbook = await stage();
    for (const model of ["failing", "slow", "odd"]) {
      await embedding.choose(model);
      patience.timeoutMs = model === "slow" ? 300 : 60_000;
      const found = await search(ann, [handbook.id], "Is the printer blue?");
      expect(found).toMatchObject({ withoutMeaning: "model_failed", isAnswered: true });
      expect(found.items[0]?.text).toBe("The printer is blue.");
    }
    patience.timeoutMs = 60_000;
  });

  it("leaves search to the words when the budget is used up, and asks nobody", async () => {
    await embedding.price(await embedding.choose("concepts"));
    const handbook = await stage();
    await server.look(
      `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
       values ($1, 'model_cost', gen_random_uuid(), 0, 'test', now() - interval '1 day')`,
      [ann.workspaceId],
    );
    expect((await search(ann, [handbook.id], "printer")).withoutMeaning).toBe("model_failed");
    await makeMissingVectors(server.system);
    expect(vendor.requests).toEqual([]);
    expect(await vectorsOf(handbook.id)).toEqual([]);
  });
});
