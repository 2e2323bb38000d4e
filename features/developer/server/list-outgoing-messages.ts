import type { Page } from "#platform/contract/page.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { listMessages, type StoredMessage } from "#platform/server/mail/outgoing-message.repository.ts";
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
    if (cursor !== undefined && !isUuid(cursor))
      fail(platformErrors, "request.invalid", {
        message: "cursor: use the nextCursor of the page before.",
      });
    const rows = await listMessages(ctx.db, { before: cursor, limit: limit + 1 });
    const items = rows.slice(0, limit);
    await ctx.audit({
      act: "outgoing_message.listed",
      workspaceId: installationWorkspaceId,
      facts: { count: items.length },
    });
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  },
);
