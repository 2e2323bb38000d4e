import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

const longestBranch = 20_000;

/** Whether a message is on the branch that ends in `leafId`. */
export async function isOnBranch(db: Db, leafId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`
    with recursive branch as (
      select m.id, m.parent_id, 1 as depth from messages m
      where m.workspace_id = app.workspace_id() and m.id = ${leafId}
      union all
      select p.id, p.parent_id, b.depth + 1 from branch b
      join messages p on p.workspace_id = app.workspace_id() and p.id = b.parent_id
      where b.id <> ${id} and b.depth < ${longestBranch})
    select exists (select from branch where id = ${id}) as is_on`.execute(db);
  return rows[0]?.is_on ?? false;
}
