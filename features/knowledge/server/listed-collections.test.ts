import { afterAll, beforeAll, expect, it } from "vitest";
import { shareObject } from "#platform/server/access/share-object.ts";
import type { UserActor } from "#platform/server/context.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { recordStatements } from "#platform/server/testing/record-statements.ts";
import { sharedTestServer } from "#platform/server/testing/shared-test-server.ts";
import { presentCollections } from "./collection.presenter.ts";
import { listCollectionsPage } from "./list-collections.ts";
import { knowledgeModule } from "./module.ts";
import { stageCollection, stagePerson } from "./testing/stage-collections.ts";

let server: TestServer;
let ann: UserActor;
let ben: UserActor;
beforeAll(async () => {
  server = await sharedTestServer({ modules: [knowledgeModule] });
  ann = await stagePerson(server);
  ben = await stagePerson(server, { workspaceId: ann.workspaceId });
});
afterAll(() => server[Symbol.asyncDispose]());

async function list() {
  const ctx = server.as(ben);
  const { items } = await listCollectionsPage(ctx, { show: "shared", search: "", limit: 50 });
  return presentCollections(ctx, items);
}

async function shareOne(relation: "viewer" | "editor") {
  const { id } = await stageCollection(server, ann);
  await shareObject(server.as(ann), {
    ...{ object: { noun: "collection", id }, relation },
    subject: { userId: ben.userId },
  });
}

it("a list takes as many statements for many shared collections as for two, each with its own rights", async () => {
  await shareOne("viewer");
  await shareOne("editor");
  const ofTwo = await recordStatements(list);
  for (let count = 0; count < 6; count += 1) await shareOne("viewer");
  const ofEight = await recordStatements(list);
  expect(ofEight.length).toBe(ofTwo.length);
  const rights = (await list()).map(({ abilities }) => abilities.edit);
  expect([rights.length, rights.filter(Boolean).length]).toEqual([8, 1]);
});
