import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ActorKind } from "../../contract/index.ts";
import { firstIdAt } from "./first-id-at.ts";

export interface EventRow {
  id: string;
  workspace_id: string;
  number: number;
  act: string;
  actor_type: ActorKind;
  actor_id: string | null;
  occurred_at: Date;
  envelope: Buffer;
  data_key_id: string | null;
}

const columns = sql`id, workspace_id, number::float8 as number, act, actor_type, actor_id, occurred_at, envelope, data_key_id`;

/** Events by number, newest first, as far as the caller may read them. */
export async function listEvents(
  db: Db,
  workspaceId: string,
  numbers: readonly number[],
): Promise<EventRow[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<EventRow>`
    select ${columns} from audit_events
    where workspace_id = ${workspaceId} and number = any (${[...numbers]}::bigint[]) order by number desc`.execute(
    db,
  );
  return rows;
}

/** An event that the caller may read. */
export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`select ${columns} from audit_events where id = ${id}`.execute(db);
  return rows[0];
}

/** When the event with the number happened. */
export async function timeOfNumber(db: Db, workspaceId: string, number: number): Promise<Date | undefined> {
  const { rows } = await sql<{ occurred_at: Date }>`
    select occurred_at from audit_events where workspace_id = ${workspaceId} and number >= ${number}::bigint
    order by number limit 1`.execute(db);
  return rows[0]?.occurred_at;
}

/** The newest number that the caller may read, of a log or of one person's events in it. */
export async function newestNumber(
  db: Db,
  workspaceId: string,
  ofPersonId: string | undefined,
): Promise<number> {
  const isTheirs = ofPersonId ? sql`actor_id = ${ofPersonId}` : sql`true`;
  const { rows } = await sql<{ number: number }>`
    select number::float8 as number from audit_events where workspace_id = ${workspaceId} and ${isTheirs}
    order by number desc limit 1`.execute(db);
  return rows[0]?.number ?? 0;
}

export interface SealedRow {
  sealed: Buffer;
  data_key_id: string;
}

/** The sealed content of an event that the caller may read. */
export async function findSealed(db: Db, id: string): Promise<SealedRow | undefined> {
  const { rows } = await sql<SealedRow>`
    select sealed, data_key_id from audit_events where id = ${id} and sealed is not null`.execute(db);
  return rows[0];
}

/**
 * The facts of recent events of one act and person, newest first. Ids begin with their time: the range of ids finds the
 * few of that time, and is looked at before the person, who may have many events.
 */
export async function listRecentFacts(
  db: Db,
  wanted: { workspaceId: string; act: string; personId: string; since: Date },
): Promise<{ facts: unknown }[]> {
  const { rows } = await sql<{ facts: unknown }>`
    with recent as materialized (
      select actor_id, envelope from audit_events
      where workspace_id = ${wanted.workspaceId} and act = ${wanted.act}
        and id >= ${firstIdAt(wanted.since.getTime())}::uuid
      order by id desc limit 1000)
    select convert_from(envelope, 'UTF8')::jsonb -> 'facts' as facts from recent
    where actor_id = ${wanted.personId} limit 100`.execute(db);
  return rows;
}
