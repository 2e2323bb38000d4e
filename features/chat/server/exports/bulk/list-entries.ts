import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { exportConversation } from "../export-conversation.ts";
import { type BulkExportRow, countOwn, listOwnIds } from "./bulk-export.repository.ts";

const pageSize = 200;

/** The export was removed, or another server has taken over. */
export class PackingStoppedError extends Error {}

/**
 * The conversations of an export as files, one after the other, each read while it is taken. Conversations that are
 * gone since are left out. Throws PackingStoppedError.
 */
export async function* listEntries(
  ctx: Ctx,
  row: BulkExportRow,
  progress: { done: number; total: number },
  isCounting: () => Promise<boolean>,
) {
  progress.total = row.conversation_ids?.length ?? (await query(ctx, ({ db }) => countOwn(db)));
  for await (const id of listIds(ctx, row)) {
    ctx.signal?.throwIfAborted();
    if (!(await isCounting())) throw new PackingStoppedError();
    const pieces = await open(ctx, row, id);
    if (!pieces) continue;
    yield { name: `adjutant-conversations/${id}.${row.form === "json" ? "json" : "md"}`, pieces };
    progress.done += 1;
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
async function open(ctx: Ctx, { form }: BulkExportRow, id: string) {
  try {
    return await exportConversation(ctx, { id, as: form });
  } catch (error) {
    if (error instanceof AppError && error.code === "conversation.not_found") return undefined;
    throw error;
  }
}
