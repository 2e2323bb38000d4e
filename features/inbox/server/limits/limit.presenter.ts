import { namesOfAgents } from "#features/runs/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { inboxErrors, type WaitingLimit } from "../../contract/index.ts";
import { inboxAccess } from "../inbox.access.ts";
import { findLimits, type LimitRow } from "./limit.repository.ts";

/** A wait of the caller's run at a limit, also when it was decided. Throws `limit.not_found`. */
export async function getLimit(ctx: Ctx, id: string): Promise<WaitingLimit> {
  const rows = await query(ctx, inboxAccess.read, ({ db }) => findLimits(db, [id]));
  const [limit] = await presentLimits(ctx, rows);
  return limit ?? fail(inboxErrors, "limit.not_found");
}

/** The waits, with one look-up of the agents whose runs wait. */
export async function presentLimits(ctx: Ctx, rows: readonly LimitRow[]): Promise<WaitingLimit[]> {
  const { workspaceId } = userOf(ctx);
  const agents = await namesOfAgents(
    ctx,
    rows.map(({ run_id: runId }) => ({ workspaceId, runId })),
  );
  return rows.map((row) => ({
    id: row.id,
    runId: row.run_id,
    conversationId: row.conversation_id,
    title: row.title,
    askedBy: agents.get(row.run_id) ?? [],
    asked: row.asks,
    askedAt: row.declared_at.toISOString(),
    expiresAt: row.wake_at?.toISOString() ?? null,
    isOpen: row.is_open,
    decision:
      row.decision && row.satisfied_at ? { chosen: row.decision, at: row.satisfied_at.toISOString() } : null,
  }));
}
