import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { storeProgress } from "#platform/server/background-files/making.repository.ts";
import type { Ctx } from "#platform/server/context.ts";
import { openNamelessFile } from "#platform/server/nameless-file.ts";
import { headOf, lineOf } from "../lines/line-of.ts";
import type { WriteOutcome } from "./end-writing.ts";
import type { EventExportRow } from "./event-export.repository.ts";
import { eventExportFiles } from "./event-export-files.ts";
import { exportingPerson } from "./exporting-person.ts";
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
  await using file = await openNamelessFile();
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
