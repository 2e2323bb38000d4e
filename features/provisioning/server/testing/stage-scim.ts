import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import {
  type AuthTestServer,
  createAuthTestServer,
  type Person,
  proveAddress,
} from "#features/auth/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { createProvisioningKey } from "../keys/create-provisioning-key.ts";
import { provisioning } from "./provisioning.ts";

export const core = "urn:ietf:params:scim:schemas:core:2.0";

export const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

/** Events are delivered slowly on a busy machine. */
const patience = { timeout: 20_000 };

export const patchSchema = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/** A user in Okta's notation. */
export const oktaUser = (userName = `${newId()}@acme.example`) => ({
  schemas: [`${core}:User`],
  userName,
  name: { givenName: "Test", familyName: "User" },
  emails: [{ primary: true, value: userName, type: "work" }],
  displayName: "Test User",
  locale: "en-US",
  externalId: `00u${newId()}`,
  groups: [],
  password: "1mz050nq",
  active: true,
});

/** A workspace with a directory. */
export function stageScim() {
  let server: AuthTestServer;
  let owner: Person;
  let key: string;

  beforeAll(async () => {
    server = await createAuthTestServer([provisioning]);
    owner = await server.signUpPerson();
    key = await createProvisioningKey(server.system, {
      workspaceId: owner.id,
      domains: ["acme.example", "example.com"],
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(() => server.look("delete from rate_limits"));

  async function call(method: string, path: string, body?: object, token = key) {
    const reply = await fetch(`${server.url}/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json; charset=utf-8" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: text ? JSON.parse(text) : undefined };
  }

  const patch = (path: string, ...operations: object[]) =>
    call("PATCH", path, { schemas: [patchSchema], Operations: operations });

  /** A person with a proved address. */
  async function made(user: { userName: string } = oktaUser()) {
    const { status, body } = await call("POST", "/Users", user);
    expect(status).toBe(201);
    await prove(user.userName);
    const userId = await vi.waitFor(async () => {
      const [row] = await server.look<{ user_id: string | null }>(
        "select user_id from directory_people where id = $1",
        [body.id],
      );
      return row?.user_id ?? expect.unreachable("The person is still awaited.");
    }, patience);
    return { ...body, userId };
  }

  async function prove(email: string) {
    const [user] = await server.look<{ id: string }>(
      "select id from auth.users where email = $1 and email_confirmed_at is null",
      [email],
    );
    if (user) await proveAddress(server, user.id);
  }

  async function roleOf(userId: string) {
    const [row] = await server.look<{ role: string }>(
      "select role from memberships where workspace_id = $1 and user_id = $2",
      [owner.id, userId],
    );
    return row?.role;
  }

  return {
    get server() {
      return server;
    },
    get owner() {
      return owner;
    },
    call,
    patch,
    made,
    prove,
    roleOf,
  };
}
