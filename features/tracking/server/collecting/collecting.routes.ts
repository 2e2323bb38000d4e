import { randomBytes } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { addEventsRoute, giveSaltRoute } from "../../contract/routes.ts";
import { addEvents } from "./add-events.ts";
import { batchLimit } from "./limits.ts";

const dayMs = 86_400_000;

/**
 * A random salt for one browser, valid until the end of the day (UTC). It is not stored. It distinguishes
 * similar browsers within a day without their IP address, and nobody can link browsers across days.
 */
function giveSalt(ctx: Ctx): { salt: string; endsAt: string } {
  const endsAtMs = (Math.floor(ctx.now().getTime() / dayMs) + 1) * dayMs;
  return { salt: randomBytes(16).toString("base64url"), endsAt: new Date(endsAtMs).toISOString() };
}

/** The tracking routes beside the two tables. Callers act as anonymous visitors. */
export function collectingRoutes(app: App): void {
  app.route(giveSaltRoute, async (ctx) => giveSalt(ctx));
  app.route(addEventsRoute, async (ctx, { body }) => {
    await requireToken(ctx, batchLimit, addressKey(ctx.source.ip));
    await addEvents(ctx.as({ type: "anonymous" }), body);
    return undefined;
  });
}
