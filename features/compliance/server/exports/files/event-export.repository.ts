import { sql } from "kysely";
import type { Pool } from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { EventExport, EventFilter } from "../../../contract/index.ts";

export interface EventExportRow {
  workspace_id: string;
  id: string;
  user_id: string;
  scope: EventExport["scope"];
  form: EventExport["form"];
  filter: EventFilter;
  below_number: number;
  state: EventExport["state"];
  problem: EventExport["problem"];
  size_bytes: number | null;
  attempts: number;
  done_count: number;
  share: number;
  expires_at: Date | null;
  created_at: Date;
}

export type EventExportKey = Pick<EventExportRow, "workspace_id" | "id">;
export type Person = Pick<EventExportRow, "workspace_id" | "user_id">;

export const columns = sql`e.workspace_id, e.id, e.user_id, e.scope, e.form, e.filter, e.below_number::float8 as below_number,
  e.state, e.problem, e.size_bytes::float8 as size_bytes, e.attempts, e.expires_at, e.created_at, coalesce((
    select c.done_count from event_export_contents c where c.workspace_id = e.workspace_id and c.id = e.id), 0) as done_count,
  coalesce((
    select c.share from event_export_contents c where c.workspace_id = e.workspace_id and c.id = e.id), 0)::float8 as share`;

/** An export of the person. */
export async function findEventExport(
  db: Db,
  { workspace_id, user_id }: Person,
  id: string,
): Promise<EventExportRow | undefined> {
  const { rows } = await sql<EventExportRow>`
    select ${columns} from event_exports e
    where workspace_id = ${workspace_id} and user_id = ${user_id} and id = ${id}`.execute(db);
  return rows[0];
}

/** The exports of the person, newest first. */
export async function listEventExports(db: Db, { workspace_id, user_id }: Person): Promise<EventExportRow[]> {
  const { rows } = await sql<EventExportRow>`
    select ${columns} from event_exports e where workspace_id = ${workspace_id} and user_id = ${user_id}
    order by created_at desc, id limit 50`.execute(db);
  return rows;
}

/** The person's requests follow one another until the end of the transaction. */
export async function lockEventExports(db: Db, { user_id }: Person): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('event_exports'), hashtext(${user_id}))`.execute(db);
}

export async function insertEventExport(
  db: Db,
  row: Pick<EventExportRow, "workspace_id" | "id" | "user_id" | "scope" | "form" | "filter" | "below_number">,
): Promise<EventExportRow | undefined> {
  const { rows } = await sql<EventExportRow>`
    insert into event_exports as e (workspace_id, id, user_id, scope, form, filter, below_number)
    values (${row.workspace_id}, ${row.id}, ${row.user_id}, ${row.scope}, ${row.form},
      ${JSON.stringify(row.filter)}::jsonb, ${row.below_number})
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function deleteEventExport(db: Db, { workspace_id, id }: EventExportKey): Promise<void> {
  await sql`delete from event_exports where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
}

/** Begins another attempt, and notes that its bytes will come. Undefined when there is nothing to write. */
export async function takeEventExport(db: Db, key: EventExportKey): Promise<EventExportRow | undefined> {
  const { rows } = await sql<EventExportRow>`
    with taken as (
      update event_exports set state = 'writing', attempts = attempts + 1, updated_at = now()
      where workspace_id = ${key.workspace_id} and id = ${key.id} and state in ('waiting', 'writing') returning *),
    noted as (
      insert into event_export_contents (workspace_id, id) select workspace_id, id from taken
      on conflict (workspace_id, id) do update set done_count = 0, share = 0, updated_at = now())
    select ${columns} from taken e`.execute(db);
  return rows[0];
}

type Attempt = Pick<EventExportRow, "workspace_id" | "id" | "attempts">;

/** Stores how far an attempt has come. False when it does not count any more. */
export async function storeProgress(
  pool: Pool,
  { workspace_id, id, attempts }: Attempt,
  { done, share }: { done: number; share: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update event_export_contents c set done_count = $4, share = $5, updated_at = now()
     from event_exports e
     where e.workspace_id = $1 and e.id = $2 and e.attempts = $3 and e.state = 'writing'
       and c.workspace_id = e.workspace_id and c.id = e.id`,
    [workspace_id, id, attempts, done, share],
  );
  return rowCount === 1;
}

export type WriteOutcome =
  | { sizeBytes: number; events: number }
  | { problem: NonNullable<EventExport["problem"]> };

/** Ends an attempt. False when it does not count any more. */
export async function storeWritten(
  db: Db,
  { workspace_id, id, attempts }: Attempt,
  outcome: WriteOutcome,
  expiresAt: Date,
): Promise<boolean> {
  const problem = "problem" in outcome ? outcome.problem : null;
  const sizeBytes = "problem" in outcome ? null : outcome.sizeBytes;
  const { rows } = await sql`
    update event_exports set state = ${problem ? "failed" : "ready"}, problem = ${problem}, size_bytes = ${sizeBytes},
      expires_at = ${expiresAt}, updated_at = now()
    where workspace_id = ${workspace_id} and id = ${id} and attempts = ${attempts} and state = 'writing'
    returning 1`.execute(db);
  return rows.length > 0;
}
