import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { LinkRole } from "../../contract/join-links/join-link.ts";

export interface JoinLinkRow {
  id: string;
  /** Null for a link that gives a plan. */
  workspace_id: string | null;
  name: string;
  role: LinkRole | null;
  team_ids: string[];
  domains: string[];
  plan_key: string | null;
  plan_ends_at: Date | null;
  most_uses: number;
  used_count: number;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  withdrawn_at: Date | null;
  /** Whether whoever made it may still give what it gives. */
  is_backed: boolean;
}

const columns = sql`l.id, l.workspace_id, l.name, l.role, l.team_ids, l.domains, l.plan_key, l.plan_ends_at, l.most_uses,
  l.used_count, l.created_by, l.created_at, l.expires_at, l.withdrawn_at,
  case when l.workspace_id is null
    then exists (select from user_roles r where r.user_id = l.created_by and r.role = 'admin')
    else app.may_let_in(l.created_by, l.workspace_id, l.role) end as is_backed`;

export type NewLinkRow = Pick<
  JoinLinkRow,
  | "id"
  | "workspace_id"
  | "name"
  | "role"
  | "domains"
  | "plan_key"
  | "plan_ends_at"
  | "most_uses"
  | "created_by"
  | "created_at"
  | "expires_at"
> & { teamIds: readonly string[]; digest: Buffer };

export async function insertJoinLink(db: Db, row: NewLinkRow): Promise<void> {
  await sql`
    insert into join_links (id, workspace_id, token_digest, name, role, team_ids, domains, plan_key, plan_ends_at,
      most_uses, created_by, created_at, expires_at)
    values (${row.id}, ${row.workspace_id}, ${row.digest}, ${row.name}, ${row.role}, ${[...row.teamIds]}::uuid[],
      ${[...row.domains]}::text[], ${row.plan_key}, ${row.plan_ends_at}, ${row.most_uses}, ${row.created_by},
      ${row.created_at}, ${row.expires_at})`.execute(db);
}

/** The link of a token. `isLocked`: nobody else uses it meanwhile. */
export async function findLinkOfToken(
  db: Db,
  digest: Buffer,
  { isLocked }: { isLocked: boolean },
): Promise<JoinLinkRow | undefined> {
  const { rows } = await sql<JoinLinkRow>`
    select ${columns} from join_links l where l.token_digest = ${digest}
    ${isLocked ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

/** A link of the workspace, or of the installation (null), locked. */
export async function lockJoinLink(
  db: Db,
  workspaceId: string | null,
  id: string,
): Promise<JoinLinkRow | undefined> {
  const { rows } = await sql<JoinLinkRow>`
    select ${columns} from join_links l
    where l.id = ${id} and l.workspace_id is not distinct from ${workspaceId}::uuid for update`.execute(db);
  return rows[0];
}

/** Whether the workspace, or the installation (null), has this link. */
export async function hasLink(db: Db, workspaceId: string | null, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from join_links where id = ${id} and workspace_id is not distinct from ${workspaceId}::uuid`.execute(
    db,
  );
  return rows.length > 0;
}

export async function markWithdrawn(db: Db, id: string, at: Date): Promise<void> {
  await sql`update join_links set withdrawn_at = ${at} where id = ${id} and withdrawn_at is null`.execute(db);
}

/** Links that still work, of the workspace or of the installation (null). Others cannot be made meanwhile. */
export async function countActiveLinks(db: Db, workspaceId: string | null, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`join links ${workspaceId ?? ""}`}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from join_links
    where workspace_id is not distinct from ${workspaceId}::uuid and withdrawn_at is null
      and expires_at > ${now} and used_count < most_uses`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Notes a use, and counts it. False when the link does not let the person in any more. */
export async function storeUse(db: Db, linkId: string, userId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with used as (
      insert into join_link_uses (link_id, user_id, used_at) values (${linkId}, ${userId}, ${at})
      on conflict do nothing returning link_id)
    update join_links l set used_count = used_count + 1 from used where l.id = used.link_id returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether the person has joined by the link, or was removed while it worked. */
export async function hasUsed(db: Db, linkId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from join_link_uses where link_id = ${linkId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
