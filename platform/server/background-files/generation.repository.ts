import { sql } from "kysely";
import type { Pool } from "pg";
import type { Db } from "../db/connection-db.ts";
import type { Attempt, BackgroundFiles, FileKey, FileOutcome } from "./background-files.ts";

/** Begins another attempt, and notes that its bytes will come. False when there is nothing to make. */
export async function beginAttempt(
  db: Db,
  { table, contents, making, progress }: BackgroundFiles,
  { workspace_id, id }: FileKey,
): Promise<boolean> {
  const anew = progress.map((column) => sql`${sql.ref(column)} = default`);
  const { rows } = await sql`
    with taken as (
      update ${sql.table(table)} set state = ${making}, attempts = attempts + 1, updated_at = now()
      where workspace_id = ${workspace_id} and id = ${id} and state in ('waiting', ${making}) returning workspace_id, id),
    noted as (
      insert into ${sql.table(contents)} (workspace_id, id) select workspace_id, id from taken
      on conflict (workspace_id, id) do update set ${sql.join([...anew, sql`updated_at = now()`])})
    select 1 from taken`.execute(db);
  return rows.length > 0;
}

/** Stores how far an attempt has come. False when it does not count any more. */
export async function storeProgress(
  pool: Pool,
  { table, contents, making, progress }: BackgroundFiles,
  { workspace_id, id, attempts }: Attempt,
  values: readonly number[],
): Promise<boolean> {
  const columns = progress.map((column, index) => `${column} = $${index + 5}`).join(", ");
  const { rowCount } = await pool.query(
    `update ${contents} c set ${columns}, updated_at = now() from ${table} e
     where e.workspace_id = $1 and e.id = $2 and e.attempts = $3 and e.state = $4
       and c.workspace_id = e.workspace_id and c.id = e.id`,
    [workspace_id, id, attempts, making, ...values],
  );
  return rowCount === 1;
}

/** Ends an attempt. False when it does not count any more. */
export async function endAttempt(
  db: Db,
  { table, making }: BackgroundFiles,
  { workspace_id, id, attempts }: Attempt,
  { outcome, expiresAt }: { outcome: FileOutcome<string>; expiresAt: Date },
): Promise<boolean> {
  const problem = "problem" in outcome ? outcome.problem : null;
  const sizeBytes = "problem" in outcome ? null : outcome.sizeBytes;
  const { rows } = await sql`
    update ${sql.table(table)} set state = ${problem ? "failed" : "ready"}, problem = ${problem},
      size_bytes = ${sizeBytes}, expires_at = ${expiresAt}, updated_at = now()
    where workspace_id = ${workspace_id} and id = ${id} and attempts = ${attempts} and state = ${making}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** The requests of a person follow one another until the end of the transaction. */
export async function lockRequests(db: Db, { table }: BackgroundFiles, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${table}), hashtext(${userId}))`.execute(db);
}
