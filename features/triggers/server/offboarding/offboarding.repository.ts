import { sql } from "kysely";
import { isGone } from "#platform/server/access/is-gone.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Leaver, OwnershipTransferCount } from "#platform/server/ownership-transfer.ts";
import { type TriggerRow, triggerColumns } from "../trigger.repository.ts";

const own = ({ workspaceId, userId }: Leaver) =>
  sql`t.workspace_id = ${workspaceId} and t.user_id = ${userId} and t.deleted_at is null`;

export async function countTriggers(db: Db, leaver: Leaver): Promise<OwnershipTransferCount> {
  const { rows } = await sql<OwnershipTransferCount>`
    select count(*)::int as handed, count(*)::int as "newlyReadable", 0 as kept
    from triggers t where ${own(leaver)}`.execute(db);
  return rows[0] ?? { handed: 0, newlyReadable: 0, kept: 0 };
}

/**
 * Gives the triggers to the successor, paused. Values of variables belong to the person who gave them, and the secrets of
 * webhooks are known to whoever left, so neither goes with them.
 */
export async function transferTriggers(db: Db, leaver: Leaver, at: Date): Promise<TriggerRow[]> {
  const { rows } = await sql<TriggerRow>`
    update triggers t set user_id = ${leaver.successorId}, agent_values = '{}', paused_at = ${at},
      paused_because = 'handed_over', version = t.version + 1, updated_at = ${at}
    where ${own(leaver)} returning ${triggerColumns}`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`delete from trigger_secrets where trigger_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function listGoneOfTriggers(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.user_id as id from triggers t
    where t.workspace_id = ${workspaceId} and t.deleted_at is null and ${isGone(workspaceId, sql`t.user_id`)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
