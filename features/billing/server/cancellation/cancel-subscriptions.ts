import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { runWithBackoff } from "../monitoring/run-with-backoff.ts";
import { cancelAtOnce } from "../stripe/cancel-at-once.ts";
import { cancelAtPeriodEnd } from "./cancel-at-period-end.ts";
import { type Closing, listClosings } from "./closing.repository.ts";
import { finishClosing } from "./finish-closing.ts";

/**
 * Ends subscriptions at the provider whose workspace or payer is gone. A database trigger records them with
 * the deletion, whoever deletes. Failures are retried later; returns their ids.
 */
export async function cancelSubscriptions(ctx: Ctx, billing: BillingOptions): Promise<string[]> {
  const failed: string[] = [];
  const mode = modeOf(billing);
  const asked = { at: ctx.now(), limit: 200 };
  for (const closing of await query(ctx, ({ db }) => listClosings(db, mode, asked))) {
    if (!(await cancelSubscription(ctx, billing, closing))) failed.push(closing.subscription_id);
  }
  return failed;
}

/** Ends one subscription; false when that failed and will be retried. */
export async function cancelSubscription(
  ctx: Ctx,
  billing: BillingOptions,
  closing: Pick<Closing, "subscription_id" | "mode">,
): Promise<boolean> {
  const work = { kind: "closing" as const, objectId: closing.subscription_id };
  return runWithBackoff(ctx, modeOf(billing), work, () => endAtProvider(ctx, billing, closing));
}

async function endAtProvider(
  ctx: Ctx,
  billing: BillingOptions,
  closing: Pick<Closing, "subscription_id" | "mode">,
): Promise<void> {
  const { subscription_id: id } = closing;
  const mode = modeOf(billing);
  if (closing.mode === "at_period_end") {
    return finishClosing(ctx, { mode, closing, ended: await cancelAtPeriodEnd(ctx, billing, id) });
  }
  await cancelAtOnce(ctx, billing, id);
  return finishClosing(ctx, { mode, closing });
}
