import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveWorkspace } from "#features/team/server/members/leave-workspace.ts";
import { removeMember } from "#features/team/server/members/remove-member.ts";
import { newId } from "#platform/server/ids.ts";
import { type CommandWorld, createCommandWorld, type Person } from "../testing/command-world.ts";
import { stageMembers } from "../testing/stage-members.ts";

let world: CommandWorld;
beforeAll(async () => {
  world = await createCommandWorld({ isWorker: false });
});
afterAll(() => world[Symbol.asyncDispose]());

const idOf = (person: Person) => person.actor.userId;

/** A member with one conversation that a colleague reads, and one of their own. */
async function staged({ isShared = true } = {}) {
  const people = await stageMembers(world, {
    ...{ owner: "owner", admin: "admin", leaver: "member", mate: "member" },
  });
  const { workspaceId, leaver, mate } = people;
  const [shared, own] = [newId(), newId()];
  for (const id of [shared, own])
    await world.look(
      "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'C')",
      [workspaceId, id, idOf(leaver)],
    );
  if (isShared)
    await world.look(
      `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
       values ($1, gen_random_uuid(), 'conversation', $2, $3, 'viewer')`,
      [workspaceId, shared, idOf(mate)],
    );
  const told = () =>
    world.look(
      `select user_id, actor_id, path, (facts ->> 'handed')::int as handed,
         (facts ->> 'conversations')::int as conversations
       from notifications where kind = 'left_behind' and workspace_id = $1`,
      [workspaceId],
    );
  return { ...people, told };
}

describe("the successor of somebody who leaves", () => {
  it("is told who left and how many things are theirs now, and nobody else is", async () => {
    const { owner, leaver, told } = await staged();
    await leaveWorkspace(leaver.ctx, { heirId: null });
    expect(await told()).toEqual([
      { user_id: idOf(owner), actor_id: idOf(leaver), path: "/chat", handed: 1, conversations: 1 },
    ]);
  });

  it("is told when somebody else chose them, and not when they ended the membership themself", async () => {
    const [chosen, self] = [await staged(), await staged()];
    await removeMember(chosen.owner.ctx, { userId: idOf(chosen.leaver), heirId: idOf(chosen.admin) });
    expect(await chosen.told()).toMatchObject([{ user_id: idOf(chosen.admin), handed: 1 }]);
    await removeMember(self.owner.ctx, { userId: idOf(self.leaver), heirId: null });
    expect(await self.told()).toEqual([]);
  });

  it("is not told when nothing is theirs", async () => {
    const { leaver, told } = await staged({ isShared: false });
    await leaveWorkspace(leaver.ctx, { heirId: null });
    expect(await told()).toEqual([]);
  });
});
