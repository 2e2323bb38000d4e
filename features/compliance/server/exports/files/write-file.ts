import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { storeProgress } from "#platform/server/background-files/generation.repository.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { openUnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import { eventExportAccess, exportingRules } from "../event-export.access.ts";
import { headOf, lineOf } from "../lines/line-of.ts";
import { findCurrentRole } from "./current-role.repository.ts";
import type { WriteOutcome } from "./end-writing.ts";
import type { EventExportRow } from "./event-export.repository.ts";
import { eventExportFiles } from "./event-export-files.ts";
import { listExported } from "./list-exported.ts";

const mostEvents = 5_000_000;
const mostBytes = 4_000_000_000;

class TooLargeError extends Error {}
/** The export was removed, or another server has taken over. */
class StoppedError extends Error {}

/** Writes an export and stores its file. Undefined when it was removed meanwhile. */
export async function writeFile(ctx: Ctx, row: EventExportRow): Promise<WriteOutcome | undefined> {
  const asPerson = await exportingPerson(ctx, row);
  if (!asPerson) return { problem: "not_permitted" };
  await using file = await openUnlinkedTempFile();
  const written = { sizeBytes: 0, events: 0 };
  try {
    await pipeline(linesOf(asPerson, row, written), createGzip({ level: 3 }), async (packed) => {
      for await (const piece of packed) await file.append(piece);
    });
  } catch (error) {
    if (error instanceof TooLargeError) return { problem: "too_large" };
    if (error instanceof StoppedError) return undefined;
    throw error;
  }
  // Rights that ended meanwhile made the rest of the log empty.
  if (!(await exportingPerson(ctx, row))) return { problem: "not_permitted" };
  await ctx.services.blobs.put(eventExportFiles.keyOf(row), file.stream(), {
    contentType: "application/gzip",
  });
  return written;
}

async function* linesOf(
  ctx: Ctx,
  row: EventExportRow,
  written: { sizeBytes: number; events: number },
): AsyncGenerator<Buffer> {
  const piece = (text: string) => {
    const bytes = Buffer.from(text);
    written.sizeBytes += bytes.length;
    return bytes;
  };
  yield piece(headOf(row.form));
  for await (const { events, share } of listExported(ctx, row)) {
    ctx.signal?.throwIfAborted();
    yield piece(events.map((event) => lineOf(row.form, event)).join(""));
    written.events += events.length;
    if (written.events > mostEvents || written.sizeBytes > mostBytes) throw new TooLargeError();
    const isCounting = await storeProgress(ctx.services.servicePool, eventExportFiles, row, [
      written.events,
      share,
    ]);
    if (!isCounting) throw new StoppedError();
  }
}

/** The person of an export with their present rights. Undefined when they may not read this log any more. */
async function exportingPerson(ctx: Ctx, row: EventExportRow): Promise<Ctx | undefined> {
  const standing = await query(ctx, eventExportAccess.write, ({ db }) => findCurrentRole(db, row));
  if (!standing) return undefined;
  const { user_id: userId, workspace_id: workspaceId, id: sessionId } = row;
  const actor = { type: "user", userId, workspaceId, sessionId, email: "", ...standing } as const;
  const asPerson = ctx.as(actor);
  return admits(exportingRules[row.scope], callerOf(asPerson)) ? asPerson : undefined;
}
