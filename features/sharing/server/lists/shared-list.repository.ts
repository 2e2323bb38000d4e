import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import { type GrantRow, grantColumns, isInForce } from "../grants/grant-list.repository.ts";
import type { Shareable } from "../shareable.ts";

export interface SharedWithMeRow {
  noun: string;
  id: string;
  /** The latest share, by which the list goes on. */
  latest_id: string;
  shared_at: Date;
}

/** What is shared with the caller now: each object once, by its latest share. */
export async function listSharedWithMe(
  db: Db,
  { nouns, after, limit }: { nouns: readonly string[]; after: string | null; limit: number },
): Promise<SharedWithMeRow[]> {
  const { rows } = await sql<SharedWithMeRow>`
    select * from (
      select g.object_type as noun, g.object_id as id, max(g.created_at) as shared_at,
        (array_agg(g.id order by g.id desc))[1] as latest_id
      from unnest(${[...nouns]}::text[]) as of(noun) cross join lateral app.own_grants(of.noun) g
      group by g.object_type, g.object_id) shared
    where ${after}::uuid is null or latest_id < ${after}::uuid
    order by latest_id desc limit ${limit}`.execute(db);
  return rows;
}

export type SharedByMeRow = GrantRow & { noun: string; object_id: string; object_name: string };

/** The shares of what a person owns, latest first. As the service: people see only grants of their own. */
export async function listSharedByMe(
  db: Db,
  shareables: readonly Shareable[],
  page: { workspaceId: string; userId: string; after: string | null; limit: number },
): Promise<SharedByMeRow[]> {
  const { workspaceId, userId, after, limit } = page;
  if (shareables.length === 0) return [];
  const ofNouns = shareables.map(
    ({ noun, table, name, isShown }) => sql`
      select ${sql.raw(grantColumns)}, g.object_type as noun, g.object_id, coalesce(${sql.raw(name)}, '') as object_name
      from ${sql.table(table)} o
      join grants g on g.workspace_id = o.workspace_id and g.object_type = ${noun} and g.object_id = o.id
      where o.workspace_id = ${workspaceId} and o.user_id = ${userId} and ${sql.raw(isShown)} and ${sql.raw(isInForce)}
        and (${after}::uuid is null or g.id < ${after}::uuid)`,
  );
  const { sql: text, parameters } = sql`
    select * from (${sql.join(ofNouns, sql` union all `)}) shared order by id desc limit ${limit}`.compile(
    db,
  );
  const { rows } = await executeAsService(db, text, [...parameters]);
  return rows as SharedByMeRow[];
}
