import { z } from "zod";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import type { BillingOptions } from "../billing-options.ts";
import { abandonCheckout } from "./abandon-checkout.ts";
import { endedClaim } from "./claim-cookie.ts";
import { findOwnIntent } from "./find-own-intent.ts";
import { requireOwnOrigin } from "./require-own-origin.ts";

/** Discards this browser's checkout: nobody can complete it any more. A completed one stays. */
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
      // Completed at this very moment, it stays claimable, so the cookie stays too.
      if ((await abandonCheckout(system, billing, intent)) !== "given_up") return { json: {} };
      return { json: {}, cookies: [endedClaim(billing.publicUrl)] };
    },
  });
}
