import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { DocumentSource, DocumentState } from "../../contract/index.ts";

export interface DocumentRow {
  workspace_id: string;
  id: string;
  collection_id: string;
  /** Of the collection. */
  owner_id: string;
  folder: string;
  title: string;
  /** Of the file that was uploaded last. Null: none was, or it was before this was kept. */
  file_name: string | null;
  source: DocumentSource;
  address: string | null;
  refresh_hours: number | null;
  refresh_at: Date | null;
  checked_at: Date | null;
  content_hash: string | null;
  size_bytes: number;
  kind: string | null;
  page_count: number | null;
  character_count: number | null;
  is_cut_short: boolean;
  state: DocumentState;
  problem: string | null;
  problem_detail: string | null;
  version: number;
  indexed_version: number;
  passage_count: number;
  integrity: Integrity;
  added_by: string | null;
  /** Whose content it is: of the version that is stored. */
  written_by: string | null;
  created_at: Date;
  updated_at: Date;
  indexed_at: Date | null;
}

/** Of `documents d`. */
export const documentColumns = sql`d.workspace_id, d.id, d.collection_id, (
    select c.user_id from collections c where c.workspace_id = d.workspace_id and c.id = d.collection_id) as owner_id,
  d.folder, d.title, d.file_name, d.source, d.address, d.refresh_hours, d.refresh_at, d.checked_at, d.content_hash,
  d.size_bytes::float8 as size_bytes, d.kind, d.page_count, d.character_count, d.is_cut_short, d.state, d.problem,
  d.problem_detail, d.version, d.indexed_version, d.passage_count, d.integrity, d.added_by, d.written_by, d.created_at, d.updated_at,
  d.indexed_at`;

export async function findDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${documentColumns} from documents d
    where d.workspace_id = app.workspace_id() and d.id = ${id}`.execute(db);
  return rows[0];
}

/** Like `findDocument`, and locks it until the transaction ends. Only those that the caller may edit are found. */
export async function lockDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${documentColumns} from documents d
    where d.workspace_id = app.workspace_id() and d.id = ${id} for update of d`.execute(db);
  return rows[0];
}

/** What is stored of a content: where its bytes are, and what it is where that is known before it is read. */
export interface StoredContent {
  hash: string;
  sizeBytes: number;
  kind: string | null;
}

export interface NewDocument
  extends Pick<
    DocumentRow,
    | "id"
    | "collection_id"
    | "folder"
    | "title"
    | "file_name"
    | "source"
    | "address"
    | "refresh_hours"
    | "integrity"
  > {
  added_by: string;
  /** Null: its address is asked first. */
  content: StoredContent | null;
}

/** Stores a document that waits to be read. Undefined when the id exists. */
export async function insertDocument(db: Db, document: NewDocument): Promise<DocumentRow | undefined> {
  const { id, collection_id, folder, title, source, address, refresh_hours, integrity, content } = document;
  const { file_name } = document;
  const { rows } = await sql<DocumentRow>`
    insert into documents as d (workspace_id, id, collection_id, folder, title, file_name, source, address, refresh_hours,
      refresh_at, fetch_due, content_hash, size_bytes, kind, state, integrity, added_by)
    values (app.workspace_id(), ${id}, ${collection_id}, ${folder}, ${title}, ${file_name}, ${source}, ${address}, ${refresh_hours},
      now() + ${refresh_hours}::int * interval '1 hour', ${content === null}, ${content?.hash ?? null},
      ${content?.sizeBytes ?? 0}, ${content?.kind ?? null}, 'waiting', ${integrity}, ${document.added_by})
    on conflict do nothing returning ${documentColumns}`.execute(db);
  return rows[0];
}

export interface ChangedDocument {
  folder: string;
  title: string;
  /** Absent: it stays. */
  file_name?: string | null;
  refresh_hours: number | null;
  /** A new version, which waits to be read. Absent: the content stays. */
  content?: StoredContent | undefined;
}

/** Changes what people say about a document, and with a content makes a new version of it. */
export async function updateDocument(
  db: Db,
  id: string,
  { folder, title, file_name, refresh_hours, content }: ChangedDocument,
): Promise<DocumentRow> {
  const replaced = content
    ? sql`, content_hash = ${content.hash}, size_bytes = ${content.sizeBytes}, kind = ${content.kind},
        version = version + 1, state = 'waiting', problem = null, problem_detail = null, attempts = 0`
    : sql``;
  const { rows } = await sql<DocumentRow>`
    update documents d set folder = ${folder}, title = ${title},
      file_name = coalesce(${file_name ?? null}, file_name), refresh_hours = ${refresh_hours}::int,
      refresh_at = case when refresh_hours is distinct from ${refresh_hours}::int
        then now() + ${refresh_hours}::int * interval '1 hour' else refresh_at end,
      updated_at = now() ${replaced}
    where d.workspace_id = app.workspace_id() and d.id = ${id} returning ${documentColumns}`.execute(db);
  return rowOf(rows);
}

/** Makes a document wait to be read anew; an address is asked first. */
export async function queueDocument(db: Db, id: string): Promise<DocumentRow> {
  const { rows } = await sql<DocumentRow>`
    update documents d set state = 'waiting', problem = null, problem_detail = null, attempts = 0,
      fetch_due = (source = 'address'), updated_at = now()
    where d.workspace_id = app.workspace_id() and d.id = ${id} returning ${documentColumns}`.execute(db);
  return rowOf(rows);
}

export async function deleteDocumentRow(db: Db, id: string): Promise<void> {
  await sql`delete from documents where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

export async function countDocuments(db: Db, collectionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from documents
    where workspace_id = app.workspace_id() and collection_id = ${collectionId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The document of a collection that is read from this page, whichever place in it their addresses name. */
export async function findByAddress(
  db: Db,
  { collectionId, address }: { collectionId: string; address: string },
): Promise<Pick<DocumentRow, "id" | "title"> | undefined> {
  const { rows } = await sql<Pick<DocumentRow, "id" | "title">>`
    select id, title from documents
    where workspace_id = app.workspace_id() and collection_id = ${collectionId} and source = 'address'
      and split_part(address, '#', 1) = split_part(${address}, '#', 1)
    order by created_at limit 1`.execute(db);
  return rows[0];
}

/** The people who added documents to a collection. */
export async function listAdders(db: Db, collectionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct added_by as id from documents
    where workspace_id = app.workspace_id() and collection_id = ${collectionId} and added_by is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function rowOf([row]: DocumentRow[]): DocumentRow {
  if (!row) throw new Error("The document is gone.");
  return row;
}
