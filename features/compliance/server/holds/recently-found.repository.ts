import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { firstIdAt } from "../events/first-id-at.ts";

/** Of whom events since then say that this person found their conversations. */
export async function listRecentlyFound(
  db: Db,
  { workspaceId, finderId, since }: { workspaceId: string; finderId: string; since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recent as materialized (
      select actor_id, envelope from audit_events
      where workspace_id = ${workspaceId} and act = 'hold.conversations_found'
        and id >= ${firstIdAt(since.getTime())}::uuid
      order by id desc limit 1000)
    select distinct found ->> 'id' as id from recent
    cross join lateral jsonb_array_elements(convert_from(envelope, 'UTF8')::jsonb -> 'tgt') found
    where actor_id = ${finderId}`.execute(db);
  return rows.map(({ id }) => id);
}
