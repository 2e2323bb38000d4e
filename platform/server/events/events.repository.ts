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

const types = ["uuid", "uuid", "uuid", "text", "jsonb", "text", "uuid"];

/**
 * Stores these events and announces their ids. Listeners are notified when the transaction commits. What concerns
 * the readers of an object is announced for its owner alone while it is not shared.
 */
export function eventInsertion(events: readonly DomainEvent[]): Statement {
  return {
    // Without `returning`: the caller may not read what is for a colleague.
    text: `with given (id, workspace_id, user_id, name, data, object_type, object_id) as (
        values ${placesFor(events.length, types)}),
      stored as (
        insert into events (id, workspace_id, user_id, name, data, object_type, object_id) select * from given)
      select pg_notify('${eventsChannel}', concat(workspace_id, ':',
        case when object_type is null then user_id else app.only_reader(workspace_id, object_type, object_id) end,
        ':', id))
      from given`,
    values: events.flatMap(({ workspaceId, userId, name, data, readersOf }) => [
      ...[newId(), workspaceId, readersOf ? null : (userId ?? null), name, JSON.stringify(data)],
      ...[readersOf?.noun ?? null, readersOf?.id ?? null],
    ]),
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

/** An event with those who may receive it: everybody in the workspace, one person, or the readers of an object. */
export interface SharedEvent extends StoredEvent {
  workspace_id: string;
  user_id: string | null;
  /** Who may read its object, of the people that were asked about. Null: it is not for the readers of an object. */
  readers: string[] | null;
}

/** The readers are found by the statement that reads the event, so a withdrawn right ends at once. */
const selectShared = `select id, workspace_id, user_id, name, data, created_at,
  case when object_type is not null then app.readers_among(workspace_id, object_type, object_id, $1::uuid[]) end as readers
  from events`;

/** The events with these ids, oldest first. Reads as the product, for the streams of these people. */
export function listEventsWithIds(
  servicePool: pg.Pool,
  { ids, people }: { ids: string[]; people: string[] },
): Promise<SharedEvent[]> {
  return readShared(servicePool, `${selectShared} where id = any($2::uuid[]) order by id`, [people, ids]);
}

/** Events of these workspaces after `afterId`, oldest first. Reads as the product, for the streams of these people. */
export function listEventsOfWorkspaces(
  servicePool: pg.Pool,
  {
    workspaceIds,
    people,
    afterId,
    limit,
  }: { workspaceIds: string[]; people: string[]; afterId: string; limit: number },
): Promise<SharedEvent[]> {
  return readShared(
    servicePool,
    `${selectShared} where workspace_id = any($2::uuid[]) and id > $3::uuid order by id limit $4`,
    [people, workspaceIds, afterId, limit],
  );
}

async function readShared(servicePool: pg.Pool, text: string, values: unknown[]): Promise<SharedEvent[]> {
  const { rows } = await servicePool.query<SharedEvent>(prepared(text, values)).catch((error: unknown) => {
    throw databaseError(error);
  });
  return rows;
}
