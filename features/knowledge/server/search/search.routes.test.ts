import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { sharedTestServer } from "#platform/server/testing/shared-test-server.ts";
import { type KnowledgeSearch, mostCollectionsAsked, mostQuestionCharacters } from "../../contract/index.ts";
import { knowledgeModule } from "../module.ts";
import { stageCollection, stagePerson } from "../testing/stage-collections.ts";

let server: TestServer;
let ann: UserActor;
beforeAll(async () => {
  server = await sharedTestServer({ modules: [knowledgeModule] });
  ann = await stagePerson(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function get(who: UserActor, query: Record<string, string>) {
  const answer = await server.server.inject({
    url: `/api/v1/knowledge/search?${new URLSearchParams(query)}`,
    headers: server.headersOf(who),
  });
  return { status: answer.statusCode, body: answer.json<KnowledgeSearch>() };
}

describe("GET /api/v1/knowledge/search", () => {
  it("answers what was found, at most as many as asked for", async () => {
    const { id } = await stageCollection(server, ann);
    const handbook = await stageCollection(server, ann);
    await handbook.add("One", ["Apples are red."]);
    await handbook.add("Two", ["Apples are green."]);
    const { status, body } = await get(ann, {
      question: "apples",
      collectionIds: `${handbook.id},${id}`,
      limit: "1",
    });
    expect(status).toBe(200);
    expect(body.items).toHaveLength(1);
    expect(body.words).toMatchObject([{ word: "apples", passages: 2 }]);
  });

  it("refuses no question, a long one, no collection, too many, and what is no id", async () => {
    const collectionIds = newId();
    const many = Array.from({ length: mostCollectionsAsked + 1 }, () => newId()).join(",");
    const refused: Record<string, string>[] = [
      { question: " ", collectionIds },
      { question: "x".repeat(mostQuestionCharacters + 1), collectionIds },
      { question: "apples", collectionIds: "" },
      { question: "apples", collectionIds: many },
      { question: "apples", collectionIds: "' or true" },
      { question: "apples", collectionIds, limit: "51" },
    ];
    for (const query of refused) expect([query, (await get(ann, query)).status]).toEqual([query, 400]);
  });

  it("is throttled for a person who asks without a pause, and for nobody else", async () => {
    const [eager, other] = [await stagePerson(server), await stagePerson(server)];
    const query = { question: "apples", collectionIds: newId() };
    expect((await get(eager, query)).status).toBe(200);
    await server.look(
      "update rate_limits set tokens = 0, updated_at = now() + interval '1 hour' where key = $1",
      [`knowledge.search:${eager.userId}`],
    );
    expect((await get(eager, query)).status).toBe(429);
    expect((await get(other, query)).status).toBe(200);
  });
});
