import type { Ctx } from "#platform/server/context.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import type { DocumentRow } from "./document.repository.ts";

/** Throws `hold.standing` where a legal hold keeps the content of a document. Part of what deletes or replaces it. */
export async function requireNotHeld(ctx: Ctx, document: DocumentRow): Promise<void> {
  const { workspace_id: workspaceId, id, owner_id, added_by } = document;
  await requireNoHold(ctx, {
    ...{ kind: "document", workspaceId, id, madeAt: document.created_at, changedAt: document.updated_at },
    people: [owner_id, ...(added_by ? [added_by] : [])],
  });
}
