import { afterAll, beforeAll, expect, it } from "vitest";
import { type AuthTestServer, createAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { createProvisioningKey } from "../keys/create-provisioning-key.ts";
import { createProvisioningModule } from "../module.ts";

let server: AuthTestServer;
let owner: Person;
let key: string;

beforeAll(async () => {
  server = await createAuthTestServer([createProvisioningModule({ publicUrl: "http://app.test" })]);
  owner = await server.signUpPerson();
  const ssoProviderId = newId();
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into auth.sso_providers (id) values ('${ssoProviderId}'); end $$`);
  key = await createProvisioningKey(server.system, { workspaceId: owner.id, ssoProviderId });
});
afterAll(() => server[Symbol.asyncDispose]());

async function call(method: string, path: string, body?: object) {
  const reply = await fetch(`${server.url}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/scim+json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  return { status: reply.status, body: text ? JSON.parse(text) : undefined };
}

const stateOf = async (id: string) =>
  (
    await server.look<{ role: string | null; sessions: number; is_barred: boolean }>(
      `select (select m.role from memberships m where m.workspace_id = p.workspace_id and m.user_id = u.id) as role,
        (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
        u.barred_at is not null as is_barred
      from directory_people p join auth.users u on u.id = p.user_id where p.id = $1`,
      [id],
    )
  )[0];

it("makes a user of the identity provider a member at once, and ends membership and sessions of one who left", async () => {
  const { body } = await call("POST", "/Users", { userName: `${newId()}@acme.example`, active: true });
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    insert into auth.sessions (id, user_id) select '${newId()}', user_id from directory_people where id = '${body.id}';
    end $$`);
  expect(await stateOf(body.id)).toEqual({ role: "member", sessions: 1, is_barred: false });
  await call("PATCH", `/Users/${body.id}`, { Operations: [{ op: "replace", value: { active: false } }] });
  expect(await stateOf(body.id)).toEqual({ role: null, sessions: 0, is_barred: true });
  await call("PATCH", `/Users/${body.id}`, { Operations: [{ op: "replace", value: { active: true } }] });
  expect(await stateOf(body.id)).toEqual({ role: "member", sessions: 0, is_barred: false });
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
