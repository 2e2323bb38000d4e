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

/** Modes of a workspace that are set and forgotten follow one another until the end of the transaction. */
export async function lockToolModes(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('tool_modes_everywhere'))`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtext('tool_modes'), hashtext(${workspaceId}))`.execute(db);
}

/** The same for all workspaces at once. */
export async function lockAllToolModes(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tool_modes_everywhere'))`.execute(db);
}

/** The workspaces in which one of these tools is `automatic`. */
export async function listAutomaticWorkspaces(db: Db, toolNames: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ workspace_id: string }>`
    select distinct workspace_id from tool_modes
    where mode = 'automatic' and tool_name = any(${[...toolNames]}::text[]) order by workspace_id`.execute(
    db,
  );
  return rows.map(({ workspace_id }) => workspace_id);
}

/**
 * Returns the tools that were in mode `automatic`, in one workspace or, with null, in all. Where somebody else has to
 * approve, that stays: the tool asks.
 */
export async function deleteAutomaticModes(
  db: Db,
  { workspaceId, toolNames }: { workspaceId: string | null; toolNames: readonly string[] },
): Promise<Pick<ToolModeRow, "workspace_id" | "tool_name">[]> {
  const { rows } = await sql<Pick<ToolModeRow, "workspace_id" | "tool_name">>`
    with named as (
      select workspace_id, tool_name, needs_other from tool_modes
      where (${workspaceId}::uuid is null or workspace_id = ${workspaceId}::uuid) and mode = 'automatic'
        and tool_name = any(${[...toolNames]}::text[])
      order by workspace_id, tool_name for update),
    asking as (
      update tool_modes m set mode = 'ask' from named
      where m.workspace_id = named.workspace_id and m.tool_name = named.tool_name and named.needs_other),
    gone as (
      delete from tool_modes m using named
      where m.workspace_id = named.workspace_id and m.tool_name = named.tool_name and not named.needs_other)
    select workspace_id, tool_name from named`.execute(db);
  return rows;
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
