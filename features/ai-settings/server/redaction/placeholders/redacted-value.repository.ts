import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { RedactedValue } from "./placeholder-book.ts";

export interface RunOfValues {
  id: string;
  workspace_id: string;
  user_id: string;
  host: string;
  host_id: string;
}

/** All values of a host, such as a conversation. Background work. */
export async function listRedactedValues(pool: pg.Pool, run: RunOfValues): Promise<RedactedValue[]> {
  const { rows } = await pool.query<RedactedValue>({
    name: "list_redacted_values",
    text: `select placeholder, value from redacted_values
      where workspace_id = $1 and host = $2 and host_id = $3 order by created_at, placeholder`,
    values: [run.workspace_id, run.host, run.host_id],
  });
  return rows;
}

/**
 * Stores values. False when another run of the host has used one of their placeholders or values meanwhile, or
 * the run is erased. The lock on the run's row makes an erasure wait, so that it deletes these values too.
 */
export async function insertRedactedValues(
  pool: pg.Pool,
  run: RunOfValues,
  values: readonly RedactedValue[],
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "insert_redacted_values",
    text: `with held as (select workspace_id, host, host_id from runs where workspace_id = $1 and id = $2 for key share)
      insert into redacted_values (workspace_id, host, host_id, user_id, placeholder, value)
      select held.*, $3, v.placeholder, v.value
      from held, json_to_recordset($4) as v(placeholder text, value text)
      on conflict do nothing returning 1`,
    values: [run.workspace_id, run.id, run.user_id, JSON.stringify(values)],
  });
  return rowCount === values.length;
}

/** Journals which placeholders a run sent to a provider, in addition to earlier calls. */
export async function insertRunRedactions(
  pool: pg.Pool,
  run: RunOfValues,
  { provider, placeholders }: { provider: string; placeholders: readonly string[] },
): Promise<void> {
  await pool.query({
    name: "insert_run_redactions",
    text: `insert into run_redactions as d (workspace_id, run_id, user_id, provider, placeholders)
      select workspace_id, id, $3, $4, $5 from runs where workspace_id = $1 and id = $2
      on conflict (workspace_id, run_id, provider) do update
      set placeholders = array(select distinct unnest(d.placeholders || excluded.placeholders))`,
    values: [run.workspace_id, run.id, run.user_id, provider, placeholders],
  });
}

export interface ReplacedRow extends RedactedValue {
  provider: string;
}

/** What a run of the caller replaced, at most `limit` values. */
export async function listReplacedInRun(db: Db, runId: string, limit: number): Promise<ReplacedRow[]> {
  const { rows } = await sql<ReplacedRow>`
    select d.provider, v.placeholder, v.value
    from run_redactions d
    join runs r on r.workspace_id = d.workspace_id and r.id = d.run_id
    join redacted_values v on v.workspace_id = r.workspace_id and v.host = r.host and v.host_id = r.host_id
      and v.placeholder = any(d.placeholders)
    where d.workspace_id = app.workspace_id() and d.run_id = ${runId}
    order by d.provider, v.created_at, v.placeholder limit ${limit}`.execute(db);
  return rows;
}

/** Deletes what the placeholders of a host stand for. */
export async function deleteRedactedValues(
  db: Db,
  { workspaceId, host, hostId }: { workspaceId: string; host: string; hostId: string },
): Promise<void> {
  await sql`delete from redacted_values
    where workspace_id = ${workspaceId} and host = ${host} and host_id = ${hostId}`.execute(db);
}
