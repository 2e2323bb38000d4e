import { requireEntitlement } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { readAddressLines } from "../../contract/invitations/address-lines.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import { invitationLimits } from "../../contract/invitations/invitation-limits.ts";
import type { InvitedLine, InvitePeople } from "../../contract/invitations/invite-people.ts";
import { areTeams } from "../joining/are-teams.ts";
import { newSecret } from "../joining/join-secret.ts";
import { hasProvedEmail } from "../joining/joining.repository.ts";
import { isUnnamed } from "../workspace/workspace-name.repository.ts";
import { endOverdue } from "./end-overdue.ts";
import { invitationAccess } from "./invitation.access.ts";
import { insertInvitation } from "./invitation.repository.ts";
import { countMailsSince, lockInviting } from "./inviting.repository.ts";
import { findKnownAddresses } from "./list-invitations.repository.ts";
import { type InvitationSender, mailInvitation } from "./mails/mail-invitation.ts";
import { requireMayInviteAs } from "./require-may-invite-as.ts";

export type InvitingInput = InvitePeople & { sender: InvitationSender };

/** Invites each address of a list by mail, and says of each line what became of it. */
export const invitePeople = command(
  "invitation.create",
  invitationAccess.create,
  async (ctx, input: InvitingInput): Promise<InvitedLine[]> => {
    const { workspaceId } = userOf(ctx);
    await requireMayInvite(ctx, input);
    const lines = readAddressLines(input.addresses);
    if (lines.length === 0) fail(invitationErrors, "invitation.nobody");
    if (lines.length > invitationLimits.addresses) fail(invitationErrors, "invitation.too_many");
    await lockInviting(ctx.db, workspaceId);
    await endOverdue(ctx, workspaceId);
    const emails = lines.flatMap(({ email, fault }) => (email && !fault ? [email] : []));
    const known = await findKnownAddresses(ctx.db, { workspaceId, emails, since: dayBefore(ctx) });
    const judged = lines.map(({ text, email = null, fault = null }): InvitedLine => {
      if (fault || email === null) return { text, email, fault };
      if (known.members.has(email)) return { text, email, fault: "already_member" };
      if (known.invited.has(email)) return { text, email, fault: "already_invited" };
      return { text, email, fault: known.mailedOften.has(email) ? "mailed_often" : null };
    });
    const good = judged.flatMap(({ email, fault }) => (email && !fault ? [email] : []));
    await requireMails(ctx, workspaceId, good.length);
    const lost = new Set<string>();
    for (const email of good) if (!(await invite(ctx, input, email))) lost.add(email);
    return judged.map((line) =>
      line.fault === null && lost.has(line.email ?? "") ? { ...line, fault: "already_invited" } : line,
    );
  },
);

/** What must hold whomever the workspace invites. */
async function requireMayInvite(ctx: Ctx, { role, teamIds }: InvitingInput): Promise<void> {
  const { workspaceId, userId } = userOf(ctx);
  await requireEntitlement(ctx, { workspaceId, entitlement: "team" });
  if (!(await hasProvedEmail(ctx.db, userId))) fail(invitationErrors, "invitation.address_unproved");
  await requireMayInviteAs(ctx, role);
  if (await isUnnamed(ctx.db, workspaceId)) fail(invitationErrors, "invitation.unnamed_workspace");
  if (!(await areTeams(ctx, workspaceId, teamIds))) fail(invitationErrors, "invitation.unknown_team");
}

/** Call it under the lock of inviting. */
export async function requireMails(ctx: Ctx, workspaceId: string, adding: number): Promise<void> {
  const sent = await countMailsSince(ctx.db, workspaceId, dayBefore(ctx));
  if (sent + adding > invitationLimits.mailsPerDay) fail(invitationErrors, "invitation.too_many_today");
}

function dayBefore(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() - 86_400_000);
}

/** False when somebody else invited the address meanwhile. */
async function invite(ctx: Ctx, input: InvitingInput, email: string): Promise<boolean> {
  const { workspaceId, userId } = userOf(ctx);
  const { role, teamIds, message, language, days, sender } = input;
  const { token, digest } = newSecret();
  const at = ctx.now();
  const row = {
    ...{ workspace_id: workspaceId, id: newId(), email, role, message, language },
    ...{ lifetime_days: days, invited_by: userId, expiresAt: new Date(at.getTime() + days * 86_400_000) },
  };
  if (!(await insertInvitation(ctx.db, { ...row, teamIds: [...new Set(teamIds)], digest, at }))) return false;
  await mailInvitation(ctx, sender, { ...row, sentCount: 1, token });
  await ctx.audit({
    act: "invitation.created",
    target: [{ type: "invitation", id: row.id }],
    facts: { role, days, teams: teamIds.length },
    sealed: { email },
  });
  return true;
}
