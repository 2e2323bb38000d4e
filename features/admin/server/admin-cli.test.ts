import { decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serviceOf } from "#features/auth/server/index.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "#features/auth/server/testing.ts";
import { adminCli } from "./admin-cli.ts";

let server: AuthTestServer;
let clockMs = Date.now();

beforeAll(async () => {
  server = await createAuthTestServer([], { now: () => new Date(clockMs) });
});
afterAll(() => server[Symbol.asyncDispose]());

async function admin(...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await adminCli(args, server.system, print, {
    keyFile: server.keyFile,
    sealed: [],
    authService: serviceOf(),
    workspaceIdOf: async (_ctx, words) => words,
  });
  return { code, text: lines.join("\n") };
}

async function actsOf(userId: string): Promise<string[]> {
  const rows = await server.look<{ act: string }>("select act from audit_events where workspace_id = $1", [
    userId,
  ]);
  return rows.map(({ act }) => act);
}

function prove(userId: string) {
  return server.look("update auth.users set email_confirmed_at = now() where id = $1", [userId]);
}

it("makes another signing key and says its name, and nobody is signed out", async () => {
  const { client, id } = await server.signUpPerson();
  const { code, text } = await admin("rotate-signing-key");
  const [, keyId] = /^The new signing key is ([\w-]+)\./.exec(text) ?? [];
  clockMs += 61_000;
  const after = await server.signUpPerson();
  expect(decodeProtectedHeader(after.session.access_token).kid).toBe(keyId);
  expect((await client.getUser()).data.user?.id).toBe(id);
  expect(code).toBe(0);
});

it("signs SAML requests with the next key and says its name", async () => {
  const { code, text } = await admin("rotate-saml-key");
  const [, keyId] = /^SAML requests are signed with the key ([\w-]+) now\./.exec(text) ?? [];
  const rows = await server.look("select id from auth.saml_keys where status = 'current'");
  expect([code, rows]).toEqual([0, [{ id: keyId }]]);
});

it("shows the address and the publishable key, with which a client is let in", async () => {
  const { code, text } = await admin("keys");
  const apikey = /sb_publishable_\S+/.exec(text)?.[0] ?? "";
  const reply = await fetch(`${server.url}/auth/v1/settings`, { headers: { apikey } });
  expect([code, reply.status]).toEqual([0, 200]);
  expect(text).toContain(`Address:          ${serviceOf().settings.siteUrl}`);
});

it("makes a secret key that acts as the service role", async () => {
  const { code, text } = await admin("secret-key");
  const [apikey = ""] = text.split("\n");
  const reply = await fetch(`${server.url}/auth/v1/admin/users`, { headers: { apikey } });
  expect([code, reply.status]).toEqual([0, 200]);
});

describe("remove-second-step", () => {
  it("lets a person who lost app and codes in by the password, and tells them", async () => {
    const { client, email, id } = await server.signUpPerson();
    await prove(id);
    await server.look(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name)
       values (gen_random_uuid(), $1, 'totp', 'verified', 'App'),
         (gen_random_uuid(), $1, 'recovery_code', 'verified', 'Recovery codes'),
         (gen_random_uuid(), $1, 'totp', 'unverified', 'Begun')`,
      [id],
    );
    const { code, text } = await admin("remove-second-step", ` ${email.toUpperCase()} `);
    expect([code, text.split("\n")[0]]).toEqual([
      0,
      `${email} signs in without a second step now. Recovery codes are gone, and all sessions have ended.`,
    ]);
    expect((await client.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    const { data } = await server.authClient().signInWithPassword({ email, password: testPassword });
    expect(data.user?.id).toBe(id);
    expect(data.user).not.toHaveProperty("factors");
    expect(await actsOf(id)).toEqual(expect.arrayContaining(["user.second_step_removed", "session.ended"]));
    expect((await actsOf(id)).filter((act) => act === "factor.unenrolled")).toHaveLength(2);
    const mails = await server.look("select kind from outgoing_messages where recipient = $1", [email]);
    expect(mails).toContainEqual({ kind: "auth.second_step_removed" });
  });

  it("ends no session and writes nothing down for a person without one", async () => {
    const { client, email, id } = await server.signUpPerson();
    const { code, text } = await admin("remove-second-step", email);
    expect([code, text]).toEqual([0, `${email} has no second step.`]);
    expect((await client.getUser()).error).toBeNull();
    expect(await actsOf(id)).not.toContain("user.second_step_removed");
  });

  it("says when nobody has the address", async () => {
    const { code, text } = await admin("remove-second-step", "nobody@example.com");
    expect([code, text]).toEqual([1, "No account has this email address."]);
  });
});

async function workWith(role: "member" | "owner") {
  const [owner, member] = [await server.signUpPerson(), await server.signUpPerson()];
  const [{ id: workspaceId } = { id: "" }] = await server.look<{ id: string }>(
    "insert into workspaces (id, name) values (gen_random_uuid(), 'Acme') returning id",
  );
  await server.look(
    "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner'), ($1, $3, $4)",
    [workspaceId, owner.id, member.id, role],
  );
  await prove(member.id);
  return { owner, member, workspaceId };
}

describe("owner", () => {
  it("makes a member an owner, so that the only one before may close the account", async () => {
    const { owner, member, workspaceId } = await workWith("member");
    const close = () =>
      fetch(`${server.url}/api/v1/account/closure`, {
        method: "POST",
        headers: { ...owner.headers, "content-type": "application/json" },
        body: JSON.stringify({ confirmation: owner.email }),
      });
    expect((await (await close()).json()).error.code).toBe("account.last_owner");
    const { code, text } = await admin("owner", workspaceId, ` ${member.email.toUpperCase()} `);
    expect([code, text]).toEqual([
      0,
      expect.stringContaining(`now an owner of the workspace ${workspaceId}`),
    ]);
    expect(await actsOf(workspaceId)).toEqual(["membership.role_changed"]);
    expect((await close()).ok).toBe(true);
  });

  it("changes and writes down nothing for somebody who is one already", async () => {
    const { member, workspaceId } = await workWith("owner");
    expect((await admin("owner", workspaceId, member.email)).text).toContain("is already an owner");
    expect(await actsOf(workspaceId)).toEqual([]);
  });

  it("is refused for an address that the member has not proved, until they do", async () => {
    const { member, workspaceId } = await workWith("member");
    await server.look("update auth.users set email_confirmed_at = null where id = $1", [member.id]);
    const { code, text } = await admin("owner", workspaceId, member.email);
    expect([code, text]).toEqual([1, expect.stringContaining("has not confirmed the address")]);
    expect(await actsOf(workspaceId)).toEqual([]);
    await prove(member.id);
    expect((await admin("owner", workspaceId, member.email)).code).toBe(0);
  });

  it("is refused for somebody who is no member", async () => {
    const { workspaceId } = await workWith("member");
    const { email } = await server.signUpPerson();
    expect(await admin("owner", workspaceId, email)).toEqual({
      code: 1,
      text: "No member of this workspace has this email address. Only a member can become an owner or auditor.",
    });
  });
});

describe("auditor", () => {
  it("makes a member an auditor, and `member` takes that back", async () => {
    const { member, workspaceId } = await workWith("member");
    const roles = () =>
      server.look("select role from memberships where workspace_id = $1 and user_id = $2", [
        workspaceId,
        member.id,
      ]);
    expect((await admin("auditor", workspaceId, member.email)).text).toContain(
      "is now an auditor of the workspace",
    );
    expect(await roles()).toEqual([{ role: "auditor" }]);
    expect((await admin("auditor", workspaceId, member.email)).text).toContain("is already an auditor");
    expect((await admin("member", workspaceId, member.email)).text).toContain(
      "is now a member of the workspace",
    );
    expect(await roles()).toEqual([{ role: "member" }]);
    expect(await actsOf(workspaceId)).toEqual(["membership.role_changed", "membership.role_changed"]);
  });

  it("is refused for an owner", async () => {
    const { member, workspaceId } = await workWith("owner");
    const { code, text } = await admin("auditor", workspaceId, member.email);
    expect([code, text]).toEqual([1, expect.stringContaining("takes ownership from nobody")]);
    expect(await actsOf(workspaceId)).toEqual([]);
  });
});

it.each([
  ["owner", "ann@example.com"],
  ["auditor", "ann@example.com"],
  ["rotate-signing-key", "ann@example.com"],
  ["rotate-saml-key", "ann@example.com"],
  ["rotate-everything"],
])("does not know %s %s", async (...words) => {
  expect((await admin(...words)).code).toBe(2);
});
