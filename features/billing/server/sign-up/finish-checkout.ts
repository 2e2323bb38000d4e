import { z } from "zod";
import { hashPassword } from "#features/auth/server/index.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { BillingOptions } from "../billing-options.ts";
import { perSignUp } from "../checkout/checkout-limits.ts";
import { requireOwnOrigin } from "../checkout/require-own-origin.ts";
import { claimTrial } from "./claim-trial.ts";
import { readCheckout } from "./read-checkout.ts";
import { findFinishable } from "./read-finishable-checkout.ts";
import { Remarks } from "./remarks.ts";
import { requirePassword } from "./require-password.ts";

/**
 * Opens the account of a completed checkout by the mailed link, with the same checks and transaction as the
 * dialog. The link proves the mailbox, so the account starts proved.
 */
export function finishCheckout(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "finish-checkout",
    access: "anyone",
    methods: ["POST"],
    input: z.object({ token: z.string().max(100), password: z.string().max(1_000), remarks: Remarks }),
    async answer(ctx, { input, headers }) {
      requireOwnOrigin(headers, billing.publicUrl);
      const system = ctx.asSystem("billing");
      await requireToken(system, perSignUp, addressKey(ctx.source.ip));
      const intent = await findFinishable(system, billing, input.token);
      const checkout = await readCheckout(system, billing, intent);
      requirePassword(input.password, intent.email, billing);
      const passwordHash = await hashPassword(input.password);
      const { remarks } = input;
      await claimTrial(system, { billing, checkout, passwordHash, isProved: true, remarks });
      return { json: { email: intent.email } };
    },
  });
}
