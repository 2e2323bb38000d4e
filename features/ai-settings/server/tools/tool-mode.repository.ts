import { sql } from "kysely";
import type { ToolMode } from "#features/tools/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ToolModeRow {
  workspace_id: string;
  tool_name: string;
  mode: ToolMode;
  needs_other: boolean;
}

/** What any of these set, by tool. */
export async function listToolModes(db: Db, workspaceIds: string[]): Promise<ToolModeRow[]> {
  const { rows } = await sql<ToolModeRow>`
    select workspace_id, tool_name, mode, needs_other from tool_modes
    where workspace_id = any(${workspaceIds}::uuid[]) order by tool_name, workspace_id`.execute(db);
  return rows;
}

/** Returns whether something else was set before. */
export async function upsertToolMode(
  db: Db,
  row: ToolModeRow & { set_by: string | null; set_at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into tool_modes as known (workspace_id, tool_name, mode, needs_other, set_by, set_at)
    values (${row.workspace_id}, ${row.tool_name}, ${row.mode}, ${row.needs_other}, ${row.set_by}, ${row.set_at})
    on conflict (workspace_id, tool_name) do update
      set mode = excluded.mode, needs_other = excluded.needs_other, set_by = excluded.set_by, set_at = excluded.set_at
      where (known.mode, known.needs_other) <> (excluded.mode, excluded.needs_other)`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Returns the names of the tools that were in mode `automatic`. Where somebody else has to approve, that stays: the tool
 * asks.
 */
export async function deleteAutomaticModes(
  db: Db,
  { workspaceId, toolNames }: { workspaceId: string; toolNames: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ tool_name: string }>`
    with named as (
      select tool_name, needs_other from tool_modes
      where workspace_id = ${workspaceId} and mode = 'automatic' and tool_name = any(${[...toolNames]}::text[])
      order by tool_name for update),
    asking as (
      update tool_modes m set mode = 'ask' from named
      where m.workspace_id = ${workspaceId} and m.tool_name = named.tool_name and named.needs_other),
    gone as (
      delete from tool_modes m using named
      where m.workspace_id = ${workspaceId} and m.tool_name = named.tool_name and not named.needs_other)
    select tool_name from named`.execute(db);
  return rows.map(({ tool_name }) => tool_name).sort();
}

/** Returns whether a mode was set before. */
export async function deleteToolMode(
  db: Db,
  { workspace_id, tool_name }: Pick<ToolModeRow, "workspace_id" | "tool_name">,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from tool_modes where workspace_id = ${workspace_id} and tool_name = ${tool_name}`.execute(db);
  return numAffectedRows === 1n;
}
