import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface RunNameRow {
  id: string;
  conversation_id: string | null;
  agent_id: string | null;
}

/** Who worked in these runs and where, as far as the caller may see them. */
export async function listRunNames(db: Db, ids: readonly string[]): Promise<RunNameRow[]> {
  const { rows } = await sql<RunNameRow>`
    select r.id, case when r.host = 'conversation' then r.host_id end as conversation_id, v.agent_id
    from runs r left join agent_versions v on v.workspace_id = r.workspace_id and v.id = r.agent_version_id
    where r.workspace_id = app.workspace_id() and r.id = any (${[...ids]}::uuid[])`.execute(db);
  return rows;
}
