import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { mostSavedQueries, type SavedQuery } from "../../../contract/index.ts";
import { createLogServer, join } from "../testing/log-server.ts";

let server: TestServer;
let ann: UserActor;
let colleague: UserActor;

beforeAll(async () => {
  server = await createLogServer();
  ann = await join(server, { role: "owner" });
  colleague = await join(server, { workspaceId: ann.workspaceId });
});
afterAll(() => server[Symbol.asyncDispose]());

async function call<Body>(person: UserActor, method: string, path = "", body?: object) {
  const reply = await fetch(`${server.url}/api/v1/compliance/queries${path}`, {
    method,
    headers: { ...server.headersOf(person), ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    body: (text ? JSON.parse(text) : {}) as Body & { error?: { code: string } },
  };
}
const filter = { scope: "workspace", outcome: "failed" };
const list = async (person: UserActor) =>
  (await call<{ items: SavedQuery[] }>(person, "GET")).body.items.map(({ name }) => name);

it("a saved query is kept, renamed and deleted, for the person who saved it alone", async () => {
  const { status, body } = await call<SavedQuery>(ann, "POST", "", { name: " Failures ", filter });
  expect([status, body.name, body.filter]).toEqual([201, "Failures", filter]);
  expect(await list(colleague)).toEqual([]);
  expect((await call(colleague, "PATCH", `/${body.id}`, { name: "Mine" })).body.error?.code).toBe(
    "log_query.not_found",
  );
  expect((await call(colleague, "DELETE", `/${body.id}`)).body.error?.code).toBe("log_query.not_found");
  await call(ann, "PATCH", `/${body.id}`, { name: "What failed" });
  expect(await list(ann)).toEqual(["What failed"]);
  expect((await call(ann, "DELETE", `/${body.id}`)).status).toBe(204);
  expect(await list(ann)).toEqual([]);
});

it("a saved query needs a name and filters that are some", async () => {
  for (const wrong of [{ name: "  ", filter }, { name: "x", filter: { who: "ann" } }, { filter }]) {
    expect((await call(ann, "POST", "", wrong)).status).toBe(400);
  }
});

it("nobody has more saved queries than fit on the page", async () => {
  await server.look(
    `insert into log_queries (workspace_id, id, user_id, name, filter, created_at)
     select $1, gen_random_uuid(), $2, 'Query ' || i, '{"scope":"own"}', now() from generate_series(1, $3) i`,
    [colleague.workspaceId, colleague.userId, mostSavedQueries],
  );
  const { status, body } = await call(colleague, "POST", "", { name: "One more", filter });
  expect([status, body.error?.code]).toEqual([409, "log_query.too_many"]);
});

it("one that is not there cannot be renamed", async () => {
  expect((await call(ann, "PATCH", `/${newId()}`, { name: "x" })).status).toBe(404);
});
