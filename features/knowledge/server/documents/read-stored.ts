import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { contentKey } from "#features/files/server/index.ts";
import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { knowledgeErrors } from "../../contract/index.ts";
import { collectionAccess } from "../collection.access.ts";
import { seeDocument } from "./document.presenter.ts";
import type { DocumentRow } from "./document.repository.ts";

/** The Markdown of a document that was written here, and who saved it. Throws `document.not_written_here`. */
export async function readWritten(ctx: Ctx, { id }: { id: string }): Promise<WrittenText> {
  const document = await seeDocument(ctx, { id });
  if (document.source !== "text") fail(knowledgeErrors, "document.not_written_here");
  const { stream } = await openStored(ctx, document);
  const { version, written_by: writerId } = document;
  const names = await query(ctx, collectionAccess.list, ({ db }) =>
    namesOfPeople(db, writerId === null ? [] : [writerId], { withAddress: false }),
  );
  const name = names.get(writerId ?? "");
  const writtenBy = writerId !== null && name !== undefined ? { id: writerId, name } : null;
  return { text: await text(stream), version, writtenBy };
}

interface WrittenText {
  text: string;
  version: number;
  writtenBy: { id: string; name: string } | null;
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
