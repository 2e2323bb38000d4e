import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import { newId } from "#platform/server/ids.ts";
import { createProvisioningKey } from "./keys/create-provisioning-key.ts";
import { createProvisioningModule } from "./module.ts";

let server: AuthTestServer;
beforeAll(async () => {
  const provisioning = createProvisioningModule({ publicUrl: "http://app.test" });
  server = await createOwnAuthTestServer([
    createEntitlementsModule({ selling: "sandbox test" }),
    provisioning,
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

/** A workspace with so many seats, one of which its owner has. */
async function workspaceWith(seats: number) {
  const owner = await signUp();
  await server.look(
    `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
     values ($1, 'seats', $2, $3, 'a test', now() - interval '1 hour')`,
    [owner.id, newId(), seats],
  );
  const key = await createProvisioningKey(server.system, {
    workspaceId: owner.id,
    domains: ["example.com"],
  });
  const call = async (method: string, path: string, body: object) => {
    const reply = await fetch(`${server.url}/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/scim+json" },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: await reply.json() };
  };
  const members = async () =>
    (await server.look("select from memberships where workspace_id = $1", [owner.id])).length;
  return {
    members,
    add: ({ email }: Person) => call("POST", "/Users", { userName: email, active: true }),
    setActive: (id: string, { email }: Person, active: boolean) =>
      call("PUT", `/Users/${id}`, { userName: email, active }),
  };
}

/** Somebody whose address is proved. */
async function signUp(): Promise<Person> {
  await server.look("delete from rate_limits");
  const person = await server.signUpPerson();
  await server.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
  return person;
}

describe("a workspace whose seats are taken", () => {
  it("gets no further person from its directory, which is told why", async () => {
    const { add, members } = await workspaceWith(2);
    expect((await add(await signUp())).status).toBe(201);
    const refused = await add(await signUp());
    expect(refused).toMatchObject({
      status: 403,
      body: {
        schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
        status: "403",
        detail: expect.stringContaining("All 2 seats of this workspace are taken."),
      },
    });
    expect(await members()).toBe(2);
  });

  it("takes exactly as many as there is room for of those who come at once", async () => {
    const { add, members } = await workspaceWith(3);
    const people = [];
    for (let count = 0; count < 6; count++) people.push(await signUp());
    const replies = await Promise.all(people.map(add));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(4);
    expect(await members()).toBe(3);
  });

  it("has room again when somebody leaves, and none for who comes back too late", async () => {
    const { add, setActive, members } = await workspaceWith(2);
    const [ann, bob] = [await signUp(), await signUp()];
    const { body: first } = await add(ann);
    expect((await setActive(first.id, ann, false)).status).toBe(200);
    expect((await add(bob)).status).toBe(201);
    expect((await setActive(first.id, ann, true)).status).toBe(403);
    expect(await members()).toBe(2);
  });
});
