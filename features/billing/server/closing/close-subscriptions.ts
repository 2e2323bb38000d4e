import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions, Mode } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { cancelAtOnce } from "../stripe/cancel-at-once.ts";
import { deleteClosing, listClosings } from "./closing.repository.ts";

/** Puts down that the provider has ended a subscription whose workspace is gone. */
export const finishClosing = command(
  "subscription.close",
  async (ctx, { mode, subscriptionId }: { mode: Mode; subscriptionId: string }): Promise<void> => {
    if (!(await deleteClosing(ctx.db, mode, subscriptionId))) return;
    await ctx.audit({
      act: "subscription.closed",
      workspaceId: installationWorkspaceId,
      target: [{ type: "subscription", id: subscriptionId }],
      facts: { provider: mode.provider, is_live: mode.isLive },
      isWithoutSource: true,
    });
  },
);

/**
 * Ends at the provider what nobody uses any more, because the workspace was deleted: by whom and how does not matter,
 * since the database puts it down with the deletion. What fails stays, and is tried again.
 */
export async function closeSubscriptions(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const mode = modeOf(billing);
  for (const subscriptionId of await query(ctx, ({ db }) => listClosings(db, mode, 200))) {
    await cancelAtOnce(ctx, billing, subscriptionId);
    await finishClosing(ctx, { mode, subscriptionId });
  }
}
