import { sql } from "kysely";
import type { GivenFile } from "#features/files/contract/index.ts";
import type { Mention } from "#features/mentions/contract/index.ts";
import type { ModelBadge, RunError, Usage } from "#features/runs/contract/index.ts";
import type { Integrity, Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Part } from "../contract/index.ts";
import { withEntry } from "./search/entry.repository.ts";

export interface MessageRow {
  workspace_id: string;
  id: string;
  conversation_id: string;
  parent_id: string | null;
  user_id: string;
  /** Of somebody else than the caller. Null also when their account is gone. */
  author_name: string | null;
  role: "user" | "assistant";
  status: "streaming" | "complete" | "failed" | "cancelled";
  parts: Part[];
  mentions: Mention[];
  /** The label of the message. */
  integrity: Integrity;
  readers: string[];
  run_id: string | null;
  model: ModelBadge | null;
  error: RunError | null;
  usage: Usage | null;
  duration_ms: number | null;
  heard_characters: number | null;
  recording_seconds: number | null;
  /** The other of two answers among which nobody has chosen yet. */
  beside_id: string | null;
  /** How many of the first parts are of the version that this one continues. */
  continued_parts: number;
  given_files: GivenFile[] | null;
  created_at: Date;
}

/** What an interrupted version had written before another one continued it. */
export interface Continued {
  parts: Part[];
  body: string;
  /** It goes on from a step of that version, whose journal its model reads. */
  isFork?: boolean;
}

export type ShownMessage = MessageRow & { sibling_ids: string[]; beside?: MessageRow | undefined };

/** Of `messages m`. */
export const messageColumns = sql`m.workspace_id, m.id, m.conversation_id, m.parent_id, m.user_id, m.role, m.status, m.parts, m.mentions,
  case when m.user_id <> auth.uid() then app.shown_name(m.user_id) end as author_name, m.integrity, m.readers, m.run_id, m.model, m.error, m.usage, m.duration_ms, m.heard_characters, m.recording_seconds,
  m.beside_id, coalesce(jsonb_array_length(m.continues -> 'parts'), 0) as continued_parts, m.given_files, m.created_at`;

export type NewMessage = Pick<
  MessageRow,
  "id" | "conversation_id" | "parent_id" | "user_id" | "role" | "status" | "parts"
> & {
  body: string;
  mentions?: readonly Mention[];
  run_id?: string;
  label: Label;
  beside_id?: string | undefined;
  continues?: Continued | undefined;
  /** For background work. Absent: the caller's. */
  workspace_id?: string;
};

/** Stores a message. Undefined when one with this id exists. */
export async function insertMessage(db: Db, message: NewMessage): Promise<MessageRow | undefined> {
  const stored = sql<MessageRow>`
    insert into messages as m (workspace_id, id, conversation_id, parent_id, user_id, role, status, parts, body,
      integrity, readers, run_id, beside_id, continues, mentions)
    values (coalesce(${message.workspace_id ?? null}::uuid, app.workspace_id()), ${message.id}, ${message.conversation_id}, ${message.parent_id}, ${message.user_id},
      ${message.role}, ${message.status}, ${JSON.stringify(message.parts)}::jsonb, ${message.body},
      ${message.label.integrity}, ${message.label.readers}::text[], ${message.run_id ?? null},
      ${message.beside_id ?? null}, ${jsonOrNull(message.continues ?? null)}::jsonb,
      ${JSON.stringify(message.mentions ?? [])}::jsonb)
    on conflict do nothing returning ${messageColumns}`;
  const { rows } = await (message.status === "streaming"
    ? stored
    : sql<MessageRow>`
    with stored as (${stored}), found as (${withEntry("message", "stored", message.body)})
    select * from stored`
  ).execute(db);
  return rows[0];
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages m where m.workspace_id = app.workspace_id() and m.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function listMessagesOf(db: Db, ids: string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages m where m.workspace_id = app.workspace_id() and m.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}

/**
 * Records the length of a message's recording, or null for none. Returns false when nothing changes between
 * having one and having none.
 */
export async function updateRecordingSeconds(db: Db, id: string, seconds: number | null): Promise<boolean> {
  const { rows } = await sql`
    update messages set recording_seconds = ${seconds}::real
    where workspace_id = app.workspace_id() and id = ${id}
      and (recording_seconds is null) = (${seconds}::real is not null) returning 1`.execute(db);
  return rows.length > 0;
}

export function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
