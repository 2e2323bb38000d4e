import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ConnectionKey, ConnectionRow } from "./connection.repository.ts";

export interface ConnectionHealth {
  state: NonNullable<ConnectionRow["state"]>;
  error: { code: string; message: string } | null;
  at: Date;
}

export async function upsertHealth(db: Db, { workspaceId, id }: ConnectionKey, health: ConnectionHealth) {
  const readyAt = health.state === "ready" ? health.at : null;
  await sql`
    insert into connection_health (workspace_id, connection_id, state, last_error_code, last_error,
      last_checked_at, last_ready_at)
    values (${workspaceId}, ${id}, ${health.state}, ${health.error?.code ?? null},
      ${health.error?.message ?? null}, ${health.at}, ${readyAt})
    on conflict (workspace_id, connection_id) do update set state = excluded.state,
      last_error_code = excluded.last_error_code, last_error = excluded.last_error,
      last_checked_at = excluded.last_checked_at,
      last_ready_at = coalesce(excluded.last_ready_at, connection_health.last_ready_at)`.execute(db);
}

/** `at` null: its tools are compared before the next call. */
export async function updateComparison(
  db: Db,
  { workspaceId, id }: ConnectionKey,
  { at, leftOut }: { at: Date | null; leftOut?: number },
): Promise<void> {
  await sql`
    update connection_health set compared_at = ${at}, left_out = coalesce(${leftOut ?? null}, left_out)
    where workspace_id = ${workspaceId} and connection_id = ${id}`.execute(db);
}
