import { z } from "zod";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { stripeClient } from "../stripe/stripe-client.ts";

const Payload = z.object({ customerId: z.string(), userId: z.uuid(), workspaceId: z.uuid() });

/** Stores our ids in the provider's customer, so that support can look up both ways. */
export function linkCustomer(billing: BillingOptions): Job<z.output<typeof Payload>> {
  return defineJob({
    name: "billing.link_customer",
    payload: Payload,
    retries: 8,
    async perform(ctx, { customerId, userId, workspaceId }) {
      const stripe = await stripeClient(ctx.services, billing);
      await stripe.customers.update(customerId, { metadata: { user_id: userId, workspace_id: workspaceId } });
    },
  });
}
