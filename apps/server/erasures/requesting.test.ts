import { describe, expect, it } from "vitest";
import { closeAccount } from "#features/auth/server/closing/close-account.ts";
import { PlaceHold } from "#features/compliance/contract/index.ts";
import { requestErasure } from "#features/compliance/server/erasures/request-erasure.ts";
import { placeHold } from "#features/compliance/server/holds/place-hold.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { newId } from "#platform/server/ids.ts";
import { sealedMessages } from "#platform/server/mail/sealed-messages.ts";
import { worldService as service } from "../testing/command-world.ts";
import { stageCertificates } from "../testing/stage-certificates.ts";

const { stage, anybody } = stageCertificates();
const hasAccount = async (userId: string) =>
  (await stage.world.look("select from auth.users where id = $1", [userId])).length > 0;
const ask = async (email: string, confirmation = email) =>
  requestErasure((await stage.world.newAdmin()).ctx, { service, email, confirmation });

describe("an admin of the installation who has a person erased", () => {
  it("deletes the account at once, under the admin's name in the log", async () => {
    const { actor, email } = await stage.world.newPerson();
    const admin = await stage.world.newAdmin();
    const [id] = await requestErasure(admin.ctx, {
      ...{ service, email: email.toUpperCase(), confirmation: email },
    });
    expect(await hasAccount(actor.userId)).toBe(false);
    const [event] = await stage.world.look<{ envelope: { actor: object; tgt: object[] } }>(
      "select convert_from(envelope, 'UTF8')::jsonb as envelope from audit_events where act = 'erasure.requested' order by number desc limit 1",
    );
    expect(event?.envelope).toMatchObject({
      actor: { t: "user", id: admin.actor.userId },
      tgt: [
        { t: "user", id: actor.userId },
        { t: "erasure", id },
      ],
    });
    const [row] = await stage.world.look("select asked_by_type, asked_by_id from erasures where id = $1", [
      id,
    ]);
    expect(row).toEqual({ asked_by_type: "user", asked_by_id: admin.actor.userId });
  });

  it("tells the person where the certificate will be, if the address is proved", async () => {
    const [proved, unproved] = [await stage.world.newPerson(), await stage.world.newPerson()];
    await stage.world.look("update auth.users set email_confirmed_at = now() where id = $1", [
      proved.actor.userId,
    ]);
    const [id = ""] = await ask(proved.email);
    await ask(unproved.email);
    const mails = await stage.world.look<{ id: string; recipient: string; sealed_content: string }>(
      "select id, recipient, sealed_content from outgoing_messages where kind = 'auth.account_deleted'",
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([proved.email]);
    for (const mail of mails) {
      const content = stage.world.services.secrets.decrypt(
        mail.sealed_content,
        sealedMessages.context(mail.id),
      );
      expect(content).toContain(`/erasures/${id}`);
    }
  });

  it("erases every account with the address, and is told each number", async () => {
    const { actor, email } = await stage.world.newPerson();
    const other = newId();
    await stage.world.look(
      "insert into auth.users (id, email, is_sso_user, created_at, updated_at) values ($1, $2, true, now(), now())",
      [other, email],
    );
    expect(await ask(email)).toHaveLength(2);
    expect([await hasAccount(actor.userId), await hasAccount(other)]).toEqual([false, false]);
  });

  it("proves first who they are, in a session whose last proof is older than a day", async () => {
    const [admin, { actor, email }] = [await stage.world.newAdmin(), await stage.world.newPerson()];
    await stage.world.look("update auth.sessions set created_at = now() - interval '2 days' where id = $1", [
      admin.actor.sessionId,
    ]);
    await stage.world.look(
      "update auth.mfa_amr_claims set updated_at = now() - interval '2 days' where session_id = $1",
      [admin.actor.sessionId],
    );
    const request = () => requestErasure(admin.ctx, { service, email, confirmation: email });
    await expect(request()).rejects.toMatchObject({ code: "erasure.prove_again" });
    expect(await hasAccount(actor.userId)).toBe(true);
  });

  it("types the address of somebody who is here", async () => {
    const { email, actor } = await stage.world.newPerson();
    await expect(ask(email, "ann@example.com")).rejects.toMatchObject({ code: "erasure.not_confirmed" });
    await expect(ask("nobody@example.com")).rejects.toMatchObject({ code: "erasure.person_unknown" });
    expect(await hasAccount(actor.userId)).toBe(true);
  });

  it("cannot erase their own account", async () => {
    const { ctx, email } = await stage.world.newAdmin();
    await expect(requestErasure(ctx, { service, email, confirmation: email })).rejects.toMatchObject({
      code: "erasure.own_account",
    });
  });

  it("cannot erase the only admin", async () => {
    const { actor, email } = await stage.world.newPerson();
    await stage.world.look("insert into user_roles (user_id, role, granted_at) values ($1, 'admin', now())", [
      actor.userId,
    ]);
    await expect(ask(email)).rejects.toMatchObject({ code: "erasure.last_admin" });
    const { actor: other } = await stage.world.newPerson();
    await stage.world.look("insert into user_roles (user_id, role, granted_at) values ($1, 'admin', now())", [
      other.userId,
    ]);
    await ask(email);
    await stage.world.look("delete from user_roles where user_id = $1", [other.userId]);
  });

  it("cannot erase the only owner of a workspace in which others work, whose name is said", async () => {
    const [{ actor, email }, member] = [await stage.world.newPerson(), await stage.world.newPerson()];
    const workspaceId = newId();
    await stage.world.look("insert into workspaces (id, name) values ($1, 'Acme')", [workspaceId]);
    await stage.world.look(
      "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner'), ($1, $3, 'member')",
      [workspaceId, actor.userId, member.actor.userId],
    );
    await expect(ask(email)).rejects.toMatchObject({
      code: "erasure.last_owner",
      message: expect.stringContaining("the only owner of Acme"),
    });
  });

  it("is refused while a hold of a shared workspace stands: the refusal says where and whom to ask, and is in both logs", async () => {
    const [{ actor, email }, { actor: owner }] = [
      await stage.world.newPerson(),
      await stage.world.newPerson(),
    ];
    const workspaceId = newId();
    await stage.world.look("insert into workspaces (id, name) values ($1, 'Acme')", [workspaceId]);
    await stage.world.look(
      "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner'), ($1, $3, 'member')",
      [workspaceId, owner.userId, actor.userId],
    );
    const subjects = [{ kind: "person", id: actor.userId }];
    await placeHold(
      stage.world.as({ ...owner, workspaceId, role: "owner" }),
      PlaceHold.parse({ name: "Acme v. Widget", reason: "A claim", subjects }),
    );
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(ask(email)).rejects.toMatchObject({
        code: "hold.standing",
        message: expect.stringMatching(
          new RegExp(
            `^A legal hold keeps this account.* in the workspace ${workspaceId}\\. Ask .+, who placed it`,
          ),
        ),
      });
    }
    expect(await hasAccount(actor.userId)).toBe(true);
    const refused = await stage.world.look<{ out: string; workspace_id: string }>(
      `select workspace_id, convert_from(envelope, 'UTF8')::jsonb ->> 'out' as out from audit_events
       where act = 'hold.refused_deletion' and convert_from(envelope, 'UTF8')::jsonb -> 'tgt' -> 0 ->> 'id' = $1 order by 1`,
      [actor.userId],
    );
    expect(refused).toEqual([
      { out: "denied", workspace_id: installationWorkspaceId },
      { out: "denied", workspace_id: workspaceId },
    ]);
  });

  it("goes on where somebody placed a hold on themself in their own personal workspace", async () => {
    const { ctx, actor, email } = await stage.world.newPerson();
    await placeHold(ctx, PlaceHold.parse({ name: "Mine", reason: "To stay", isWhole: true }));
    await ask(email);
    expect(await hasAccount(actor.userId)).toBe(false);
  });

  it("erases somebody whose account is closing", async () => {
    const { ctx, actor, email } = await stage.world.newPerson();
    await closeAccount(ctx, { service, confirmation: email });
    await ask(email);
    expect(await hasAccount(actor.userId)).toBe(false);
  });
});

describe("whoever is no admin of the installation", () => {
  it.each([
    ["an owner of a workspace", async () => (await stage.world.newPerson()).ctx, "auth.forbidden"],
    ["nobody", async () => anybody(), "auth.required"],
  ])("%s has nobody erased", async (_who, who, code) => {
    const { email } = await stage.world.newPerson();
    await expect(requestErasure(await who(), { service, email, confirmation: email })).rejects.toMatchObject({
      code,
    });
  });
});
