import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { contentKey } from "#features/files/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { knowledgeErrors } from "../../contract/index.ts";
import { seeDocument } from "./document.presenter.ts";
import type { DocumentRow } from "./document.repository.ts";

/** The Markdown of a document that was written here. Throws `document.not_written_here`. */
export async function readWritten(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ text: string; version: number }> {
  const document = await seeDocument(ctx, { id });
  if (document.source !== "text") fail(knowledgeErrors, "document.not_written_here");
  const { stream } = await openStored(ctx, document);
  return { text: await text(stream), version: document.version };
}

/** The content of a document. Throws `document.not_found` where there is none yet. */
export async function openStored(
  ctx: Ctx,
  { workspace_id: workspaceId, content_hash: hash }: DocumentRow,
): Promise<{ sizeBytes: number; stream: Readable }> {
  const blob = hash ? await ctx.services.blobs.find(contentKey({ workspaceId, hash })) : undefined;
  return (
    blob ?? fail(knowledgeErrors, "document.not_found", { message: "This document has no content yet." })
  );
}

/** The name of its download. */
export function fileNameOf({ title, source, kind }: DocumentRow): string {
  if (source === "upload" || /\.[a-z0-9]{1,8}$/i.test(title)) return title;
  const endings: Readonly<Record<string, string>> = { markdown: "md", code: "json", text: "txt" };
  return `${title}.${(kind && endings[kind]) ?? kind ?? "md"}`;
}
