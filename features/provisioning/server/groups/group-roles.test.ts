import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type AuthTestServer, createAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import type { ProvisioningKey } from "../keys/provisioning-key.repository.ts";
import { createPerson } from "../people/create-person.ts";
import { recognizePeople } from "../people/recognize-people.ts";
import { changeGroup } from "./change-group.ts";
import { createGroup } from "./create-group.ts";
import { deleteGroup } from "./delete-group.ts";

const patience = { timeout: 20_000 };
let server: AuthTestServer;
let owner: Person;
let key: ProvisioningKey;

beforeAll(async () => {
  server = await createAuthTestServer();
  owner = await server.signUpPerson();
  key = { id: newId(), workspace_id: owner.id, sso_provider_id: null, domains: ["acme.example"] };
});
afterAll(() => server[Symbol.asyncDispose]());

/** Somebody in the group of admins whose address has just been proved, and who is not recognized yet. */
async function awaitedAdmin() {
  const email = `${newId()}@acme.example`;
  const { id: userId } = await server.signUpPerson(email);
  const facts = { userName: email, externalId: null, isActive: true, attributes: {} };
  const { id: personId } = await createPerson(server.system, { key, facts });
  const group = { displayName: "Adjutant admins", externalId: null, people: [personId] };
  const { id } = await createGroup(server.system, { key, facts: group });
  await server.look("update auth.users set email_confirmed_at = now() where id = $1", [userId]);
  return { userId, group: { key, id } };
}

async function waitingForLocks(): Promise<number> {
  const [row] = await server.look<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return row?.count ?? 0;
}

/** Recognizes the person, and acts when the role was given and is not committed yet. */
async function interleave(userId: string, act: () => Promise<unknown>): Promise<void> {
  const other = new pg.Client(server.database.superuserConnection);
  await other.connect();
  try {
    // A new membership waits for the row of its workspace.
    await other.query("begin");
    await other.query("select from workspaces where id = $1 for update", [owner.id]);
    const recognizing = recognizePeople(server.system, { userId });
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), patience);
    let isOver = false;
    const acting = act().finally(() => {
      isOver = true;
    });
    await vi.waitFor(async () => expect(isOver || (await waitingForLocks()) === 2).toBe(true), patience);
    await other.query("commit");
    await Promise.all([recognizing, acting]);
  } finally {
    await other.end();
  }
}

const roleOf = async (userId: string) =>
  (
    await server.look<{ role: string }>(
      "select role from memberships where workspace_id = $1 and user_id = $2",
      [owner.id, userId],
    )
  )[0]?.role;

it("makes nobody an admin who is taken out of the group while being recognized", async () => {
  const { userId, group } = await awaitedAdmin();
  const change = () => ({ displayName: "Adjutant admins", externalId: null, people: [] });
  await interleave(userId, () => changeGroup(server.system, { ...group, change }));
  expect(await roleOf(userId)).toBe("member");
  await deleteGroup(server.system, group);
});

it("makes nobody an admin whose group is deleted meanwhile", async () => {
  const { userId, group } = await awaitedAdmin();
  await interleave(userId, () => deleteGroup(server.system, group));
  expect(await roleOf(userId)).toBe("member");
});
