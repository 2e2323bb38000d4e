import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { WorkspaceTeam } from "../contract/index.ts";
import { teamModule } from "./module.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [teamModule], listen: true });
});
afterAll(() => server[Symbol.asyncDispose]());

async function teamsOf(workspaceId: string, query = ""): Promise<Page<WorkspaceTeam>> {
  const headers = server.headersOf(createUserActor({ workspaceId, role: "member" }));
  const reply = await fetch(`${server.url}/api/v1/workspace/teams${query}`, { headers });
  return (await reply.json()) as Page<WorkspaceTeam>;
}

it("a member sees the teams of their workspace by name, page by page, and none of another one", async () => {
  const [workspaceId, other] = [newId(), newId()];
  for (const id of [workspaceId, other])
    await server.look("insert into workspaces (id, name) values ($1, 'Test')", [id]);
  for (const name of ["sales", "Research", "Wien"])
    await server.look("insert into teams (workspace_id, id, name) values ($1, $2, $3)", [
      workspaceId,
      newId(),
      name,
    ]);
  const first = await teamsOf(workspaceId, "?limit=2");
  expect(first.items.map(({ name }) => name)).toEqual(["Research", "sales"]);
  const rest = await teamsOf(workspaceId, `?limit=2&cursor=${first.nextCursor}`);
  expect(rest).toMatchObject({ items: [{ name: "Wien" }], nextCursor: null });
  expect((await teamsOf(other)).items).toEqual([]);
});
