import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Shareable } from "./shareable.ts";

export interface DescribedObject {
  id: string;
  name: string;
  ownerId: string;
}

/** The shown objects with these ids, as far as the transaction may read them. */
export async function describeObjects(
  db: Db,
  { table, name, isShown }: Shareable,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Promise<DescribedObject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DescribedObject>`
    select o.id, coalesce(${sql.raw(name)}, '') as name, o.user_id as "ownerId" from ${sql.table(table)} o
    where o.workspace_id = ${workspaceId} and o.id = any(${[...ids]}::uuid[]) and ${sql.raw(isShown)}`.execute(
    db,
  );
  return rows;
}
