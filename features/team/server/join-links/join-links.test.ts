import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JoinLink, LinkUse } from "../../contract/join-links/join-link.ts";
import { codeOf, createJoiningWorld, type JoiningWorld } from "../testing/joining-world.ts";

let world: JoiningWorld;
beforeAll(async () => {
  world = await createJoiningWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.look("delete from rate_limits"));

const open = (token: string) => world.call(null, "POST", "/join-links/open", { body: { token } });
const aLink = { role: "member", mostUses: 5, days: 7 };

describe("making a link to join", () => {
  it("is for owners and admins with a proved address, in a workspace with a team and a name", async () => {
    const owner = await world.newOwner();
    const member = await world.newPerson();
    await world.setRole(owner.id, member, "member");
    const make = (who: typeof owner, body: object = aLink, workspaceId = who.id) =>
      world.call(who, "POST", "/join-links", { body, workspaceId });
    expect(codeOf(await make(member, aLink, owner.id))).toEqual([403, "auth.forbidden"]);
    expect(codeOf(await make(await world.newPerson()))).toEqual([403, "not_entitled"]);
    for (const [body, code] of [
      [{ ...aLink, domains: ["no domain"] }, "join_link.bad_domain"],
      [{ ...aLink, teamIds: [crypto.randomUUID()] }, "join_link.unknown_team"],
      [{ ...aLink, role: "owner" }, "request.invalid"],
      [{ ...aLink, mostUses: 0 }, "request.invalid"],
      [{ ...aLink, days: 91 }, "request.invalid"],
    ] as const) {
      expect(codeOf(await make(owner, body))[1]).toBe(code);
    }
    await world.look("update workspaces set name = 'Personal' where id = $1", [owner.id]);
    expect(codeOf(await make(owner))).toEqual([409, "invitation.unnamed_workspace"]);
    await world.look("update auth.users set email_confirmed_at = null where id = $1", [owner.id]);
    expect(codeOf(await make(owner))).toEqual([403, "invitation.address_unproved"]);
  });

  it("shows the token once, stores only its digest, and ends at 50 active links", async () => {
    const owner = await world.newOwner();
    const token = await world.newLink(owner, { name: "Fair in Vienna", domains: ["@Example.COM"] });
    const stored = await world.look("select * from join_links where workspace_id = $1", [owner.id]);
    expect(JSON.stringify(stored)).not.toContain(token);
    const { items } = (await world.call<{ items: JoinLink[] }>(owner, "GET", "/join-links")).body;
    expect(items).toMatchObject([
      { name: "Fair in Vienna", domains: ["example.com"], usedCount: 0, mostUses: 5, state: "active" },
    ]);
    await world.look(
      `insert into join_links (id, workspace_id, token_digest, role, most_uses, created_by, created_at, expires_at)
       select gen_random_uuid(), workspace_id, sha256((n || id::text)::bytea), role, most_uses, created_by, created_at, expires_at
       from join_links, generate_series(1, 49) n where workspace_id = $1`,
      [owner.id],
    );
    const refused = await world.call(owner, "POST", "/join-links", { body: aLink });
    expect(codeOf(refused)).toEqual([409, "join_link.too_many"]);
  });
});

describe("joining by a link", () => {
  it("says what it gives, makes a member, and shows the owner who came", async () => {
    const owner = await world.newOwner();
    const token = await world.newLink(owner, { role: "guest" });
    expect((await open(token)).body).toEqual({
      gives: "workspace",
      workspaceName: "Northwind",
      role: "guest",
      isForDomains: false,
    });
    const bob = await world.newPerson();
    const { status, body } = await world.joinByLink(bob, token);
    expect([status, body]).toEqual([200, { workspaceId: owner.id }]);
    expect((await world.joinByLink(bob, token)).body).toEqual({ workspaceId: owner.id });
    expect(await world.rolesIn(owner.id)).toEqual(["owner", "guest"]);
    const [link] = (await world.call<{ items: JoinLink[] }>(owner, "GET", "/join-links")).body.items;
    expect(link?.usedCount).toBe(1);
    const uses = await world.call<{ items: LinkUse[] }>(owner, "GET", `/join-links/${link?.id}/uses`);
    expect(uses.body.items).toMatchObject([{ userId: bob.id, email: bob.email }]);
    const other = await world.newOwner();
    expect(codeOf(await world.call(other, "GET", `/join-links/${link?.id}/uses`))).toEqual([
      404,
      "join_link.not_found",
    ]);
    expect(codeOf(await world.call(other, "DELETE", `/join-links/${link?.id}`))).toEqual([
      404,
      "join_link.not_found",
    ]);
  });

  it("says of each end which it is, and strangers learn nothing else", async () => {
    const owner = await world.newOwner();
    const expired = await world.newLink(owner);
    await world.look("update join_links set expires_at = now() where workspace_id = $1", [owner.id]);
    const usedUp = await world.newLink(owner, { mostUses: 1 });
    expect((await world.joinByLink(await world.newPerson(), usedUp)).status).toBe(200);
    const withdrawn = await world.newLink(owner);
    const { items } = (await world.call<{ items: JoinLink[] }>(owner, "GET", "/join-links?limit=1")).body;
    for (let times = 0; times < 2; times += 1) {
      expect((await world.call(owner, "DELETE", `/join-links/${items[0]?.id}`)).status).toBe(204);
    }
    const bob = await world.newPerson();
    for (const [token, status, code] of [
      ["nonsense", 404, "not_found"],
      [expired, 410, "expired"],
      [usedUp, 410, "used_up"],
      [withdrawn, 410, "withdrawn"],
    ] as const) {
      const opened = await open(token);
      expect(codeOf(opened)).toEqual([status, `join_link.${code}`]);
      expect(JSON.stringify(opened.body)).not.toContain("Northwind");
      expect(codeOf(await world.joinByLink(bob, token))).toEqual([status, `join_link.${code}`]);
    }
  });

  it("needs an account with a proved address of an allowed domain, which only they learn", async () => {
    const owner = await world.newOwner();
    const token = await world.newLink(owner, { domains: ["acme.test"] });
    const { body: opened } = await open(token);
    expect(opened).toMatchObject({ isForDomains: true });
    expect(JSON.stringify(opened)).not.toContain("acme");
    expect(codeOf(await world.joinByLink(null, token))).toEqual([401, "auth.required"]);
    const unproved = await world.signUpPerson();
    expect(codeOf(await world.joinByLink(unproved, token))).toEqual([403, "join_link.address_unproved"]);
    const wrong = await world.joinByLink(await world.newPerson(), token);
    expect(codeOf(wrong)).toEqual([403, "join_link.wrong_domain"]);
    expect(wrong.body.error?.details).toEqual({ domains: ["acme.test"] });
    const right = await world.newPerson(`${crypto.randomUUID()}@acme.test`);
    expect((await world.joinByLink(right, token)).status).toBe(200);
  });

  it("is nothing for members, suspended ones, and who left after using it", async () => {
    const owner = await world.newOwner();
    const token = await world.newLink(owner);
    expect(codeOf(await world.joinByLink(owner, token))).toEqual([409, "join_link.already_member"]);
    const bob = await world.newPerson();
    await world.joinByLink(bob, token);
    await world.look("update memberships set suspended_at = now() where user_id = $1 and workspace_id = $2", [
      bob.id,
      owner.id,
    ]);
    expect(codeOf(await world.joinByLink(bob, token))).toEqual([403, "join_link.suspended"]);
    await world.look("delete from memberships where user_id = $1 and workspace_id = $2", [bob.id, owner.id]);
    expect(codeOf(await world.joinByLink(bob, token))).toEqual([410, "join_link.withdrawn"]);
  });

  it("ends with the right of whoever made the link", async () => {
    const owner = await world.newOwner();
    const admin = await world.newPerson();
    await world.setRole(owner.id, admin, "admin");
    const made = await world.call<{ token: string }>(admin, "POST", "/join-links", {
      ...{ workspaceId: owner.id, body: aLink },
    });
    await world.setRole(owner.id, admin, "member");
    const refused = await world.joinByLink(await world.newPerson(), made.body.token);
    expect(codeOf(refused)).toEqual([410, "join_link.withdrawn"]);
  });

  it("finds no seat: those who manage the plan are told once, and no use is counted", async () => {
    const owner = await world.newOwner(1);
    const token = await world.newLink(owner);
    for (let times = 0; times < 2; times += 1) {
      const bob = await world.newPerson();
      await world.look("delete from rate_limits where key not like 'team.no_seat%'");
      expect(codeOf(await world.joinByLink(bob, token))).toEqual([409, "join_link.no_seat"]);
    }
    const { items } = (await world.call<{ items: JoinLink[] }>(owner, "GET", "/join-links")).body;
    expect(items[0]?.usedCount).toBe(0);
    expect(
      await world.look("select kind from notifications where user_id = $1", [owner.id]),
    ).not.toHaveLength(0);
  });

  it("throttles guesses from one address", async () => {
    const statuses = [];
    for (let tries = 0; tries < 70; tries += 1) statuses.push((await open("a".repeat(43))).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});
