import type { Pool } from "pg";
import { categoryOf } from "../../../../contract/index.ts";
import { type Batch, type BatchLine, batchLine } from "./batch.ts";
import type { DueSink } from "./due-sink.repository.ts";
import { listLogEntries, type ReadLog } from "./log-entry.repository.ts";

const mostEvents = 500;
const mostBytes = 1_048_576;
/** Entries that are looked at for one batch. With categories, few of them may count. */
const mostLooked = 2_000;

export interface MadeBatch extends Batch {
  /** Where the next batch begins. */
  end: number;
}

/**
 * The next entries for a receiver, in the order of the log. A batch that may have been sent is made again as it was:
 * with the same entries and the same id.
 */
export async function makeBatch(pool: Pool, sink: DueSink, log: ReadLog): Promise<MadeBatch> {
  const { next_index: start, batch_end, categories, generation, workspace_id: workspaceId } = sink;
  const isWanted = (act: string) => categories.length === 0 || categories.includes(categoryOf(act));
  const limit = batch_end ?? Math.min(log.end, start + mostLooked);
  const lines: BatchLine[] = [];
  let bytes = 0;
  let end = limit;
  for (const { index, event } of await listLogEntries(pool, log, start, limit)) {
    const line = event && batchLine(event);
    if (!line || !isWanted(line.act)) continue;
    const size = Buffer.byteLength(line.text) + 2;
    const isFull = lines.length === mostEvents || (lines.length > 0 && bytes + size > mostBytes);
    if (isFull && batch_end === null) {
      end = index;
      break;
    }
    lines.push(line);
    bytes += size;
  }
  const range = `${generation}_${start}_${end - 1}`;
  return {
    workspaceId,
    id: `events_${sink.id}_${range}`,
    fileName: fileNameOf(generation, start, end),
    lines,
    end,
  };
}

/** Names of files sort as their events do. */
function fileNameOf(generation: number, start: number, end: number): string {
  const [first, last] = [start, end - 1].map((index) => String(index).padStart(12, "0"));
  return `${generation}-${first}-${last}`;
}
