import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface EndedGrant {
  workspace_id: string;
  object_type: string;
  object_id: string;
  user_id: string | null;
  team_id: string | null;
}

/** Deletes at most `limit` grants whose time is over. */
export async function deleteExpiredGrants(db: Db, limit: number): Promise<EndedGrant[]> {
  const { rows } = await sql<EndedGrant>`
    delete from grants g using (
      select workspace_id, id from grants where expires_at <= now()
      order by expires_at limit ${limit} for update skip locked) ended
    where g.workspace_id = ended.workspace_id and g.id = ended.id
    returning g.workspace_id, g.object_type, g.object_id, g.user_id, g.team_id`.execute(db);
  return rows;
}
