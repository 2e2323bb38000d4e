import type { Outcome } from "#features/files/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { storePassages } from "../../index-passages/store-passages.ts";
import { documentAccess } from "../document.access.ts";
import { emitDocument } from "../emit-document.ts";
import { aboutDocument } from "./about-document.ts";
import { holdTaken, storeProblem, storeRead, type TakenDocument } from "./reading.repository.ts";

export interface Problem {
  problem: string;
  /** What an address answered, in words. */
  detail: string | null;
}

/**
 * Stores what reading a document led to: its passages in place of those before, all at once, or a problem beside them. A
 * reader that was overtaken stores nothing.
 */
export const endReading = command(
  "document.end_reading",
  documentAccess.index,
  async (
    ctx,
    { document, outcome }: { document: TakenDocument; outcome: Outcome | Problem },
  ): Promise<void> => {
    if ("problem" in outcome) return endWithProblem(ctx, document, { detail: null, ...outcome });
    if (!(await holdTaken(ctx.db, document))) return;
    const { workspaceId, collectionId, id: documentId, version } = document;
    await storePassages(ctx.db, { workspaceId, collectionId, documentId }, outcome.passages);
    await storeRead(ctx.db, document, outcome);
    await ctx.audit({
      act: "document.read",
      ...aboutDocument(document),
      facts: { version, kind: outcome.kind, passages: outcome.passages.length },
    });
    await emitDocument(ctx, { workspaceId, collectionId, documentId });
  },
);

/** Part of a command. */
export async function endWithProblem(ctx: Ctx, document: TakenDocument, problem: Problem): Promise<void> {
  if (!(await storeProblem(ctx.db, document, problem))) return;
  await ctx.audit({
    act: "document.failed",
    ...aboutDocument(document),
    facts: { version: document.version, problem: problem.problem },
  });
  const { workspaceId, collectionId, id: documentId } = document;
  await emitDocument(ctx, { workspaceId, collectionId, documentId });
}
