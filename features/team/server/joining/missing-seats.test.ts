import { afterAll, beforeAll, expect, it } from "vitest";
import { setOverride } from "#features/entitlements/server/index.ts";
import { createJoiningWorld, type JoiningWorld } from "../testing/joining-world.ts";

let world: JoiningWorld;
beforeAll(async () => {
  world = await createJoiningWorld();
  await world.services.deliveries.work();
});
afterAll(() => world[Symbol.asyncDispose]());

const limitSeats = (workspaceId: string, valueLimit: number) =>
  setOverride(world.system, {
    ...{ workspaceId, entitlement: "seats" },
    override: {
      ...{ isRemoved: false, valueBoolean: null, valueLimit, reason: "a test", endsAt: null },
    },
  });

/** What stands in the bells of a workspace about its seats. */
const toldIn = (workspaceId: string) =>
  world.look<{ user_id: string; path: string; facts: object }>(
    "select user_id, path, facts from notifications where workspace_id = $1 and kind = 'seats'",
    [workspaceId],
  );

/** Deliveries of changed plans that are not performed yet. */
const expectNoneWaiting = () =>
  expect
    .poll(() => world.look("select from event_deliveries where subscriber = 'team.tell_of_missing_seats'"), {
      timeout: 20_000,
    })
    .toEqual([]);

it("a plan with fewer seats than members suspends nobody: those who manage it are told, and who came last is named", async () => {
  const owner = await world.newOwner(10);
  const { id: workspaceId } = owner;
  const roles = { billing: await world.newPerson(), member: await world.newPerson() };
  await world.setRole(workspaceId, roles.billing, "billing");
  await world.setRole(workspaceId, roles.member, "member");
  const latest = await world.newPerson();
  await world.setRole(workspaceId, latest, "guest");

  await limitSeats(workspaceId, 4);
  await limitSeats(workspaceId, 3);
  await expect.poll(async () => (await toldIn(workspaceId)).length, { timeout: 20_000 }).toBe(2);
  const facts = { taken: 4, limit: 3 };
  expect(await toldIn(workspaceId)).toEqual(
    expect.arrayContaining([
      { user_id: owner.id, path: "/team", facts },
      { user_id: roles.billing.id, path: "/settings/billing", facts },
    ]),
  );
  await limitSeats(workspaceId, 2);
  await expectNoneWaiting();
  expect((await toldIn(workspaceId)).map(({ facts }) => facts)).toEqual([
    { taken: 4, limit: 2 },
    { taken: 4, limit: 2 },
  ]);
  const suspended = "select from memberships where workspace_id = $1 and suspended_at is not null";
  expect(await world.look(suspended, [workspaceId])).toEqual([]);
  const { body } = await world.call<{ seats: object }>(owner, "GET", "/invitations/room");
  expect(body.seats).toEqual({
    ...{ taken: 4, limit: 2, pending: 0 },
    over: [latest, roles.member].map(({ id }) => ({ userId: id, name: expect.any(String) })),
  });
});

it("nobody is told where everybody has a seat, and who is alone is told of none", async () => {
  const [owner, alone] = [await world.newOwner(10), await world.newPerson()];
  await world.setRole(owner.id, await world.newPerson(), "member");
  await limitSeats(owner.id, 2);
  await limitSeats(alone.id, 0);
  await expectNoneWaiting();
  expect([await toldIn(owner.id), await toldIn(alone.id)]).toEqual([[], []]);
});
