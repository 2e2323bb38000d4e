import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeOf, createJoiningWorld, type JoiningWorld, someAddress } from "../testing/joining-world.ts";

let world: JoiningWorld;
beforeAll(async () => {
  world = await createJoiningWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.look("delete from rate_limits"));

describe("inviting", () => {
  it("lets only owners invite owners and auditors", async () => {
    const owner = await world.newOwner();
    const admin = await world.newPerson();
    await world.setRole(owner.id, admin, "admin");
    for (const role of ["owner", "auditor"]) {
      expect(codeOf(await world.invite(admin, someAddress(), { role }, owner.id))).toEqual([
        403,
        "invitation.role_not_yours",
      ]);
      const email = someAddress();
      expect((await world.invite(owner, email, { role })).status).toBe(201);
      await world.age(email, 0.001);
      const again = `/invitations/${await world.idFor(email)}/resend`;
      expect(codeOf(await world.call(admin, "POST", again, { workspaceId: owner.id }))).toEqual([
        403,
        "invitation.role_not_yours",
      ]);
    }
  });

  it("ends invitations of auditors with the ownership of whoever invited them", async () => {
    const owner = await world.newOwner();
    const former = await world.newPerson();
    await world.setRole(owner.id, former, "owner");
    const email = someAddress();
    await world.invite(former, email, { role: "auditor" }, owner.id);
    const token = await world.tokenFor(email);
    await world.setRole(owner.id, former, "admin");
    const bob = await world.newPerson(email);
    expect(codeOf(await world.accept(bob, token))).toEqual([410, "invitation.withdrawn"]);
  });

  it("wants a proof of today from who invites owners and admins, also again", async () => {
    const owner = await world.newOwner();
    const email = someAddress();
    await world.invite(owner, email, { role: "admin" });
    await world.age(email, 0.001);
    await world.ageProofs(owner, 2);
    const again = `/invitations/${await world.idFor(email)}/resend`;
    expect(codeOf(await world.call(owner, "POST", again))).toEqual([403, "member.prove_again"]);
    for (const role of ["owner", "admin"]) {
      expect(codeOf(await world.invite(owner, someAddress(), { role }))).toEqual([403, "member.prove_again"]);
    }
    for (const role of ["billing", "auditor", "member", "guest"]) {
      expect((await world.invite(owner, someAddress(), { role })).status).toBe(201);
    }
  });

  it("is not signed by an address that nobody proved, whatever number is", async () => {
    const owner = await world.newOwner();
    await world.look(
      `update auth.users set email_confirmed_at = null, phone = '436601', phone_confirmed_at = now() where id = $1`,
      [owner.id],
    );
    expect(codeOf(await world.invite(owner, someAddress()))).toEqual([403, "invitation.address_unproved"]);
    const link = { role: "member", mostUses: 1, days: 1 };
    expect(codeOf(await world.call(owner, "POST", "/join-links", { body: link }))).toEqual([
      403,
      "invitation.address_unproved",
    ]);
    expect((await world.call(owner, "GET", "/invitations/room")).body).toMatchObject({
      obstacle: "address_unproved",
    });
  });

  it("mails nobody twice when somebody else invites the address at the same moment", async () => {
    const owner = await world.newOwner();
    const email = someAddress();
    const other = await world.services.servicePool.connect();
    try {
      await other.query("begin");
      await other.query("set local app.audit_exempt = 'on'");
      await other.query(
        `insert into invitations (workspace_id, id, email, role, language, lifetime_days, token_digest, sent_at,
           expires_at, invited_by, created_at)
         values ($1, gen_random_uuid(), $2, 'member', 'en', 7, $3, now(), now() + interval '7 days', $1, now())`,
        [owner.id, email, randomBytes(32)],
      );
      const invited = world.invite(owner, email);
      await setTimeout(300);
      await other.query("commit");
      expect((await invited).body).toMatchObject({ sent: 0, lines: [{ fault: "already_invited" }] });
    } finally {
      other.release();
    }
    expect(await world.look("select from outgoing_messages where recipient = $1", [email])).toEqual([]);
  });
});
