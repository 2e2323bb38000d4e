import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import {
  type ConversationHandOver,
  chatErrors,
  handOverConversationRoute,
  listHandOversRoute,
  mostHandOvers,
} from "../../contract/index.ts";
import { findConversation } from "../conversation.repository.ts";
import { presentPerson } from "../present-person.ts";
import { type HandOverRow, listHandOvers } from "./hand-over.repository.ts";
import { handOverConversation } from "./hand-over-conversation.ts";

export function handOversRoutes(app: App): void {
  app.route(handOverConversationRoute, async (ctx, { params, body }) => {
    await handOverConversation(ctx, { ...params, ...body });
    return undefined;
  });
  app.route(listHandOversRoute, (ctx, { params: { id } }) =>
    query(ctx, async (inner) => {
      const [conversation, rows] = await Promise.all([
        findConversation(inner.db, id),
        listHandOvers(inner.db, id, mostHandOvers),
      ]);
      if (!conversation) fail(chatErrors, "conversation.not_found");
      return { items: rows.map((row) => presentHandOver(ctx, row)) };
    }),
  );
}

function presentHandOver(ctx: Ctx, row: HandOverRow): ConversationHandOver {
  return {
    ...{ id: row.id, messageId: row.message_id, note: row.note, createdAt: row.created_at.toISOString() },
    from: presentPerson(ctx, row.from_user_id, row.from_name),
    to: presentPerson(ctx, row.to_user_id, row.to_name),
  };
}
