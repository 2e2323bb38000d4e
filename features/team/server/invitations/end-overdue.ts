import type { Ctx } from "#platform/server/context.ts";
import { endInvitation, type InvitationRow, listEnding, voidMailsOf } from "./invitation.repository.ts";

const most = 500;

/**
 * Ends invitations whose time is over, or whose inviter may not let anybody in any more. Part of a command. Returns
 * how many ended.
 */
export async function endOverdue(ctx: Ctx, workspaceId?: string): Promise<number> {
  const now = ctx.now();
  const rows = await listEnding(ctx.db, { now, limit: most, ...(workspaceId ? { workspaceId } : {}) });
  for (const row of rows) await end(ctx, row, now);
  return rows.length;
}

async function end(ctx: Ctx, row: InvitationRow, now: Date): Promise<void> {
  const as = row.expires_at <= now ? "expired" : "withdrawn";
  await endInvitation(ctx.db, row, { as, at: now });
  await voidMailsOf(ctx.db, row.id);
  await ctx.audit({
    act: `invitation.${as}`,
    workspaceId: row.workspace_id,
    target: [{ type: "invitation", id: row.id }],
    isWithoutSource: true,
  });
}
