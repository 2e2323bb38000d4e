import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { syncMembership } from "#features/provisioning/server/membership/sync-membership.ts";
import { assignSuccessor } from "#features/team/server/members/assign-successor.ts";
import { listGone } from "#features/team/server/members/list-gone.ts";
import { readLeaving } from "#features/team/server/members/read-leaving.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { type CommandWorld, createCommandWorld, type Person } from "../testing/command-world.ts";
import { stageMembers } from "../testing/stage-members.ts";

let world: CommandWorld;
beforeAll(async () => {
  world = await createCommandWorld({ isWorker: false });
});
afterAll(() => world[Symbol.asyncDispose]());

const idOf = (person: Person) => person.actor.userId;
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
const sync = command("test.sync", unrestricted, syncMembership);

/** A directory ends the membership of somebody who has a conversation with a colleague and one of their own. */
async function staged({ isShared = true } = {}) {
  const people = await stageMembers(world, {
    owner: "owner",
    admin: "admin",
    leaver: "member",
    mate: "member",
  });
  const { workspaceId, leaver, mate } = people;
  const [shared, own, personId] = [newId(), newId(), newId()];
  for (const id of [shared, own])
    await world.look(
      "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'C')",
      [...[workspaceId, id, idOf(leaver)]],
    );
  if (isShared)
    await world.look(
      `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
       values ($1, gen_random_uuid(), 'conversation', $2, $3, 'viewer')`,
      [workspaceId, shared, idOf(mate)],
    );
  await sync(world.system, { workspaceId, personId, userId: idOf(leaver), isActive: false });
  return { ...people, shared, own };
}

const ownerOf = async (id: string) =>
  (await world.look<{ user_id: string }>("select user_id from conversations where id = $1", [id]))[0]
    ?.user_id;

describe("what somebody left whose membership a directory ended", () => {
  it("is offered to the owners, who choose who takes over; what nobody else had stays closed", async () => {
    const { owner, admin, leaver, workspaceId, shared, own } = await staged();
    const told = await world.look(
      "select user_id, actor_id, path from notifications where kind = 'left_behind'",
    );
    expect(told).toEqual([{ user_id: idOf(owner), actor_id: idOf(leaver), path: "/team#gone" }]);
    expect((await listGone(owner.ctx)).items).toMatchObject([{ userId: idOf(leaver) }]);
    const { counts, heir } = await readLeaving(owner.ctx, { userId: idOf(leaver), heirId: idOf(admin) });
    expect(heir?.userId).toBe(idOf(admin));
    expect(counts).toContainEqual({ kind: "conversations", handed: 1, newlyReadable: 1, kept: 1 });

    await assignSuccessor(owner.ctx, { userId: idOf(leaver), heirId: idOf(admin) });
    expect([await ownerOf(shared), await ownerOf(own)]).toEqual([idOf(admin), idOf(leaver)]);
    expect((await listGone(owner.ctx)).items).toEqual([]);
    const [event] = await world.look<{ envelope: string }>(
      `select convert_from(envelope, 'utf8') as envelope from audit_events
       where act = 'membership.taken_over' and workspace_id = $1`,
      [workspaceId],
    );
    expect(JSON.parse(event?.envelope ?? "{}")).toMatchObject({
      facts: { handed_over: { conversations: 1 } },
    });
  });

  it("is offered to nobody when no colleague had any of it", async () => {
    const { owner, workspaceId } = await staged({ isShared: false });
    const told = "select from notifications where kind = 'left_behind' and workspace_id = $1";
    expect(await world.look(told, [workspaceId])).toEqual([]);
    expect((await listGone(owner.ctx)).items).toEqual([]);
  });

  it("is given by owners alone who proved themselves lately, of nobody who is still here, and to who may act", async () => {
    const { owner, admin, mate, leaver, shared } = await staged();
    const elsewhere = await stageMembers(world, { owner: "owner" });
    const give = (by: Person["ctx"], whom: Person, heirId: string | null = null) =>
      codeOf(assignSuccessor(by, { userId: idOf(whom), heirId }));
    for (const by of [admin, mate]) {
      expect(await give(by.ctx, leaver)).toBe("auth.forbidden");
      expect(await codeOf(listGone(by.ctx))).toBe("auth.forbidden");
      expect(await codeOf(readLeaving(by.ctx, { userId: idOf(leaver) }))).toBe("member.not_found");
    }
    expect(await give(owner.ctx, mate)).toBe("member.still_here");
    expect(await give(world.as({ ...owner.actor, sessionId: newId() }), leaver)).toBe("member.prove_again");
    expect(await give(owner.ctx, leaver, idOf(elsewhere.owner))).toBe("member.heir_unfit");
    expect((await listGone(elsewhere.owner.ctx)).items).toEqual([]);
    expect(await give(elsewhere.owner.ctx, leaver)).toBe("done");
    expect(await ownerOf(shared)).toBe(idOf(leaver));
  });
});

describe("somebody whose membership a directory ended", () => {
  it("comes back neither by an invitation of before nor by a link they know", async () => {
    const people = await stageMembers(world, { owner: "owner", leaver: "member" });
    const { workspaceId, owner, leaver } = people;
    const [invitation, link] = [newId(), newId()];
    await world.look(
      `insert into invitations (workspace_id, id, email, role, language, lifetime_days, token_digest, sent_at,
         expires_at, invited_by, created_at)
       values ($1, $2::uuid, $3, 'member', 'en', 7, sha256(($2::uuid)::text::bytea), now(), now() + interval '7 days', $4, now())`,
      [workspaceId, invitation, leaver.email, idOf(owner)],
    );
    await world.look(
      `insert into join_links (id, workspace_id, token_digest, role, most_uses, created_by, created_at, expires_at)
       values ($2::uuid, $1, sha256(($2::uuid)::text::bytea), 'member', 5, $3, now(), now() + interval '7 days')`,
      [workspaceId, link, idOf(owner)],
    );
    const off = { workspaceId, personId: newId(), userId: idOf(leaver), isActive: false };
    await sync(world.system, off);
    expect(await world.look("select ended_as from invitations where id = $1", [invitation])).toEqual([
      { ended_as: "withdrawn" },
    ]);
    expect(
      await world.look("select user_id, used_at from join_link_uses where link_id = $1", [link]),
    ).toEqual([{ user_id: idOf(leaver), used_at: null }]);
  });
});
