import { sql } from "kysely";
import type { Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { FileKind, FileProblem, FileState } from "../../contract/index.ts";

/** A file under a message of a conversation. */
export interface ConversationFile extends Label {
  id: string;
  user_id: string;
  name: string;
  size_bytes: number;
  state: FileState;
  kind: FileKind | null;
  problem: FileProblem | null;
  page_count: number | null;
  character_count: number | null;
  /** The tool call that wrote it. Null for an upload. */
  written_by_call: string | null;
}

/** The files of a conversation that the caller may read, newest first. */
export async function listFilesOf(
  db: Db,
  conversationId: string,
  limit: number,
): Promise<ConversationFile[]> {
  const { rows } = await sql<ConversationFile>`
    select f.id, f.user_id, f.name, f.size_bytes::float8 as size_bytes, f.state, f.kind, f.problem, f.page_count, f.character_count,
      f.written_by_call, f.integrity, f.readers
    from files f
    where f.workspace_id = app.workspace_id() and exists (
      select from message_files mf join messages m on m.workspace_id = mf.workspace_id and m.id = mf.message_id
      where mf.workspace_id = f.workspace_id and mf.file_id = f.id and m.conversation_id = ${conversationId})
    order by f.created_at desc, f.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The latest answer that a run of the caller writes. */
export async function findAnswerOf(db: Db, runId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from messages
    where workspace_id = app.workspace_id() and run_id = ${runId} and role = 'assistant' and user_id = auth.uid()
    order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** Notes what wrote a file of the caller's own and its label, and puts it under an answer. Idempotent. */
export async function keepUnder(
  db: Db,
  { id, messageId, label }: { id: string; messageId: string; label: Label },
): Promise<void> {
  await sql`
    update files set written_by_call = ${id}, integrity = ${label.integrity},
      readers = ${[...label.readers]}::text[]
    where workspace_id = app.workspace_id() and id = ${id} and user_id = auth.uid()`.execute(db);
  await sql`
    insert into message_files (workspace_id, message_id, file_id)
    values (app.workspace_id(), ${messageId}, ${id}) on conflict do nothing`.execute(db);
}

/** Whether a tool call wrote the file, and how many messages hold it. */
export async function findWritten(
  db: Db,
  id: string,
): Promise<{ isWritten: boolean; holders: number } | undefined> {
  const { rows } = await sql<{ isWritten: boolean; holders: number }>`
    select f.written_by_call is not null as "isWritten", (
      select count(*)::int from message_files m where m.workspace_id = f.workspace_id and m.file_id = f.id) as holders
    from files f where f.workspace_id = app.workspace_id() and f.id = ${id} and f.user_id = auth.uid()`.execute(
    db,
  );
  return rows[0];
}
