import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface HistoryRow {
  id: string;
  act: string;
  at: Date;
  actorId: string | null;
  facts: Record<string, unknown> | null;
  /** The actor's address. Old events acted as the system and name the admin in their facts. */
  actorEmail: string | null;
}

export interface HistoryQuery {
  workspaceId: string;
  acts: readonly string[];
  after: string | undefined;
  limit: number;
}

/** Audit events of these acts, newest first, each act by its own index range. */
export async function listHistory(db: Db, wanted: HistoryQuery): Promise<HistoryRow[]> {
  const { workspaceId, acts, after, limit } = wanted;
  const { rows } = await sql<HistoryRow>`
    with found as (
      select e.* from unnest(${acts}::text[]) as of (act) cross join lateral (
        select a.id, a.act, a.occurred_at, a.actor_id, convert_from(a.envelope, 'UTF8')::jsonb -> 'facts' as facts
        from audit_events a
        where a.workspace_id = ${workspaceId} and a.act = of.act
          and (${after ?? null}::uuid is null or a.id < ${after ?? null}::uuid)
        order by a.id desc limit ${limit}) e
      order by e.id desc limit ${limit}
    )
    select f.id, f.act, f.occurred_at as at, f.actor_id as "actorId", f.facts, u.email as "actorEmail"
    from found f left join auth.users u on u.id::text = coalesce(f.facts ->> 'admin', f.actor_id::text)
    order by f.id desc`.execute(db);
  return rows;
}
