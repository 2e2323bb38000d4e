import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { QuestionForm } from "../../contract/index.ts";

export interface NewQuestion {
  id: string;
  run_id: string;
  tool_call_id: string;
  conversation_id: string | null;
  user_id: string;
  text: string;
  form: QuestionForm;
  integrity: Integrity;
  readers: readonly string[];
  expires_at: Date;
}

export interface QuestionRow extends NewQuestion {
  workspace_id: string;
  asked_at: Date;
  answer: string[] | null;
  answered_at: Date | null;
  /** When its run ended. Null while it goes on. */
  run_ended_at: Date | null;
}

const rows = sql`
  select q.*, r.ended_at as run_ended_at from questions q
  join runs r on r.workspace_id = q.workspace_id and r.id = q.run_id
  where q.workspace_id = app.workspace_id()`;

/** Stores a question. A tool call that asked before keeps its question. Returns false then. */
export async function insertQuestion(db: Db, row: NewQuestion, at: Date): Promise<boolean> {
  const inserted = await sql`
    insert into questions (workspace_id, id, run_id, tool_call_id, conversation_id, user_id, text, form, integrity,
      readers, asked_at, expires_at)
    values (app.workspace_id(), ${row.id}, ${row.run_id}, ${row.tool_call_id}, ${row.conversation_id}, ${row.user_id},
      ${row.text}, ${JSON.stringify(row.form)}::jsonb, ${row.integrity}, ${row.readers}::text[], ${at},
      ${row.expires_at})
    on conflict (workspace_id, tool_call_id) do nothing returning id`.execute(db);
  return inserted.rows.length === 1;
}

export async function findQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  return (await sql<QuestionRow>`${rows} and q.id = ${id}`.execute(db)).rows[0];
}

export async function findQuestionOfCall(db: Db, toolCallId: string): Promise<QuestionRow | undefined> {
  return (await sql<QuestionRow>`${rows} and q.tool_call_id = ${toolCallId}`.execute(db)).rows[0];
}

export async function findQuestions(db: Db, ids: readonly string[]): Promise<QuestionRow[]> {
  return (await sql<QuestionRow>`${rows} and q.id = any(${ids}::uuid[])`.execute(db)).rows;
}

/** Stores the answer once. Returns false when there is one already. */
export async function storeAnswer(
  db: Db,
  { id, answer }: { id: string; answer: readonly string[] },
  at: Date,
): Promise<boolean> {
  const { rows: stored } = await sql`
    update questions set answer = ${JSON.stringify(answer)}::jsonb, answered_at = ${at}
    where workspace_id = app.workspace_id() and id = ${id} and answered_at is null returning id`.execute(db);
  return stored.length === 1;
}
