import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeAccount } from "#features/auth/server/closing/close-account.ts";
import { deleteDueAccount } from "#features/auth/server/closing/delete-due-accounts.ts";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { confirmContact } from "#features/auth/server/testing/account-parts.ts";
import { sendMessage } from "#features/chat/server/send-message.ts";
import { createPerson } from "#features/provisioning/server/people/create-person.ts";
import { recognizePeople } from "#features/provisioning/server/people/recognize-people.ts";
import { newId } from "#platform/server/ids.ts";
import { type CommandWorld, createCommandWorld, type Person, worldService } from "./testing/command-world.ts";

let world: CommandWorld;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  world = await createCommandWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Bob was brought into Ann's personal workspace by her company's directory, and both have written there. */
beforeEach(async () => {
  [ann, bob] = [await world.newPerson(), await world.newPerson()];
  const { system } = world;
  await confirmContact(system, { userId: bob.actor.userId, provider: "email" });
  await createPerson(system, {
    key: { id: newId(), workspace_id: ann.actor.userId, sso_provider_id: null, domains: ["example.com"] },
    facts: { userName: bob.email, externalId: null, isActive: true, attributes: {} },
  });
  await recognizePeople(system, { userId: bob.actor.userId });
  for (const { actor } of [ann, bob]) {
    const role = actor === ann.actor ? "owner" : "member";
    await sendMessage(world.as({ ...actor, workspaceId: ann.actor.userId, role }), {
      ...{ id: newId(), text: "What is 12 * 12?", conversationId: newId() },
      ...{ isNewConversation: true, modelId: "builtin", timeZone: "UTC" },
    });
  }
  await world.services.dataKeys.get(ann.actor.userId, bob.actor.userId, new Date());
});

const close = () => closeAccount(ann.ctx, { service: worldService, confirmation: ann.email });
const makeOwner = () =>
  world.look("update memberships set role = 'owner' where workspace_id = $1 and user_id = $2", [
    ann.actor.userId,
    bob.actor.userId,
  ]);

/** What there is of the workspace, and of the person in it. */
async function left({ actor: { userId } }: Person) {
  const [row] = await world.look(
    `select exists (select from workspaces where id = $1) as workspace,
      exists (select from memberships where workspace_id = $1 and user_id = $2) as membership,
      exists (select from conversations where workspace_id = $1 and user_id = $2) as conversation,
      exists (select from messages where workspace_id = $1 and user_id = $2) as message,
      exists (select from data_keys where workspace_id = $1 and subject_id = $2) as key`,
    [ann.actor.userId, userId],
  );
  return row;
}
const everything = { workspace: true, membership: true, conversation: true, message: true, key: true };

/** The jobs of the erasure, now and later. */
async function performErasure() {
  const jobs = await world.look<{ data: object }>(
    "select data from pgboss.job where name = $1 and data ->> 'userId' = $2 order by start_after",
    [eraseUser.name, ann.actor.userId],
  );
  expect(jobs.length).toBeGreaterThan(0);
  for (const { data } of jobs) await eraseUser.perform(world.system, eraseUser.payload.parse(data));
}

describe("the only owner of a personal workspace that a directory has filled", () => {
  const remedy = expect.stringContaining("npm run admin -- owner <workspace> <email>");

  it("cannot close the account, and is told who can help", async () => {
    await expect(close()).rejects.toMatchObject({ code: "account.last_owner", status: 409, message: remedy });
    expect(await left(bob)).toEqual(everything);
  });

  it.each([false, true])("is not deleted by a program either (in name only: %s)", async (isSoft) => {
    const deleting = deleteUser(world.system, { id: ann.actor.userId, isSoft });
    await expect(deleting).rejects.toMatchObject({ code: "conflict", status: 409, message: remedy });
    expect(await left(bob)).toEqual(everything);
  });

  it("is not deleted when the time is over, if colleagues came meanwhile", async () => {
    const { userId } = ann.actor;
    await makeOwner();
    await close();
    await world.look("update memberships set role = 'member' where user_id = $1 and workspace_id = $2", [
      bob.actor.userId,
      userId,
    ]);
    await world.look("update auth.account_closures set due_at = now() where user_id = $1", [userId]);
    await deleteDueAccount(world.system, { service: worldService, userId });
    expect(await world.look("select from auth.users where id = $1", [userId])).toHaveLength(1);
    expect(await left(bob)).toEqual(everything);
  });
});

describe("an owner whose personal workspace has another", () => {
  beforeEach(makeOwner);

  it("leaves the workspace and what others made, and nothing of their own", async () => {
    await deleteUser(world.system, { id: ann.actor.userId, isSoft: false });
    await performErasure();
    expect(await left(bob)).toEqual(everything);
    expect(await left(ann)).toMatchObject({ membership: false, conversation: false, message: false });
    expect(await world.look("select from data_keys where subject_id = $1", [ann.actor.userId])).toEqual([]);
    const [workspace] = await world.look("select personal_of from workspaces where id = $1", [
      ann.actor.userId,
    ]);
    expect(workspace).toEqual({ personal_of: null });
  });

  it("leaves the keys of the workspace's trail, too, when deleted in name only", async () => {
    await deleteUser(world.system, { id: ann.actor.userId, isSoft: true });
    await performErasure();
    expect(await left(bob)).toEqual(everything);
    expect(await world.look("select from data_keys where subject_id = $1", [ann.actor.userId])).toEqual([]);
  });
});
