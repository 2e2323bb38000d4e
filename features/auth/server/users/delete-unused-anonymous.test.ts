import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { serviceOf } from "../service/service-of.ts";
import { type AuthTestServer, createAuthTestServer } from "../testing.ts";
import { deleteAnonymousUser, deleteUnusedAnonymous } from "./delete-unused-anonymous.ts";
import { signUpAnonymously } from "./sign-up-anonymously.ts";

const dayMs = 86_400_000;
const service = serviceOf();

let server: AuthTestServer;
let offsetMs = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + offsetMs);
  server = await createAuthTestServer([], { now, auth: { settings: { isAnonymousEnabled: true } } });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  offsetMs = 0;
  await server.look("delete from rate_limits");
});

const perform = (retentionDays = 30) =>
  deleteUnusedAnonymous({
    ...service,
    settings: { ...service.settings, anonymousRetentionDays: retentionDays },
  }).perform(server.system, {});

async function nameless() {
  const client = server.authClient();
  const { data, error } = await client.signInAnonymously();
  if (error || !data.user) throw error ?? new Error("Nobody was made.");
  return { client, id: data.user.id };
}

async function exist(...ids: string[]) {
  const rows = await server.look<{ id: string }>("select id from auth.users where id = any($1)", [ids]);
  return ids.map((id) => rows.some((row) => row.id === id));
}

it("a user without a name is deleted after thirty days without use, with the workspace", async () => {
  const { id } = await nameless();
  offsetMs = 29 * dayMs;
  await perform();
  expect(await exist(id)).toEqual([true]);
  offsetMs = 31 * dayMs;
  await perform();
  expect(await exist(id)).toEqual([false]);
  expect(await server.look("select 1 from workspaces where id = $1", [id])).toEqual([]);
  const acts = await server.look<{ act: string }>("select act from audit_events where workspace_id = $1", [
    id,
  ]);
  expect(acts.map(({ act }) => act)).toContain("user.deleted");
});

it("whoever uses the session in between stays, for another thirty days", async () => {
  const { client, id } = await nameless();
  offsetMs = 20 * dayMs;
  expect((await client.refreshSession()).error).toBeNull();
  offsetMs = 40 * dayMs;
  await perform();
  expect(await exist(id)).toEqual([true]);
  offsetMs = 51 * dayMs;
  await perform();
  expect(await exist(id)).toEqual([false]);
});

it("whoever has a name stays, however long they are away, also one who was nameless before", async () => {
  const { id } = await nameless();
  const ann = await server.signUpPerson();
  const change = "update auth.users set email = $2, is_anonymous = false where id = $1";
  await server.look(change, [id, `${id}@example.com`]);
  offsetMs = 400 * dayMs;
  await perform();
  expect(await exist(id, ann.id)).toEqual([true, true]);
});

it("somebody who came back between the list and the deletion stays", async () => {
  const { id, client } = await nameless();
  const unusedSince = new Date(Date.now() + dayMs);
  offsetMs = 2 * dayMs;
  await client.refreshSession();
  await deleteAnonymousUser(server.system, { userId: id, unusedSince });
  expect(await exist(id)).toEqual([true]);
});

it("the number of days is a setting, and none at all keeps everybody", async () => {
  const { id } = await nameless();
  offsetMs = 8 * dayMs;
  await perform(0);
  expect(await exist(id)).toEqual([true]);
  await perform(7);
  expect(await exist(id)).toEqual([false]);
  expect(serviceOf({ environment: { GOTRUE_ANONYMOUS_USERS_RETENTION_DAYS: "7" } }).settings).toMatchObject({
    anonymousRetentionDays: 7,
  });
});

it("more than a page of them go in one run", async () => {
  const ids: string[] = [];
  for (let made = 0; made < 103; made += 1) {
    const { user } = await signUpAnonymously(server.system, { service, metadata: {} });
    ids.push(user.id);
  }
  offsetMs = 31 * dayMs;
  await perform();
  expect(new Set(await exist(...ids))).toEqual(new Set([false]));
}, 60_000);
