import { requireEntitlement } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import { invitationLimits } from "../../contract/invitations/invitation-limits.ts";
import { newSecret } from "../joining/join-secret.ts";
import { hasProvedEmail } from "../joining/joining.repository.ts";
import { invitationAccess } from "./invitation.access.ts";
import { type InvitationRow, lockInvitation, renewInvitation, voidMailsOf } from "./invitation.repository.ts";
import { requireMails } from "./invite-people.ts";
import { lockInviting } from "./inviting.repository.ts";
import { type InvitationSender, mailInvitation } from "./mails/mail-invitation.ts";
import { requireMayInviteAs } from "./require-may-invite-as.ts";
import { stateOf } from "./state-of.ts";

const gapMs = 60_000;

/** Mails a pending invitation again, with a new token and its whole lifetime. The earlier token is void. */
export const resendInvitation = command(
  "invitation.resend",
  invitationAccess.resend,
  async (ctx, { id, sender }: { id: string; sender: InvitationSender }): Promise<void> => {
    const { workspaceId, userId } = userOf(ctx);
    await requireEntitlement(ctx, { workspaceId, entitlement: "team" });
    if (!(await hasProvedEmail(ctx.db, userId))) fail(invitationErrors, "invitation.address_unproved");
    await lockInviting(ctx.db, workspaceId);
    const row = requireResendable(ctx, await lockInvitation(ctx.db, workspaceId, id));
    await requireMayInviteAs(ctx, row.role);
    await requireMails(ctx, workspaceId, 1);
    const { token, digest } = newSecret();
    const at = ctx.now();
    const expiresAt = new Date(at.getTime() + row.lifetime_days * 86_400_000);
    await voidMailsOf(ctx.db, id);
    await renewInvitation(ctx.db, row, { digest, at, expiresAt });
    await mailInvitation(ctx, sender, { ...row, expiresAt, sentCount: row.sent_count + 1, token });
    await ctx.audit({
      act: "invitation.resent",
      target: [{ type: "invitation", id }],
      facts: { sent: row.sent_count + 1 },
    });
  },
);

function requireResendable(ctx: Ctx, row: InvitationRow | undefined): InvitationRow {
  if (!row) fail(invitationErrors, "invitation.not_found");
  if (stateOf(row, ctx.now()) !== "pending") fail(invitationErrors, "invitation.ended");
  if (row.sent_count >= invitationLimits.sends) fail(invitationErrors, "invitation.sent_often");
  if (ctx.now().getTime() - row.sent_at.getTime() < gapMs) fail(invitationErrors, "invitation.sent_just_now");
  return row;
}
