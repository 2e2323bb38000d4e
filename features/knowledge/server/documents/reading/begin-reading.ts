import { command } from "#platform/server/command.ts";
import { documentAccess } from "../document.access.ts";
import { emitDocument } from "../emit-document.ts";
import { aboutDocument } from "./about-document.ts";
import { endWithProblem } from "./end-reading.ts";
import { type DocumentId, type TakenDocument, takeDocument } from "./reading.repository.ts";

/** Deaths of the reading server after which a document is given up, so that it cannot kill servers for ever. */
const mostAttempts = 3;

/** Takes a document for reading. Undefined when there is nothing to read, or it was given up just now. */
export const beginReading = command(
  "document.begin_reading",
  documentAccess.index,
  async (ctx, key: DocumentId): Promise<TakenDocument | undefined> => {
    const document = await takeDocument(ctx.db, key);
    if (!document) return undefined;
    if (document.attempt > mostAttempts) {
      await endWithProblem(ctx, document, { problem: "interrupted", detail: null });
      return undefined;
    }
    const { workspaceId, collectionId, id, attempt } = document;
    await ctx.audit({ act: "document.read_begun", ...aboutDocument(document), facts: { attempt } });
    await emitDocument(ctx, { workspaceId, collectionId, documentId: id });
    return document;
  },
);
