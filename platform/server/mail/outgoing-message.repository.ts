import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import { executeAsService } from "../db/execute-as-service.ts";

export interface NewMessage {
  id: string;
  channel: "mail" | "sms";
  kind: string;
  recipient: string;
  sealed: string;
  dedupeKey: string | undefined;
}

/** Stores a message on its way out, whoever causes it; false when one with the same key is already there. */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const { rows } = await executeAsService(
    db,
    `insert into outgoing_messages (id, channel, kind, recipient, sealed_content, dedupe_key)
     values ($1, $2, $3, $4, $5, $6) on conflict (dedupe_key) do nothing returning id`,
    [message.id, message.channel, message.kind, message.recipient, message.sealed, message.dedupeKey ?? null],
  );
  return rows.length > 0;
}

export interface StoredMessage {
  id: string;
  channel: "mail" | "sms";
  kind: string;
  recipient: string;
  sealed_content: string | null;
  status: "waiting" | "delivered" | "failed";
  attempts: number;
  last_error: string | null;
  created_at: Date;
  delivered_at: Date | null;
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const { rows } = await sql<StoredMessage>`select * from outgoing_messages where id = ${id}`.execute(db);
  return rows[0];
}
