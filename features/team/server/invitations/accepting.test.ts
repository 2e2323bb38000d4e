import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { codeOf, createJoiningWorld, type JoiningWorld, someAddress } from "../testing/joining-world.ts";

let world: JoiningWorld;
beforeAll(async () => {
  world = await createJoiningWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.look("delete from rate_limits"));

const open = (token: string, who: Parameters<JoiningWorld["call"]>[0] = null) =>
  world.call(who, "POST", "/invitations/open", { body: { token } });
const decline = (token: string) => world.call(null, "POST", "/invitations/decline", { body: { token } });
const newAccount = (token: string, password = "a really good one") =>
  world.call(null, "POST", "/invitations/account", { body: { token, password } });
const isProved = async (id: string) =>
  (
    await world.look<{ proved: boolean }>(
      "select email_confirmed_at is not null as proved from auth.users where id = $1",
      [id],
    )
  )[0]?.proved;

/** An invited address with its token. */
async function invited(more: object = {}, seats?: number) {
  const owner = await world.newOwner(seats);
  const email = someAddress();
  await world.invite(owner, email, more);
  return { owner, email, token: await world.tokenFor(email) };
}

describe("accepting an invitation", () => {
  it("makes the person of the address a member with role and teams, and tells who invited", async () => {
    const owner = await world.newOwner();
    const teamId = newId();
    await world.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Sales')", [
      owner.id,
      teamId,
    ]);
    const bob = await world.newPerson();
    await world.invite(owner, bob.email, { role: "admin", teamIds: [teamId] });
    const token = await world.tokenFor(bob.email);
    expect((await open(token, bob)).body).toMatchObject({
      hasAccount: true,
      isForCaller: true,
      isAccepted: false,
      role: "admin",
    });
    const { status, body } = await world.accept(bob, token);
    expect([status, body.workspaceId]).toEqual([200, owner.id]);
    expect(await world.rolesIn(owner.id)).toEqual(["owner", "admin"]);
    expect(await world.look("select user_id from team_memberships where team_id = $1", [teamId])).toEqual([
      { user_id: bob.id },
    ]);
    const told = await world.look("select kind, facts from notifications where user_id = $1", [owner.id]);
    expect(told).toEqual([
      { kind: "invitation_accepted", facts: { workspaceName: "Northwind", role: "admin" } },
    ]);
    const me = await world.call(bob, "GET", "/me", { workspaceId: owner.id });
    expect(me.body).toMatchObject({ role: "admin", workspaceId: owner.id });
  });

  it("proves an address that the person had not proved yet, even if somebody contests it", async () => {
    const { owner, email, token } = await invited();
    const person = await world.signUpPerson(email);
    await world.look("update auth.users set email_contested_at = now() where id = $1", [person.id]);
    expect(await isProved(person.id)).toBe(false);
    expect((await world.accept(person, token)).status).toBe(200);
    expect(await isProved(person.id)).toBe(true);
    expect(await world.rolesIn(owner.id)).toEqual(["owner", "member"]);
    expect(await world.look("select email_contested_at from auth.users where id = $1", [person.id])).toEqual([
      { email_contested_at: null },
    ]);
  });

  it("is refused to everybody else, proved or not, and to who is signed out", async () => {
    const { owner, token } = await invited();
    const eve = await world.newPerson();
    const mallory = await world.signUpPerson();
    for (const who of [eve, mallory, owner]) {
      expect(codeOf(await world.accept(who, token))).toEqual([403, "invitation.other_address"]);
      expect((await open(token, who)).body).toMatchObject({ isForCaller: false });
    }
    expect(await isProved(mallory.id)).toBe(false);
    expect(codeOf(await world.accept(null, token))).toEqual([401, "auth.required"]);
    expect(await world.rolesIn(owner.id)).toEqual(["owner"]);
  });

  it("answers the same when it is pressed twice, at once or later", async () => {
    const { owner, email, token } = await invited();
    const bob = await world.newPerson(email);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => world.accept(bob, token)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await world.accept(bob, token)).body).toEqual({ workspaceId: owner.id });
    expect((await open(token, bob)).body).toMatchObject({ isForCaller: true, isAccepted: true });
    expect(await world.rolesIn(owner.id)).toEqual(["owner", "member"]);
    expect(await world.look("select kind from notifications where user_id = $1", [owner.id])).toHaveLength(1);
  });

  it("takes no second seat and keeps the role of who is a member already", async () => {
    const { owner, email, token } = await invited({ role: "guest" }, 2);
    const bob = await world.newPerson(email);
    await world.setRole(owner.id, bob, "admin");
    expect((await world.accept(bob, token)).status).toBe(200);
    expect(await world.rolesIn(owner.id)).toEqual(["owner", "admin"]);
  });

  it("does not let a suspended member back in", async () => {
    const { owner, email, token } = await invited();
    const bob = await world.newPerson(email);
    await world.setRole(owner.id, bob, "member");
    await world.look("update memberships set suspended_at = now() where user_id = $1 and workspace_id = $2", [
      bob.id,
      owner.id,
    ]);
    expect(codeOf(await world.accept(bob, token))).toEqual([403, "invitation.suspended"]);
  });

  it("says of each end which it is", async () => {
    const expired = await invited({ days: 1 });
    await world.age(expired.email, 1.01);
    const withdrawn = await invited();
    await world.call(withdrawn.owner, "DELETE", `/invitations/${await world.idFor(withdrawn.email)}`);
    const declined = await invited();
    expect((await decline(declined.token)).status).toBe(204);
    expect((await decline(declined.token)).status).toBe(204);
    const used = await invited();
    await world.accept(await world.newPerson(used.email), used.token);
    for (const [{ token }, code] of [
      [expired, "expired"],
      [withdrawn, "withdrawn"],
      [declined, "declined"],
      [used, "used"],
    ] as const) {
      expect(codeOf(await open(token))).toEqual([410, `invitation.${code}`]);
      const bob = await world.newPerson();
      expect(codeOf(await world.accept(bob, token))).toEqual([410, `invitation.${code}`]);
    }
    expect(codeOf(await open("x"))).toEqual([404, "invitation.not_found"]);
    const late = await world.call(used.owner, "DELETE", `/invitations/${await world.idFor(used.email)}`);
    expect(codeOf(late)).toEqual([409, "invitation.ended"]);
  });

  it("throttles guesses from one address", async () => {
    const replies = [];
    for (let tries = 0; tries < 70; tries += 1) replies.push((await open("a".repeat(43))).status);
    expect(new Set(replies)).toEqual(new Set([404, 429]));
  });
});

describe("seats", () => {
  it("are missing: the person is told so, the owners once a day, and the invitation stays", async () => {
    const { owner, email, token } = await invited({}, 1);
    const bob = await world.newPerson(email);
    for (let times = 0; times < 3; times += 1) {
      expect(codeOf(await world.accept(bob, token))).toEqual([409, "invitation.no_seat"]);
    }
    expect(
      await world.look("select kind, facts, path from notifications where user_id = $1", [owner.id]),
    ).toEqual([{ kind: "seats", facts: { taken: 1, limit: 1 }, path: "/team/invitations" }]);
    expect((await open(token)).status).toBe(200);
  });

  it("are missing: everybody who can get more is told, and is led to where they can", async () => {
    const { owner, email, token } = await invited({}, 1);
    const people: Record<string, string> = {};
    for (const role of ["admin", "billing", "member", "auditor", "guest"]) {
      const person = await world.newPerson();
      await world.setRole(owner.id, person, role);
      people[person.id] = role;
    }
    expect(codeOf(await world.accept(await world.newPerson(email), token))).toEqual([
      409,
      "invitation.no_seat",
    ]);
    const told = await world.look<{ user_id: string; path: string }>(
      "select user_id, path from notifications where workspace_id = $1 and kind = 'seats'",
      [owner.id],
    );
    const paths = Object.fromEntries(told.map(({ user_id, path }) => [people[user_id] ?? "owner", path]));
    expect(paths).toEqual({
      owner: "/team/invitations",
      admin: "/team/invitations",
      billing: "/settings/billing",
    });
  });

  it("over the limit after a smaller plan: nobody goes, and nobody comes", async () => {
    const owner = await world.newOwner(2);
    for (const role of ["member", "admin", "guest"])
      await world.setRole(owner.id, await world.newPerson(), role);
    const email = someAddress();
    await world.invite(owner, email);
    const room = await world.call(owner, "GET", "/invitations/room");
    expect(room.body).toMatchObject({ seats: { taken: 4, limit: 2, pending: 1 } });
    const token = await world.tokenFor(email);
    const refused = await world.accept(await world.newPerson(email), token);
    expect(codeOf(refused)).toEqual([409, "invitation.no_seat"]);
    expect(await world.rolesIn(owner.id)).toHaveLength(4);
  });
});

describe("a new account with the invited address", () => {
  it("is open and proved at once, and accepts", async () => {
    const { owner, email, token } = await invited();
    expect((await open(token)).body).toMatchObject({ hasAccount: false, isForCaller: null, email });
    expect((await newAccount(token)).status).toBe(204);
    const client = world.authClient();
    const { data } = await client.signInWithPassword({ email, password: "a really good one" });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const reply = await fetch(`${world.url}/api/v1/invitations/accept`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ token }),
    });
    expect([reply.status, await reply.json()]).toEqual([200, { workspaceId: owner.id }]);
  });

  it("is in the language of the page on which it was opened, and in none that mails do not know", async () => {
    for (const [language, locale] of [
      ["de", "de"],
      ["xx", undefined],
    ] as const) {
      const { email, token } = await invited();
      const body = { token, password: "a really good one", remarks: { language } };
      expect((await world.call(null, "POST", "/invitations/account", { body })).status).toBe(204);
      const { data } = await world.authClient().signInWithPassword({ email, password: "a really good one" });
      expect(data.user?.user_metadata.locale).toBe(locale);
    }
  });

  it("takes the account from an unproved holder, whose password and sessions are void", async () => {
    const { email, token } = await invited();
    const squatter = await world.signUpPerson(email);
    expect((await newAccount(token)).status).toBe(204);
    const old = await world.authClient().signInWithPassword({ email, password: "a good password" });
    expect(old.error).toBeTruthy();
    expect((await world.call(squatter, "GET", "/me")).status).toBe(401);
    const fresh = await world.authClient().signInWithPassword({ email, password: "a really good one" });
    expect(fresh.data.user?.id).toBe(squatter.id);
  });

  it("keeps the account of who merely had not confirmed and types the same password", async () => {
    const { email, token } = await invited();
    const person = await world.signUpPerson(email);
    expect((await newAccount(token, "a good password")).status).toBe(204);
    expect((await world.call(person, "GET", "/me")).status).toBe(200);
    expect(await isProved(person.id)).toBe(true);
  });

  it("leaves the account of a proved number alone, but for the address", async () => {
    const { email, token } = await invited();
    const other = await world.signUpPerson(email);
    await world.look("update auth.users set phone = '4366012345', phone_confirmed_at = now() where id = $1", [
      other.id,
    ]);
    expect((await newAccount(token)).status).toBe(204);
    expect(await world.look("select email from auth.users where id = $1", [other.id])).toEqual([
      { email: null },
    ]);
    expect((await world.call(other, "GET", "/me")).status).toBe(200);
    const fresh = await world.authClient().signInWithPassword({ email, password: "a really good one" });
    expect(fresh.data.user?.id).not.toBe(other.id);
  });

  it("is refused for a proved address, a poor password, and an ended invitation", async () => {
    const proved = await invited();
    await world.newPerson(proved.email);
    expect(codeOf(await newAccount(proved.token))).toEqual([409, "invitation.account_exists"]);
    const poor = await invited();
    expect((await newAccount(poor.token, "short")).status).toBe(422);
    await decline(poor.token);
    expect(codeOf(await newAccount(poor.token))).toEqual([410, "invitation.declined"]);
  });
});
