import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { chatErrors, listReadsRoute, mostReads, noteReadRoute } from "../../contract/index.ts";
import { findConversation } from "../conversation.repository.ts";
import { noteRead } from "./note-read.ts";
import { listReads } from "./read.repository.ts";

export function readsRoutes(app: App): void {
  app.route(noteReadRoute, async (ctx, { params, body }) => {
    await noteRead(ctx, { ...params, ...body });
    return undefined;
  });
  app.route(listReadsRoute, (ctx, { params: { id } }) =>
    query(ctx, async ({ db }) => {
      const [conversation, rows] = await Promise.all([
        findConversation(db, id),
        listReads(db, { conversationId: id, isGuest: userOf(ctx).role === "guest", limit: mostReads }),
      ]);
      if (!conversation) fail(chatErrors, "conversation.not_found");
      return {
        items: rows.map(({ user_id, name, message_id, seen_at }) => ({
          ...{ person: { id: user_id, name }, messageId: message_id, seenAt: seen_at.toISOString() },
        })),
      };
    }),
  );
}
