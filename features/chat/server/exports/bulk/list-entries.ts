import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { openUnlinkedTempFile, type UnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import { ZipTooLargeError } from "#platform/server/zip/write-zip.ts";
import { exportConversation } from "../export-conversation.ts";
import { ConversationEndedError } from "../read-messages.ts";
import { type BulkExportRow, countOwn, listOwnIds } from "./bulk-export.repository.ts";

const pageSize = 200;
/** A zip without its 64-bit form holds no larger ones. */
const mostEntryBytes = 4_000_000_000;

/** The export was removed, or another server has taken over. */
export class PackingStoppedError extends Error {}

export interface Progress {
  done: number;
  total: number;
  /** The conversations that are in the zip. */
  packedIds: string[];
}

/**
 * The conversations of an export as files, one after the other, each read whole before it is taken: conversations that
 * are gone since, or go while they are read, are left out. Throws PackingStoppedError, and ZipTooLargeError.
 */
export async function* listEntries(
  ctx: Ctx,
  row: BulkExportRow,
  progress: Progress,
  isCounting: () => Promise<boolean>,
) {
  progress.total = row.conversation_ids?.length ?? (await query(ctx, ({ db }) => countOwn(db)));
  for await (const id of listIds(ctx, row)) {
    ctx.signal?.throwIfAborted();
    if (!(await isCounting())) throw new PackingStoppedError();
    await using entry = await readWhole(ctx, row, id);
    if (!entry) continue;
    const name = `adjutant-conversations/${id}.${row.form === "json" ? "json" : "md"}`;
    yield { name, pieces: entry.stream() };
    progress.done += 1;
    progress.packedIds.push(id);
  }
}

async function* listIds(ctx: Ctx, { conversation_ids }: BulkExportRow): AsyncGenerator<string> {
  if (conversation_ids) return yield* conversation_ids;
  let after: string | null = null;
  do {
    const last: string | null = after;
    const ids: string[] = await query(ctx, ({ db }) => listOwnIds(db, last, pageSize));
    yield* ids;
    after = ids.length === pageSize ? (ids.at(-1) ?? null) : null;
  } while (after);
}

/** Undefined when the conversation was deleted, or is not shared any more. */
async function readWhole(
  ctx: Ctx,
  { form }: BulkExportRow,
  id: string,
): Promise<UnlinkedTempFile | undefined> {
  const entry = await openUnlinkedTempFile();
  try {
    for await (const piece of await exportConversation(ctx, { id, as: form })) {
      ctx.signal?.throwIfAborted();
      await entry.append(Buffer.from(piece));
      if (entry.sizeBytes > mostEntryBytes) throw new ZipTooLargeError();
    }
    return entry;
  } catch (error) {
    await entry[Symbol.asyncDispose]();
    if (error instanceof ConversationEndedError) return undefined;
    if (error instanceof AppError && error.code === "conversation.not_found") return undefined;
    throw error;
  }
}
