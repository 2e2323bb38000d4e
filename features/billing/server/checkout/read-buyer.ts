import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { subscriptionAccess } from "../subscriptions/subscription.access.ts";
import { hadSubscription, listRunningSubscriptions } from "../subscriptions/subscription.repository.ts";

/** For whom a checkout is; all null for a visitor. */
export interface Buyer {
  userId: string | null;
  workspaceId: string | null;
  /** When it begins: at the end of what somebody paid who is gone. Null: at once. */
  startsAt: Date | null;
  /** The workspace had a subscription, and with it its trial. */
  isKnown: boolean;
}

/** The provider begins nothing later that is less than two days away; the checkout itself may take an hour. */
const soonMs = 50 * 3_600_000;

/**
 * Who buys, and from when on. Throws for members, and where the workspace has a subscription that somebody pays for: it
 * would be paid twice.
 */
export async function readBuyer(ctx: Ctx, billing: BillingOptions): Promise<Buyer> {
  if (ctx.actor.type !== "user") return { userId: null, workspaceId: null, startsAt: null, isKnown: false };
  authorize(ctx, subscriptionAccess.buy);
  const { userId, workspaceId } = ctx.actor;
  const system = ctx.asSystem("billing");
  const mode = modeOf(billing);
  const running = await query(system, ({ db }) => listRunningSubscriptions(db, mode, workspaceId));
  if (running.some(({ is_payer_gone: isGone }) => !isGone)) fail(billingErrors, "subscription_running");
  const [last] = running;
  const endsAt = last?.period_ends_at ?? null;
  const isLater = endsAt !== null && endsAt.getTime() > ctx.now().getTime() + soonMs;
  const isKnown = await query(system, ({ db }) => hadSubscription(db, mode, workspaceId));
  return { userId, workspaceId, startsAt: isLater ? endsAt : null, isKnown };
}
