import { sql } from "kysely";
import type { Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { FileKind, FileProblem, FileState } from "../contract/index.ts";

export interface FileRow extends Label {
  workspace_id: string;
  id: string;
  user_id: string;
  content_hash: string;
  size_bytes: number;
  name: string;
  state: FileState;
  kind: FileKind | null;
  problem: FileProblem | null;
  page_count: number | null;
  character_count: number | null;
  is_cut_short: boolean;
  attempts: number;
  created_at: Date;
}

const columns = sql`f.workspace_id, f.id, f.user_id, f.content_hash, f.size_bytes, f.name, f.state, f.kind, f.problem,
  f.page_count, f.character_count, f.is_cut_short, f.attempts, f.created_at, f.integrity, f.readers`;

/** The key of a file among the files of all workspaces, for work of the product itself. */
export interface FileKey {
  workspaceId: string;
  id: string;
}

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${columns} from files f where f.workspace_id = app.workspace_id() and f.id = ${id}`.execute(db);
  return rows[0];
}

export async function listFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from files f
    where f.workspace_id = app.workspace_id() and f.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Files of the caller's own that a message of theirs holds, newest first. */
export async function listSentFiles(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from files f
    where f.workspace_id = app.workspace_id() and f.user_id = auth.uid() and f.written_by_call is null
      and (${before ?? null}::uuid is null or f.id < ${before ?? null}::uuid)
      and exists (select from message_files h where h.workspace_id = f.workspace_id and h.file_id = f.id)
    order by f.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The content hash of each file that the caller may read, by its id. */
export async function contentHashesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await listFiles(db, ids)).map(({ id, content_hash }) => [id, content_hash]));
}

/**
 * A file of the caller's own, which nobody else changes or deletes until the transaction ends. What holds it,
 * such as a message, is looked for afterwards.
 */
export async function lockOwnFile(db: Db, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${columns} from files f
    where f.workspace_id = app.workspace_id() and f.user_id = auth.uid() and f.id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

/** Files of the caller's own, which nobody deletes until the transaction ends. */
export async function lockOwnFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from files f
    where f.workspace_id = app.workspace_id() and f.user_id = auth.uid() and f.id = any(${[...ids]}::uuid[])
    order by f.id for key share`.execute(db);
  return rows;
}

export type NewFile = Pick<FileRow, "id" | "user_id" | "content_hash" | "name" | "integrity" | "readers"> & {
  sizeBytes: number;
};

/** Stores the row of a file whose bytes are on their way. Undefined when the id exists. */
export async function insertFile(db: Db, file: NewFile): Promise<FileRow | undefined> {
  const { id, user_id, content_hash, name, sizeBytes, integrity, readers } = file;
  const { rows } = await sql<FileRow>`
    insert into files as f (workspace_id, id, user_id, content_hash, size_bytes, name, state, integrity, readers)
    values (app.workspace_id(), ${id}, ${user_id}, ${content_hash}, ${sizeBytes}, ${name}, 'storing', ${integrity},
      ${[...readers]}::text[])
    on conflict do nothing returning ${columns}`.execute(db);
  return rows[0];
}

/** Its upload is alive. */
export async function touchFile(db: Db, id: string): Promise<void> {
  await sql`
    update files set updated_at = now() where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

/** What a person's files take together, in bytes. */
export async function sumOfPerson(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size_bytes), 0)::float8 as bytes from files
    where workspace_id = app.workspace_id() and user_id = ${userId}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** The bytes are stored: a picture is ready, and everything else waits to be read. */
export async function updateStored(db: Db, id: string, isPicture: boolean): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    update files f set state = ${isPicture ? "ready" : "reading"}, kind = ${isPicture ? "image" : null},
      updated_at = now()
    where workspace_id = app.workspace_id() and id = ${id} and state = 'storing' returning ${columns}`.execute(
    db,
  );
  return rows[0];
}

export async function isHeld(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from message_files where workspace_id = app.workspace_id() and file_id = ${id} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function deleteRow(db: Db, id: string): Promise<void> {
  await sql`delete from files where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

/** Puts files under a message. */
export async function insertMessageFiles(db: Db, messageId: string, fileIds: readonly string[]) {
  await sql`
    insert into message_files (workspace_id, message_id, file_id)
    select app.workspace_id(), ${messageId}, unnest(${[...fileIds]}::uuid[])`.execute(db);
}
