import { afterAll, beforeAll, expect, it } from "vitest";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { createModules } from "../modules.ts";

const modules = createModules({ publicUrl: "http://127.0.0.1" }).map(
  ({ authenticate: _by, recognise: _or, ...module }) => module,
);
let server: TestServer;
const workspaceId = newId();
const team = newId();
beforeAll(async () => {
  server = await createTestServer({ modules });
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(role: WorkspaceRole, path: string): Promise<number> {
  const actor = createUserActor({ workspaceId, role });
  await storePerson(server, actor);
  await server.look(
    "insert into teams (workspace_id, id, name) values ($1, $2, 'Sales') on conflict do nothing",
    [...[workspaceId, team]],
  );
  const url = `/api/v1${path}`;
  return (await server.server.inject({ method: "GET", url, headers: server.headersOf(actor) })).statusCode;
}

/** Guests find the people of what they have, without addresses. The log of auditors names whom it is about. */
it.each([
  ["/members", 403],
  [`/workspace/teams/${team}/members`, 403],
  ["/task-people", 403],
  ["/workspace/people", 200],
] as const)("%s lists people to members, and to auditors nobody", async (path, toGuests) => {
  const statuses = [await ask("member", path), await ask("auditor", path), await ask("guest", path)];
  expect(statuses).toEqual([200, 403, toGuests]);
});
