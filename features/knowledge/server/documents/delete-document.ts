import { command } from "#platform/server/command.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { documentAccess, lockSeenDocument } from "./document.access.ts";
import { deleteDocumentRow } from "./document.repository.ts";
import { targetOf } from "./document-target.ts";
import { emitDocument } from "./emit-document.ts";

/** Deletes a document with its passages. Its content goes with the next tidying. Throws `hold.standing`. */
export const deleteDocument = command(
  "document.delete",
  documentAccess.delete.by(lockSeenDocument),
  async (ctx, _input: { id: string }, document): Promise<void> => {
    const { workspace_id: workspaceId, collection_id: collectionId, id, owner_id, added_by } = document;
    await requireNoHold(ctx, {
      ...{ kind: "document", workspaceId, id, madeAt: document.created_at },
      people: [owner_id, ...(added_by ? [added_by] : [])],
    });
    await deleteDocumentRow(ctx.db, id);
    await ctx.audit({ act: "document.deleted", target: targetOf(document) });
    await emitDocument(ctx, { workspaceId, collectionId, documentId: id });
  },
);
