import { type Ctx, userOf } from "#platform/server/context.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";

/** These requests to providers cost the installation money and are charged to nobody. */
const perAdmin = { name: "models.ask", burst: 60, perMinute: 30 };

/** Throws `rate.limited` when an admin lets the product ask providers too often. */
export function requireOutsideCall(ctx: Ctx): Promise<void> {
  return requireToken(ctx, perAdmin, userOf(ctx).userId);
}
