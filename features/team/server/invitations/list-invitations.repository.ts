import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { InvitationState } from "../../contract/invitations/invitation.ts";
import { invitationLimits } from "../../contract/invitations/invitation-limits.ts";
import type { InvitationRow } from "./invitation.repository.ts";

export interface ListedInvitation
  extends Pick<
    InvitationRow,
    "id" | "email" | "role" | "sent_count" | "sent_at" | "expires_at" | "ended_at"
  > {
  state: InvitationState;
  teams: { id: string; name: string }[];
  invited_by: string | null;
  is_undelivered: boolean;
}

export interface InvitationsQuery {
  workspaceId: string;
  state: InvitationState | undefined;
  beforeId: string | undefined;
  limit: number;
  now: Date;
}

/** Of the invitation `i`, also while no job has noted its end yet. */
const stateAt = (now: Date) => sql`case when i.ended_as is not null then i.ended_as
  when i.expires_at <= ${now} then 'expired'
  when not app.may_let_in(i.invited_by, i.workspace_id, i.role) then 'withdrawn' else 'pending' end`;

/** Invitations of a workspace, newest first, after the id `beforeId`. */
export async function listInvitations(db: Db, query: InvitationsQuery): Promise<ListedInvitation[]> {
  const { workspaceId, state, beforeId, limit, now } = query;
  const { rows } = await sql<ListedInvitation>`
    select i.id, i.email, i.role, i.sent_count, i.sent_at, i.expires_at, i.ended_at, i.state,
      app.name_of_person(i.invited_by) as invited_by,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
        from teams t where t.workspace_id = i.workspace_id and t.id = any(i.team_ids)) as teams,
      exists (select from outgoing_messages o where o.dedupe_key = 'invitation:' || i.id || ':' || i.sent_count
        and o.status = 'failed') as is_undelivered
    from (select i.*, ${stateAt(now)} as state from invitations i where i.workspace_id = ${workspaceId}) i
    where (${state ?? null}::text is null or i.state = ${state ?? null})
      ${
        beforeId
          ? sql`and (i.created_at, i.id) < (select b.created_at, b.id from invitations b
              where b.workspace_id = ${workspaceId} and b.id = ${beforeId})`
          : sql``
      }
    order by i.created_at desc, i.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Invitations that may still be accepted. */
export async function countPending(db: Db, workspaceId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invitations i
    where i.workspace_id = ${workspaceId} and ${stateAt(now)} = 'pending'`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface KnownAddresses {
  members: ReadonlySet<string>;
  /** Invited, and the invitation is pending. */
  invited: ReadonlySet<string>;
  /** Mailed as often as one address is within a day, whatever became of the invitations. */
  mailedOften: ReadonlySet<string>;
}

/** What the workspace has to do with these addresses already. */
export async function findKnownAddresses(
  db: Db,
  { workspaceId, emails, since }: { workspaceId: string; emails: readonly string[]; since: Date },
): Promise<KnownAddresses> {
  const { rows } = await sql<{ email: string; as: keyof KnownAddresses }>`
    select lower(u.email) as email, 'members' as "as" from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and lower(u.email) = any(${[...emails]}::text[])
    union all
    select i.email, 'invited' from invitations i
    where i.workspace_id = ${workspaceId} and i.ended_as is null and i.email = any(${[...emails]}::text[])
    union all
    select i.email, 'mailedOften' from invitations i
    where i.workspace_id = ${workspaceId} and i.sent_at > ${since} and i.email = any(${[...emails]}::text[])
    group by i.email having sum(i.sent_count) >= ${invitationLimits.sends}`.execute(db);
  const of = (as: keyof KnownAddresses) =>
    new Set(rows.filter((row) => row.as === as).map(({ email }) => email));
  return { members: of("members"), invited: of("invited"), mailedOften: of("mailedOften") };
}
