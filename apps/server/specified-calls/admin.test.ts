import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminCli } from "#features/admin/server/admin-cli.ts";
import { claimLink } from "#features/admin/server/claim-link.ts";
import { grantConfiguredAdmin } from "#features/admin/server/grant-configured-admin.ts";
import { adminModule } from "#features/admin/server/module.ts";
import { serviceOf } from "#features/auth/server/index.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "#features/auth/server/testing.ts";
import { teamModule } from "#features/team/server/module.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([adminModule, teamModule]);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.look("delete from rate_limits");
  await server.look("do $$ begin set local app.audit_exempt = 'on'; delete from user_roles; end $$");
});

const publicUrl = "https://assistant.example.com";

async function newToken(): Promise<string> {
  const link = await claimLink(server.system, { publicUrl });
  return new URL(link ?? "").searchParams.get("claim") ?? "";
}

const claim = async (headers: Record<string, string>, token: string) => {
  const reply = await fetch(`${server.url}/api/v1/admin/claim`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  return reply.status;
};

const isAdmin = async (headers: Record<string, string>) =>
  (await (await fetch(`${server.url}/api/v1/me`, { headers })).json()).isAdmin;

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await adminCli(args, server.system, (line) => lines.push(line), {
    keyFile: server.keyFile,
    sealed: [],
    authService: serviceOf(),
    workspaceIdOf: async (_ctx, words) => words,
  });
  return { code, text: lines.join("\n") };
}

test("the link leads to /auth of the installation, and its token is kept as a hash", async () => {
  const link = await claimLink(server.system, { publicUrl });
  expect(link).toMatch(/^https:\/\/assistant\.example\.com\/auth\?claim=[\w-]{32}$/);
  const rows = await server.look("select * from admin_claims");
  expect(JSON.stringify(rows)).not.toContain(new URL(link ?? "").searchParams.get("claim"));
});

test("whoever opens the link signed in becomes the admin, at once and once", async () => {
  const token = await newToken();
  const first = await server.signUpPerson();
  const second = await server.signUpPerson();
  expect(await isAdmin(first.headers)).toBe(false);
  expect(await claim(first.headers, token)).toBe(204);
  expect(await isAdmin(first.headers)).toBe(true);
  expect(await claim(second.headers, token)).toBe(404);
  expect(await claimLink(server.system, { publicUrl })).toBeUndefined();
  const granted =
    "select actor_type, actor_id from audit_events where act = 'admin.granted' order by id desc";
  expect(await server.look(`${granted} limit 1`)).toEqual([{ actor_type: "user", actor_id: first.id }]);
});

test("of many who use links at the same moment, one becomes the admin", async () => {
  const tokens = [await newToken(), await newToken()];
  const people = await Promise.all(Array.from({ length: 6 }, () => server.signUpPerson()));
  const statuses = await Promise.all(
    people.map(({ headers }, index) => claim(headers, tokens[index % 2] ?? "")),
  );
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  const [row] = await server.look("select count(*) from user_roles");
  expect(row?.count).toBe(1);
});

test("a link ends when an admin is made in another way", async () => {
  const token = await newToken();
  const { email } = await server.signUpPerson();
  await run("grant", email);
  const { headers } = await server.signUpPerson();
  expect(await claim(headers, token)).toBe(404);
});

test("a visitor cannot claim, and a guessed token opens nothing", async () => {
  await newToken();
  expect(await claim({}, "guess")).toBe(401);
  const { headers } = await server.signUpPerson();
  expect(await claim(headers, "guess")).toBe(404);
});

test("guessing tokens is limited", async () => {
  const { headers } = await server.signUpPerson();
  const statuses: number[] = [];
  // A machine so busy that a guess takes seconds gives some of them back.
  while (statuses.at(-1) !== 429 && statuses.length < 60) {
    statuses.push(await claim(headers, `guess ${statuses.length}`));
  }
  expect(statuses.at(-1)).toBe(429);
});

test("the command line grants, lists and revokes, each with an audit event", async () => {
  const one = await server.signUpPerson();
  const two = await server.signUpPerson();
  expect((await run("list")).text).toContain("There is no admin yet");
  expect((await run("grant", one.email.toUpperCase())).text).toContain(`${one.email} is now an admin.`);
  expect((await run("grant", one.email)).text).toContain("is already an admin");
  await run("grant", two.email);
  expect((await run("list")).text).toContain(one.email);
  expect(await isAdmin(one.headers)).toBe(true);
  expect((await run("revoke", one.email)).text).toContain("is no longer an admin");
  expect(await isAdmin(one.headers)).toBe(false);
  const acts = await server.look(
    "select act from audit_events where act like 'admin.%' and envelope::text like '%' order by id desc limit 3",
  );
  expect(acts.map(({ act }) => act)).toEqual(["admin.revoked", "admin.granted", "admin.granted"]);
});

test("the last admin keeps the role", async () => {
  const { email } = await server.signUpPerson();
  await run("grant", email);
  expect(await run("revoke", email)).toMatchObject({
    code: 1,
    text: expect.stringContaining("the only admin"),
  });
});

test("an address that nobody has, and words that are not known, end with a message", async () => {
  expect(await run("grant", "nobody@example.com")).toMatchObject({
    code: 1,
    text: "No account has this email address.",
  });
  expect(await run("password", "nobody@example.com")).toMatchObject({ code: 1 });
  for (const words of [["dance"], ["grant"], ["password"]])
    expect(await run(...words)).toMatchObject({ code: 2 });
});

test("a forgotten password is replaced from the command line, which ends every session of the person", async () => {
  const { email, headers, id } = await server.signUpPerson();
  const { text, code } = await run("password", email.toUpperCase());
  expect(code).toBe(0);
  const [, password = ""] = /^The new password of \S+: ([\w-]{20})$/m.exec(text) ?? [];
  expect((await fetch(`${server.url}/api/v1/me`, { headers })).status).toBe(401);
  const signIn = async (tried: string) =>
    (await server.authClient().signInWithPassword({ email, password: tried })).data.user?.id;
  expect(await signIn(testPassword)).toBeUndefined();
  expect(await signIn(password)).toBe(id);
  const rows = await server.look<{ act: string; envelope: Buffer }>(
    "select act, envelope from audit_events where workspace_id = $1",
    [id],
  );
  expect(rows.map(({ act }) => act)).toContain("user.password_reset");
  expect(String(rows.map(({ envelope }) => envelope))).not.toContain(password);
});

test("the configured address makes an admin only once it is proved", async () => {
  const { email, id, headers } = await server.signUpPerson();
  expect(await grantConfiguredAdmin(server.system, email)).toBe(false);
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set email_confirmed_at = now() where id = '${id}'; end $$`);
  expect(await grantConfiguredAdmin(server.system, email)).toBe(true);
  expect(await isAdmin(headers)).toBe(true);
});

test("has_role tells a person about oneself and nobody about others", async () => {
  const admin = await server.signUpPerson();
  const other = await server.signUpPerson();
  await run("grant", admin.email);
  const ask = async (person: typeof admin | undefined, userId: string, role = "admin") => {
    const api = person?.data ?? server.visitor();
    return (await api.rpc("has_role", { _user_id: userId, _role: role })).data;
  };
  expect(await ask(admin, admin.id)).toBe(true);
  expect(await ask(admin, admin.id, "emperor")).toBe(false);
  expect(await ask(other, other.id)).toBe(false);
  expect(await ask(other, admin.id)).toBe(false);
  expect(await ask(undefined, admin.id)).toBe(false);
});

test("has_role without its arguments is PGRST202", async () => {
  const { error, status } = await server.visitor().rpc("has_role", { _user_id: "x" });
  expect([status, error?.code]).toEqual([404, "PGRST202"]);
});

test("nobody reads or writes the roles themselves", async () => {
  const { data: api } = await server.signUpPerson();
  expect((await api.from("user_roles").select("*")).status).toBe(404);
});
