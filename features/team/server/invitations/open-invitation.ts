import { query } from "#platform/server/command.ts";
import { type Ctx, personOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { OpenedInvitation } from "../../contract/invitations/invitation.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import { digestOf } from "../joining/join-secret.ts";
import { readAccount } from "../joining/joining.repository.ts";
import { isMember } from "../members/members.repository.ts";
import { readWorkspaceName } from "../workspace/workspace-name.repository.ts";
import { invitationAccess } from "./invitation.access.ts";
import { findInvitationOfToken } from "./invitation.repository.ts";
import { findInvitedAccount, nameOf } from "./invited-account.repository.ts";
import { requirePending } from "./state-of.ts";

/** The invitation behind a mailed token. Who has the token has the mailbox, so the address is no secret here. */
export function openInvitation(ctx: Ctx, token: string): Promise<OpenedInvitation> {
  return query(ctx, invitationAccess.open, async (ctx) => {
    const found = await findInvitationOfToken(ctx.db, digestOf(token), { isLocked: false });
    const caller = personOf(ctx.actor);
    const own = caller && (await readAccount(ctx.db, caller.userId));
    const isForCaller = own ? own.email === found?.email : null;
    const accepter = found?.ended_as === "accepted" ? found.accepted_by : null;
    // To go into the workspace would be no advice to somebody who was removed since.
    if (found && accepter && !(await isMember(ctx.db, found.workspace_id, accepter))) {
      return fail(invitationErrors, "invitation.membership_ended");
    }
    // Who pressed twice, or came back to the page, is shown the way in instead of an end.
    const accepted = caller && accepter === caller.userId ? found : undefined;
    const row = accepted ?? requirePending(found, ctx.now());
    return {
      workspaceName: await readWorkspaceName(ctx.db, row.workspace_id),
      role: row.role,
      email: row.email,
      invitedBy: await nameOf(ctx.db, row.invited_by),
      message: row.message,
      expiresAt: row.expires_at.toISOString(),
      hasAccount: await findInvitedAccount(ctx.db, row.email),
      isForCaller,
      isAccepted: accepted !== undefined,
    };
  });
}
