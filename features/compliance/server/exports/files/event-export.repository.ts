import { sql } from "kysely";
import { type MadeFile, madeColumns } from "#platform/server/background-files/made-columns.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { EventExport, EventFilter } from "../../../contract/index.ts";
import { eventExportFiles } from "./event-export-files.ts";

export interface EventExportRow extends MadeFile {
  scope: EventExport["scope"];
  form: EventExport["form"];
  filter: EventFilter;
  below_number: number;
  state: EventExport["state"];
  problem: EventExport["problem"];
}

export type EventExportKey = Pick<EventExportRow, "workspace_id" | "id">;
export type Person = Pick<EventExportRow, "workspace_id" | "user_id">;

export const columns = sql`${madeColumns(eventExportFiles, "e")}, e.scope, e.form, e.filter,
  e.below_number::float8 as below_number`;

/** An export, whoever asked for it. For background work. */
export async function getEventExport(
  db: Db,
  { workspace_id, id }: EventExportKey,
): Promise<EventExportRow | undefined> {
  const { rows } = await sql<EventExportRow>`
    select ${columns} from event_exports e where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
  return rows[0];
}

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
