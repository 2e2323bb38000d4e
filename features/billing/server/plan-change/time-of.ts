import type Stripe from "stripe";
import type { Ctx } from "#platform/server/context.ts";
import { askProvider } from "./ask-provider.ts";

/** What time it is for a subscription, in whole seconds, as the provider counts: with a test clock the one it shows. */
export async function timeOf(
  ctx: Ctx,
  stripe: Stripe,
  { test_clock: clock }: Stripe.Subscription,
): Promise<Date> {
  if (!clock) return new Date(Math.floor(ctx.now().getTime() / 1_000) * 1_000);
  const shown =
    typeof clock === "string" ? await askProvider(ctx, stripe.testHelpers.testClocks.retrieve(clock)) : clock;
  return new Date(shown.frozen_time * 1_000);
}
