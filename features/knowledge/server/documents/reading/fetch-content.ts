import { type FetchedDocument, fetchDocument } from "#features/browsing/server/index.ts";
import { ToolError } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import type { KnowledgeSettings } from "../../knowledge-settings.ts";
import { endReading } from "./end-reading.ts";
import type { TakenDocument } from "./reading.repository.ts";
import { noteUnchanged, storeAnswer } from "./store-fetched.ts";

/**
 * Asks the address of a document and stores what it has. Undefined when there is nothing to read then: it is unchanged, it
 * failed, or the reader was overtaken. Throws the abort reason of `signal`.
 */
export async function fetchContent(
  ctx: Ctx,
  document: TakenDocument,
  { signal, settings }: { signal: AbortSignal; settings: KnowledgeSettings },
): Promise<TakenDocument | undefined> {
  try {
    const fetched = await ask(document, settings, signal);
    if (fetched !== "unchanged") return await storeAnswer(ctx, document, fetched);
    const { etag, lastModified } = document;
    await noteUnchanged(ctx, { document, answer: { etag, lastModified } });
  } catch (error) {
    signal.throwIfAborted();
    const outcome = problemOf(error);
    if (!outcome) throw error;
    await endReading(ctx, { document, outcome });
  }
  return undefined;
}

function ask(
  { address, hash, etag, lastModified, indexedVersion, version }: TakenDocument,
  { allowedOrigins, resolve }: KnowledgeSettings,
  signal: AbortSignal,
): Promise<FetchedDocument | "unchanged"> {
  // What is not read yet is asked for in full.
  const isRead = hash !== null && indexedVersion === version;
  return fetchDocument(
    address ?? "",
    {
      ...(allowedOrigins && { allowedOrigins }),
      ...(resolve && { resolve }),
      ...(isRead && { known: { etag, lastModified } }),
    },
    signal,
  );
}

function problemOf(error: unknown): { problem: string; detail: string } | undefined {
  if (error instanceof ToolError) return { problem: error.code, detail: error.message.slice(0, 500) };
  if (error instanceof AppError && error.code === "limit_reached") {
    return { problem: error.code, detail: error.message.slice(0, 500) };
  }
  return undefined;
}
