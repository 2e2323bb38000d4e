import { sql } from "kysely";
import type { Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { FileKind, FileProblem, FileState } from "../../contract/index.ts";

/** A file of the caller's own, with the newest of their conversations that holds it. */
export interface FoundFile extends Label {
  id: string;
  name: string;
  state: FileState;
  kind: FileKind | null;
  problem: FileProblem | null;
  page_count: number | null;
  /** The tool call that wrote it. Null for an upload. */
  written_by_call: string | null;
  created_at: Date;
  conversation_id: string;
  title: string;
}

/** The caller's own files that a message of a conversation holds which they can open, newest first. */
export async function listNewestFiles(db: Db, limit: number): Promise<FoundFile[]> {
  const { rows } = await sql<FoundFile>`
    select f.id, f.name, f.state, f.kind, f.problem, f.page_count, f.written_by_call, f.created_at,
      f.integrity, f.readers, held.conversation_id, held.title
    from files f join lateral (
      select c.id as conversation_id, c.title
      from message_files mf
        join messages m on m.workspace_id = mf.workspace_id and m.id = mf.message_id
        join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id and c.deleted_at is null
      where mf.workspace_id = f.workspace_id and mf.file_id = f.id
      order by m.id desc limit 1) held on true
    where f.workspace_id = app.workspace_id() and f.user_id = auth.uid()
    order by f.id desc limit ${limit}`.execute(db);
  return rows;
}
