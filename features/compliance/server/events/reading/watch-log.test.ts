import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createLogServer, join, record } from "../testing/log-server.ts";

let server: TestServer;
let owner: UserActor;
let member: UserActor;

beforeAll(async () => {
  server = await createLogServer();
  owner = await join(server, { role: "owner" });
  member = await join(server, { workspaceId: owner.workspaceId });
});
afterAll(() => server[Symbol.asyncDispose]());

const watch = async (person: UserActor, scope: string) =>
  (
    await fetch(`${server.url}/api/v1/compliance/watch`, {
      method: "POST",
      headers: { ...server.headersOf(person), "content-type": "application/json" },
      body: JSON.stringify({ scope }),
    })
  ).status;
const told = async ({ userId }: UserActor) =>
  (
    await server.look<{ scope: string; newest: number }>(
      `select data ->> 'scope' as scope, (data ->> 'newest')::int as newest from events
       where name = 'log.grown' and user_id = $1 order by id`,
      [userId],
    )
  ).map(({ scope }) => scope);

it("tells whoever looks that the log has grown, many events at once, and nobody else", async () => {
  await record(server, member, { act: "thing.made" });
  expect(await told(owner)).toEqual([]);
  expect(await watch(owner, "workspace")).toBe(204);
  await expect.poll(() => told(owner)).toEqual(["workspace"]);
  for (let time = 0; time < 5; time++) await record(server, member, { act: "thing.made" });
  await expect.poll(async () => (await told(owner)).length).toBeGreaterThan(1);
  expect((await told(owner)).length).toBeLessThan(5);
  expect(await told(member)).toEqual([]);
});

it("tells a member of their own events alone, and refuses to tell of others", async () => {
  expect(await watch(member, "workspace")).toBe(403);
  expect(await watch(member, "installation")).toBe(403);
  expect(await watch(member, "own")).toBe(204);
  await expect.poll(() => told(member)).toEqual(["own"]);
  await record(server, owner, { act: "plan.changed" });
  await record(server, member, { act: "thing.made" });
  await expect.poll(() => told(member)).toEqual(["own", "own"]);
});
