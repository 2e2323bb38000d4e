import type { App } from "#platform/server/http/app.ts";
import { placeOfMessageRoute, searchConversationsRoute } from "../../contract/index.ts";
import { presentFound } from "./found.presenter.ts";
import { placeOfMessage } from "./place-of-message.ts";
import { searchConversations } from "./search-conversations.ts";

export function searchRoutes(app: App): void {
  app.route(searchConversationsRoute, async (ctx, { query }) => {
    const { items, terms, nextCursor } = await searchConversations(ctx, query);
    return { items: items.map((found) => presentFound(found, terms)), nextCursor };
  });
  app.route(placeOfMessageRoute, (ctx, { params }) => placeOfMessage(ctx, params));
}
