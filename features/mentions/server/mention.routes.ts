import type { App } from "#platform/server/http/app.ts";
import { listMentionablesRoute } from "../contract/index.ts";
import { listMentionables } from "./list-mentionables.ts";

export function mentionRoutes(app: App): void {
  app.route(listMentionablesRoute, async (ctx, { query }) => ({ items: await listMentionables(ctx, query) }));
}
