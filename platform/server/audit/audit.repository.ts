import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import { placesFor, type Statement } from "../db/statement.ts";

export interface NewAuditEvent {
  id: string;
  workspaceId: string;
  act: string;
  actorType: string;
  actorId: string | null;
  runId: string | null;
  at: Date;
  envelope: Buffer;
  sealed: Buffer | null;
  dataKeyId: string | null;
}

const types = ["uuid", "uuid", "text", "text", "text", "uuid", "timestamptz", "bytea", "bytea", "uuid"];

/** Stores these events in their order. */
export function auditInsertion(events: readonly NewAuditEvent[]): Statement {
  return {
    text: `insert into audit_events (id, workspace_id, act, actor_type, actor_id, run_id, occurred_at, envelope, sealed,
      data_key_id) values ${placesFor(events.length, types)}`,
    values: events.flatMap((event) => [
      ...[event.id, event.workspaceId, event.act, event.actorType, event.actorId, event.runId],
      ...[event.at, event.envelope, event.sealed, event.dataKeyId],
    ]),
  };
}

export interface StoredAuditEvent {
  id: string;
  number: number;
  act: string;
  occurred_at: Date;
  envelope: Buffer;
}

/** Up to 500 audit events of a run that are the caller's own, oldest first. */
export async function listAuditEventsOfRun(db: Db, runId: string, since: Date): Promise<StoredAuditEvent[]> {
  const { rows } = await sql<StoredAuditEvent>`
    select id, number::float8 as number, act, occurred_at, envelope from audit_events
    where workspace_id = app.workspace_id() and run_id = ${runId} and actor_id = auth.uid()::text and occurred_at >= ${since}::timestamptz - interval '1 minute'
    order by id limit 500`.execute(db);
  return rows;
}
