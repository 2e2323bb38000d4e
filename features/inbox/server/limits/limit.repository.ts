import { sql } from "kysely";
import type { LimitAsked } from "#features/runs/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface LimitRow {
  id: string;
  run_id: string;
  conversation_id: string | null;
  title: string | null;
  asks: LimitAsked;
  declared_at: Date;
  wake_at: Date | null;
  is_open: boolean;
  decision: "continue" | "end" | null;
  satisfied_at: Date | null;
}

/**
 * Waits of the caller's runs at a limit. A run that another one started belongs to the conversation of the first of
 * them.
 */
export async function findLimits(db: Db, ids: readonly string[]): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    with recursive above as (
      select w.subject_id as id, r.workspace_id, r.host_id, r.parent_run_id from run_waits w
      join runs r on r.workspace_id = w.workspace_id and r.id = w.run_id
      where w.workspace_id = app.workspace_id() and w.user_id = auth.uid() and w.kind = 'limit'
        and w.subject_id = any(${ids}::uuid[])
      union all
      select above.id, r.workspace_id, r.host_id, r.parent_run_id from above
      join runs r on r.workspace_id = above.workspace_id and r.id = above.parent_run_id)
    select w.subject_id as id, w.run_id, c.id as conversation_id, c.title, w.asks, w.declared_at, w.wake_at,
      w.satisfied_at is null and w.closed_at is null as is_open, w.satisfied_at,
      w.result ->> 'decision' as decision
    from run_waits w
    join above on above.id = w.subject_id and above.parent_run_id is null
    left join conversations c on c.workspace_id = w.workspace_id and c.id = above.host_id
    where w.workspace_id = app.workspace_id() and w.kind = 'limit' and w.declared_at is not null`.execute(db);
  return rows;
}
