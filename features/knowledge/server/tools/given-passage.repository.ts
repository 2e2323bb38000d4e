import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { isMarkdown } from "../index-passages/is-markdown.repository.ts";
import type { GivenPassage } from "./write-passages.ts";

/** Who could have written these documents, of those that the caller may read. */
export async function listDocumentIntegrities(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Integrity>> {
  const { rows } = await sql<{ id: string; integrity: Integrity }>`
    select id, integrity from documents
    where workspace_id = app.workspace_id() and id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, integrity }) => [id, integrity]));
}

/** A passage with those before and after it, of one of these collections, as the caller may read them. */
export async function listNeighbours(
  db: Db,
  { documentId, number }: { documentId: string; number: number },
  collectionIds: readonly string[],
): Promise<GivenPassage[]> {
  const { rows } = await sql<GivenPassage>`
    select k.number, k.place, k.text, d.id as "documentId", d.title as "documentTitle",
      k.collection_id as "collectionId", d.indexed_version as version, ${isMarkdown} as "isMarkdown"
    from chunks k join documents d on d.workspace_id = k.workspace_id and d.id = k.document_id
    where k.workspace_id = app.workspace_id() and k.document_id = ${documentId}
      and k.collection_id = any(${[...collectionIds]}::uuid[]) and k.number between ${number - 1} and ${number + 1}
    order by k.number`.execute(db);
  return rows;
}
