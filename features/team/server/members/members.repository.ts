import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MemberState } from "../../contract/members/member.ts";
import { isManaged } from "./member.repository.ts";
import type { RuledMember } from "./member-rules.ts";

export interface ListedMember extends RuledMember {
  name: string;
  email: string;
  avatar: string | null;
  joinedAt: Date;
  teams: { id: string; name: string }[];
  lastActiveAt: Date | null;
  hasSecondFactor: boolean;
}

export interface MembersQuery {
  workspaceId: string;
  search: string;
  role: WorkspaceRole | undefined;
  state: MemberState | undefined;
  /** The name of a team that they belong to, in any case. */
  team?: string | undefined;
  after: string | undefined;
  limit: number;
}

/**
 * The people of a workspace by name. When somebody was active last is known from their sessions, which are refreshed each
 * hour, so nothing is written for it.
 */
export async function listMembers(db: Db, wanted: MembersQuery): Promise<ListedMember[]> {
  const { workspaceId, search, role, state, team, after, limit } = wanted;
  const isWanted = sql`m.workspace_id = ${workspaceId}
    and (${role ?? null}::text is null or m.role = ${role ?? null})
    and (${state ?? null}::text is null or (m.suspended_at is not null) = (${state ?? null} = 'suspended'))
    and (${team ?? null}::text is null or exists (
      select from team_memberships tm join teams t on t.workspace_id = tm.workspace_id and t.id = tm.team_id
      where tm.workspace_id = m.workspace_id and tm.user_id = m.user_id and lower(t.name) = lower(${team ?? null})))
    and position(lower(${search}) in lower(coalesce(app.name_of_person(u.id), '') || ' ' || coalesce(u.email, ''))) > 0`;
  const order = sql`lower(coalesce(app.name_of_person(u.id), '')), m.user_id`;
  const { rows } = await sql<ListedMember>`
    select m.user_id as "userId", coalesce(app.name_of_person(u.id), '') as name, coalesce(u.email, '') as email,
      u.raw_app_meta_data ->> 'avatar' as avatar, m.role, m.suspended_at is not null as "isSuspended",
      m.created_at as "joinedAt", m.workspace_id = m.user_id as "isHome", ${isManaged} as "isManaged",
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name))
        from team_memberships tm join teams t on t.workspace_id = tm.workspace_id and t.id = tm.team_id
        where tm.workspace_id = m.workspace_id and tm.user_id = m.user_id), '[]') as teams,
      greatest(u.last_sign_in_at, (
        select max(greatest(s.created_at, s.refreshed_at)) from auth.sessions s where s.user_id = u.id))
        as "lastActiveAt",
      exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as "hasSecondFactor"
    from memberships m join auth.users u on u.id = m.user_id
    where ${isWanted} and (${after ?? null}::uuid is null or (${order}) > (
      select lower(coalesce(app.name_of_person(${after ?? null}::uuid), '')), ${after ?? null}::uuid))
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}

export async function isMember(db: Db, workspaceId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from memberships where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Names of people, in their order. */
export async function listNames(db: Db, ids: readonly string[]): Promise<{ userId: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ userId: string; name: string }>`
    select id as "userId", coalesce(app.name_of_person(id), '') as name from unnest(${[...ids]}::uuid[]) as p(id)
    order by lower(coalesce(app.name_of_person(id), '')), id limit 100`.execute(db);
  return rows;
}

export async function listOwners(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from memberships
    where workspace_id = ${workspaceId} and role = 'owner' and suspended_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Members with a seat who came last, owners after all others. */
export async function listLatestMembers(
  db: Db,
  workspaceId: string,
  limit: number,
): Promise<{ userId: string; name: string }[]> {
  const { rows } = await sql<{ userId: string; name: string }>`
    select user_id as "userId", coalesce(app.name_of_person(user_id), '') as name from memberships
    where workspace_id = ${workspaceId} and suspended_at is null
    order by role = 'owner', created_at desc, user_id limit ${limit}`.execute(db);
  return rows;
}
