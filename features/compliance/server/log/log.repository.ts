import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface LogRow {
  id: string;
  workspace_id: string;
  generation: number;
  origin: string;
  size: number;
  published_size: number;
  /** 32 bytes each, of the largest subtree first. */
  peaks: Buffer;
}

export interface NewEntry {
  logId: string;
  index: number;
  eventId: string | null;
  checkpointId: string | null;
  leafHash: Buffer;
}

export interface NewTile {
  logId: string;
  level: number;
  number: number;
  root: Buffer;
}

const columns = sql`id, workspace_id, generation, origin, size::float8 as size,
  published_size::float8 as published_size, peaks`;

/** The open logs of these workspaces, locked. */
export async function lockOpenLogs(db: Db, workspaceIds: readonly string[]): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select ${columns} from logs where workspace_id = any(${workspaceIds}::uuid[]) and closed_at is null
    order by id for update`.execute(db);
  return rows;
}

/** The generation of the newest log of each workspace that ever had one. */
export async function generationsOf(db: Db, workspaceIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ workspace_id: string; generation: number }>`
    select workspace_id, max(generation) as generation from logs
    where workspace_id = any(${workspaceIds}::uuid[]) group by 1`.execute(db);
  return new Map(rows.map(({ workspace_id, generation }) => [workspace_id, generation]));
}

export async function insertLog(
  db: Db,
  log: Omit<LogRow, "size" | "published_size" | "peaks">,
  at: Date,
): Promise<void> {
  await sql`insert into logs (id, workspace_id, generation, origin, opened_at)
    values (${log.id}, ${log.workspace_id}, ${log.generation}, ${log.origin}, ${at})`.execute(db);
}

/** Stores new entries and tiles of logs, and how far these have grown. */
export async function storeGrowth(
  db: Db,
  logs: readonly { id: string; size: number; peaks: Buffer }[],
  entries: readonly NewEntry[],
  tiles: readonly NewTile[],
): Promise<void> {
  await Promise.all([
    sql`insert into log_entries (log_id, index, event_id, checkpoint_id, leaf_hash)
      select * from unnest(${entries.map(({ logId }) => logId)}::uuid[], ${entries.map(({ index }) => index)}::bigint[],
        ${entries.map(({ eventId }) => eventId)}::uuid[], ${entries.map(({ checkpointId }) => checkpointId)}::uuid[],
        ${entries.map(({ leafHash }) => leafHash)}::bytea[])`.execute(db),
    tiles.length > 0 &&
      sql`insert into log_tiles (log_id, level, number, root)
        select * from unnest(${tiles.map(({ logId }) => logId)}::uuid[], ${tiles.map(({ level }) => level)}::int[],
          ${tiles.map(({ number }) => number)}::bigint[], ${tiles.map(({ root }) => root)}::bytea[])`.execute(
        db,
      ),
    sql`update logs set size = grown.size, peaks = grown.peaks
      from unnest(${logs.map(({ id }) => id)}::uuid[], ${logs.map(({ size }) => size)}::bigint[],
        ${logs.map(({ peaks }) => peaks)}::bytea[]) as grown (id, size, peaks)
      where logs.id = grown.id`.execute(db),
  ]);
}

export async function findWorkspaceOfLog(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    workspace_id: string;
  }>`select workspace_id from logs where id = ${id}`.execute(db);
  return rows[0]?.workspace_id;
}

export async function findLogOfOrigin(
  db: Db,
  origin: string,
): Promise<{ id: string; size: number; closed_at: Date | null } | undefined> {
  const { rows } = await sql<{ id: string; size: number; closed_at: Date | null }>`
    select id, size::float8 as size, closed_at from logs where origin = ${origin}`.execute(db);
  return rows[0];
}

export interface ClosedLog {
  id: string;
  workspace_id: string;
  size: number;
}

/** Closes all open logs. */
export async function closeLogs(db: Db, because: string, at: Date): Promise<ClosedLog[]> {
  const { rows } = await sql<ClosedLog>`
    update logs set closed_at = ${at}, closed_because = ${because} where closed_at is null
    returning id, workspace_id, size::float8 as size`.execute(db);
  return rows;
}
