import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuthTestServer, createAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { createProvisioningKey } from "../keys/create-provisioning-key.ts";
import { provisioningCli } from "../provisioning-cli.ts";
import { provisioning } from "../testing/provisioning.ts";

let server: AuthTestServer;
let owner: Person;
let key: string;

beforeAll(async () => {
  server = await createAuthTestServer([provisioning]);
  owner = await server.signUpPerson();
  const ssoProviderId = newId();
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into auth.sso_providers (id) values ('${ssoProviderId}'); end $$`);
  key = await createProvisioningKey(server.system, { workspaceId: owner.id, ssoProviderId });
});
afterAll(() => server[Symbol.asyncDispose]());

async function call(method: string, path: string, body?: object, token = key) {
  const reply = await fetch(`${server.url}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  return { status: reply.status, body: text ? JSON.parse(text) : undefined };
}

const stateOf = async (id: string) =>
  (
    await server.look<{ role: string | null; sessions: number; is_suspended: boolean }>(
      `select (select m.role from memberships m where m.workspace_id = p.workspace_id and m.user_id = u.id) as role,
        (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
        u.suspended_at is not null as is_suspended
      from directory_people p join auth.users u on u.id = p.user_id where p.id = $1`,
      [id],
    )
  )[0];

it("makes a user of the identity provider a member at once, and ends membership and sessions of one who left", async () => {
  const { body } = await call("POST", "/Users", { userName: `${newId()}@acme.example`, active: true });
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into auth.sessions (id, user_id) select '${newId()}', user_id from directory_people where id = '${body.id}';
    end $$`);
  expect(await stateOf(body.id)).toEqual({ role: "member", sessions: 1, is_suspended: false });
  await call("PATCH", `/Users/${body.id}`, { Operations: [{ op: "replace", value: { active: false } }] });
  expect(await stateOf(body.id)).toEqual({ role: null, sessions: 0, is_suspended: true });
  await call("PATCH", `/Users/${body.id}`, { Operations: [{ op: "replace", value: { active: true } }] });
  expect(await stateOf(body.id)).toEqual({ role: "member", sessions: 0, is_suspended: false });
});

it("takes a name that would read as another one without the marks that turn it", async () => {
  const displayName = "Ann\u202enimda";
  for (const [token, domain] of [
    [key, "acme.example"],
    [
      await createProvisioningKey(server.system, { workspaceId: owner.id, domains: ["own.example"] }),
      "own.example",
    ],
  ]) {
    const email = `${newId()}@${domain}`;
    await call("POST", "/Users", { userName: email, displayName, active: true }, token);
    expect(
      await server.look("select raw_user_meta_data ->> 'name' as name from auth.users where email = $1", [
        email,
      ]),
    ).toEqual([{ name: "Annnimda" }]);
  }
});

it("never makes somebody with an account of their own a member by the address", async () => {
  const person = await server.signUpPerson();
  const { body } = await call("POST", "/Users", { userName: person.email, active: true });
  const rows = await server.look("select from memberships where workspace_id = $1 and user_id = $2", [
    owner.id,
    person.id,
  ]);
  expect(rows).toEqual([]);
  await call("DELETE", `/Users/${body.id}`);
  expect((await person.client.getUser()).error).toBeNull();
});

describe("whom a directory suspended", () => {
  const none = { workspaceId: "", ssoProviderId: "", token: "" };
  /** Other workspaces whose directories share an identity provider, with their keys. */
  async function newCompany(count = 1) {
    const ssoProviderId = newId();
    await server.look(`do $$ begin set local app.audit_exempt = 'on';
      insert into auth.sso_providers (id) values ('${ssoProviderId}'); end $$`);
    return Promise.all(
      Array.from({ length: count }, async () => {
        const { id: workspaceId } = await server.signUpPerson();
        const token = await createProvisioningKey(server.system, { workspaceId, ssoProviderId });
        return { workspaceId, ssoProviderId, token };
      }),
    );
  }
  async function push(token: string | undefined, email = `${newId()}@acme.example`) {
    const { body } = await call("POST", "/Users", { userName: email, active: true }, token);
    const [row] = await server.look<{ user_id: string }>(
      "select user_id from directory_people where id = $1",
      [body.id],
    );
    return { path: `/Users/${body.id}`, email, userId: row?.user_id ?? "" };
  }
  const deactivate = (path: string, token: string | undefined) =>
    call("PATCH", path, { Operations: [{ op: "replace", value: { active: false } }] }, token);
  const isSuspended = async (userId: string) =>
    (await server.look("select from auth.users where id = $1 and suspended_at is not null", [userId]))
      .length === 1;
  async function run(verb: string, workspaceId = "", ...words: string[]) {
    const lines: string[] = [];
    await provisioningCli([verb, workspaceId, ...words], server.system, (line) => lines.push(line));
    return lines.join("\n");
  }
  const revoke = (workspaceId = "") => run("scim-revoke", workspaceId);
  const release = (workspaceId = "") => run("scim-release", workspaceId);
  const actsOf = async (workspaceId: string) =>
    (
      await server.look<{ act: string }>("select act from audit_events where workspace_id = $1", [
        workspaceId,
      ])
    ).map(({ act }) => act);
  const nobody = "There are no suspensions by a directory of this workspace.";

  it("stays out when the key is replaced, or all keys end, and the directory goes on with the next one", async () => {
    const [{ workspaceId, ssoProviderId, token } = none] = await newCompany();
    const left = await push(token);
    await deactivate(left.path, token);
    const [next = ""] = (await run("scim-key", workspaceId, ssoProviderId)).split("\n");
    const [oldest = ""] = (await run("scim-keys", workspaceId)).split("  ");
    expect(await run("scim-revoke", workspaceId, oldest)).toBe(
      "Keys revoked: 1.\nKeys left: 1. People, groups and suspensions are unchanged.",
    );
    expect((await call("GET", left.path, undefined, token)).status).toBe(401);
    expect((await call("GET", left.path, undefined, next)).body).toMatchObject({ active: false });
    expect(await isSuspended(left.userId)).toBe(true);
    expect(await revoke(workspaceId)).toContain(`Still suspended by the directory: 1 (${left.email}).`);
    const [last = ""] = (await run("scim-key", workspaceId, ssoProviderId)).split("\n");
    expect((await call("GET", left.path, undefined, last)).body).toMatchObject({ active: false });
    expect(await isSuspended(left.userId)).toBe(true);
  });

  it("may sign in again by an act of its own when the directory is gone, also after being deleted from it, with a trail", async () => {
    const [{ workspaceId, token } = none] = await newCompany();
    const [left, deleted] = [await push(token), await push(token)];
    await deactivate(left.path, token);
    await call("DELETE", deleted.path, undefined, token);
    await revoke(workspaceId);
    expect([await isSuspended(left.userId), await isSuspended(deleted.userId)]).toEqual([true, true]);
    expect(await release(workspaceId)).toContain("No longer suspended: 2 (");
    expect([await isSuspended(left.userId), await isSuspended(deleted.userId)]).toEqual([false, false]);
    expect(await actsOf(left.userId)).toContain("user.unsuspended");
    expect(await actsOf(workspaceId)).toContain("directory_person.released");
    expect(await release(workspaceId)).toBe(nobody);
  });

  it("is let in by nobody here while the directory has a key", async () => {
    const [{ workspaceId, token } = none] = await newCompany();
    const left = await push(token);
    await deactivate(left.path, token);
    expect(await release(workspaceId)).toContain("Revoke the key first: npm run admin -- scim-revoke");
    expect(await isSuspended(left.userId)).toBe(true);
    expect(await actsOf(workspaceId)).not.toContain("directory_person.released");
  });

  it("stays out while the directory of another workspace names them, or may have deleted them", async () => {
    const [one, other] = await newCompany(2);
    const [left, deleted] = [await push(one?.token), await push(other?.token)];
    const leftThere = await push(other?.token, left.email);
    await deactivate(left.path, one?.token);
    await deactivate(leftThere.path, other?.token);
    await call("DELETE", deleted.path, undefined, other?.token);
    expect(leftThere.userId).toBe(left.userId);
    expect(await revoke(one?.workspaceId)).toBe("Keys revoked: 1.");
    expect(await release(one?.workspaceId)).toBe(nobody);
    expect([await isSuspended(left.userId), await isSuspended(deleted.userId)]).toEqual([true, true]);
    await revoke(other?.workspaceId);
    await release(other?.workspaceId);
    expect([await isSuspended(left.userId), await isSuspended(deleted.userId)]).toEqual([false, false]);
  });

  it("is kept by another directory only while that has a key, and is let in by any that names them again", async () => {
    const [one, other] = await newCompany(2);
    const left = await push(one?.token);
    const elsewhere = await push(other?.token, left.email);
    await deactivate(left.path, one?.token);
    expect(await isSuspended(left.userId)).toBe(false);
    await call("PATCH", left.path, { Operations: [{ op: "replace", value: { active: true } }] }, one?.token);
    await revoke(other?.workspaceId);
    await deactivate(left.path, one?.token);
    expect(await isSuspended(left.userId)).toBe(true);
    const { workspaceId = "", ssoProviderId = "" } = other ?? {};
    await createProvisioningKey(server.system, { workspaceId, ssoProviderId });
    expect(elsewhere.userId).toBe(left.userId);
    await call("PATCH", left.path, { Operations: [{ op: "replace", value: { active: true } }] }, one?.token);
    expect(await isSuspended(left.userId)).toBe(false);
  });

  it("is out also when two directories let them go at the same time", async () => {
    const companies = await newCompany(2);
    for (let round = 0; round < 5; round += 1) {
      const email = `${newId()}@acme.example`;
      const people = [];
      for (const { token } of companies) people.push({ token, ...(await push(token, email)) });
      await Promise.all(people.map(({ path, token }) => deactivate(path, token)));
      expect(await isSuspended(people[0]?.userId ?? "")).toBe(true);
    }
  });

  it("stays out when the directory of another company is gone", async () => {
    const [[one], [other]] = [await newCompany(), await newCompany()];
    const left = await push(one?.token);
    await deactivate(left.path, one?.token);
    await revoke(other?.workspaceId);
    expect(await release(other?.workspaceId)).toBe(nobody);
    expect(await isSuspended(left.userId)).toBe(true);
  });
});
