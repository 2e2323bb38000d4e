import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { chatErrors } from "../contract/index.ts";
import { listBranch } from "./branch.repository.ts";
import { findConversation } from "./conversation.repository.ts";
import { findMessage, listMessagesOf, type ShownMessage } from "./message.repository.ts";

/** A page of the current branch, oldest first. The cursor is the id of the message before the page. */
export function listMessages(
  ctx: Ctx,
  conversationId: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<Page<ShownMessage>> {
  return query(ctx, async ({ db }) => {
    const conversation = await findConversation(db, conversationId);
    if (!conversation) fail(chatErrors, "conversation.not_found");
    const lastId = page.cursor ?? conversation.leaf_message_id;
    if (!lastId) return { items: [], nextCursor: null };
    if (page.cursor) {
      const message = isUuid(page.cursor) ? await findMessage(db, page.cursor) : undefined;
      if (message?.conversation_id !== conversationId) fail(chatErrors, "message.not_found");
    }
    const items = await withBeside(db, await listBranch(db, lastId, page.limit));
    return { items, nextCursor: items[0]?.parent_id ?? null };
  });
}

/** With the other of two answers, where the person has not chosen yet. */
async function withBeside(db: Db, rows: ShownMessage[]): Promise<ShownMessage[]> {
  const ids = rows.flatMap(({ beside_id }) => beside_id ?? []);
  if (ids.length === 0) return rows;
  const besides = new Map((await listMessagesOf(db, ids)).map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, beside: besides.get(row.beside_id ?? "") }));
}
