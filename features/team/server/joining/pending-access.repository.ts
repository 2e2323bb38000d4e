import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Somebody whose membership others end. */
export interface Removed {
  workspaceId: string;
  userId: string;
}

/** Withdraws the pending invitations of a person's address. Returns their ids. */
export async function withdrawInvitationsOf(
  db: Db,
  { workspaceId, userId }: Removed,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update invitations set ended_as = 'withdrawn', ended_at = ${at}
    where workspace_id = ${workspaceId} and ended_as is null
      and email = (select lower(u.email) from auth.users u where u.id = ${userId}) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The links that work now let the person in no more. */
export async function barFromLinks(db: Db, { workspaceId, userId }: Removed, at: Date): Promise<void> {
  await sql`
    insert into join_link_uses (link_id, user_id)
    select id, ${userId} from join_links
    where workspace_id = ${workspaceId} and withdrawn_at is null and expires_at > ${at} order by id
    on conflict do nothing`.execute(db);
}
