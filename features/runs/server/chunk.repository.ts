import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import type { Chunk } from "../contract/index.ts";

export interface ChunkBatch {
  runId: string;
  fence: number;
  firstSeq: number;
  lastSeq: number;
  /** JSON lines. */
  lines: string;
}

/** Announces `<node>|<run>,<run>…` when stored chunks have a reader on another server. */
export const chunksChannel = "adjutant_chunks";

const insertChunks = `
  with stored as (
    insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines)
    select r.workspace_id, r.id, b.first_seq, b.last_seq, r.user_id, b.lines
    from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::text[]) as b(run_id, fence, first_seq, last_seq, lines)
    join runs r on r.id = b.run_id and r.fence = b.fence
    on conflict (workspace_id, run_id, first_seq) do update set last_seq = excluded.last_seq
      where run_chunks.lines = excluded.lines
    returning run_id),
  announced as (select pg_notify('${chunksChannel}', $6) where $6::text is not null)
  select run_id from stored left join announced on true`;

/**
 * Stores one batch per run in a single statement. Idempotent. Returns the stored runs. A missing run belongs
 * to another server by now, or that server has just stored other chunks in this place. The runs in
 * `announced` are announced.
 */
export async function storeChunks(
  pool: pg.Pool,
  batches: ChunkBatch[],
  announced: string | null,
): Promise<Set<string>> {
  const { rows } = await pool.query<{ run_id: string }>({
    name: "store_chunks",
    text: insertChunks,
    values: [
      batches.map(({ runId }) => runId),
      batches.map(({ fence }) => fence),
      batches.map(({ firstSeq }) => firstSeq),
      batches.map(({ lastSeq }) => lastSeq),
      batches.map(({ lines }) => lines),
      announced,
    ],
  });
  return new Set(rows.map(({ run_id }) => run_id));
}

/**
 * Appends a chunk to a run that has no writer and whose row the transaction has locked, and announces it at
 * commit. Runs as the service, because people may not.
 */
export async function appendChunk(
  db: Db,
  run: { workspace_id: string; id: string; user_id: string },
  chunk: Chunk,
): Promise<void> {
  await executeAsService(
    db,
    `with last as (
       select last_seq from run_chunks where workspace_id = $1 and run_id = $2 order by first_seq desc limit 1),
     next as (select coalesce((select last_seq from last), 0) + 1 as seq),
     stored as (
       insert into run_chunks (workspace_id, run_id, first_seq, last_seq, user_id, lines)
       select $1, $2, seq, seq, $3, $4 from next)
     select pg_notify('${chunksChannel}', $5)`,
    [run.workspace_id, run.id, run.user_id, JSON.stringify(chunk), `|${run.id}`],
  );
}

export type StoredChunks = Pick<ChunkBatch, "firstSeq" | "lastSeq" | "lines">;

/** Batches per page. A full page means there are more. */
export const chunkPage = 5_000;

/** The first `chunkPage` batches with chunks after `seq`, in order. The first batch may start before it. */
export async function listChunksAfter(
  db: Db,
  workspaceId: string,
  runId: string,
  seq: number,
): Promise<StoredChunks[]> {
  const { rows } = await sql<StoredChunks>`
    select first_seq as "firstSeq", last_seq as "lastSeq", lines from run_chunks
    where workspace_id = ${workspaceId} and run_id = ${runId} and last_seq > ${seq} order by first_seq limit ${chunkPage}`.execute(
    db,
  );
  return rows;
}

/** The number of a run's last stored chunk. 0 without any. */
export async function findLastSeq(db: Db, workspaceId: string, runId: string): Promise<number> {
  // Batches do not overlap, so the last batch has the last chunk.
  const { rows } = await sql<{ lastSeq: number }>`
    select last_seq as "lastSeq" from run_chunks
    where workspace_id = ${workspaceId} and run_id = ${runId} order by first_seq desc limit 1`.execute(db);
  return rows[0]?.lastSeq ?? 0;
}

/** The first number of the last batch in which `step` starts. Undefined when there is none. */
export async function findStepStart(
  db: Db,
  workspaceId: string,
  runId: string,
  step: number,
): Promise<number | undefined> {
  // Quotes inside strings are escaped, so no model text can look like this chunk.
  const start = `%{"type":"step-start","step":${step}`;
  const { rows } = await sql<{ firstSeq: number }>`
    select first_seq as "firstSeq" from run_chunks
    where workspace_id = ${workspaceId} and run_id = ${runId} and lines like any (${[`${start}}%`, `${start},%`]}::text[])
    order by first_seq desc limit 1`.execute(db);
  return rows[0]?.firstSeq;
}

/**
 * Deletes up to `limit` batches stored before `before`, except those of unfinished runs. Returns the number.
 * Chunks are for watching a run; a day later the stored message has the same content.
 */
export async function deleteChunksBefore(db: Db, before: Date, limit: number): Promise<number> {
  const result = await sql`
    delete from run_chunks where ctid = any(array(
      select c.ctid from run_chunks c
      where c.created_at < ${before} and not exists (
        select from runs r where r.workspace_id = c.workspace_id and r.id = c.run_id
          and r.status in ('queued', 'running', 'waiting'))
      limit ${limit}))`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
