import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/**
 * Whom a hold names: its people, and those to whom its conversations and agents belong. Nobody for a hold on the whole
 * workspace.
 */
export async function listPeopleOfHold(db: Db, workspaceId: string, holdId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with named as (
      select kind, subject_id from hold_subjects where workspace_id = ${workspaceId} and hold_id = ${holdId})
    select subject_id as id from named where kind = 'person'
    union
    select c.user_id from named n join conversations c on c.workspace_id = ${workspaceId} and c.id = n.subject_id
    where n.kind = 'conversation'
    union
    select a.user_id from named n join agents a on a.workspace_id = ${workspaceId} and a.id = n.subject_id
    where n.kind = 'agent'
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
