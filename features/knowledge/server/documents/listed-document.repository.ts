import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { DocumentState, KnowledgePassage } from "../../contract/index.ts";
import { isMarkdown } from "../index-passages/is-markdown.repository.ts";
import { type DocumentRow, documentColumns } from "./document.repository.ts";

export type PlaceInList = Pick<DocumentRow, "folder" | "title" | "id">;

export interface DocumentsQuery {
  collectionId: string;
  search: string;
  state: DocumentState | undefined;
  /** Where the page before ended. */
  after: PlaceInList | undefined;
  limit: number;
}

/** Documents of a collection by folder and title. */
export async function listDocuments(db: Db, query: DocumentsQuery): Promise<DocumentRow[]> {
  const { collectionId, search, state, after, limit } = query;
  const { rows } = await sql<DocumentRow>`
    select ${documentColumns} from documents d
    where d.workspace_id = app.workspace_id() and d.collection_id = ${collectionId}
      ${state ? sql`and d.state = ${state}` : sql``}
      ${search ? sql`and position(lower(${search}) in lower(d.folder || '/' || d.title || ' ' || coalesce(d.address, ''))) > 0` : sql``}
      ${after ? sql`and (d.folder, d.title, d.id) > (${after.folder}, ${after.title}, ${after.id}::uuid)` : sql``}
    order by d.folder, d.title, d.id limit ${limit}`.execute(db);
  return rows;
}

/** The passages of a document behind a number, in order. */
export async function listPassages(
  db: Db,
  documentId: string,
  { after, limit }: { after: number; limit: number },
): Promise<KnowledgePassage[]> {
  const { rows } = await sql<KnowledgePassage>`
    select k.number, k.place, k.text, ${isMarkdown} as "isMarkdown"
    from chunks k join documents d on d.workspace_id = k.workspace_id and d.id = k.document_id
    where k.workspace_id = app.workspace_id() and k.document_id = ${documentId} and k.number > ${after}
    order by k.number limit ${limit}`.execute(db);
  return rows;
}

/** The titles of those of these documents that the reader may see. */
export async function listDocumentNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, title as name from documents
    where workspace_id = app.workspace_id() and id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
