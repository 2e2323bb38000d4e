import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { findIntentByClaim } from "./checkout-intent.repository.ts";
import { endedClaim, readClaim } from "./claim-cookie.ts";
import { moveCheckout } from "./move-checkout.ts";
import { requireOwnOrigin } from "./require-own-origin.ts";

/** Gives up the checkout of this browser: nobody can complete it any more. One that is completed stays. */
export function discardCheckout(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "discard-checkout",
    access: "anyone",
    methods: ["POST"],
    input: z.object({}),
    async answer(ctx, { headers }) {
      const mode = modeOf(billing);
      requireOwnOrigin(headers, billing.publicUrl);
      const system = ctx.as({ type: "system", name: "billing" });
      const claimHash = readClaim(headers);
      const intent = claimHash
        ? await query(system, ({ db }) => findIntentByClaim(db, mode, claimHash))
        : undefined;
      if (intent?.status !== "open") return { json: {} };
      if (intent.session_id) {
        const stripe = await stripeClient(ctx.services, billing);
        const session = await stripe.checkout.sessions.expire(intent.session_id).catch((error: unknown) => {
          ctx.log.info({ requestId: ctx.requestId, ...describeFailure(error) }, "a checkout was not expired");
          return undefined;
        });
        // It may have been completed in this very moment: then it is still to be claimed.
        if (session?.status !== "expired") return { json: {} };
      }
      await moveCheckout(system, { id: intent.id, from: ["open"], to: "discarded" });
      return { json: {}, cookies: [endedClaim(billing.publicUrl)] };
    },
  });
}
