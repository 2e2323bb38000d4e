import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Whether it is a background run that has ended, of a conversation that is there. For background work. */
export async function hasEnded(
  db: Db,
  { runId, workspaceId }: { runId: string; workspaceId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from runs r
    join conversations c on c.workspace_id = r.workspace_id and c.id = r.host_id and c.deleted_at is null
    where r.workspace_id = ${workspaceId} and r.id = ${runId} and r.is_background
      and r.status in ('succeeded', 'failed')`.execute(db);
  return rows.length > 0;
}
