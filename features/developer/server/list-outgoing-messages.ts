import type { Page } from "#platform/contract/page.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { listMessages, type StoredMessage } from "#platform/server/mail/outgoing-message.repository.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { outgoingMessageAccess } from "./outgoing-message.access.ts";

export interface OutboxPage {
  cursor?: string | undefined;
  limit: number;
}

/** A page of the outbox, newest first. Reading it is audited, because it shows recipients. */
export const listOutgoingMessages = command(
  "outgoing_message.list",
  outgoingMessageAccess.list,
  async (ctx, { cursor, limit }: OutboxPage): Promise<Page<StoredMessage>> => {
    const before = readIdCursor(cursor);
    const rows = await listMessages(ctx.db, { before, limit: limit + 1 });
    const page = pageOfRows(rows, limit, ({ id }) => id);
    await ctx.audit({
      act: "outgoing_message.listed",
      workspaceId: installationWorkspaceId,
      facts: { count: page.items.length },
    });
    return page;
  },
);
