import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import type { PlanLink } from "../../contract/join-links/join-link.ts";
import { codeOf, createJoiningWorld, type JoiningWorld } from "../testing/joining-world.ts";

let world: JoiningWorld;
let admin: Person;
beforeAll(async () => {
  world = await createJoiningWorld();
  admin = await world.newPerson();
  await world.look("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.look("delete from rate_limits"));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const make = (who: Person, more: object = {}) =>
  world.call<{ token: string; link: PlanLink }>(who, "POST", "/admin/plan-links", {
    body: { planKey: "business", planEndsAt: inDays(30), mostUses: 2, days: 7, name: "Partners", ...more },
  });
const open = (token: string) => world.call(null, "POST", "/join-links/open", { body: { token } });

describe("a link that gives a plan", () => {
  it("is made by admins of the installation alone, for a plan that exists and has not ended", async () => {
    expect(codeOf(await make(await world.newOwner()))).toEqual([403, "auth.forbidden"]);
    expect(codeOf(await make(admin, { planKey: "nothing" }))).toEqual([404, "join_link.unknown_plan"]);
    expect(codeOf(await make(admin, { planEndsAt: inDays(-1) }))).toEqual([422, "join_link.bad_end"]);
    const { status, body } = await make(admin);
    expect([status, body.link]).toMatchObject([
      201,
      { planKey: "business", state: "active", name: "Partners" },
    ]);
    expect((await open(body.token)).body).toMatchObject({ gives: "plan" });
  });

  it("gives the plan to the own workspace until its date, once for each person", async () => {
    const { token, link } = (await make(admin)).body;
    const bob = await world.newPerson();
    for (let times = 0; times < 2; times += 1) {
      expect((await world.joinByLink(bob, token)).body).toEqual({ workspaceId: bob.id });
    }
    expect((await world.call(bob, "GET", "/usage")).body).toMatchObject({
      planKey: "business",
      assignment: { endsAt: link.planEndsAt },
    });
    expect((await world.call(bob, "GET", "/me")).body).toMatchObject({ hasTeamAccess: true });
    const { items } = (await world.call<{ items: PlanLink[] }>(admin, "GET", "/admin/plan-links?limit=1"))
      .body;
    expect(items).toMatchObject([{ id: link.id, usedCount: 1 }]);
    const uses = await world.call(admin, "GET", `/admin/plan-links/${link.id}/uses`);
    expect(uses.body).toMatchObject({ items: [{ userId: bob.id }] });
  });

  it("gives the plan of one of two links that a person uses at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const bob = await world.newPerson();
      const tokens = [await make(admin), await make(admin)].map(({ body }) => body.token);
      const replies = await Promise.all(tokens.map((token) => world.joinByLink(bob, token)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const uses = await world.look("select from join_link_uses where user_id = $1", [bob.id]);
      expect(uses).toHaveLength(1);
    }
  });

  it("replaces no plan in force, given or paid", async () => {
    const given = await world.newPerson();
    const first = (await make(admin)).body.token;
    await world.joinByLink(given, first);
    const second = (await make(admin, { planKey: "individual" })).body.token;
    expect(codeOf(await world.joinByLink(given, second))).toEqual([409, "join_link.has_plan"]);
    const paying = await world.newPerson();
    await world.look(
      `insert into workspace_plans (workspace_id, source, origin, plan_key, quantity, phase, period_starts_at, note,
         created_at, updated_at)
       values ($1, 'subscription', 'sandbox test', 'individual', 1, 'paid', now(), '', now(), now())`,
      [paying.id],
    );
    expect(codeOf(await world.joinByLink(paying, second))).toEqual([409, "join_link.has_plan"]);
  });

  it("needs a proved address, and ends when used up, withdrawn, or its maker is no admin any more", async () => {
    const { token } = (await make(admin, { mostUses: 1 })).body;
    expect(codeOf(await world.joinByLink(await world.signUpPerson(), token))).toEqual([
      403,
      "join_link.address_unproved",
    ]);
    await world.joinByLink(await world.newPerson(), token);
    expect(codeOf(await open(token))).toEqual([410, "join_link.used_up"]);
    const other = (await make(admin)).body;
    await world.call(admin, "DELETE", `/admin/plan-links/${other.link.id}`);
    expect(codeOf(await open(other.token))).toEqual([410, "join_link.withdrawn"]);
    const third = (await make(admin)).body.token;
    await world.look("delete from user_roles where user_id = $1", [admin.id]);
    expect(codeOf(await open(third))).toEqual([410, "join_link.withdrawn"]);
    await world.look("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
  });

  it("is not among the links of a workspace, nor theirs among its", async () => {
    const owner = await world.newOwner();
    const { link } = (await make(admin)).body;
    expect(codeOf(await world.call(owner, "DELETE", `/join-links/${link.id}`))).toEqual([
      404,
      "join_link.not_found",
    ]);
  });
});
