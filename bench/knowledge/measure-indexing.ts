import { randomUUID } from "node:crypto";
import { collectionAccess } from "../../features/knowledge/server/collection.access.ts";
import { storePassages } from "../../features/knowledge/server/index-passages/store-passages.ts";
import { command } from "../../platform/server/command.ts";
import { factsOf, passageOf } from "./corpus.ts";
import type { FilledCollections } from "./fill-collections.ts";
import type { KnowledgeInstallation } from "./open-knowledge-installation.ts";

const passagesADocument = 25;

const store = command(
  "bench.store_passages",
  collectionAccess.index,
  (
    { db },
    {
      document,
      passages,
    }: { document: Parameters<typeof storePassages>[1]; passages: Parameters<typeof storePassages>[2] },
  ) => storePassages(db, document, passages),
);

/** Passages a second that the product stores with their words, one document after the other, beside all others. */
export async function measureIndexing(
  { pool, system }: KnowledgeInstallation,
  { asker: { workspaceId }, collectionIds }: FilledCollections,
  count: number,
): Promise<number> {
  const collectionId = collectionIds[0] ?? "";
  const passages = factsOf(collectionIds.length + 1, count).map(passageOf);
  const documents = Array.from({ length: Math.ceil(count / passagesADocument) }, () => randomUUID());
  await pool.query(
    `insert into documents (workspace_id, id, collection_id, title, source, state)
     select $1, unnest($2::uuid[]), $3, 'Indexed', 'text', 'ready'`,
    [workspaceId, documents, collectionId],
  );
  const startedAt = performance.now();
  for (const [index, documentId] of documents.entries()) {
    const of = passages.slice(index * passagesADocument, (index + 1) * passagesADocument);
    await store(system, { document: { workspaceId, collectionId, documentId }, passages: of });
  }
  return count / ((performance.now() - startedAt) / 1_000);
}
