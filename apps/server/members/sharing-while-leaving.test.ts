import { afterAll, beforeAll, expect, it } from "vitest";
import { removeMember } from "#features/team/server/members/remove-member.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { newId } from "#platform/server/ids.ts";
import { type CommandWorld, createCommandWorld } from "../testing/command-world.ts";
import { joinAs, stageMembers } from "../testing/stage-members.ts";

let world: CommandWorld;
beforeAll(async () => {
  world = await createCommandWorld({ isWorker: false });
});
afterAll(() => world[Symbol.asyncDispose]());

it("what somebody shares while they are removed goes to the successor, or is not shared: fifty times", {
  timeout: 60_000,
}, async () => {
  const { workspaceId, owner, mate } = await stageMembers(world, { owner: "owner", mate: "member" });
  const outcomes = new Set<string>();
  for (let round = 0; round < 50; round += 1) {
    const leaver = await joinAs(world, workspaceId, "member");
    const [userId, object] = [leaver.actor.userId, { noun: "conversation", id: newId() }];
    await world.look(
      "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Plan')",
      [workspaceId, object.id, userId],
    );
    const subject = { userId: mate.actor.userId };
    const pause = () => new Promise((resolve) => setTimeout(resolve, round % 10));
    const [shared] = await Promise.all([
      pause()
        .then(() => shareObject(leaver.ctx, { object, subject, relation: "viewer" }))
        .then(
          () => "shared",
          ({ code }: { code?: string }) => String(code),
        ),
      removeMember(owner.ctx, { userId, heirId: null }),
    ]);
    const [row] = await world.look<{ owner: string; grants: number }>(
      `select user_id as owner, (select count(*)::int from grants g where g.object_id = c.id) as grants
       from conversations c where id = $1`,
      [object.id],
    );
    outcomes.add(shared);
    expect(row).toEqual(
      shared === "shared" ? { owner: owner.actor.userId, grants: 1 } : { owner: userId, grants: 0 },
    );
  }
  expect([...outcomes].sort().join(" ")).toMatch(/^(auth[.]forbidden)? ?(shared)?$/);
});
