import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { SinkRow } from "./sink.repository.ts";

/** Puts a new receiver at the end of the log, or at the first entry of its first generation. */
export async function insertPosition(
  db: Db,
  { workspaceId, sinkId, isFromBeginning }: { workspaceId: string; sinkId: string; isFromBeginning: boolean },
): Promise<void> {
  const which = isFromBeginning ? sql`order by generation` : sql`order by generation desc`;
  const index = isFromBeginning ? sql`0` : sql`size`;
  await sql`
    insert into event_sink_positions (sink_id, workspace_id, generation, next_index)
    select ${sinkId}, ${workspaceId}, coalesce(l.generation, 1), coalesce(l.next_index, 0)
    from (values (1)) one left join (
      select generation, ${index} as next_index from logs where workspace_id = ${workspaceId} ${which} limit 1) l on true`.execute(
    db,
  );
}

export interface SeenSink extends SinkRow {
  delivered_count: number;
  delivered_at: Date | null;
  failures: number;
  error: string | null;
  failed_at: Date | null;
  retry_at: Date | null;
  previous_until: Date | null;
  /** Entries of the log that were not delivered. */
  waiting: number;
  /** When the first of them happened. */
  waiting_since: Date | null;
}

/** The receivers of a workspace with how far they are, by name. */
export async function listSinks(db: Db, workspaceId: string): Promise<SeenSink[]> {
  const { rows } = await sql<SeenSink>`
    select s.*, p.delivered_count::float8 as delivered_count, p.delivered_at, p.failures, p.error, p.failed_at, p.retry_at,
      secret.previous_until, coalesce((
        select sum(case when l.closed_at is null then l.size else l.published_size end
          - case when l.generation = p.generation then p.next_index else 0 end) from logs l
        where l.workspace_id = s.workspace_id and l.generation >= p.generation), 0)::float8 as waiting, (
        select e.occurred_at from logs l
          join log_entries entry on entry.log_id = l.id
            and entry.index = case when l.generation = p.generation then p.next_index else 0 end
            and (l.closed_at is null or entry.index < l.published_size)
          join audit_events e on e.id = entry.event_id
        where l.workspace_id = s.workspace_id and l.generation >= p.generation
        order by l.generation limit 1) as waiting_since
    from event_sinks s join event_sink_positions p on p.sink_id = s.id
      left join event_sink_secrets secret on secret.sink_id = s.id
    where s.workspace_id = ${workspaceId} order by lower(s.name), s.id`.execute(db);
  return rows;
}
