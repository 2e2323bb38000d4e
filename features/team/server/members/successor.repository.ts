import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Successor } from "../../contract/members/member.ts";

const most = 200;

/** Who works in the workspace and may act there, beside the leaver: owners first, the longest-standing one of them first. */
export async function listSuccessors(db: Db, workspaceId: string, leaverId: string): Promise<Successor[]> {
  const { rows } = await sql<Successor>`
    select m.user_id as "userId", coalesce(app.name_of_person(m.user_id), '') as name from memberships m
    where m.workspace_id = ${workspaceId} and m.user_id <> ${leaverId} and m.role not in ('auditor', 'guest')
      and app.may_act(m.user_id, m.workspace_id)
    order by m.role = 'owner' desc, m.role = 'admin' desc, m.created_at, m.user_id limit ${most}`.execute(db);
  return rows;
}

export async function findSuccessor(
  db: Db,
  workspaceId: string,
  { successorId, leaverId }: { successorId: string; leaverId: string },
): Promise<Successor | undefined> {
  const { rows } = await sql<Successor>`
    select m.user_id as "userId", coalesce(app.name_of_person(m.user_id), '') as name from memberships m
    where m.workspace_id = ${workspaceId} and m.user_id = ${successorId} and m.user_id <> ${leaverId}
      and m.role not in ('auditor', 'guest') and app.may_act(m.user_id, m.workspace_id)`.execute(db);
  return rows[0];
}
