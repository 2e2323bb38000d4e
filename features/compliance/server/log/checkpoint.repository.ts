import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { LogRow } from "./log.repository.ts";

export interface CheckpointRow {
  id: string;
  log_id: string;
  size: number;
  root: Buffer;
  note: string;
  signed_at: Date;
}

/** Up to `limit` open logs that have grown since their last checkpoint: those of workspaces, or that of the installation. */
export async function listUnpublished(
  db: Db,
  {
    installationId,
    isInstallation,
    limit,
  }: { installationId: string; isInstallation: boolean; limit: number },
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select id, workspace_id, generation, origin, size::float8 as size, published_size::float8 as published_size, peaks
    from logs where size > published_size and closed_at is null
      and (workspace_id = ${installationId}) = ${isInstallation}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Stores checkpoints. Returns those that were new. A log that was closed meanwhile, or that does not reach so far any
 * more, gets none: its database came from a backup.
 */
export async function insertCheckpoints(db: Db, checkpoints: readonly CheckpointRow[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into log_checkpoints (id, log_id, size, root, note, signed_at)
    select signed.* from unnest(${checkpoints.map(({ id }) => id)}::uuid[], ${checkpoints.map((row) => row.log_id)}::uuid[],
      ${checkpoints.map(({ size }) => size)}::bigint[], ${checkpoints.map(({ root }) => root)}::bytea[],
      ${checkpoints.map(({ note }) => note)}::text[], ${checkpoints.map((row) => row.signed_at)}::timestamptz[])
      as signed (id, log_id, size, root, note, signed_at)
    join logs on logs.id = signed.log_id and logs.closed_at is null and logs.size >= signed.size
    on conflict (log_id, size) do nothing returning id`.execute(db);
  await sql`
    update logs set published_size = greatest(published_size, published.size)
    from unnest(${checkpoints.map((row) => row.log_id)}::uuid[], ${checkpoints.map(({ size }) => size)}::bigint[])
      as published (id, size)
    where logs.id = published.id and logs.closed_at is null and logs.size >= published.size`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The newest checkpoint of a log, or the first of at least `size` entries. */
export async function findCheckpoint(
  db: Db,
  logId: string,
  size?: number,
): Promise<CheckpointRow | undefined> {
  const { rows } = await sql<CheckpointRow>`
    select id, log_id, size::float8 as size, root, note, signed_at from log_checkpoints
    where log_id = ${logId} and size >= ${size ?? 0}
    order by ${size === undefined ? sql`size desc` : sql`size`} limit 1`.execute(db);
  return rows[0];
}
