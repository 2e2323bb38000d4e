import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ToolOffRow {
  workspace_id: string;
  tool_name: string;
}

/** The tools switched off by any of these. */
export async function listToolsOff(db: Db, workspaceIds: string[]): Promise<ToolOffRow[]> {
  const { rows } = await sql<ToolOffRow>`
    select workspace_id, tool_name from tools_switched_off
    where workspace_id = any(${workspaceIds}::uuid[])`.execute(db);
  return rows;
}

/** Returns whether it was on before. */
export async function insertToolOff(db: Db, row: ToolOffRow & { switched_off_by: string | null }) {
  const { numAffectedRows } = await sql`
    insert into tools_switched_off (workspace_id, tool_name, switched_off_by)
    values (${row.workspace_id}, ${row.tool_name}, ${row.switched_off_by}) on conflict do nothing`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Returns whether it was off before. */
export async function deleteToolOff(db: Db, { workspace_id, tool_name }: ToolOffRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from tools_switched_off where workspace_id = ${workspace_id} and tool_name = ${tool_name}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
