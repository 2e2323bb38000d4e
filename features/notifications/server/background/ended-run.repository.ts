import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface EndedRunRow {
  user_id: string;
  status: "succeeded" | "failed";
  conversation_id: string;
  title: string;
}

/** A background run that has ended, with its conversation. For background work. */
export async function findEndedRun(
  db: Db,
  { runId, workspaceId }: { runId: string; workspaceId: string },
): Promise<EndedRunRow | undefined> {
  const { rows } = await sql<EndedRunRow>`
    select r.user_id, r.status, c.id as conversation_id, c.title from runs r
    join conversations c on c.workspace_id = r.workspace_id and c.id = r.host_id and c.deleted_at is null
    where r.workspace_id = ${workspaceId} and r.id = ${runId} and r.is_background
      and r.status in ('succeeded', 'failed')`.execute(db);
  return rows[0];
}
