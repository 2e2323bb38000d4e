import { abilitiesOfEach } from "#platform/server/access/abilities.ts";
import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type Collection, knowledgeErrors } from "../contract/index.ts";
import { collectionAccess } from "./collection.access.ts";
import { findListedCollections, type ListedCollection } from "./listed-collection.repository.ts";

/** Collections with the caller's rights. */
export async function presentCollections(ctx: Ctx, rows: readonly ListedCollection[]): Promise<Collection[]> {
  const owners = rows.map(({ user_id }) => user_id);
  const names = await query(ctx, collectionAccess.list, ({ db }) =>
    namesOfPeople(db, owners, { withAddress: false }),
  );
  const abilities = await abilitiesOfEach(ctx, collectionAccess, rows);
  return abilities.map(({ row, may }) => present(row, names, may));
}

/** A collection as it is now. Throws `collection.not_found`. */
export async function presentCollection(ctx: Ctx, { id }: { id: string }): Promise<Collection> {
  const rows = await query(ctx, collectionAccess.list, ({ db }) => findListedCollections(db, [id]));
  const [collection] = await presentCollections(ctx, rows);
  return collection ?? fail(knowledgeErrors, "collection.not_found");
}

function present(
  row: ListedCollection,
  names: ReadonlyMap<string, string>,
  may: { edit_documents: boolean; share: boolean; delete: boolean },
): Collection {
  const ownerName = names.get(row.user_id);
  return {
    ...{ id: row.id, name: row.name, description: row.description },
    owner: ownerName === undefined ? null : { id: row.user_id, name: ownerName },
    isShared: row.is_shared,
    documents: { total: row.document_count, waiting: row.waiting_count, failed: row.failed_count },
    passageCount: row.passage_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    abilities: { edit: may.edit_documents, share: may.share, delete: may.delete },
  };
}
