import { z } from "zod";
import { addressProved } from "#features/auth/contract/events.ts";
import { findUser } from "#features/auth/server/index.ts";
import { command, query } from "#platform/server/command.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { listCustomersOfPayer } from "./customer.repository.ts";
import { customerAccess } from "./subscription.access.ts";

const Payload = z.object({ customerId: z.string(), userId: z.uuid() });

/**
 * Sends a customer's invoice address to the provider. Reads the address when it runs, and only sends a proved
 * one.
 */
export function pushCustomerEmail(billing: BillingOptions): Job<z.output<typeof Payload>> {
  return defineJob({
    name: "billing.tell_email",
    payload: Payload,
    retries: 8,
    async perform(ctx, { customerId, userId }) {
      const user = await query(ctx, ({ db }) => findUser(db, userId));
      if (!user?.email || !user.email_confirmed_at) return;
      const stripe = await stripeClient(ctx.services, billing);
      await stripe.customers.update(customerId, { email: user.email }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  });
}

/** Enqueues the sync of a proved address for all customers of the person. */
export const syncCustomerEmail = command(
  "customer.follow_email",
  customerAccess.follow_email,
  async (ctx, { billing, userId }: { billing: BillingOptions; userId: string }): Promise<void> => {
    for (const customer of await listCustomersOfPayer(ctx.db, modeOf(billing), userId)) {
      const { customer_id: customerId, workspace_id: workspaceId } = customer;
      await ctx.audit({
        act: "customer.email_followed",
        workspaceId,
        onBehalfOf: userId,
        target: [{ type: "customer", id: customerId }],
        isWithoutSource: true,
      });
      await ctx.enqueue(pushCustomerEmail(billing), { customerId, userId });
    }
  },
);

/** Syncs addresses as they are proved. */
export const syncProvedEmails = (billing: BillingOptions) =>
  subscribe(addressProved, {
    name: "billing.follow_email",
    async perform(ctx, { userId }) {
      if (billing.provider !== "none") await syncCustomerEmail(ctx, { billing, userId });
    },
  });
