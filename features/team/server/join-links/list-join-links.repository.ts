import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { JoinLinkRow } from "./join-link.repository.ts";

export interface ListedLink extends JoinLinkRow {
  teams: { id: string; name: string }[];
  created_by_name: string | null;
  plan_name: string | null;
}

export interface LinkPage {
  beforeId: string | undefined;
  limit: number;
}

const listed = (workspaceId: string | null) => sql`
  select l.*, app.name_of_person(l.created_by) as created_by_name,
    (select p.name from pricing_plans p where p.id = l.plan_key) as plan_name,
    case when l.workspace_id is null
      then exists (select from user_roles r where r.user_id = l.created_by and r.role = 'admin')
      else app.may_let_in(l.created_by, l.workspace_id, l.role) end as is_backed,
    (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
      from teams t where t.workspace_id = l.workspace_id and t.id = any(l.team_ids)) as teams
  from join_links l where l.workspace_id is not distinct from ${workspaceId}::uuid`;

/** Links of the workspace, or of the installation (null), newest first. */
export async function listJoinLinks(
  db: Db,
  workspaceId: string | null,
  { beforeId, limit }: LinkPage,
): Promise<ListedLink[]> {
  const { rows } = await sql<ListedLink>`
    ${listed(workspaceId)}
      ${
        beforeId
          ? sql`and (l.created_at, l.id) < (select b.created_at, b.id from join_links b where b.id = ${beforeId}
              and b.workspace_id is not distinct from ${workspaceId}::uuid)`
          : sql``
      }
    order by l.created_at desc, l.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One link of the workspace, or of the installation (null). */
export async function findListedLink(
  db: Db,
  workspaceId: string | null,
  id: string,
): Promise<ListedLink | undefined> {
  const { rows } = await sql<ListedLink>`${listed(workspaceId)} and l.id = ${id}`.execute(db);
  return rows[0];
}

export interface UseRow {
  id: string;
  name: string;
  email: string;
  used_at: Date;
}

/** Who used a link, latest first. */
export async function listUses(db: Db, linkId: string, { beforeId, limit }: LinkPage): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select u.id, coalesce(app.name_of_person(u.id), '') as name, coalesce(u.email, '') as email, x.used_at
    from join_link_uses x join auth.users u on u.id = x.user_id
    where x.link_id = ${linkId} and x.used_at is not null
      ${
        beforeId
          ? sql`and (x.used_at, x.user_id) < (select b.used_at, b.user_id from join_link_uses b
              where b.link_id = ${linkId} and b.user_id = ${beforeId})`
          : sql``
      }
    order by x.used_at desc, x.user_id desc limit ${limit}`.execute(db);
  return rows;
}

/** The name of a plan that is sold, or its key. */
export async function nameOfPlan(db: Db, planKey: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from pricing_plans where id = ${planKey}`.execute(
    db,
  );
  return rows[0]?.name ?? planKey;
}
