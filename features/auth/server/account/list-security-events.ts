import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { accountAccess } from "../closing/account.access.ts";
import { listSecurityEventRows, type SecurityEventRow } from "./security-event.repository.ts";

/** Lists security events of the caller's account, newest first. The cursor is the id of the last event. */
export function listSecurityEvents(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<SecurityEventRow>> {
  const { userId } = userOf(ctx);
  const beforeId = readIdCursor(cursor);
  // The events belong to the person's own workspace, whichever workspace the person acts in now.
  return query(ctx, accountAccess.read, async ({ db }) => {
    const rows = await listSecurityEventRows(db, { userId, beforeId, limit: limit + 1 });
    return pageOfRows(rows, limit, ({ id }) => id);
  });
}
