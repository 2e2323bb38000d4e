import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Mode } from "../billing-options.ts";
import { storeSubscription } from "../subscriptions/store-subscription.ts";
import { subscriptionAccess } from "../subscriptions/subscription.access.ts";
import { findSubscription, type StoredSubscription } from "../subscriptions/subscription.repository.ts";
import type { EndedSubscription } from "./cancel-at-period-end.ts";
import { type Closing, deleteClosing } from "./closing.repository.ts";

export interface FinishClosing {
  mode: Mode;
  closing: Pick<Closing, "subscription_id" | "mode">;
  /** The provider's answer; absent where nothing was left to end, or the workspace is gone. */
  ended?: EndedSubscription | undefined;
}

/** Marks the closing as done and notifies the remaining members until when the subscription runs. */
export const finishClosing = command(
  "subscription.close",
  subscriptionAccess.close,
  async (ctx, { mode, closing, ended }: FinishClosing): Promise<void> => {
    const { subscription_id: subscriptionId } = closing;
    if (!(await deleteClosing(ctx.db, mode, closing))) return;
    await ctx.audit({
      act: "subscription.closed",
      workspaceId: installationWorkspaceId,
      target: [{ type: "subscription", id: subscriptionId }],
      facts: { provider: mode.provider, is_live: mode.isLive, mode: closing.mode },
      isWithoutSource: true,
    });
    const stored = ended && (await findSubscription(ctx.db, mode, subscriptionId));
    if (stored) await tellThoseWhoStay(ctx, mode, stored, ended);
  },
);

async function tellThoseWhoStay(
  ctx: Ctx,
  mode: Mode,
  { workspace_id: workspaceId }: StoredSubscription,
  { snapshot, reading }: EndedSubscription,
): Promise<void> {
  const { subscriptionId, cancelAt } = snapshot;
  await storeSubscription(ctx, mode, { workspaceId, snapshot, reading });
  const endsAt = (cancelAt ?? ctx.now()).toISOString();
  await ctx.audit({
    act: "subscription.payer_left",
    workspaceId,
    target: [{ type: "subscription", id: subscriptionId }],
    facts: { ends_at: endsAt },
    isWithoutSource: true,
  });
  await ctx.emit({ name: "billing.payer_left", workspaceId, data: { subscriptionId, endsAt } });
}
