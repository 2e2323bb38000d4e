import type { Ctx } from "#platform/server/context.ts";
import type { Mode } from "../billing-options.ts";
import { findPlanOfPrice } from "../plans/plan.repository.ts";
import { applyBestSubscription } from "./apply-best-subscription.ts";
import type { Snapshot } from "./snapshot.ts";
import { findSubscription, type StoredSubscription, storeSnapshot } from "./subscription.repository.ts";

/** Grace period after a failed payment. */
const graceMs = 7 * 24 * 3_600_000;

/**
 * Stores the provider's state of the workspace's subscription, with audit event and an event for open pages,
 * inside the open transaction. An unknown price keeps the previous plan; it never grants another.
 */
export async function storeSubscription(
  ctx: Ctx,
  mode: Mode,
  { workspaceId, snapshot, reading }: { workspaceId: string; snapshot: Snapshot; reading: number },
): Promise<void> {
  const before = await findSubscription(ctx.db, mode, snapshot.subscriptionId);
  const planId = (await findPlanOfPrice(ctx.db, mode, snapshot.priceId)) ?? before?.plan_id ?? null;
  if (!planId)
    ctx.log.error({ price: snapshot.priceId }, "a subscription has a price that stands for no plan");
  const graceUntil = graceOf(ctx, snapshot, before);
  const at = ctx.now();
  const isStored = await storeSnapshot(ctx.db, mode, snapshot, {
    workspaceId,
    planId,
    graceUntil,
    reading,
    at,
  });
  if (!isStored) return;
  const { status } = snapshot;
  await ctx.audit({
    act: before ? "subscription.synced" : "subscription.created",
    workspaceId,
    target: [{ type: "subscription", id: snapshot.subscriptionId }],
    facts: {
      ...{ status, plan: planId ?? "unknown", provider: mode.provider, is_live: mode.isLive },
      ...(before && before.status !== status ? { status_before: before.status } : {}),
    },
    isWithoutSource: true,
  });
  await applyBestSubscription(ctx, mode, workspaceId);
  const isSame =
    before?.status === status &&
    before.plan_id === planId &&
    before.billing_interval === snapshot.interval &&
    sameTime(before.cancel_at, snapshot.cancelAt);
  if (!isSame) await ctx.emit({ name: "subscription.changed", workspaceId, data: { status } });
}

function graceOf(ctx: Ctx, { status }: Snapshot, before: StoredSubscription | undefined): Date | null {
  if (status !== "past_due") return null;
  return before?.grace_until ?? new Date(ctx.now().getTime() + graceMs);
}

function sameTime(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}
