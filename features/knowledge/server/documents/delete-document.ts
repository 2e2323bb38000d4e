import { command } from "#platform/server/command.ts";
import { documentAccess, lockSeenDocument } from "./document.access.ts";
import { deleteDocumentRow } from "./document.repository.ts";
import { targetOf } from "./document-target.ts";
import { emitDocument } from "./emit-document.ts";
import { requireNotHeld } from "./require-not-held.ts";

/** Deletes a document with its passages. Its content goes with the next tidying. Throws `hold.standing`. */
export const deleteDocument = command(
  "document.delete",
  documentAccess.delete.by(lockSeenDocument),
  async (ctx, _input: { id: string }, document): Promise<void> => {
    const { workspace_id: workspaceId, collection_id: collectionId, id } = document;
    await requireNotHeld(ctx, document);
    await deleteDocumentRow(ctx.db, id);
    await ctx.audit({ act: "document.deleted", target: targetOf(document) });
    await emitDocument(ctx, { workspaceId, collectionId, documentId: id });
  },
);
