import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { ListedCall } from "../../../contract/index.ts";
import { stageUsage, type UsageStage } from "../testing.ts";

let stage: UsageStage;
const admin = createUserActor({ isAdmin: true });
const owner = createUserActor({ role: "owner" });
beforeAll(async () => {
  stage = await stageUsage();
  await storePerson(stage.server, owner);
});
afterAll(() => stage[Symbol.asyncDispose]());

async function list(by: UserActor, search = "") {
  const headers = stage.server.headersOf(by);
  const reply = await stage.server.server.inject({ url: `/api/v1/admin/model-calls${search}`, headers });
  return {
    status: reply.statusCode,
    page: reply.json() as { items: ListedCall[]; nextCursor: string | null },
  };
}

it("an admin reads the last calls, newest first and in pages, without a word of what was said", async () => {
  await stage.ask("[[script:tokens count=3]] A secret.", { call: stage.callOf(owner) });
  await stage.ask("Anything", { call: stage.callOf(owner), ref: "failing" });
  const { page } = await list(admin, "?limit=1");
  expect(page.items).toMatchObject([
    { model: "failing", outcome: "failed", errorCode: "model.unavailable", costMicros: 0 },
  ]);
  const next = await list(admin, `?limit=1&cursor=${page.nextCursor}`);
  expect(next.page).toMatchObject({
    items: [{ model: "scripted", answeredBy: "scripted-2026-11-01", outcome: "ok", outputTokens: 3 }],
    nextCursor: null,
  });
  expect(next.page.items[0]?.person).toBeTruthy();
  expect(JSON.stringify(next.page)).not.toContain("secret");
});

it("nobody else reads them", async () => {
  expect((await list(owner)).status).toBe(403);
});
