import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer } from "#features/auth/server/testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test.each([
  ["memberships", "user_id"],
  ["workspaces", "id"],
  ["user_roles", "user_id"],
])("without any condition in the query, %s shows a person only what is theirs", async (table, owner) => {
  const person = await server.signUpPerson();
  const other = await server.signUpPerson();
  for (const { id } of [person, other]) {
    await server.look(`do $$ begin set local app.audit_exempt = 'on';
      insert into user_roles (user_id, role) values ('${id}', 'admin'); end $$`);
  }
  expect(await selectAs(person.id, `select ${owner} as owner from ${table}`)).toEqual([{ owner: person.id }]);
});

test.each([
  "auth.users",
  "auth.sessions",
  "auth.refresh_tokens",
  "auth.signing_keys",
  "auth.api_keys",
  "admin_claims",
])("a person may not even ask for %s", async (table) => {
  const { id } = await server.signUpPerson();
  await expect(selectAs(id, `select * from ${table}`)).rejects.toMatchObject({ code: "42501" });
});

test.each([
  "update memberships set role = 'owner'",
  "insert into memberships (workspace_id, user_id, role) select id, auth.uid(), 'owner' from workspaces",
  "update workspaces set name = 'Mine'",
  "insert into user_roles (user_id, role) values (auth.uid(), 'admin')",
])("a person may not write it: %s", async (statement) => {
  const { id } = await server.signUpPerson();
  await expect(selectAs(id, statement)).rejects.toMatchObject({ code: "42501" });
});

async function selectAs(userId: string, statement: string): Promise<unknown[]> {
  const client = await server.services.pool.connect();
  const claims = JSON.stringify({ role: "authenticated", sub: userId, workspace_id: userId });
  try {
    await client.query("begin");
    await client.query(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [claims],
    );
    return (await client.query(statement)).rows;
  } finally {
    await client.query("rollback");
    client.release();
  }
}
