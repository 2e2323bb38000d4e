import type Stripe from "stripe";
import { z } from "zod";
import { admits, authorize } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { findCustomerId, findCustomerOfPayer } from "../subscriptions/customer.repository.ts";
import { subscriptionAccess } from "../subscriptions/subscription.access.ts";
import { openPortal } from "./open-portal.ts";

const perPerson = { name: "billing.portal", burst: 10, perMinute: 2 };

/**
 * Opens the provider's portal for cards, invoices and plans, for owners and admins. A member gets it only as
 * payer, for their own customer, so that nobody pays for what they cannot end. The link is a secret.
 */
export function customerPortal(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "customer-portal",
    access: "person",
    methods: ["POST"],
    // Opens the card form directly, and returns afterwards.
    input: z.object({ flow: z.enum(["payment_method_update"]).optional() }),
    async answer(ctx, { input }) {
      const { userId, workspaceId } = userOf(ctx);
      if (billing.provider === "none") fail(billingErrors, "no_customer");
      const mode = modeOf(billing);
      const system = ctx.asSystem("billing");
      const own = { workspaceId, payerId: userId };
      const customer = await query(system, ({ db }) =>
        admits(subscriptionAccess.manage, callerOf(ctx))
          ? findCustomerId(db, mode, workspaceId)
          : findCustomerOfPayer(db, mode, own),
      );
      if (!customer) authorize(ctx, subscriptionAccess.manage);
      await requireToken(ctx, perPerson, userId);
      if (!customer) fail(billingErrors, "no_customer");
      const return_url = `${billing.publicUrl}/settings/billing?billing=return`;
      const url = await openPortal(system, billing, {
        ...{ customer, return_url },
        ...(input.flow ? { flow_data: flowOf(input.flow, return_url) } : {}),
      }).catch((error: unknown) => {
        ctx.log.warn({ requestId: ctx.requestId, ...describeFailure(error) }, "no portal was opened");
        return fail(billingErrors, "portal_failed");
      });
      return { json: { url } };
    },
  });
}

function flowOf(
  type: "payment_method_update",
  return_url: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData {
  return { type, after_completion: { type: "redirect", redirect: { return_url } } };
}
