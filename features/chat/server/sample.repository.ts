import { sql } from "kysely";
import type { RunRow } from "#features/runs/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MessageRow } from "./message.repository.ts";
import { withEntry } from "./search/entry.repository.ts";

export async function insertSampleConversation(
  db: Db,
  { id, userId, title, at }: { id: string; userId: string; title: string; at: Date },
): Promise<void> {
  await sql`
    with stored as (
      insert into conversations (workspace_id, id, user_id, title, created_at, updated_at)
      values (${userId}, ${id}, ${userId}, ${title}, ${at}, ${at}) returning *)
    ${withEntry("title", "stored", title)}`.execute(db);
}

export async function hasConversationTitled(db: Db, userId: string, title: string): Promise<boolean> {
  const { rows } = await sql`
    select from conversations where workspace_id = ${userId} and title = ${title} limit 1`.execute(db);
  return rows.length > 0;
}

export type SampleMessage = Pick<MessageRow, "id" | "role" | "status" | "parts"> & {
  conversationId: string;
  parentId: string | null;
  userId: string;
  body: string;
  label: Label;
  run?: RunRow;
  at: Date;
};

/** Stores a message and makes it the last one of the current branch. */
export async function insertSampleMessage(db: Db, message: SampleMessage): Promise<void> {
  const { run } = message;
  const isOpen = run !== undefined && run.ended_at === null;
  await sql`
    with stored as (
      insert into messages (workspace_id, id, conversation_id, parent_id, user_id, role, status, parts, body, integrity,
      readers, run_id, model, error, usage, duration_ms, created_at)
    values (${message.userId}, ${message.id}, ${message.conversationId}, ${message.parentId}, ${message.userId},
      ${message.role}, ${message.status}, ${JSON.stringify(message.parts)}::jsonb, ${message.body},
      ${message.label.integrity}, ${message.label.readers}::text[], ${run?.id ?? null},
      ${json(run?.model)}::jsonb, ${json(run?.error)}::jsonb,
      ${json(run && { inputTokens: run.input_tokens, outputTokens: run.output_tokens })}::jsonb,
      ${run?.ended_at ? 2_400 : null}, ${message.at}) returning *)
    ${withEntry("message", "stored", message.body)}`.execute(db);
  await sql`
    update conversations set leaf_message_id = ${message.id}, active_run_id = ${isOpen ? (run?.id ?? null) : null}
    where workspace_id = ${message.userId} and id = ${message.conversationId}`.execute(db);
}

function json(value: object | null | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}
