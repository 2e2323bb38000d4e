import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer, testPassword } from "#features/auth/server/testing.ts";
import { teamModule } from "./module.ts";

let server: AuthTestServer;
let clockMs = Date.now();

beforeAll(async () => {
  server = await createAuthTestServer([teamModule], { now: () => new Date(clockMs) });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const readMe = async (headers: Record<string, string>) => {
  const reply = await fetch(`${server.url}/api/v1/me`, { headers });
  return { status: reply.status, body: await reply.json() };
};

test("a person learns who they are, and sees the personal workspace as its owner", async () => {
  const { headers, id, email } = await server.signUpPerson();
  const { status, body } = await readMe(headers);
  expect(status).toBe(200);
  expect(body).toEqual({
    user: { id, email },
    workspaceId: id,
    role: "owner",
    workspaces: [{ id, name: "Personal", role: "owner", isPersonal: true }],
    isAdmin: false,
    isOnlyAdmin: false,
    isClosing: false,
    hasTeamAccess: true,
    mayDo: [
      ...["invitation.list", "member.list", "member.list_gone", "request.create"],
      ...["team.read", "team.read_members", "team.create", "workspace.rename"],
    ],
  });
});

test("a person whose account is about to be deleted is told so", async () => {
  const { headers, id } = await server.signUpPerson();
  await server.look(
    "insert into auth.account_closures (user_id, requested_at, due_at) values ($1, now(), now() + interval '14 days')",
    [id],
  );
  expect((await readMe(headers)).body).toMatchObject({ isClosing: true });
});

test("an admin is told whether anybody else administers the installation, who stays", async () => {
  const { headers, id } = await server.signUpPerson();
  await makeAdmin(id);
  const isOnlyAdmin = async () => (await readMe(headers)).body.isOnlyAdmin;
  await expect.poll(isOnlyAdmin, { timeout: 4_000 }).toBe(true);
  const other = await server.signUpPerson();
  expect(await isOnlyAdmin()).toBe(true);
  await makeAdmin(other.id);
  expect(await isOnlyAdmin()).toBe(false);
  await server.look(
    "insert into auth.account_closures (user_id, requested_at, due_at) values ($1, now(), now() + interval '14 days')",
    [other.id],
  );
  expect(await isOnlyAdmin()).toBe(true);
});

test("a person sees no workspace of somebody else", async () => {
  await server.signUpPerson();
  const { headers } = await server.signUpPerson();
  expect((await readMe(headers)).body.workspaces).toHaveLength(1);
});

test("a workspace that one belongs to can be chosen, with the role that one has there", async () => {
  const { headers, id } = await server.signUpPerson();
  const owner = await server.signUpPerson();
  await join(id, owner.id);
  const { body } = await readMe({ ...headers, "x-workspace-id": owner.id });
  expect(body).toMatchObject({ workspaceId: owner.id, role: "member" });
  expect(body.workspaces.map(({ role }: { role: string }) => role)).toEqual(
    expect.arrayContaining(["owner", "member"]),
  );
});

test("a workspace of others, one that is not there and one that cannot be are all the same 404", async () => {
  const { headers } = await server.signUpPerson();
  const stranger = await server.signUpPerson();
  for (const workspaceId of [stranger.id, randomUUID(), "nonsense"]) {
    const { status, body } = await readMe({ ...headers, "x-workspace-id": workspaceId });
    expect([status, body.error.code]).toEqual([404, "workspace.not_found"]);
  }
});

test.each([
  ["no token", {}],
  ["a token that nobody signed", { authorization: "Bearer a.b.c" }],
  ["another kind of authorization", { authorization: "Basic eA==" }],
])("%s: sign in first", async (_what, headers) => {
  const { status, body } = await readMe(headers as Record<string, string>);
  expect([status, body.error.code]).toEqual([401, "auth.required"]);
});

test("an API key is not a person", async () => {
  const { status } = await readMe({ authorization: `Bearer ${server.publishableKey}` });
  expect(status).toBe(401);
});

test("after signing out the token is refused at once, although it was just used", async () => {
  const { client, headers } = await server.signUpPerson();
  expect((await readMe(headers)).status).toBe(200);
  await client.signOut({ scope: "local" });
  expect((await readMe(headers)).status).toBe(401);
});

test("a session that ends on another server is refused as soon as that is announced", async () => {
  const { headers, id } = await server.signUpPerson();
  expect((await readMe(headers)).status).toBe(200);
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    delete from auth.sessions where user_id = '${id}'; perform pg_notify('adjutant_callers', '${id}'); end $$`);
  await expect.poll(async () => (await readMe(headers)).status, { timeout: 1_500 }).toBe(401);
});

test("without any announcement an ended session is believed for three seconds at most", async () => {
  const { headers, id } = await server.signUpPerson();
  expect((await readMe(headers)).status).toBe(200);
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    delete from auth.sessions where user_id = '${id}'; end $$`);
  expect((await readMe(headers)).status).toBe(200);
  await expect.poll(async () => (await readMe(headers)).status, { timeout: 4_000 }).toBe(401);
});

test("a token is good for an hour and no longer", async () => {
  const { email } = await server.signUpPerson();
  const client = server.authClient();
  const { data } = await client.signInWithPassword({ email, password: testPassword });
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  clockMs += 3_599_000;
  expect((await readMe(headers)).status).toBe(200);
  clockMs += 2_000;
  await expect.poll(async () => (await readMe(headers)).status, { timeout: 4_000 }).toBe(401);
});

function makeAdmin(userId: string) {
  return server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into user_roles (user_id, role) values ('${userId}', 'admin');
    perform pg_notify('adjutant_callers', '${userId}'); end $$`);
}

function join(userId: string, workspaceId: string) {
  return server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into memberships (workspace_id, user_id, role) values ('${workspaceId}', '${userId}', 'member'); end $$`);
}
