import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface CountedWorkspace {
  id: string;
  name: string;
  seats: number;
  storageBytes: number;
  agents: number;
}

/** Workspaces after the id `after` with their number of people and stored bytes, without those of the demo. */
export async function listWorkspaces(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<CountedWorkspace[]> {
  const { rows } = await sql<CountedWorkspace>`
    select w.id, w.name, app.seats_taken(w.id) as seats,
      (select coalesce(sum(b.size_bytes), 0)::float8 from file_blobs b where b.workspace_id = w.id) as "storageBytes",
      (select count(*)::int from agents a where a.workspace_id = w.id) as agents
    from workspaces w where (${after ?? null}::uuid is null or w.id > ${after ?? null}::uuid)
      and not exists (select from auth.users v where v.id = w.personal_of and v.is_visitor)
    order by w.id limit ${limit}`.execute(db);
  return rows;
}

export interface OwnDetails {
  seats: number;
  storageBytes: number;
  agents: number;
  planName: string | null;
  managers: string[];
}

/** Number of people, stored bytes, plan name on sale, and addresses of managers, the owner first. */
export async function readDetails(db: Db, workspaceId: string, planKey: string): Promise<OwnDetails> {
  const { rows } = await sql<OwnDetails>`
    select
      app.seats_taken(${workspaceId}::uuid) as seats,
      (select coalesce(sum(b.size_bytes), 0)::float8 from file_blobs b where b.workspace_id = ${workspaceId})
        as "storageBytes",
      (select count(*)::int from agents a where a.workspace_id = ${workspaceId}) as agents,
      (select p.name from pricing_plans p where p.id = ${planKey}) as "planName",
      (select coalesce(jsonb_agg(x.email), '[]') from (
        select u.email from memberships m join auth.users u on u.id = m.user_id
        where m.workspace_id = ${workspaceId} and m.role in ('owner', 'admin') and u.email is not null
        order by m.role = 'owner' desc, m.user_id limit 3) x) as managers`.execute(db);
  const [details] = rows;
  if (!details) throw new Error("The statement answered with no row.");
  return details;
}
