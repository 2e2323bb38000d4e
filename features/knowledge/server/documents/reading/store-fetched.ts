import type { FetchedDocument } from "#features/browsing/server/index.ts";
import { admitContent, type Content, lockContent, storeContent } from "#features/files/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findHoldOn } from "#platform/server/holds/hold.repository.ts";
import { documentAccess } from "../document.access.ts";
import { emitDocument } from "../emit-document.ts";
import { hashOf } from "../keep-content.ts";
import { aboutDocument } from "./about-document.ts";
import { endWithProblem } from "./end-reading.ts";
import { kindOfEnding } from "./name-of-content.ts";
import { findMakers } from "./place.repository.ts";
import type { DocumentId } from "./reading.repository.ts";
import { type Answer, storeFetched, storeUnchanged, type TakenDocument } from "./reading.repository.ts";

/** Notes that an address has the content that is stored and read. */
export const noteUnchanged = command(
  "document.note_unchanged",
  documentAccess.index,
  async (ctx, { document, answer }: { document: TakenDocument; answer: Answer }): Promise<void> => {
    if (!(await storeUnchanged(ctx.db, document, answer))) return;
    await ctx.audit({ act: "document.unchanged", ...aboutDocument(document) });
    const { workspaceId, collectionId, id: documentId } = document;
    await emitDocument(ctx, { workspaceId, collectionId, documentId });
  },
);

/** Notes that the content of an address comes, in the room of the workspace. Throws `limit_reached`. */
export const admitFetched = command(
  "document.admit_fetched",
  documentAccess.index,
  async (ctx, { document, content }: { document: TakenDocument; content: Content }): Promise<void> => {
    await admitContent(ctx, content);
    await ctx.audit({
      act: "document.content_admitted",
      ...aboutDocument(document),
      facts: { bytes: content.sizeBytes },
    });
  },
);

interface Fetched extends Answer {
  content: Content & { kind: string | null };
  /** Null: the document keeps its own. */
  title: string | null;
}

/**
 * Makes what an address has now the content of its document. Undefined when the reader was overtaken, or a legal hold keeps
 * the content before: then it is noted as a problem, and the address is asked again later.
 */
export const noteFetched = command(
  "document.store_fetched",
  documentAccess.index,
  async (
    ctx,
    { document, fetched }: { document: TakenDocument; fetched: Fetched },
  ): Promise<TakenDocument | undefined> => {
    // The job tries again.
    if (!(await lockContent(ctx, fetched.content))) throw new Error("The content of the address is gone.");
    const isReplaced = document.hash !== null && document.hash !== fetched.content.hash;
    if (isReplaced && (await isHeld(ctx, document))) {
      await endWithProblem(ctx, document, { problem: "held", detail: null });
      return undefined;
    }
    const stored = await storeFetched(ctx.db, document, fetched);
    if (!stored) return undefined;
    await ctx.audit({
      act: "document.fetched",
      ...aboutDocument(document),
      facts: { version: stored.version, bytes: fetched.content.sizeBytes },
      sealed: { title: stored.title },
    });
    return stored;
  },
);

/** Stores the content of an address; its reader goes on with what is returned. Throws `limit_reached`. */
export async function storeAnswer(
  ctx: Ctx,
  document: TakenDocument,
  { content: bytes, title, ending, ...answer }: FetchedDocument,
): Promise<TakenDocument | undefined> {
  const hash = hashOf(bytes);
  const isRead = document.indexedVersion === document.version && document.hash === hash;
  if (isRead) {
    await noteUnchanged(ctx, { document, answer });
    return undefined;
  }
  const content = { workspaceId: document.workspaceId, hash, sizeBytes: bytes.byteLength };
  await admitFetched(ctx, { document, content });
  await storeContent(ctx, content, bytes);
  const isNamed = document.title !== document.address?.slice(0, 300);
  return noteFetched(ctx, {
    document,
    fetched: {
      ...answer,
      content: { ...content, kind: kindOfEnding(ending) },
      title: isNamed ? null : titleOf(title),
    },
  });
}

function titleOf(text: string): string | null {
  return (
    text
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, 300)
      .toWellFormed() || null
  );
}

/** Whether a legal hold keeps the content of a document. Until the transaction ends, none is placed. */
async function isHeld(ctx: Ctx, { workspaceId, id }: DocumentId): Promise<boolean> {
  const makers = await findMakers(ctx.db, { workspaceId, id });
  if (!makers) return false;
  return (await findHoldOn(ctx.db, { kind: "document", workspaceId, id, ...makers })) !== undefined;
}
