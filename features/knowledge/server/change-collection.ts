import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { allowLongStatements } from "#platform/server/db/allow-long-statements.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { newId } from "#platform/server/ids.ts";
import { type ChangeCollection, type CreateCollection, knowledgeErrors } from "../contract/index.ts";
import { collectionAccess } from "./collection.access.ts";
import {
  type CollectionLock,
  type CollectionRow,
  countCollections,
  deleteCollectionRow,
  findCollection,
  insertCollection,
  lockCollection,
  updateCollection,
} from "./collection.repository.ts";
import { listAdders } from "./documents/document.repository.ts";
import { emitCollection, emitDeletion } from "./emit-collection.ts";

/** Collections of a workspace, whatever its plan. */
const mostCollections = 1_000;

/** The collection, locked. One that the caller may only read is returned unlocked, and the rule then refuses. */
export async function lockSeenCollection(
  ctx: Ctx,
  { id }: { id: string },
  lock: CollectionLock = "change",
): Promise<CollectionRow | undefined> {
  return (await lockCollection(ctx.db, id, lock)) ?? (await findCollection(ctx.db, id));
}

/** Creates a collection of the caller's own. Throws `collection.too_many`. */
export const createCollection = command(
  "collection.create",
  collectionAccess.create,
  async (ctx, { name, description }: CreateCollection): Promise<CollectionRow> => {
    const { userId, workspaceId } = userOf(ctx);
    if ((await countCollections(ctx.db, workspaceId)) >= mostCollections) {
      fail(knowledgeErrors, "collection.too_many");
    }
    const row = await insertCollection(ctx.db, { id: newId(), user_id: userId, name, description });
    await ctx.audit({
      act: "collection.created",
      target: [{ type: "collection", id: row.id }],
      sealed: { name, description },
    });
    return row;
  },
);

/** Renames or describes a collection. Idempotent. */
export const changeCollection = command(
  "collection.change",
  collectionAccess.change.by(lockSeenCollection),
  async (ctx, change: ChangeCollection & { id: string }, before): Promise<CollectionRow> => {
    const { name = before.name, description = before.description } = change;
    if (name === before.name && description === before.description) return before;
    const row = await updateCollection(ctx.db, before.id, { name, description });
    await ctx.audit({
      act: "collection.changed",
      target: [{ type: "collection", id: row.id }],
      sealed: { name, description },
    });
    await emitCollection(ctx, row);
    return row;
  },
);

/** Deletes a collection for good, with its documents, passages and grants. Throws `hold.standing`. */
export const deleteCollection = command(
  "collection.delete",
  collectionAccess.delete.by((ctx, input: { id: string }) => lockSeenCollection(ctx, input, "delete")),
  async (ctx, _input: { id: string }, collection): Promise<void> => {
    const { workspace_id: workspaceId, id, user_id } = collection;
    const adders = await listAdders(ctx.db, id);
    await requireNoHold(ctx, { kind: "collection", workspaceId, id, people: [user_id, ...adders] });
    // Its thousands of passages go with it.
    await allowLongStatements(ctx.db);
    await deleteCollectionRow(ctx.db, collection);
    await ctx.audit({ act: "collection.deleted", target: [{ type: "collection", id: collection.id }] });
    await emitDeletion(ctx, collection);
  },
);
