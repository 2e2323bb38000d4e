import { type Content, lockContent } from "#features/files/server/index.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { type ChangeDocument, knowledgeErrors } from "../../contract/index.ts";
import { documentAccess, lockSeenDocument } from "./document.access.ts";
import { type DocumentRow, findDocument, updateDocument } from "./document.repository.ts";
import { targetOf } from "./document-target.ts";
import { emitDocument } from "./emit-document.ts";
import { bytesOfText, keepContent } from "./keep-content.ts";
import { queueReading } from "./queue-reading.ts";
import { nameDocumentJob } from "./reading/name-document.job.ts";
import { requireNotHeld } from "./require-not-held.ts";

type Change = Omit<ChangeDocument, "text"> & { id: string; content?: Content | undefined };

/**
 * Renames, moves or rewrites a document, or changes how often its address is asked. Undefined when the bytes are gone. Throws
 * `document.changed_meanwhile` when another text is stored than the one that was changed, so that nobody's text is lost,
 * `document.not_written_here`, `document.no_address` and `hold.standing`. Saving what is stored changes nothing.
 */
export const storeChange = command(
  "document.change",
  documentAccess.change.by((ctx, change: Change) => lockSeenDocument(ctx, change)),
  async (
    ctx,
    { title, folder, refreshHours, version, content },
    before,
  ): Promise<DocumentRow | undefined> => {
    const isRewritten = content !== undefined && content.hash !== before.content_hash;
    // A retry of what is stored already loses nobody's text.
    const isStored = content !== undefined && !isRewritten;
    if (version !== undefined && version !== before.version && !isStored) {
      fail(knowledgeErrors, "document.changed_meanwhile");
    }
    if (content && before.source !== "text") fail(knowledgeErrors, "document.not_written_here");
    if (refreshHours && before.source !== "address") fail(knowledgeErrors, "document.no_address");
    if (content && !(await lockContent(ctx, content))) return undefined;
    if (isRewritten) await requireNotHeld(ctx, before);
    const after = {
      ...{ title: title ?? before.title, folder: folder ?? before.folder },
      refresh_hours: refreshHours === undefined ? before.refresh_hours : refreshHours,
    };
    const isNamed = after.title !== before.title || after.folder !== before.folder;
    if (!isRewritten && !isNamed && after.refresh_hours === before.refresh_hours) return before;
    const row = await updateDocument(ctx.db, before.id, {
      ...after,
      ...(isRewritten && { content: { ...content, kind: "markdown" } }),
    });
    await ctx.audit({
      act: "document.changed",
      target: targetOf(row),
      facts: { version: row.version },
      sealed: { title: row.title, folder: row.folder },
    });
    if (isRewritten) return queueReading(ctx, row);
    const { workspace_id: workspaceId, collection_id: collectionId, id } = row;
    // Passages are found by the title and the folder, too.
    if (isNamed) await ctx.enqueue(nameDocumentJob, { workspaceId, id }, { singletonKey: id });
    await emitDocument(ctx, { workspaceId, collectionId, documentId: id });
    return row;
  },
);

/** The change of a caller, whose text is stored first. Throws what `storeChange` throws, and `limit_reached`. */
export async function changeDocument(
  ctx: Ctx,
  { text, ...change }: ChangeDocument & { id: string },
): Promise<DocumentRow> {
  if (text === undefined)
    return (await storeChange(ctx, change)) ?? fail(platformErrors, "request.in_progress");
  if (change.version === undefined) {
    fail(platformErrors, "request.invalid", { message: "version: send the version that was read." });
  }
  const document = await query(ctx, ({ db }) => findDocument(db, change.id));
  if (!document) return fail(knowledgeErrors, "document.not_found");
  if (document.source !== "text") fail(knowledgeErrors, "document.not_written_here");
  const { collection_id: collectionId } = document;
  return keepContent(ctx, { collectionId, kept: bytesOfText(text) }, (content) =>
    storeChange(ctx, { ...change, content }),
  );
}
