import type { Ctx } from "#platform/server/context.ts";
import { voidMailsOf } from "../invitations/invitation.repository.ts";
import { barFromLinks, type Removed, withdrawInvitationsOf } from "./pending-access.repository.ts";

/**
 * Whoever is removed comes back by what is given to them afterwards alone: pending invitations of their address are
 * withdrawn, and links that there are do not let them in. Part of a command, before it locks the membership: people who
 * join lock the invitation, or the link, first.
 */
export async function revokePendingAccess(ctx: Ctx, removed: Removed): Promise<void> {
  const at = ctx.now();
  for (const id of await withdrawInvitationsOf(ctx.db, removed, at)) {
    await voidMailsOf(ctx.db, id);
    await ctx.audit({
      act: "invitation.withdrawn",
      workspaceId: removed.workspaceId,
      target: [{ type: "invitation", id }],
      isWithoutSource: true,
    });
  }
  await barFromLinks(ctx.db, removed, at);
}
