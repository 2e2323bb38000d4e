import { randomBytes } from "node:crypto";
import type { AuthModuleOptions } from "#features/auth/server/index.ts";
import {
  type AuthTestServer,
  createOwnAuthTestServer,
  lastMessageTo,
  type Person,
  proveAddress,
  testPassword,
} from "#features/auth/server/testing.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import { newId } from "#platform/server/ids.ts";
import type { Module } from "#platform/server/module.ts";
import type { InvitedLine } from "../../contract/invitations/invite-people.ts";
import { createJoiningModule, createMembersModule } from "../index.ts";
import { teamModule } from "../module.ts";

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  body: Body & { error?: { code: string; details?: Record<string, unknown> } };
}

interface JoiningWorldOptions {
  auth?: AuthModuleOptions;
  modules?: readonly Module[];
}

export const siteOfTests = "http://app.test";

/** A server where plans are sold, so that seats end. `auth`: what new accounts of invited people find. */
export async function createJoiningWorld({ auth, modules = [] }: JoiningWorldOptions = {}) {
  const server = await createOwnAuthTestServer([
    createEntitlementsModule({ selling: "sandbox test" }),
    teamModule,
    createJoiningModule({ publicUrl: siteOfTests, ...(auth && { auth }) }),
    createMembersModule({ declaring: () => [] }),
    ...modules,
  ]);
  return Object.assign(server, parts(server));
}

export type JoiningWorld = Awaited<ReturnType<typeof createJoiningWorld>>;

function parts(server: AuthTestServer) {
  /** Calls as a person, in a workspace; without one, signed out. */
  async function call<Body = Record<string, unknown>>(
    who: Person | null,
    method: "GET" | "POST" | "DELETE",
    path: string,
    { body, workspaceId }: { body?: object; workspaceId?: string } = {},
  ): Promise<Answer<Body>> {
    const reply = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: {
        ...who?.headers,
        ...(workspaceId ? { "x-workspace-id": workspaceId } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    return { status: reply.status, body: text ? JSON.parse(text) : {} };
  }

  /** Somebody whose address is proved. */
  async function newPerson(email?: string): Promise<Person> {
    await server.look("delete from rate_limits");
    const person = await server.signUpPerson(email);
    await proveAddress(server, person.id);
    return person;
  }

  /** The owner of a named workspace with a team and so many seats, one of which they have. */
  async function newOwner(seats = 10): Promise<Person> {
    const owner = await newPerson();
    await server.look("update workspaces set name = 'Northwind' where id = $1", [owner.id]);
    await setSeats(owner.id, seats);
    await server.look(
      `insert into entitlement_overrides (workspace_id, entitlement, id, value_boolean, reason, starts_at)
       values ($1, 'team', $2, true, 'a test', now() - interval '1000 days')`,
      [owner.id, newId()],
    );
    return owner;
  }

  async function setSeats(workspaceId: string, seats: number): Promise<void> {
    await server.look(
      `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
       values ($1, 'seats', $2, $3, 'a test', now() - interval '1000 days')`,
      [workspaceId, newId(), seats],
    );
  }

  const invite = (who: Person, addresses: string, more: object = {}, workspaceId = who.id) =>
    call<{ lines: InvitedLine[]; sent: number }>(who, "POST", "/invitations", {
      ...{ workspaceId, body: { addresses, role: "member", ...more } },
    });

  /** The token of the latest mailed link. */
  async function tokenFor(email: string): Promise<string> {
    const { text } = await lastMessageTo(server, email);
    const token = /\/invitation#([\w-]{43})/.exec(text)?.[1];
    if (!token) throw new Error(`No invitation was mailed to ${email}.`);
    return token;
  }

  const accept = (who: Person | null, token: string) =>
    call<{ workspaceId: string }>(who, "POST", "/invitations/accept", { body: { token } });

  /** Makes a link to join and returns its token. */
  async function newLink(who: Person, more: object = {}): Promise<string> {
    const reply = await call<{ token: string }>(who, "POST", "/join-links", {
      body: { role: "member", mostUses: 5, days: 7, ...more },
    });
    if (reply.status !== 201) throw new Error(`No link was made: ${JSON.stringify(reply.body)}`);
    return reply.body.token;
  }

  const joinByLink = (who: Person | null, token: string) =>
    call<{ workspaceId: string }>(who, "POST", "/join-links/use", { body: { token } });

  /** Lets time pass for an invitation. */
  async function age(email: string, days: number): Promise<void> {
    await server.look(
      `update invitations set sent_at = sent_at - $2 * interval '1 day', created_at = created_at - $2 * interval '1 day',
         expires_at = expires_at - $2 * interval '1 day' where email = $1`,
      [email, days],
    );
  }

  const remove = (by: Person, { id }: Person, workspaceId = by.id) =>
    call(by, "POST", `/members/${id}/remove`, { workspaceId, body: { heirId: null } });

  /** Lets time pass since a person last proved who they are. */
  async function ageProofs({ id }: Person, days: number): Promise<void> {
    await server.look(
      `do $$ begin set local app.audit_exempt = 'on';
         update auth.sessions set created_at = created_at - ${days} * interval '1 day' where user_id = '${id}';
         update auth.mfa_amr_claims c set updated_at = c.updated_at - ${days} * interval '1 day'
         from auth.sessions s where s.id = c.session_id and s.user_id = '${id}'; end $$`,
    );
  }

  const idFor = async (email: string) =>
    (await server.look<{ id: string }>("select id from invitations where email = $1", [email]))[0]?.id ?? "";

  const rolesIn = async (workspaceId: string) =>
    (
      await server.look<{ role: string }>(
        "select role from memberships where workspace_id = $1 order by created_at",
        [workspaceId],
      )
    ).map(({ role }) => role);

  async function setRole(workspaceId: string, { id }: Person, role: string): Promise<void> {
    await server.look(
      `insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)
       on conflict (workspace_id, user_id) do update set role = excluded.role`,
      [workspaceId, id, role],
    );
  }

  return {
    call,
    newPerson,
    newOwner,
    setSeats,
    invite,
    tokenFor,
    accept,
    newLink,
    joinByLink,
    age,
    ageProofs,
    remove,
    idFor,
    rolesIn,
    setRole,
  };
}

export const someAddress = () => `${randomBytes(6).toString("hex")}@example.com`;

export const codeOf = ({ status, body }: Answer<unknown>) =>
  [status, (body as { error?: { code: string } }).error?.code] as const;

export { testPassword };
