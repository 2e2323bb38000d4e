import { afterAll, beforeAll, expect, it } from "vitest";
import { command } from "#platform/server/command.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { createJoiningWorld, type JoiningWorld } from "../testing/joining-world.ts";
import { type Joined, joinWorkspace } from "./join-workspace.ts";

let world: JoiningWorld;
beforeAll(async () => {
  world = await createJoiningWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const join = command("test.join", unrestricted, (ctx, input: { workspaceId: string; userId: string }) =>
  joinWorkspace(ctx, { ...input, role: "member", teamIds: [], by: "link" }),
);

it("is taken by exactly one of two who come at the same moment, a thousand times", async () => {
  const owner = await world.newOwner(2);
  const [ann, bob] = [await world.newPerson(), await world.newPerson()];
  const outcomes = new Map<string, number>();
  for (let round = 0; round < 1_000; round += 1) {
    const both: Joined[] = await Promise.all(
      [ann, bob].map(({ id }) => join(world.system, { workspaceId: owner.id, userId: id })),
    );
    const members = await world.look(
      "delete from memberships where workspace_id = $1 and user_id <> $1 returning user_id",
      [owner.id],
    );
    const outcome = `${both.sort().join(" and ")}: ${members.length} member`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  expect([...outcomes]).toEqual([["joined and no_seat: 1 member", 1_000]]);
}, 300_000);

it("is taken once by a person whose two pages press at the same moment", async () => {
  const owner = await world.newOwner(2);
  const ann = await world.newPerson();
  const both = await Promise.all(
    [1, 2].map(() => join(world.system, { workspaceId: owner.id, userId: ann.id })),
  );
  expect(both.sort()).toEqual(["joined", "member"]);
});
