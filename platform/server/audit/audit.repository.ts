import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";

export interface NewAuditEvent {
  id: string;
  workspaceId: string;
  act: string;
  actorType: string;
  actorId: string | null;
  at: Date;
  envelope: Buffer;
  sealed: Buffer | null;
  dataKeyId: string | null;
}

export async function insertAuditEvent(db: Db, event: NewAuditEvent): Promise<void> {
  await sql`
    insert into audit_events (id, workspace_id, act, actor_type, actor_id, occurred_at, envelope, sealed, data_key_id)
    values (${event.id}, ${event.workspaceId}, ${event.act}, ${event.actorType}, ${event.actorId},
      ${event.at}, ${event.envelope}, ${event.sealed}, ${event.dataKeyId})`.execute(db);
}
