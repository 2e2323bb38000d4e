import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface TransferredCollection {
  workspace_id: string;
  id: string;
  /** The new owner. */
  user_id: string;
}

/**
 * Gives collections whose owner left the workspace, or has no account any more, to an owner or admin who may act there,
 * the longest-standing owner first. Only those that somebody else has: the others are their person's alone. For
 * background work.
 */
export async function giveToAdmins(db: Db, limit: number): Promise<TransferredCollection[]> {
  const { rows } = await sql<TransferredCollection>`
    with left_behind as (
      select c.workspace_id, c.id, (
        select m.user_id from memberships m
        where m.workspace_id = c.workspace_id and m.user_id <> c.user_id and m.role in ('owner', 'admin')
          and app.may_act(m.user_id, m.workspace_id)
        order by m.role = 'owner' desc, m.created_at, m.user_id limit 1) as heir
      from collections c
      where not exists (
          select from memberships m join auth.users u on u.id = m.user_id
          where m.workspace_id = c.workspace_id and m.user_id = c.user_id and u.deleted_at is null)
        and exists (
          select from grants g where g.workspace_id = c.workspace_id and g.object_type = 'collection'
            and g.object_id = c.id and g.user_id is distinct from c.user_id)
      for update of c skip locked)
    update collections c set user_id = b.heir, updated_at = now()
    from (select * from left_behind where heir is not null limit ${limit}) b
    where c.workspace_id = b.workspace_id and c.id = b.id
    returning c.workspace_id, c.id, c.user_id`.execute(db);
  return rows;
}
