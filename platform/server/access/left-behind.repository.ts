import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import { isSharedWithOthers } from "./shared-with.ts";

export interface GivenObject {
  workspace_id: string;
  id: string;
  /** The new owner. */
  user_id: string;
}

/**
 * Gives objects whose owner left the workspace, or has no account any more, to an owner or admin who may act there, the
 * longest-standing owner first. Only those that a colleague reaches, as at an offboarding: the others are their person's
 * alone. Waits for whoever is changing one: what it skipped would be erased with its owner. `table` has workspace_id, id,
 * user_id and updated_at. For background work.
 */
export async function giveLeftBehind(
  db: Db,
  { table, noun, limit }: { table: string; noun: string; limit: number },
): Promise<GivenObject[]> {
  const leaver = { workspaceId: sql`o.workspace_id`, userId: sql`o.user_id` };
  const { rows } = await sql<GivenObject>`
    with left_behind as (
      select o.workspace_id, o.id, (
        select m.user_id from memberships m
        where m.workspace_id = o.workspace_id and m.user_id <> o.user_id and m.role in ('owner', 'admin')
          and app.may_act(m.user_id, m.workspace_id)
        order by m.role = 'owner' desc, m.created_at, m.user_id limit 1) as successor
      from ${sql.table(table)} o
      where not exists (
          select from memberships m join auth.users u on u.id = m.user_id
          where m.workspace_id = o.workspace_id and m.user_id = o.user_id and u.deleted_at is null)
        and ${isSharedWithOthers(noun, sql`o.id`, leaver)}
      order by o.workspace_id, o.id for no key update of o)
    update ${sql.table(table)} o set user_id = b.successor, updated_at = now()
    from (select * from left_behind where successor is not null limit ${limit}) b
    where o.workspace_id = b.workspace_id and o.id = b.id
    returning o.workspace_id, o.id, o.user_id`.execute(db);
  return rows;
}
