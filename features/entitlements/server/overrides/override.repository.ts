import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";

export interface OverrideRow {
  workspaceId: string;
  id: string;
  entitlement: EntitlementKey;
  isRemoved: boolean;
  valueBoolean: boolean | null;
  valueLimit: number | null;
  reason: string;
  startsAt: Date;
  endsAt: Date | null;
  createdBy: string | null;
}

const columns = sql`workspace_id as "workspaceId", id, entitlement, is_removed as "isRemoved",
  value_boolean as "valueBoolean", value_limit::float8 as "valueLimit", reason, starts_at as "startsAt",
  ends_at as "endsAt", created_by as "createdBy"`;

/** Replaces the entitlement's previous override. */
export async function storeOverride(db: Db, row: OverrideRow, at: Date): Promise<void> {
  await sql`
    insert into entitlement_overrides (workspace_id, entitlement, id, is_removed, value_boolean, value_limit, reason,
      starts_at, ends_at, created_by, created_at)
    values (${row.workspaceId}, ${row.entitlement}, ${row.id}, ${row.isRemoved}, ${row.valueBoolean},
      ${row.valueLimit}, ${row.reason}, ${row.startsAt}, ${row.endsAt}, ${row.createdBy}, ${at})
    on conflict (workspace_id, entitlement) do update set
      id = excluded.id, is_removed = excluded.is_removed, value_boolean = excluded.value_boolean,
      value_limit = excluded.value_limit, reason = excluded.reason, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, created_by = excluded.created_by, created_at = excluded.created_at`.execute(
    db,
  );
}

/** The deleted override's id, if there was one. */
export async function deleteOverrideRow(
  db: Db,
  workspaceId: string,
  entitlement: EntitlementKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    delete from entitlement_overrides where workspace_id = ${workspaceId} and entitlement = ${entitlement}
    returning id`.execute(db);
  return rows[0]?.id;
}

/** At most one per entitlement. */
export async function listOverrides(
  db: Db,
  workspaceId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<OverrideRow[]> {
  const { rows } = await sql<OverrideRow>`
    select ${columns} from entitlement_overrides
    where workspace_id = ${workspaceId} and entitlement > ${after ?? ""} order by entitlement limit ${limit}`.execute(
    db,
  );
  return rows;
}
