import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface SinkSecretRow {
  sink_id: string;
  sealed_secret: string;
  sealed_previous: string | null;
  previous_until: Date | null;
}

export async function insertSinkSecret(
  db: Db,
  { workspaceId, sinkId, sealed }: { workspaceId: string; sinkId: string; sealed: string },
): Promise<void> {
  await sql`
    insert into event_sink_secrets (sink_id, workspace_id, sealed_secret)
    values (${sinkId}, ${workspaceId}, ${sealed})`.execute(db);
}

/** Stores another secret. The one before counts until `previousUntil`. */
export async function renewStoredSecret(
  db: Db,
  { sinkId, sealed, previousUntil }: { sinkId: string; sealed: string; previousUntil: Date },
): Promise<void> {
  await sql`
    update event_sink_secrets set sealed_previous = sealed_secret, previous_until = ${previousUntil},
      sealed_secret = ${sealed} where sink_id = ${sinkId}`.execute(db);
}

export async function findSinkSecret(db: Db, sinkId: string): Promise<SinkSecretRow | undefined> {
  const { rows } = await sql<SinkSecretRow>`
    select sink_id, sealed_secret, sealed_previous, previous_until from event_sink_secrets
    where sink_id = ${sinkId}`.execute(db);
  return rows[0];
}
