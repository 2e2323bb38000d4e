import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { type HeldTable, legalHoldRows } from "#platform/server/archives/legal-hold-rows.ts";

const collections: HeldTable = {
  ...{ table: "public.collections", people: ["user_id"], changedAt: "updated_at" },
};
const documents: HeldTable = {
  ...{ table: "public.documents", people: ["added_by"], changedAt: "updated_at" },
  of: { table: collections, column: "collection_id" },
};

/** Collections with their documents, in the package of a legal hold. */
export const legalHoldKnowledge: ArchivedFiles = legalHoldRows({
  folder: "knowledge",
  what: [
    "collections and their documents, of people who are covered",
    "Sammlungen und ihre Dokumente, von umfassten Personen",
  ],
  tables: [collections, documents],
});
