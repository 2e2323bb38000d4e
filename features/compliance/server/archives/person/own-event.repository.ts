import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { readBatches } from "../writing/cursor.repository.ts";

export interface OwnEvent {
  id: string;
  workspace_id: string;
  number: number;
  actor_id: string | null;
  envelope: Buffer;
  sealed: Buffer | null;
  data_key_id: string | null;
}

/** The events in which a person acted, or that somebody did for them, in all logs, the oldest of each first. */
export async function readEventsOf(
  db: Db,
  { userId, workspaceIds }: { userId: string; workspaceIds: readonly string[] },
  take: (events: OwnEvent[]) => Promise<void>,
): Promise<void> {
  const statement = sql<OwnEvent>`
    select e.id, e.workspace_id, e.number::float8 as number, e.actor_id, e.envelope, e.sealed, e.data_key_id
    from audit_events e join (
      select id from audit_events
      where workspace_id = any (${[...workspaceIds]}::uuid[]) and actor_id = ${userId}
      union
      select event_id from audit_facets
      where workspace_id = any (${[...workspaceIds]}::uuid[]) and facet = ${`person:${userId}`}) own on own.id = e.id
    order by e.workspace_id, e.number`;
  await readBatches(db, "archived_events", statement, take);
}

/** The workspaces in whose logs there may be something of the person. */
export async function listWorkspacesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w as id from app.workspaces_with(${userId}::uuid) w union select ${userId}::uuid`.execute(db);
  return rows.map(({ id }) => id);
}
