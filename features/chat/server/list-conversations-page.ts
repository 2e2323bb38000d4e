import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Filing } from "../contract/index.ts";
import { type ListedConversation, listConversations } from "./conversation.repository.ts";

export interface ConversationsPage {
  state?: Filing["state"] | undefined;
  folderId?: string | undefined;
  whose: "mine" | "shared" | "all";
  cursor?: string | undefined;
  limit: number;
}

/** The conversations that the person may read, newest first. The cursor is the time and id of a page's last row. */
export function listConversationsPage(ctx: Ctx, page: ConversationsPage): Promise<Page<ListedConversation>> {
  const { userId } = userOf(ctx);
  const before = page.cursor ? readCursor(page.cursor) : undefined;
  return query(ctx, async ({ db }) => {
    const rows = await listConversations(db, {
      ...{ userId, state: page.state, folderId: page.folderId, whose: page.whose },
      before,
      limit: page.limit + 1,
    });
    const items = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? `${last.updated_micros}_${last.id}` : null };
  });
}

function readCursor(cursor: string): { updatedMicros: number; id: string } {
  const [micros = "", id = "", ...rest] = cursor.split("_");
  if (!/^\d{1,16}$/.test(micros) || !isUuid(id) || rest.length > 0) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  return { updatedMicros: Number(micros), id };
}
