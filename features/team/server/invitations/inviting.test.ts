import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lastMessageTo } from "#features/auth/server/testing.ts";
import type { Invitation } from "../../contract/invitations/invitation.ts";
import { codeOf, createJoiningWorld, type JoiningWorld, someAddress } from "../testing/joining-world.ts";
import { endOverdueInvitations } from "./expire-invitations.ts";

let world: JoiningWorld;
beforeAll(async () => {
  world = await createJoiningWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.look("delete from rate_limits"));

describe("inviting by mail", () => {
  it("mails each good line of a list, and says what is wrong with the others", async () => {
    const owner = await world.newOwner();
    const [ann, bob] = [someAddress(), someAddress()];
    await world.invite(owner, bob);
    const { status, body } = await world.invite(
      owner,
      `Ann <${ann}>\nnobody\n${ann}, ${bob}; ${owner.email}`,
      { message: "Welcome!\n\n<b>Bring cake.</b>" },
    );
    expect(status).toBe(201);
    expect(body.sent).toBe(1);
    expect(body.lines.map(({ fault }) => fault)).toEqual([
      null,
      "malformed",
      "repeated",
      "already_invited",
      "already_member",
    ]);
    const { text, kind } = await lastMessageTo(world, ann);
    expect(kind).toBe("team.invitation");
    expect(text).toContain("Northwind");
    expect(text).toContain("<b>Bring cake.</b>");
    expect(text).toContain("a member: you work with the assistant");
    expect(text).toMatch(/http:\/\/app\.test\/invitation#[\w-]{43}/);
    const stored = await world.look("select token_digest from invitations where email = $1", [ann]);
    expect(JSON.stringify(stored)).not.toContain(await world.tokenFor(ann));
  });

  it("writes the mail in German when asked to", async () => {
    const owner = await world.newOwner();
    const email = someAddress();
    await world.invite(owner, email, { language: "de", role: "guest" });
    const { text } = await lastMessageTo(world, email);
    expect(text).toContain("in den Arbeitsbereich „Northwind“");
    expect(text).toContain("als Gast");
  });

  it("is for owners and admins with a proved address in a named workspace with a team", async () => {
    const owner = await world.newOwner();
    const member = await world.newPerson();
    await world.setRole(owner.id, member, "member");
    expect(codeOf(await world.invite(member, someAddress(), {}, owner.id))).toEqual([403, "auth.forbidden"]);

    const plain = await world.newPerson();
    expect(codeOf(await world.invite(plain, someAddress()))).toEqual([403, "not_entitled"]);

    await world.look("update workspaces set name = 'Personal' where id = $1", [owner.id]);
    expect(codeOf(await world.invite(owner, someAddress()))).toEqual([409, "invitation.unnamed_workspace"]);
    await world.look("update workspaces set name = 'Northwind' where id = $1", [owner.id]);

    await world.look("update auth.users set email_confirmed_at = null where id = $1", [owner.id]);
    expect(codeOf(await world.invite(owner, someAddress()))).toEqual([403, "invitation.address_unproved"]);
  });

  it("is bounded: at once, by day, and to one address", async () => {
    const owner = await world.newOwner();
    const many = (count: number) => Array.from({ length: count }, someAddress).join("\n");
    expect(codeOf(await world.invite(owner, ""))).toEqual([422, "invitation.nobody"]);
    expect(codeOf(await world.invite(owner, many(201)))).toEqual([422, "invitation.too_many"]);
    expect((await world.invite(owner, many(200))).body.sent).toBe(200);
    expect(codeOf(await world.invite(owner, many(101)))).toEqual([429, "invitation.too_many_today"]);
    await world.look("update invitations set sent_at = sent_at - interval '1 day' where workspace_id = $1", [
      owner.id,
    ]);
    const email = someAddress();
    for (let times = 0; times < 5; times += 1) {
      expect((await world.invite(owner, email)).body.sent).toBe(1);
      const { items } = (await world.call<{ items: Invitation[] }>(owner, "GET", "/invitations?limit=1"))
        .body;
      await world.call(owner, "DELETE", `/invitations/${items[0]?.id}`);
    }
    expect((await world.invite(owner, email)).body.lines).toMatchObject([{ fault: "mailed_often" }]);
  });

  it("refuses a team that is not of the workspace", async () => {
    const owner = await world.newOwner();
    const teamIds = [crypto.randomUUID()];
    expect(codeOf(await world.invite(owner, someAddress(), { teamIds }))).toEqual([
      404,
      "invitation.unknown_team",
    ]);
  });

  it("invites an address once, whoever presses at the same moment", async () => {
    const owner = await world.newOwner();
    const email = someAddress();
    const replies = await Promise.all([1, 2, 3, 4].map(() => world.invite(owner, email)));
    expect(replies.map(({ body }) => body.sent).sort()).toEqual([0, 0, 0, 1]);
  });
});

describe("what owners and admins see", () => {
  it("is the seats, what is pending, and what is in the way", async () => {
    const owner = await world.newOwner(4);
    await world.invite(owner, `${someAddress()}, ${someAddress()}`);
    const { body } = await world.call(owner, "GET", "/invitations/room");
    expect(body).toEqual({
      seats: { taken: 1, limit: 4, pending: 2, over: [] },
      obstacle: null,
      workspaceName: "Northwind",
      teams: [],
    });
    const plain = await world.newPerson();
    expect((await world.call(plain, "GET", "/invitations/room")).body).toMatchObject({
      obstacle: "not_entitled",
    });
    const member = await world.newPerson();
    await world.setRole(owner.id, member, "member");
    const refused = await world.call(member, "GET", "/invitations/room", { workspaceId: owner.id });
    expect(codeOf(refused)).toEqual([403, "auth.forbidden"]);
  });

  it("is a list by pages and by state, with mails that failed", async () => {
    const owner = await world.newOwner();
    const emails = [someAddress(), someAddress(), someAddress()];
    await world.invite(owner, emails.join("\n"));
    await world.look(
      "update outgoing_messages set status = 'failed' where recipient = $1 and kind = 'team.invitation'",
      [emails[1]],
    );
    interface Listed {
      items: Invitation[];
      nextCursor: string | null;
    }
    const first = (await world.call<Listed>(owner, "GET", "/invitations?limit=2")).body;
    const rest = (await world.call<Listed>(owner, "GET", `/invitations?limit=2&cursor=${first.nextCursor}`))
      .body;
    const all = [...first.items, ...rest.items];
    expect(all.map(({ email }) => email).sort()).toEqual([...emails].sort());
    expect(rest.nextCursor).toBeNull();
    expect(all.filter(({ isUndelivered }) => isUndelivered).map(({ email }) => email)).toEqual([emails[1]]);
    await world.call(owner, "DELETE", `/invitations/${all[0]?.id}`);
    const pending = await world.call<Listed>(owner, "GET", "/invitations?state=pending");
    expect(pending.body.items).toHaveLength(2);
    const withdrawn = await world.call<Listed>(owner, "GET", "/invitations?state=withdrawn");
    expect(withdrawn.body.items).toMatchObject([{ id: all[0]?.id, state: "withdrawn" }]);
  });

  it("is nothing of other workspaces", async () => {
    const owner = await world.newOwner();
    const email = someAddress();
    await world.invite(owner, email);
    const id = await world.idFor(email);
    const other = await world.newOwner();
    for (const [method, path] of [
      ["DELETE", `/invitations/${id}`],
      ["POST", `/invitations/${id}/resend`],
    ] as const) {
      expect(codeOf(await world.call(other, method, path))).toEqual([404, "invitation.not_found"]);
    }
    expect((await world.call(other, "GET", "/invitations")).body).toMatchObject({ items: [] });
  });
});

describe("sending again", () => {
  it("mails a new link, voids the earlier one, and begins its days anew, at most four times", async () => {
    const owner = await world.newOwner();
    const email = someAddress();
    await world.invite(owner, email, { days: 3 });
    const id = await world.idFor(email);
    const first = await world.tokenFor(email);
    const again = () => world.call(owner, "POST", `/invitations/${id}/resend`);
    expect(codeOf(await again())).toEqual([429, "invitation.sent_just_now"]);
    await world.age(email, 2);
    expect((await again()).status).toBe(204);
    const second = await world.tokenFor(email);
    expect(second).not.toBe(first);
    const open = (token: string) => world.call(null, "POST", "/invitations/open", { body: { token } });
    expect(codeOf(await open(first))).toEqual([404, "invitation.not_found"]);
    await world.age(email, 2);
    expect((await open(second)).body).toMatchObject({ workspaceName: "Northwind", email, role: "member" });
    for (let times = 0; times < 3; times += 1) {
      await world.age(email, 0.001);
      expect((await again()).status).toBe(204);
    }
    await world.age(email, 0.001);
    expect(codeOf(await again())).toEqual([429, "invitation.sent_often"]);
  });

  it("is not for what has ended", async () => {
    const owner = await world.newOwner();
    const email = someAddress();
    await world.invite(owner, email, { days: 1 });
    const id = await world.idFor(email);
    await world.age(email, 1.01);
    expect(codeOf(await world.call(owner, "POST", `/invitations/${id}/resend`))).toEqual([
      409,
      "invitation.ended",
    ]);
  });
});

describe("the end of an invitation", () => {
  it("is noted by a job and lets the address be invited again", async () => {
    const owner = await world.newOwner();
    const email = someAddress();
    await world.invite(owner, email, { days: 1 });
    await world.age(email, 1.01);
    expect(await endOverdueInvitations(world.system, {})).toBeGreaterThan(0);
    expect(await world.look("select ended_as from invitations where email = $1", [email])).toEqual([
      { ended_as: "expired" },
    ]);
    expect((await world.invite(owner, email)).body.sent).toBe(1);
  });

  it("comes with the right of whoever invited, and withdraws a mail that has not left", async () => {
    const owner = await world.newOwner();
    const admin = await world.newPerson();
    await world.setRole(owner.id, admin, "admin");
    const email = someAddress();
    await world.invite(admin, email, {}, owner.id);
    const token = await world.tokenFor(email);
    await world.setRole(owner.id, admin, "member");
    const opened = await world.call(null, "POST", "/invitations/open", { body: { token } });
    expect(codeOf(opened)).toEqual([410, "invitation.withdrawn"]);
    await endOverdueInvitations(world.system, {});
    expect(
      await world.look(
        "select is_void from outgoing_messages where recipient = $1 and kind = 'team.invitation'",
        [email],
      ),
    ).toEqual([{ is_void: true }]);
  });
});
