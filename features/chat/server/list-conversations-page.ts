import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readTimeCursor, timeCursorOf } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
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
  const before = readTimeCursor(page.cursor);
  return query(ctx, async ({ db }) => {
    const rows = await listConversations(db, {
      ...{ userId, state: page.state, folderId: page.folderId, whose: page.whose },
      before,
      limit: page.limit + 1,
    });
    return pageOfRows(rows, page.limit, ({ updated_micros: micros, id }) => timeCursorOf({ micros, id }));
  });
}
