import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LinkUse } from "../../contract/join-links/join-link.ts";
import { codeOf, createJoiningWorld, type JoiningWorld } from "../testing/joining-world.ts";

let world: JoiningWorld;
beforeAll(async () => {
  world = await createJoiningWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.look("delete from rate_limits"));

const open = (who: Parameters<JoiningWorld["call"]>[0], token: string) =>
  world.call(who, "POST", "/invitations/open", { body: { token } });

async function withMember() {
  const owner = await world.newOwner();
  const bob = await world.newPerson();
  return { owner, bob };
}

describe("whoever is removed", () => {
  it("does not come back by an invitation of their address that was pending", async () => {
    const { owner, bob } = await withMember();
    await world.invite(owner, bob.email);
    const token = await world.tokenFor(bob.email);
    await world.setRole(owner.id, bob, "member");
    expect((await world.remove(owner, bob)).status).toBe(204);
    expect(codeOf(await world.accept(bob, token))).toEqual([410, "invitation.withdrawn"]);
    expect(await world.rolesIn(owner.id)).toEqual(["owner"]);
    const mails = "select is_void from outgoing_messages where recipient = $1 and kind = 'team.invitation'";
    expect(await world.look(mails, [bob.email])).toEqual([{ is_void: true }]);
  });

  it("does not come back by an invitation that they accepted, and reads nothing by it", async () => {
    const { owner, bob } = await withMember();
    await world.invite(owner, bob.email);
    const token = await world.tokenFor(bob.email);
    expect((await world.accept(bob, token)).status).toBe(200);
    expect((await open(bob, token)).status).toBe(200);
    expect((await world.remove(owner, bob)).status).toBe(204);
    const refused = await open(bob, token);
    expect(codeOf(refused)).toEqual([410, "invitation.membership_ended"]);
    expect(JSON.stringify(refused.body)).not.toContain("Northwind");
    expect(codeOf(await open(null, token))).toEqual([410, "invitation.membership_ended"]);
    expect(codeOf(await world.accept(bob, token))).toEqual([410, "invitation.membership_ended"]);
  });

  it("is told that they are suspended, not that they are in, while they are that", async () => {
    const { owner, bob } = await withMember();
    await world.invite(owner, bob.email);
    const token = await world.tokenFor(bob.email);
    await world.accept(bob, token);
    await world.look("update memberships set suspended_at = now() where workspace_id = $1 and user_id = $2", [
      owner.id,
      bob.id,
    ]);
    expect(codeOf(await world.accept(bob, token))).toEqual([403, "invitation.suspended"]);
  });

  it("does not come back by a link that there was, but by one made afterwards", async () => {
    const { owner, bob } = await withMember();
    const known = await world.newLink(owner);
    await world.setRole(owner.id, bob, "member");
    expect((await world.remove(owner, bob)).status).toBe(204);
    expect(codeOf(await world.joinByLink(bob, known))).toEqual([410, "join_link.withdrawn"]);
    expect((await world.joinByLink(await world.newPerson(), known)).status).toBe(200);
    const { items } = (
      await world.call<{ items: { id: string; usedCount: number }[] }>(owner, "GET", "/join-links")
    ).body;
    expect(items).toMatchObject([{ usedCount: 1 }]);
    const uses = await world.call<{ items: LinkUse[] }>(owner, "GET", `/join-links/${items[0]?.id}/uses`);
    expect(uses.body.items.map(({ userId }) => userId)).not.toContain(bob.id);
    const later = await world.newLink(owner);
    expect((await world.joinByLink(bob, later)).status).toBe(200);
  });

  it("does not slip in by a link at the moment of the removal", async () => {
    const { owner, bob } = await withMember();
    const known = await world.newLink(owner, { mostUses: 1000 });
    for (let round = 0; round < 20; round += 1) {
      await world.look("delete from join_link_uses where user_id = $1", [bob.id]);
      await world.setRole(owner.id, bob, "member");
      await Promise.all([
        world.remove(owner, bob),
        world.joinByLink(bob, known),
        world.joinByLink(bob, known),
      ]);
      expect(await world.rolesIn(owner.id)).toEqual(["owner"]);
    }
  });

  it("stays, with all of this, when the removal is refused", async () => {
    const { owner, bob } = await withMember();
    await world.invite(owner, bob.email);
    const token = await world.tokenFor(bob.email);
    expect(codeOf(await world.remove(owner, bob))).toEqual([404, "member.not_found"]);
    expect((await world.accept(bob, token)).status).toBe(200);
  });
});

it("whoever made a link hears of each who joins by it", async () => {
  const owner = await world.newOwner();
  const token = await world.newLink(owner, { role: "guest" });
  const bob = await world.newPerson();
  for (let times = 0; times < 2; times += 1) await world.joinByLink(bob, token);
  expect(await world.look("select kind, facts from notifications where user_id = $1", [owner.id])).toEqual([
    { kind: "invitation_accepted", facts: { workspaceName: "Northwind", role: "guest" } },
  ]);
});

it("who joins waits for others who come into the same team, so that it is not overfilled", async () => {
  const { owner, bob } = await withMember();
  const teamId = crypto.randomUUID();
  await world.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Sales')", [owner.id, teamId]);
  await world.invite(owner, bob.email, { teamIds: [teamId] });
  const token = await world.tokenFor(bob.email);
  const other = await world.services.servicePool.connect();
  try {
    await other.query("begin");
    await other.query("select from teams where id = $1 for no key update", [teamId]);
    let isIn = false;
    const accepted = world.accept(bob, token).then((reply) => {
      isIn = true;
      return reply;
    });
    await setTimeout(300);
    expect(isIn).toBe(false);
    await other.query("commit");
    expect((await accepted).status).toBe(200);
  } finally {
    other.release();
  }
});
