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
 * A salt for one browser, good until the day ends (UTC). It is drawn anew for each that asks and kept nowhere here:
 * browsers that look alike are told apart within a day, without their address, and nobody can tell which of tomorrow's
 * was which of today's.
 */
function giveSalt(ctx: Ctx): { salt: string; endsAt: string } {
  const endsAtMs = (Math.floor(ctx.now().getTime() / dayMs) + 1) * dayMs;
  return { salt: randomBytes(16).toString("base64url"), endsAt: new Date(endsAtMs).toISOString() };
}

/** What pages need of us besides the two tables. Whoever calls does so as a visitor. */
export function collectingRoutes(app: App): void {
  app.route(giveSaltRoute, async (ctx) => giveSalt(ctx));
  app.route(addEventsRoute, async (ctx, { body }) => {
    await requireToken(ctx, batchLimit, addressKey(ctx.source.ip));
    await addEvents(ctx.as({ type: "anonymous" }), body);
    return undefined;
  });
}
