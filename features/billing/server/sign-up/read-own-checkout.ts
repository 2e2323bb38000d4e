import { z } from "zod";
import { findUser } from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import { defineFunction, type FunctionDeclaration } from "#platform/server/functions/function-declaration.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { BillingOptions } from "../billing-options.ts";
import { perReading } from "../checkout/checkout-limits.ts";
import { readClaim } from "../checkout/claim-cookie.ts";
import { findCompletedCheckout } from "../checkout/find-completed-checkout.ts";
import { requireOwnOrigin } from "../checkout/require-own-origin.ts";
import { modeOf } from "../mode-of.ts";
import { findPlanName } from "./finish.repository.ts";

/**
 * The completed, unclaimed checkout of this browser, so that a reload can continue; `checkout` is null
 * without one. `is_proved` is false for an account that has to confirm its address first.
 */
export function readOwnCheckout(billing: BillingOptions): FunctionDeclaration {
  return defineFunction({
    name: "read-own-checkout",
    access: "anyone",
    methods: ["POST"],
    input: z.object({}),
    async answer(ctx, { headers }) {
      modeOf(billing);
      requireOwnOrigin(headers, billing.publicUrl);
      // The common case without a cookie: no rate limit, no query.
      if (!readClaim(headers)) return { json: { checkout: null } };
      const { actor } = ctx;
      const system = ctx.asSystem("billing");
      await requireToken(system, perReading, addressKey(ctx.source.ip));
      const intent = await findCompletedCheckout(system, billing, { headers, actor });
      if (!intent) return { json: { checkout: null } };
      const [plan, user] = await query(system, async ({ db }) => [
        await findPlanName(db, intent.plan_id),
        actor.type === "user" ? await findUser(db, actor.userId) : undefined,
      ]);
      const isProved = actor.type !== "user" || Boolean(user?.email_confirmed_at);
      return { json: { checkout: { email: intent.email, plan: plan ?? null, is_proved: isProved } } };
    },
  });
}
