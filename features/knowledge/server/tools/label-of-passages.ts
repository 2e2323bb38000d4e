import { type Integrity, joinLabels, type Label } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { listDocumentIntegrities } from "./given-passage.repository.ts";
import type { GivenPassage } from "./write-passages.ts";

/**
 * The label of passages: the integrity of the worst document, for those who may read each of their collections. What was
 * deleted meanwhile counts as written by anyone.
 */
export async function labelOfPassages(
  ctx: Ctx,
  passages: readonly Pick<GivenPassage, "documentId" | "collectionId">[],
): Promise<Label> {
  const ids = [...new Set(passages.map(({ documentId }) => documentId))];
  const known = await query(ctx, ({ db }) => listDocumentIntegrities(db, ids));
  return joinLabels(
    passages.map(({ documentId, collectionId }): Label => {
      const integrity: Integrity = known.get(documentId) ?? "untrusted";
      return { integrity, readers: [`collection:${collectionId}`] };
    }),
  );
}
