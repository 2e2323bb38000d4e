import { z } from "zod";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import type { BillingOptions } from "../billing-options.ts";
import { abandonCheckout } from "./abandon-checkout.ts";
import { endedClaim } from "./claim-cookie.ts";
import { findOwnIntent } from "./find-own-intent.ts";
import { requireOwnOrigin } from "./require-own-origin.ts";

/** Gives up the checkout of this browser: nobody can complete it any more. One that is completed stays. */
export function discardCheckout(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "discard-checkout",
    access: "anyone",
    methods: ["POST"],
    input: z.object({}),
    async answer(ctx, { headers }) {
      requireOwnOrigin(headers, billing.publicUrl);
      const system = ctx.asSystem("billing");
      const intent = await findOwnIntent(system, billing, headers);
      if (intent?.status !== "open") return { json: {} };
      // It may have been completed in this very moment: then it is still to be claimed.
      if ((await abandonCheckout(system, billing, intent)) !== "given_up") return { json: {} };
      return { json: {}, cookies: [endedClaim(billing.publicUrl)] };
    },
  });
}
