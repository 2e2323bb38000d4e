import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { WriteDocument } from "../../contract/index.ts";
import type { DocumentRow } from "./document.repository.ts";
import { bytesOfText, keepContent } from "./keep-content.ts";
import { storeDocument } from "./store-document.ts";

/** Stores a text that was written here as a document. Throws the refusals of `storeDocument`, and `limit_reached`. */
export function writeDocument(
  ctx: Ctx,
  { collectionId, title, folder, text }: WriteDocument & { collectionId: string },
): Promise<DocumentRow> {
  const id = newId();
  return keepContent(ctx, { collectionId, kept: bytesOfText(text) }, (content) =>
    storeDocument(ctx, {
      ...{ id, collectionId, folder, title, source: "text" },
      // A member wrote it.
      ...{ integrity: "organization", content: { ...content, kind: "markdown" } },
    }),
  );
}
