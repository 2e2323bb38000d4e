import type { App } from "#platform/server/http/app.ts";
import { sayPresenceRoute } from "../contract/index.ts";
import { bePresent } from "./be-present.ts";

export function presenceRoutes(app: App): void {
  app.route(sayPresenceRoute, (ctx, { params, body }) => bePresent(ctx, { ...params, ...body }));
}
