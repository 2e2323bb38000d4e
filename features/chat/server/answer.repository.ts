import { sql } from "kysely";
import type { GivenFile } from "#features/files/contract/index.ts";
import type { ModelBadge, RunError, Usage } from "#features/runs/contract/index.ts";
import type { Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Part } from "../contract/index.ts";
import { type Continued, jsonOrNull, type MessageRow, messageColumns } from "./message.repository.ts";
import { withEntry } from "./search/entry.repository.ts";

/** The first message that a run wrote, and what it continues. */
export async function findFirstAnswerOf(
  db: Db,
  run: { id: string; host_id: string },
): Promise<(MessageRow & { continues: Continued | null }) | undefined> {
  const { rows } = await sql<MessageRow & { continues: Continued | null }>`
    select ${messageColumns}, m.continues from messages m
    where m.workspace_id = app.workspace_id() and m.conversation_id = ${run.host_id} and m.run_id = ${run.id}
    order by m.created_at, m.id limit 1`.execute(db);
  return rows[0];
}

/** The latest answer to a question, if any. */
export async function findAnswerTo(db: Db, messageId: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages m
    where m.workspace_id = app.workspace_id() and m.parent_id = ${messageId} and m.role = 'assistant'
    order by m.created_at desc, m.id limit 1`.execute(db);
  return rows[0];
}

export interface AnswerProgress {
  status: MessageRow["status"];
  parts: Part[];
  body: string;
  /** Null: as stored. */
  label: Label | null;
  model: ModelBadge | null;
  error: RunError | null;
  usage: Usage | null;
  durationMs: number | null;
}

/** Stores an answer so far, behind what it continues. */
export async function storeAnswer(
  db: Db,
  workspaceId: string,
  id: string,
  progress: AnswerProgress,
): Promise<void> {
  const stored = sql`
    update messages set status = ${progress.status}, 
      parts = coalesce(continues -> 'parts', '[]') || ${JSON.stringify(progress.parts)}::jsonb,
      body = concat_ws(E'\\n\\n', nullif(continues ->> 'body', ''), ${progress.body}::text), 
      integrity = coalesce(${progress.label?.integrity ?? null}, integrity),
      readers = coalesce(${progress.label?.readers ?? null}::text[], readers), model = ${jsonOrNull(progress.model)}::jsonb,
      error = ${jsonOrNull(progress.error)}::jsonb, usage = ${jsonOrNull(progress.usage)}::jsonb,
      duration_ms = ${progress.durationMs}
    where workspace_id = ${workspaceId} and id = ${id}`;
  await (progress.status === "streaming"
    ? stored
    : sql`
    with stored as (${stored} returning workspace_id, id, conversation_id, created_at, continues),
    -- A job makes the entry of an answer that continues another, whose text is known to the database alone.
    whole as (select * from stored where continues is null)
    ${withEntry("message", "whole", progress.body)}`
  ).execute(db);
}

/** Records how much of an answer was heard. */
export async function updateHeard(db: Db, id: string, characters: number): Promise<void> {
  await sql`
    update messages set heard_characters = ${characters}
    where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

/** Records what the model was given of each file. */
export async function updateGivenFiles(db: Db, id: string, files: readonly GivenFile[]): Promise<boolean> {
  const { rows } = await sql`
    update messages set given_files = ${JSON.stringify(files)}::jsonb
    where workspace_id = app.workspace_id() and id = ${id}
      and given_files is distinct from ${JSON.stringify(files)}::jsonb returning 1`.execute(db);
  return rows.length > 0;
}
