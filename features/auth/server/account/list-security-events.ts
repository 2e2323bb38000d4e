import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { accountAccess } from "../closing/account.access.ts";
import { listSecurityEventRows, type SecurityEventRow } from "./security-event.repository.ts";

/** Lists security events of the caller's account, newest first. The cursor is the id of the last event. */
export function listSecurityEvents(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<SecurityEventRow>> {
  const { userId } = userOf(ctx);
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  // The events belong to the person's own workspace, whichever workspace the person acts in now.
  return query(ctx, accountAccess.read, async ({ db }) => {
    const rows = await listSecurityEventRows(db, { userId, beforeId: cursor, limit: limit + 1 });
    const items = rows.slice(0, limit);
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
}
