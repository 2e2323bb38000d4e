import { afterAll, beforeAll, expect, it } from "vitest";
import { removeMember } from "#features/team/server/members/remove-member.ts";
import { type CommandWorld, createCommandWorld, type Person } from "../testing/command-world.ts";
import { stageMembers } from "../testing/stage-members.ts";

let world: CommandWorld;
beforeAll(async () => {
  world = await createCommandWorld({ isWorker: false });
});
afterAll(() => world[Symbol.asyncDispose]());

const [workspaces, rounds] = [8, 125];

it("of two owners who remove each other at once, one stays: a thousand times", {
  timeout: 300_000,
}, async () => {
  const outcomes = new Map<string, number>();
  const race = async () => {
    const { workspaceId, one, two } = await stageMembers(world, {
      one: "owner",
      two: "owner",
      third: "member",
    });
    for (let round = 0; round < rounds; round += 1) {
      const ended = (await Promise.all([remove(one, two), remove(two, one)])).sort().join(" ");
      const gone = await world.look(
        `insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner'), ($1, $3, 'owner')
         on conflict do nothing returning user_id`,
        [workspaceId, one.actor.userId, two.actor.userId],
      );
      const outcome = `${ended}: ${2 - gone.length} owner`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: workspaces }, race));
  expect(Object.fromEntries(outcomes)).toEqual({ "member.no_longer removed: 1 owner": workspaces * rounds });
});

function remove(by: Person, whom: Person): Promise<string | undefined> {
  return removeMember(by.ctx, { userId: whom.actor.userId, heirId: null }).then(
    () => "removed",
    (error: { code?: string }) => error.code,
  );
}

it("the database itself refuses to take the last owner who may act, in any order of two transactions", async () => {
  const { workspaceId, one, two } = await stageMembers(world, {
    one: "owner",
    two: "owner",
    third: "member",
  });
  const [first, second] = [
    await world.services.servicePool.connect(),
    await world.services.servicePool.connect(),
  ];
  try {
    for (const client of [first, second]) await client.query("begin; set local role service_role");
    const take = "delete from memberships where workspace_id = $1 and user_id = $2";
    await first.query(take, [workspaceId, one.actor.userId]);
    const blocked = second.query(take, [workspaceId, two.actor.userId]).then(
      () => "deleted",
      (error: { code?: string }) => error.code,
    );
    await first.query("rollback");
    expect(await blocked).toBe("deleted");
    const late = first
      .query("begin; set local role service_role")
      .then(() =>
        first.query("update memberships set role = 'member' where workspace_id = $1 and user_id = $2", [
          workspaceId,
          one.actor.userId,
        ]),
      );
    const refused = late.then(
      () => "changed",
      (error: { code?: string }) => error.code,
    );
    await second.query("select set_config('app.audit_exempt', 'on', true)");
    await second.query("commit");
    expect(await refused).toBe("OWNER");
  } finally {
    for (const client of [first, second]) {
      await client.query("rollback");
      client.release();
    }
  }
});
