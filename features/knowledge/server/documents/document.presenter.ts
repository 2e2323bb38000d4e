import { fileProblems } from "#features/files/contract/index.ts";
import { abilitiesOf } from "#platform/server/access/abilities.ts";
import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type KnowledgeDocument, knowledgeErrors } from "../../contract/index.ts";
import { collectionAccess } from "../collection.access.ts";
import { documentAccess } from "./document.access.ts";
import { type DocumentRow, findDocument } from "./document.repository.ts";

/** The document, if the caller can read it. Throws `document.not_found`. */
export async function seeDocument(ctx: Ctx, { id }: { id: string }): Promise<DocumentRow> {
  const row = await query(ctx, collectionAccess.list, ({ db }) => findDocument(db, id));
  return row ?? fail(knowledgeErrors, "document.not_found");
}

/** A document with the caller's rights. */
export async function presentDocument(ctx: Ctx, row: DocumentRow): Promise<KnowledgeDocument> {
  const [document] = await presentDocuments(ctx, [row]);
  return document ?? fail(knowledgeErrors, "document.not_found");
}

/** Documents of one collection with the caller's rights. */
export async function presentDocuments(ctx: Ctx, rows: readonly DocumentRow[]): Promise<KnowledgeDocument[]> {
  const [first] = rows;
  if (!first) return [];
  const adders = rows.flatMap(({ added_by }) => added_by ?? []);
  const names = await query(ctx, collectionAccess.list, ({ db }) =>
    namesOfPeople(db, adders, { withAddress: false }),
  );
  const { change } = await abilitiesOf(ctx, documentAccess, first);
  return rows.map((row) => present(row, names, { edit: change }));
}

function present(
  row: DocumentRow,
  names: ReadonlyMap<string, string>,
  abilities: { edit: boolean },
): KnowledgeDocument {
  const name = names.get(row.added_by ?? "");
  return {
    ...{ id: row.id, collectionId: row.collection_id, folder: row.folder, title: row.title },
    ...{ source: row.source, address: row.address, refreshHours: row.refresh_hours },
    ...{ checkedAt: timeOf(row.checked_at), refreshAt: timeOf(row.refresh_at) },
    ...{ sizeBytes: row.size_bytes, kind: row.kind, pageCount: row.page_count },
    ...{ characterCount: row.character_count, isCutShort: row.is_cut_short, state: row.state },
    problem: row.problem === null ? null : { code: row.problem, message: wordsOf(row) },
    ...{ passageCount: row.passage_count, version: row.version, indexedVersion: row.indexed_version },
    addedBy: row.added_by !== null && name !== undefined ? { id: row.added_by, name } : null,
    ...{ createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() },
    ...{ indexedAt: timeOf(row.indexed_at), abilities },
  };
}

function wordsOf({ problem, problem_detail }: DocumentRow): string {
  const known: Readonly<Record<string, string>> = { ...fileProblems, held: keptByHold };
  return problem_detail ?? known[problem ?? ""] ?? "This document could not be read.";
}

const keptByHold =
  "The content of this address has changed. A legal hold keeps the version that is stored here.";

function timeOf(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
