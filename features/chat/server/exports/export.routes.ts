import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { sendPieces } from "#platform/server/http/send-pieces.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { exportConversationRoute, exportMarkdownRoute } from "../../contract/index.ts";
import { exportConversation } from "./export-conversation.ts";

/** A long conversation is read whole. */
const exportLimit = { name: "conversation.export", burst: 30, perMinute: 20 };

export function exportRoutes(app: App): void {
  app.route(exportConversationRoute, async (ctx, { params: { id }, reply }) => {
    await requireToken(ctx, exportLimit, userOf(ctx).userId);
    await sendPieces(
      reply,
      "application/json; charset=utf-8",
      await exportConversation(ctx, { id, as: "json" }),
    );
    return undefined;
  });
  app.route(exportMarkdownRoute, async (ctx, { params: { id }, reply }) => {
    await requireToken(ctx, exportLimit, userOf(ctx).userId);
    await sendPieces(
      reply,
      "text/markdown; charset=utf-8",
      await exportConversation(ctx, { id, as: "markdown" }),
    );
    return undefined;
  });
}
