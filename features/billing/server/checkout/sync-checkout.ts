import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { advanceCheckout } from "./advance-checkout.ts";
import { findIntentBySession } from "./checkout-intent.repository.ts";
import { settleSupersededSession } from "./settle-superseded-session.ts";

/** Syncs a session of ours: a completed one waits for its claim, an expired one ends the checkout. */
export async function syncCheckout(ctx: Ctx, billing: BillingOptions, sessionId: string): Promise<void> {
  const intent = await query(ctx, ({ db }) => findIntentBySession(db, modeOf(billing), sessionId));
  if (intent && intent.status !== "open") return;
  const stripe = await stripeClient(ctx.services, billing);
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  if (!intent) return settleSupersededSession(ctx, billing, session);
  const { status } = session;
  if (status === "complete") await advanceCheckout(ctx, { id: intent.id, from: ["open"], to: "completed" });
  if (status === "expired") await advanceCheckout(ctx, { id: intent.id, from: ["open"], to: "expired" });
}
