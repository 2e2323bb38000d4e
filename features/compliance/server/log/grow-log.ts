import { type Hash, leafHash } from "../../contract/tree/hashes.ts";
import { appendLeaf } from "../../contract/tree/peaks.ts";
import { tileHeight } from "../../contract/tree/tiles.ts";
import type { LogRow, NewEntry, NewTile } from "./log.repository.ts";
import { sha256 } from "./sha256.ts";

/** What becomes an entry: the bytes, and the row that keeps them. */
export interface Appended {
  bytes: Uint8Array;
  eventId?: string;
  checkpointId?: string;
}

/** A log that grows in memory. Its rows are stored together at the end. */
export interface GrowingLog {
  log: LogRow;
  size: number;
  peaks: Hash[];
  entries: NewEntry[];
  tiles: NewTile[];
}

export function growingLog(log: LogRow): GrowingLog {
  return { log, size: log.size, peaks: splitPeaks(log.peaks), entries: [], tiles: [] };
}

/** Appends one entry. */
export function append(growing: GrowingLog, { bytes, eventId, checkpointId }: Appended): void {
  const { log, peaks, size } = growing;
  const hash = leafHash(sha256, bytes);
  growing.entries.push({
    logId: log.id,
    index: size,
    eventId: eventId ?? null,
    checkpointId: checkpointId ?? null,
    leafHash: Buffer.from(hash),
  });
  for (const node of appendLeaf(sha256, peaks, size, hash)) {
    if (node.height % tileHeight !== 0) continue;
    const level = node.height / tileHeight - 1;
    growing.tiles.push({ logId: log.id, level, number: node.number, root: Buffer.from(node.hash) });
  }
  growing.size += 1;
}

export function splitPeaks(peaks: Uint8Array): Hash[] {
  return Array.from({ length: peaks.length / 32 }, (_, index) => peaks.slice(index * 32, index * 32 + 32));
}
