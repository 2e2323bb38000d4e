import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { subscriptionAccess } from "../subscriptions/subscription.access.ts";
import { hadSubscription, listRunningSubscriptions } from "../subscriptions/subscription.repository.ts";

/** The buyer; all null for a visitor. */
export interface Buyer {
  userId: string | null;
  workspaceId: string | null;
  /** Start of the subscription: the end of the period that a former payer paid. Null: at once. */
  startsAt: Date | null;
  /** The workspace already had a subscription and its trial. */
  isKnown: boolean;
}

/** Starts later than 48 hours away only, plus an hour for the checkout itself and some margin. */
const soonMs = 50 * 3_600_000;

/** Reads who buys and from when. Throws for members, and where somebody already pays for the workspace. */
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
