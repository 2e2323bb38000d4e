import { CompiledQuery, sql } from "kysely";
import type pg from "pg";
import type { DomainEvent } from "../context.ts";
import type { Db } from "../db/connection-db.ts";
import { databaseError } from "../db/database-error.ts";
import { prepared } from "../db/prepared.ts";
import { placesFor, type Statement } from "../db/statement.ts";
import { newId } from "../ids.ts";

/** The channel between servers for new events. Payloads contain only ids. */
export const eventsChannel = "adjutant_events";

const types = ["uuid", "uuid", "uuid", "text", "jsonb"];

/** Stores these events and announces their ids. Listeners are notified when the transaction commits. */
export function eventInsertion(events: readonly DomainEvent[]): Statement {
  const rows = events.map((event) => ({ ...event, id: newId() }));
  const audiences = rows.map(({ workspaceId, userId, id }) => `${workspaceId}:${userId ?? ""}:${id}`);
  return {
    // Without `returning`: the caller may not read what is for a colleague.
    text: `with stored as (
        insert into events (id, workspace_id, user_id, name, data) values ${placesFor(rows.length, types)})
      select pg_notify('${eventsChannel}', audience)
      from unnest($${rows.length * types.length + 1}::text[]) as announced(audience)`,
    values: [
      ...rows.flatMap(({ id, workspaceId, userId, name, data }) => [
        ...[id, workspaceId, userId ?? null, name, JSON.stringify(data)],
      ]),
      audiences,
    ],
  };
}

/** Stores them in a transaction without a context. */
export async function insertEvents(db: Db, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { text, values } = eventInsertion(events);
  await db.executeQuery(CompiledQuery.raw(text, values));
}

export interface StoredEvent {
  id: string;
  name: string;
  data: unknown;
  created_at: Date;
}

/** Events after `afterId` that the caller may receive, oldest first. Policies decide. */
export async function listEventsAfter(db: Db, afterId: string, limit: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, name, data, created_at from events
    where workspace_id = app.workspace_id() and id > ${afterId}::uuid
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** An event with those who may receive it: everybody in the workspace, or one person. */
export interface SharedEvent extends StoredEvent {
  workspace_id: string;
  user_id: string | null;
}

const selectShared = "select id, workspace_id, user_id, name, data, created_at from events";

/** The events with these ids, oldest first. Reads as the product, for the streams of many people. */
export function listEventsWithIds(servicePool: pg.Pool, ids: string[]): Promise<SharedEvent[]> {
  return readShared(servicePool, `${selectShared} where id = any($1::uuid[]) order by id`, [ids]);
}

/** Events of these workspaces after `afterId`, oldest first. Reads as the product, for the streams of many. */
export function listEventsOfWorkspaces(
  servicePool: pg.Pool,
  { workspaceIds, afterId, limit }: { workspaceIds: string[]; afterId: string; limit: number },
): Promise<SharedEvent[]> {
  return readShared(
    servicePool,
    `${selectShared} where workspace_id = any($1::uuid[]) and id > $2::uuid order by id limit $3`,
    [workspaceIds, afterId, limit],
  );
}

async function readShared(servicePool: pg.Pool, text: string, values: unknown[]): Promise<SharedEvent[]> {
  const { rows } = await servicePool.query<SharedEvent>(prepared(text, values)).catch((error: unknown) => {
    throw databaseError(error);
  });
  return rows;
}
