import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { type RateLimit, requireToken } from "#platform/server/rate-limit/take-token.ts";
import { claimAdminRoute } from "../contract/routes.ts";
import { claimAdmin } from "./claim-admin.ts";

const claimLimit: RateLimit = { name: "admin.claim", burst: 10, perMinute: 5 };

export function claimRoutes(app: App): void {
  app.route(claimAdminRoute, async (ctx, { body }) => {
    await requireToken(ctx, claimLimit, userOf(ctx).userId);
    await claimAdmin(ctx, { token: body.token });
    return undefined;
  });
}
