import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MessageRow } from "./message.repository.ts";

export type SaidMessage = Pick<
  MessageRow,
  "user_id" | "role" | "parts" | "heard_characters" | "integrity" | "readers"
> & {
  /** Who wrote a question. Null while one person alone has written there. */
  author: string | null;
  /** The name of the person, under the same condition. */
  asked_by: string | null;
  /** Its person is a guest here, or has left. */
  is_outsiders: boolean;
};

/**
 * The authors and parts of the last `limit` messages of the branch that ends in `leafId`, newest first. Names are read
 * only where somebody else than `personId` wrote too.
 */
export async function listPartsOfBranch(
  db: Db,
  leafId: string,
  { limit, personId }: { limit: number; personId: string },
): Promise<SaidMessage[]> {
  const { rows } = await sql<SaidMessage>`
    with recursive branch as (
      select m.workspace_id, m.parent_id, m.user_id, m.role, m.parts, m.heard_characters, m.integrity, m.readers,
        1 as depth
      from messages m where m.workspace_id = app.workspace_id() and m.id = ${leafId}
      union all
      select m.workspace_id, m.parent_id, m.user_id, m.role, m.parts, m.heard_characters, m.integrity, m.readers,
        b.depth + 1
      from branch b join messages m on m.workspace_id = b.workspace_id and m.id = b.parent_id
      where b.depth < ${limit})
    select user_id, role, parts, heard_characters, integrity, readers,
      case when role = 'user' and bool_or(role = 'user' and user_id <> ${personId}) over ()
        then coalesce(app.shown_name(user_id), '') end as author,
      case when bool_or(role = 'user' and user_id <> ${personId}) over ()
        then coalesce(app.shown_name(${personId}), '') end as asked_by,
      user_id <> ${personId} and app.is_outsider(workspace_id, user_id) as is_outsiders
    from branch order by depth`.execute(db);
  return rows;
}
