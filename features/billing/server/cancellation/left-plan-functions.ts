import { z } from "zod";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { findLeftPlan } from "./find-left-plan.ts";
import { reclaimPlan } from "./reclaim-plan.ts";

const halfDone =
  "It is yours again, but the payment service did not answer. See under Billing whether it still ends, and resume it.";

/** Each of these calls the provider. */
const perPerson = { name: "billing.left_plan", burst: 20, perMinute: 10 };

/** Whether the workspace's plan ends because the caller left, who is back and can resume it. */
export function readLeftPlan(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "read-left-plan",
    access: "person",
    methods: ["POST"],
    input: z.object({}),
    async answer(ctx) {
      await requireToken(ctx, perPerson, userOf(ctx).userId);
      return { json: { can_keep: (await findLeftPlan(ctx, billing)) !== undefined } };
    },
  });
}

/**
 * Resumes the plan on the returned payer's own card, whatever their role. It takes their own act: being added
 * back by somebody else charges nobody.
 */
export function keepLeftPlan(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "keep-left-plan",
    access: "person",
    methods: ["POST"],
    input: z.object({}),
    async answer(ctx) {
      await requireToken(ctx, perPerson, userOf(ctx).userId);
      const found = await findLeftPlan(ctx, billing);
      if (!found) return fail(billingErrors, "left_plan_missing");
      const { stripe, isEnding, ...left } = found;
      const system = ctx.asSystem("billing");
      // The customer is restored first. If the provider then fails, the plan ends as announced, and they can
      // resume it in the portal.
      await reclaimPlan(ctx, left);
      try {
        // A subscription that does not end may have a schedule, which forbids this update.
        if (isEnding) await stripe.subscriptions.update(left.subscriptionId, { cancel_at_period_end: false });
        await syncSubscription(system, billing, left.subscriptionId);
      } catch (error) {
        ctx.log.warn({ requestId: ctx.requestId, ...describeFailure(error) }, "a plan was not resumed");
        fail(billingErrors, "payment_service_busy", { message: halfDone });
      }
      return { json: {} };
    },
  });
}
