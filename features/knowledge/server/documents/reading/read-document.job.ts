import { addAbortSignal } from "node:stream";
import { z } from "zod";
import { contentKey, type Outcome, readInChild } from "#features/files/server/index.ts";
import { spoolStream } from "#platform/server/blobs/spool.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readImageSize } from "#platform/server/images/read-image-size.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { knowledgeSettingsOf } from "../../knowledge-settings.ts";
import { beginReading } from "./begin-reading.ts";
import { endReading } from "./end-reading.ts";
import { fetchContent } from "./fetch-content.ts";
import { nameOfContent } from "./name-of-content.ts";
import type { TakenDocument } from "./reading.repository.ts";

/** Enough for the header of any picture. */
const headBytes = 262_144;

/**
 * Reads the text of a document, of an address after it was asked. The row says what is left to do, so a job that was lost or
 * performed twice changes nothing: a document whose reader keeps dying is given up.
 */
export const readDocumentJob = defineJob({
  name: "knowledge.read_document",
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid() }),
  retries: 5,
  // Each is a process with a memory limit of its own, beside those of files. A person has one of them.
  atOnce: 2,
  async perform(ctx, key) {
    const signal = ctx.signal ?? new AbortController().signal;
    const taken = await beginReading(ctx, key);
    if (!taken) return;
    const settings = knowledgeSettingsOf(ctx.services);
    const document = taken.isFetchDue ? await fetchContent(ctx, taken, { signal, settings }) : taken;
    if (!document) return;
    await endReading(ctx, { document, outcome: await read(ctx, document, signal) });
  },
});

async function read(ctx: Ctx, document: TakenDocument, signal: AbortSignal): Promise<Outcome> {
  const { workspaceId, hash } = document;
  const blob = hash ? await ctx.services.blobs.find(contentKey({ workspaceId, hash })) : undefined;
  if (!blob) return { problem: "interrupted" };
  await using content = await spoolStream(addAbortSignal(signal, blob.stream));
  if (readImageSize(await content.read(headBytes))) return { problem: "no_text" };
  return readInChild({ content, name: nameOfContent(document) }, signal);
}
