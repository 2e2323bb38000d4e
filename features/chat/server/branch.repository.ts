import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { messageColumns, type ShownMessage } from "./message.repository.ts";

/** The last `limit` messages of the branch that ends in `leafId`, oldest first. */
export async function listBranch(db: Db, leafId: string, limit: number): Promise<ShownMessage[]> {
  const { rows } = await sql<ShownMessage>`
    with recursive branch as (
      select m.*, 1 as depth from messages m where m.workspace_id = app.workspace_id() and m.id = ${leafId}
      union all
      select p.*, b.depth + 1 from branch b
      join messages p on p.workspace_id = b.workspace_id and p.id = b.parent_id
      where b.depth < ${limit})
    select ${messageColumns}, coalesce(
        (select array_agg(s.id order by s.created_at, s.id) from messages s
         where s.workspace_id = m.workspace_id and s.conversation_id = m.conversation_id
           and s.parent_id is not distinct from m.parent_id and s.role = m.role), array[m.id]) as sibling_ids
    from branch m order by m.depth desc`.execute(db);
  return rows;
}

/** The newest descendant of `id`. It is the end of the branch shown when `id` is chosen. */
export async function findLeafBelow(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id, 0 as depth from messages where workspace_id = app.workspace_id() and id = ${id}
      union all
      select (select c.id from messages c where c.workspace_id = app.workspace_id() and c.parent_id = b.id
              order by c.created_at desc, c.id desc limit 1), b.depth + 1
      from below b where b.id is not null and b.depth < 10000)
    select id from below where id is not null order by depth desc limit 1`.execute(db);
  return rows[0]?.id ?? id;
}
