import { sql } from "kysely";
import type { Outcome } from "#features/files/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { DocumentSource } from "../../../contract/index.ts";
import type { StoredContent } from "../document.repository.ts";

/** The key of a document among those of all workspaces, for work of the product itself. */
export interface DocumentId {
  workspaceId: string;
  id: string;
}

export interface TakenDocument extends DocumentId {
  collectionId: string;
  title: string;
  fileName: string | null;
  source: DocumentSource;
  address: string | null;
  refreshHours: number | null;
  /** Its address is asked before its content is read. */
  isFetchDue: boolean;
  etag: string | null;
  lastModified: string | null;
  hash: string | null;
  kind: string | null;
  version: number;
  indexedVersion: number;
  /** How often reading this content has begun. */
  attempt: number;
  /** How often reading has begun at all. With the version it is the fence of this reader. */
  reading: number;
}

const taken = sql`workspace_id as "workspaceId", id, collection_id as "collectionId", title,
  file_name as "fileName", source, address,
  refresh_hours as "refreshHours", fetch_due as "isFetchDue", etag, last_modified as "lastModified",
  content_hash as hash, kind, version, indexed_version as "indexedVersion", attempts as attempt, readings as reading`;

/** Begins to read a document. Undefined when there is nothing to read any more. */
export async function takeDocument(
  db: Db,
  { workspaceId, id }: DocumentId,
): Promise<TakenDocument | undefined> {
  const { rows } = await sql<TakenDocument>`
    update documents set state = 'reading', attempts = attempts + 1, readings = readings + 1, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${id} and state in ('waiting', 'reading')
    returning ${taken}`.execute(db);
  return rows[0];
}

/**
 * Locks a document that its reader still holds: false when another has begun, or another content has come. Its collection
 * is locked first, as those who delete one do.
 */
export async function holdTaken(db: Db, document: TakenDocument): Promise<boolean> {
  const { workspaceId, id, collectionId } = document;
  await sql`
    select from collections where workspace_id = ${workspaceId} and id = ${collectionId} for key share`.execute(
    db,
  );
  const { rows } = await sql`
    select 1 from documents where workspace_id = ${workspaceId} and id = ${id} ${isStillTaken(document)}
    for update`.execute(db);
  return rows.length > 0;
}

const isStillTaken = ({ reading, version }: TakenDocument) =>
  sql`and state = 'reading' and readings = ${reading} and version = ${version}`;

/** Notes what was read of a document whose passages were stored in this transaction. */
export async function storeRead(
  db: Db,
  { workspaceId, id }: DocumentId,
  { kind, pageCount, characterCount, isCutShort }: Exclude<Outcome, { problem: unknown }>,
): Promise<void> {
  await sql`
    update documents d set state = 'ready', problem = null, problem_detail = null, kind = ${kind},
      page_count = ${pageCount}, character_count = ${characterCount}, is_cut_short = ${isCutShort},
      indexed_version = version, indexed_at = now(), updated_at = now(), passage_count = (
        select count(*)::int from chunks c where c.workspace_id = d.workspace_id and c.document_id = d.id)
    where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
}

/** An address that fails is asked again after as many hours at most, without anybody's doing. */
const mostHoursToRetry = 6;

/** Ends reading without a result. The passages of the content before stay. False when another reader has begun. */
export async function storeProblem(
  db: Db,
  document: TakenDocument,
  { problem, detail }: { problem: string; detail: string | null },
): Promise<boolean> {
  const { workspaceId, id } = document;
  const { rows } = await sql`
    update documents set state = 'failed', problem = ${problem}, problem_detail = ${detail}, updated_at = now(),
      refresh_at = case when refresh_at is not null
        then least(refresh_at, now() + ${mostHoursToRetry} * interval '1 hour') end,
      checked_at = case when fetch_due then now() else checked_at end, fetch_due = false
    where workspace_id = ${workspaceId} and id = ${id} ${isStillTaken(document)} returning 1`.execute(db);
  return rows.length > 0;
}

/** The address has the content that is stored and read. False when another reader has begun. */
export async function storeUnchanged(db: Db, document: TakenDocument, answer: Answer): Promise<boolean> {
  const { workspaceId, id } = document;
  const { rows } = await sql`
    update documents set state = 'ready', problem = null, problem_detail = null, ${answered(answer)}
    where workspace_id = ${workspaceId} and id = ${id} ${isStillTaken(document)} returning 1`.execute(db);
  return rows.length > 0;
}

/** What an address said of its content. */
export interface Answer {
  etag: string | null;
  lastModified: string | null;
}

const answered = ({ etag, lastModified }: Answer) => sql`etag = ${etag}, last_modified = ${lastModified},
  checked_at = now(), refresh_at = now() + refresh_hours * interval '1 hour', fetch_due = false, updated_at = now()`;

/**
 * Stores which content an address has now; another than before is a new version. Its reader goes on to read it. Undefined when
 * another reader has begun. `title` is that of the page, for a document that still is called as when it was taken.
 */
export async function storeFetched(
  db: Db,
  document: TakenDocument,
  { content, title, ...answer }: Answer & { content: StoredContent; title: string | null },
): Promise<TakenDocument | undefined> {
  const { workspaceId, id } = document;
  const { hash, sizeBytes, kind } = content;
  const { rows } = await sql<TakenDocument>`
    update documents set ${answered(answer)}, content_hash = ${hash}, size_bytes = ${sizeBytes}, kind = ${kind},
      title = case when title = ${document.title} then coalesce(${title}, title) else title end,
      version = version + case when content_hash is not null and content_hash <> ${hash} then 1 else 0 end
    where workspace_id = ${workspaceId} and id = ${id} ${isStillTaken(document)} returning ${taken}`.execute(
    db,
  );
  return rows[0];
}
