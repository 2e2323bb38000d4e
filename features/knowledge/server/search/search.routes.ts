import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { type RateLimit, requireToken } from "#platform/server/rate-limit/take-token.ts";
import { searchKnowledgeRoute } from "../../contract/index.ts";
import { searchKnowledge } from "./search-knowledge.ts";

/** Each search reads thousands of rows and may ask a model. */
const searchLimit: RateLimit = { name: "knowledge.search", burst: 60, perMinute: 120 };

export function knowledgeSearchRoutes(app: App): void {
  app.route(searchKnowledgeRoute, async (ctx, { query }) => {
    await requireToken(ctx, searchLimit, userOf(ctx).userId);
    return searchKnowledge(ctx, query);
  });
}
