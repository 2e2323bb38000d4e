import { z } from "zod";
import { findUserByEmail } from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { BillingOptions } from "../billing-options.ts";
import { perSignUp } from "../checkout/checkout-limits.ts";
import { findPlanName } from "./finish.repository.ts";
import { findFinishable } from "./read-finishable-checkout.ts";

/** Describes the checkout of a mailed link. Consumes nothing: programs prefetch links. */
export function readFinish(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "read-finish",
    access: "anyone",
    methods: ["POST"],
    input: z.object({ token: z.string().max(100) }),
    async answer(ctx, { input }) {
      const system = ctx.asSystem("billing");
      await requireToken(system, perSignUp, addressKey(ctx.source.ip));
      const { email, plan_id: planId } = await findFinishable(system, billing, input.token);
      const [user, plan] = await query(system, async ({ db }) => [
        await findUserByEmail(db, email),
        await findPlanName(db, planId),
      ]);
      return { json: { email, plan: plan ?? null, has_account: user !== undefined } };
    },
  });
}
