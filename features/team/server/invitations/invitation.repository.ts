import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { InvitationState } from "../../contract/invitations/invitation.ts";

export interface InvitationRow {
  workspace_id: string;
  id: string;
  email: string;
  role: WorkspaceRole;
  team_ids: string[];
  message: string;
  language: "en" | "de";
  lifetime_days: number;
  sent_count: number;
  sent_at: Date;
  expires_at: Date;
  invited_by: string;
  ended_as: Exclude<InvitationState, "pending"> | null;
  ended_at: Date | null;
  accepted_by: string | null;
  /** Whether whoever invited may still let people in with this role. */
  is_backed: boolean;
}

const columns = sql`i.workspace_id, i.id, i.email, i.role, i.team_ids, i.message, i.language, i.lifetime_days,
  i.sent_count, i.sent_at, i.expires_at, i.invited_by, i.ended_as, i.ended_at, i.accepted_by,
  app.may_let_in(i.invited_by, i.workspace_id, i.role) as is_backed`;

/** An invitation of the workspace, locked. */
export async function lockInvitation(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from invitations i where i.workspace_id = ${workspaceId} and i.id = ${id}
    for update`.execute(db);
  return rows[0];
}

/** The invitation of the latest mailed token. `isLocked`: nobody else answers it meanwhile. */
export async function findInvitationOfToken(
  db: Db,
  digest: Buffer,
  { isLocked }: { isLocked: boolean },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from invitations i where i.token_digest = ${digest}
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export type NewInvitation = Pick<
  InvitationRow,
  "workspace_id" | "id" | "email" | "role" | "message" | "language" | "lifetime_days" | "invited_by"
> & { teamIds: readonly string[]; digest: Buffer; at: Date; expiresAt: Date };

/** False when somebody else invites the address at this moment. */
export async function insertInvitation(db: Db, row: NewInvitation): Promise<boolean> {
  const { rows } = await sql`
    insert into invitations (workspace_id, id, email, role, team_ids, message, language, lifetime_days, token_digest,
      sent_at, expires_at, invited_by, created_at)
    values (${row.workspace_id}, ${row.id}, ${row.email}, ${row.role}, ${[...row.teamIds]}::uuid[], ${row.message},
      ${row.language}, ${row.lifetime_days}, ${row.digest}, ${row.at}, ${row.expiresAt}, ${row.invited_by}, ${row.at})
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Replaces the token of a pending invitation. */
export async function renewInvitation(
  db: Db,
  { workspace_id, id }: Pick<InvitationRow, "workspace_id" | "id">,
  { digest, at, expiresAt }: { digest: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update invitations set token_digest = ${digest}, sent_at = ${at}, expires_at = ${expiresAt},
      sent_count = sent_count + 1
    where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
}

/** Ends a pending invitation. */
export async function endInvitation(
  db: Db,
  { workspace_id, id }: Pick<InvitationRow, "workspace_id" | "id">,
  end: { as: Exclude<InvitationState, "pending">; at: Date; acceptedBy?: string },
): Promise<void> {
  await sql`
    update invitations set ended_as = ${end.as}, ended_at = ${end.at}, accepted_by = ${end.acceptedBy ?? null}
    where workspace_id = ${workspace_id} and id = ${id} and ended_as is null`.execute(db);
}

/** A mail of an invitation that has not left yet does not leave any more. */
export async function voidMailsOf(db: Db, id: string): Promise<void> {
  await sql`
    update outgoing_messages set is_void = true
    where carries = ${id} and status = 'waiting' and not is_void`.execute(db);
}

/** Pending invitations whose time is over, or whose inviter may not let anybody in any more. */
export async function listEnding(
  db: Db,
  { now, workspaceId, limit }: { now: Date; workspaceId?: string; limit: number },
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from invitations i where i.ended_as is null
      ${workspaceId ? sql`and i.workspace_id = ${workspaceId}` : sql``}
      and (i.expires_at <= ${now} or not app.may_let_in(i.invited_by, i.workspace_id, i.role))
    order by i.expires_at, i.id limit ${limit} for update skip locked`.execute(db);
  return rows;
}
