import { sql } from "kysely";
import type { RequestWants } from "#features/inbox/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { AskedRole } from "../../contract/requests/routes.ts";

export interface NewRequest {
  workspaceId: string;
  id: string;
  userId: string;
  wants: RequestWants;
  role: AskedRole | null;
  seats: number | null;
  teamId: string | null;
  reason: string;
  at: Date;
  expiresAt: Date;
}

/** Stores a request. False when the person has an open one of this kind. One that expired makes room. */
export async function insertRequest(db: Db, request: NewRequest): Promise<boolean> {
  const { workspaceId, id, userId, wants, role, seats, teamId, reason, at, expiresAt } = request;
  await sql`
    update requests set ended_as = 'expired', ended_at = expires_at
    where workspace_id = ${workspaceId} and user_id = ${userId} and wants = ${wants} and ended_as is null
      and expires_at <= ${at}`.execute(db);
  const { rows } = await sql`
    insert into requests (workspace_id, id, user_id, wants, role, seats, team_id, reason, created_at, expires_at)
    values (${workspaceId}, ${id}, ${userId}, ${wants}, ${role}, ${seats}, ${teamId}, ${reason}, ${at}, ${expiresAt})
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Ends an open request, once. Returns false when it had ended. */
export async function endRequest(
  db: Db,
  ending: {
    workspaceId: string;
    id: string;
    as: "approved" | "declined" | "withdrawn";
    decidedBy: string | null;
    note: string;
    at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update requests set ended_as = ${ending.as}, ended_at = ${ending.at}, decided_by = ${ending.decidedBy},
      note = ${ending.note}
    where workspace_id = ${ending.workspaceId} and id = ${ending.id} and ended_as is null
      and expires_at > ${ending.at} returning 1`.execute(db);
  return rows.length > 0;
}

/** Withdraws the open request of a person for a role. Returns its id. */
export async function withdrawRoleRequest(
  db: Db,
  { workspaceId, userId, at }: { workspaceId: string; userId: string; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update requests set ended_as = 'withdrawn', ended_at = ${at}
    where workspace_id = ${workspaceId} and user_id = ${userId} and wants = 'role' and ended_as is null
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Whether a person is in the team itself. */
export async function isInTeam(
  db: Db,
  { workspaceId, teamId, userId }: { workspaceId: string; teamId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from team_memberships
    where workspace_id = ${workspaceId} and team_id = ${teamId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
