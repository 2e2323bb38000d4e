import { z } from "zod";
import { contestUnlessHolder, hashPassword } from "#features/auth/server/index.ts";
import { AppError } from "#platform/server/errors.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { BillingOptions } from "../billing-options.ts";
import { perSignUp } from "../checkout/checkout-limits.ts";
import { modeOf } from "../mode-of.ts";
import { claimTrial } from "./claim-trial.ts";
import { endSecondTrial } from "./end-second-trial.ts";
import { mailFinishLink } from "./mail-finish-link.ts";
import { readClaimedCheckout } from "./read-claimed-checkout.ts";
import { Remarks } from "./remarks.ts";
import { requirePassword } from "./require-password.ts";

/**
 * Ends the trial dialog: opens the account for the checkout that this browser completed. The browser only
 * sends a password; address, plan and payment come from the provider and our own rows.
 */
export function completeTrialSignup(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "complete-trial-signup",
    access: "anyone",
    methods: ["POST"],
    input: z.object({ password: z.string().max(1_000), remarks: Remarks }),
    async answer(ctx, { input, headers }) {
      modeOf(billing);
      const system = ctx.asSystem("billing");
      await requireToken(system, perSignUp, addressKey(ctx.source.ip));
      const checkout = await readClaimedCheckout(system, billing, headers);
      requirePassword(input.password, checkout.intent.email, billing);
      const passwordHash = await hashPassword(input.password);
      await claimTrial(system, { billing, checkout, passwordHash, remarks: input.remarks }).catch(
        async (error: unknown) => {
          await endSecondTrial(system, billing, checkout, error);
          const isTaken = error instanceof AppError && error.code === "account_exists";
          if (isTaken) {
            await contestUnlessHolder(system, { email: checkout.intent.email }, input.password);
            // The owner of the address is notified, once.
            await mailFinishLink(system, { billing, intent: checkout.intent });
          }
          throw error;
        },
      );
      // The cookie stays, so that a second click learns that the account exists.
      return { json: { email: checkout.intent.email } };
    },
  });
}
