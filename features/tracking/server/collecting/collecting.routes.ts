import type { App } from "#platform/server/http/app.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { addEventsRoute, giveSaltRoute } from "../../contract/routes.ts";
import { addEvents } from "./add-events.ts";
import { giveSalt } from "./give-salt.ts";
import { batchLimit } from "./limits.ts";

/** What pages need of us besides the two tables. Whoever calls does so as a visitor. */
export function collectingRoutes(app: App): void {
  app.route(giveSaltRoute, async (ctx) => giveSalt(ctx));
  app.route(addEventsRoute, async (ctx, { body }) => {
    await requireToken(ctx, batchLimit, addressKey(ctx.source.ip));
    await addEvents(ctx.as({ type: "anonymous" }), body);
    return undefined;
  });
}
