import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { inboxErrors, type WaitingLimit } from "../../contract/index.ts";
import { inboxAccess } from "../inbox.access.ts";
import { findLimits, type LimitRow } from "./limit.repository.ts";

/** A wait of the caller's run at a limit, also when it was decided. Throws `limit.not_found`. */
export async function getLimit(ctx: Ctx, id: string): Promise<WaitingLimit> {
  const [row] = await query(ctx, inboxAccess.read, ({ db }) => findLimits(db, [id]));
  return row ? presentLimit(row) : fail(inboxErrors, "limit.not_found");
}

export function presentLimit(row: LimitRow): WaitingLimit {
  return {
    id: row.id,
    runId: row.run_id,
    conversationId: row.conversation_id,
    title: row.title,
    asked: row.asks,
    askedAt: row.declared_at.toISOString(),
    expiresAt: row.wake_at?.toISOString() ?? null,
    isOpen: row.is_open,
  };
}
