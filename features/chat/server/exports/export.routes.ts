import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { exportConversationRoute, exportMarkdownRoute } from "../../contract/index.ts";
import { exportConversation } from "./export-conversation.ts";
import { toMarkdown } from "./to-markdown.ts";

/** A long conversation is read whole. */
const exportLimit = { name: "conversation.export", burst: 30, perMinute: 20 };

export function exportRoutes(app: App): void {
  app.route(exportConversationRoute, async (ctx, { params, reply }) => {
    await requireToken(ctx, exportLimit, userOf(ctx).userId);
    void reply.header("cache-control", "private, no-store");
    return exportConversation(ctx, { ...params, as: "json" });
  });
  app.route(exportMarkdownRoute, async (ctx, { params, reply }) => {
    await requireToken(ctx, exportLimit, userOf(ctx).userId);
    const text = toMarkdown(await exportConversation(ctx, { ...params, as: "markdown" }));
    void reply.status(200).headers({
      ...{ "content-type": "text/markdown; charset=utf-8", "cache-control": "private, no-store" },
      "content-disposition": "attachment",
    });
    void reply.send(text);
    return undefined;
  });
}
