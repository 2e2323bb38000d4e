import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeRole } from "#features/team/server/members/change-role.ts";
import { readMembers } from "#features/team/server/members/list-members.ts";
import { suspendMember, unsuspendMember } from "#features/team/server/members/suspend-member.ts";
import { renameWorkspace } from "#features/team/server/workspace/rename-workspace.ts";
import { newId } from "#platform/server/ids.ts";
import { type CommandWorld, createCommandWorld, type Person } from "../testing/command-world.ts";
import { stageMembers } from "../testing/stage-members.ts";

let world: CommandWorld;
beforeAll(async () => {
  world = await createCommandWorld({ isWorker: false });
});
afterAll(() => world[Symbol.asyncDispose]());

const everyRole = {
  owner: "owner",
  other: "owner",
  admin: "admin",
  second: "admin",
  billing: "billing",
  auditor: "auditor",
  member: "member",
  guest: "guest",
} as const;
const staged = () => stageMembers(world, everyRole);
const idOf = (person: Person) => person.actor.userId;
const filter = { search: "", role: undefined, state: undefined, limit: 50 };
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
const standingOf = async (workspaceId: string, person: Person) =>
  (
    await world.look<{ role: string; suspended: boolean }>(
      "select role, suspended_at is not null as suspended from memberships where workspace_id = $1 and user_id = $2",
      [workspaceId, idOf(person)],
    )
  )[0];
const toldOf = async (person: Person) =>
  (
    await world.look<{ kind: string }>("select kind from notifications where user_id = $1", [idOf(person)])
  ).map(({ kind }) => kind);

describe("the role of a member", () => {
  it("is changed by admins, also to admin, and the person is told", async () => {
    const { workspaceId, admin, member } = await staged();
    await changeRole(admin.ctx, { userId: idOf(member), role: "admin" });
    expect(await standingOf(workspaceId, member)).toEqual({ role: "admin", suspended: false });
    expect(await toldOf(member)).toEqual(["role_changed"]);
  });

  it("is for owners alone where it concerns owners or auditors", async () => {
    const { owner, admin, other, auditor, member } = await staged();
    const changes = [
      { userId: idOf(member), role: "owner" },
      { userId: idOf(member), role: "auditor" },
      { userId: idOf(other), role: "member" },
      { userId: idOf(auditor), role: "member" },
    ] as const;
    for (const change of changes)
      expect(await codeOf(changeRole(admin.ctx, change))).toBe("member.owners_only");
    for (const change of changes) expect(await codeOf(changeRole(owner.ctx, change))).toBe("done");
  });

  it("is never one's own to change, except that an owner beside another one steps down", async () => {
    const { workspaceId, owner, other, admin } = await staged();
    expect(await codeOf(changeRole(admin.ctx, { userId: idOf(admin), role: "member" }))).toBe("member.own");
    await changeRole(owner.ctx, { userId: idOf(owner), role: "member" });
    expect(await standingOf(workspaceId, owner)).toMatchObject({ role: "member" });
    expect(await codeOf(changeRole(other.ctx, { userId: idOf(other), role: "admin" }))).toBe(
      "member.last_owner",
    );
  });

  it("stays an owner's while the other owner cannot sign in", async () => {
    const { owner, other } = await staged();
    await world.look("update auth.users set banned_until = 'infinity' where id = $1", [idOf(other)]);
    expect(await codeOf(changeRole(owner.ctx, { userId: idOf(owner), role: "admin" }))).toBe(
      "member.last_owner",
    );
  });

  it("asks for a proof of the last day where it makes or unmakes owners and admins", async () => {
    const { owner, member } = await staged();
    const stale = world.as({ ...owner.actor, sessionId: newId() });
    expect(await codeOf(changeRole(stale, { userId: idOf(member), role: "admin" }))).toBe(
      "member.prove_again",
    );
    expect(await codeOf(changeRole(stale, { userId: idOf(member), role: "guest" }))).toBe("done");
  });

  it("is nobody's to change who was an admin when the call began and is none any more", async () => {
    const { owner, admin, member } = await staged();
    await changeRole(owner.ctx, { userId: idOf(admin), role: "member" });
    expect(await codeOf(changeRole(admin.ctx, { userId: idOf(member), role: "guest" }))).toBe(
      "auth.forbidden",
    );
  });

  it("does not exist for people of other workspaces", async () => {
    const { owner } = await staged();
    const { member } = await staged();
    expect(await codeOf(changeRole(owner.ctx, { userId: idOf(member), role: "guest" }))).toBe(
      "member.not_found",
    );
  });
});

describe("a suspended member", () => {
  it("has no access and no seat, is told, and gets both back", async () => {
    const { workspaceId, admin, member } = await staged();
    const seats = async () =>
      (await world.look<{ taken: number }>("select app.seats_taken($1) as taken", [workspaceId]))[0]?.taken;
    await suspendMember(admin.ctx, { userId: idOf(member) });
    expect(await standingOf(workspaceId, member)).toEqual({ role: "member", suspended: true });
    expect([await seats(), await toldOf(member)]).toEqual([7, ["membership_suspended"]]);
    expect(await codeOf(suspendMember(member.ctx, { userId: idOf(member) }))).toBe("auth.forbidden");
    await unsuspendMember(admin.ctx, { userId: idOf(member) });
    expect([await standingOf(workspaceId, member), await seats()]).toEqual([
      { role: "member", suspended: false },
      8,
    ]);
  });

  it("is none of these: an owner, an auditor for an admin, oneself, whose own the workspace is", async () => {
    const { owner, other, admin, second, auditor } = await staged();
    const suspend = (by: Person, whom: Person) => codeOf(suspendMember(by.ctx, { userId: idOf(whom) }));
    expect(await suspend(owner, other)).toBe("member.is_owner");
    expect(await suspend(admin, other)).toBe("member.owners_only");
    expect(await suspend(admin, auditor)).toBe("member.owners_only");
    expect(await suspend(admin, admin)).toBe("member.own");
    expect(await suspend(admin, second)).toBe("done");
    expect(await codeOf(changeRole(owner.ctx, { userId: idOf(second), role: "owner" }))).toBe(
      "member.suspended",
    );
    const { actor } = owner;
    const home = world.as({ ...actor, workspaceId: idOf(auditor) });
    await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
      idOf(auditor),
      idOf(owner),
    ]);
    await world.look("update memberships set role = 'member' where workspace_id = $1 and user_id = $1", [
      idOf(auditor),
    ]);
    expect(await codeOf(suspendMember(home, { userId: idOf(auditor) }))).toBe("member.home");
  });
});

describe("somebody whom a directory manages", () => {
  it("has the role of their groups and the access that the directory gives, unless they own the workspace", async () => {
    const { workspaceId, owner, member } = await staged();
    await world.look(
      `insert into provisioning_keys (workspace_id, id, key_hash) values ($1, gen_random_uuid(), $2)`,
      [workspaceId, Buffer.from(newId())],
    );
    await world.look(
      `insert into directory_people (workspace_id, id, user_id, user_name, is_active, attributes)
       values ($1, gen_random_uuid(), $2, 'm', true, '{}')`,
      [workspaceId, idOf(member)],
    );
    expect(await codeOf(changeRole(owner.ctx, { userId: idOf(member), role: "admin" }))).toBe(
      "member.managed",
    );
    expect(await codeOf(suspendMember(owner.ctx, { userId: idOf(member) }))).toBe("member.managed");
    const { items } = await readMembers(owner.ctx, { ...filter, search: member.email });
    expect(items).toMatchObject([
      { isManaged: true, abilities: { suspend: false, remove: false, leave: false } },
    ]);
    expect(items[0]?.abilities.roles).not.toContain("admin");
    expect(await codeOf(changeRole(owner.ctx, { userId: idOf(member), role: "owner" }))).toBe("done");
    const after = await readMembers(owner.ctx, { ...filter, search: member.email });
    expect(after.items).toMatchObject([{ isManaged: false, role: "owner" }]);
  });
});

describe("the list of members", () => {
  it("is found by name and address, filtered by role and state, page by page", async () => {
    const { owner, member, guest } = await staged();
    await suspendMember(owner.ctx, { userId: idOf(guest) });
    const read = async (asked: object) =>
      (await readMembers(owner.ctx, { ...filter, ...asked })).items.map(({ userId }) => userId);
    expect(await read({ search: member.email.slice(0, 20).toUpperCase() })).toEqual([idOf(member)]);
    expect(await read({ role: "guest" })).toEqual([idOf(guest)]);
    expect(await read({ state: "suspended" })).toEqual([idOf(guest)]);
    const first = await readMembers(owner.ctx, { ...filter, limit: 5 });
    const rest = await readMembers(owner.ctx, { ...filter, limit: 5, cursor: first.nextCursor ?? "" });
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([5, 3, null]);
  });

  it("tells owners and admins alone about last activity and second factors", async () => {
    const { admin, member } = await staged();
    const read = async (by: Person) =>
      (await readMembers(by.ctx, { ...filter, search: admin.email })).items[0];
    expect(await read(admin)).toMatchObject({ hasSecondFactor: false, lastActiveAt: expect.any(String) });
    expect(await read(member)).toMatchObject({ hasSecondFactor: null, lastActiveAt: null });
  });

  it("is not for guests and auditors", async () => {
    const { guest, auditor } = await staged();
    for (const { ctx } of [guest, auditor])
      expect(await codeOf(readMembers(ctx, filter))).toBe("auth.forbidden");
  });
});

it("owners and admins rename the workspace, and nobody else", async () => {
  const { workspaceId, admin, billing } = await staged();
  await renameWorkspace(admin.ctx, { name: "Acme Ltd" });
  expect(await codeOf(renameWorkspace(billing.ctx, { name: "Mine" }))).toBe("auth.forbidden");
  expect(await world.look("select name from workspaces where id = $1", [workspaceId])).toEqual([
    { name: "Acme Ltd" },
  ]);
});
