import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { importConversationsRoute } from "../../contract/index.ts";
import { importConversations } from "./import-conversations.ts";

/** Enough for an export of years, request after request. */
const importLimit = { name: "conversation.import", burst: 300, perMinute: 300 };

export function importRoutes(app: App): void {
  app.route(importConversationsRoute, async (ctx, { body }) => {
    await requireToken(ctx, importLimit, userOf(ctx).userId);
    return importConversations(ctx, body);
  });
}
