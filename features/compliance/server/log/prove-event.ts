import type { Db } from "#platform/server/db/connection-db.ts";
import { formatProof } from "../../contract/notes/proof.ts";
import { inclusionRanges } from "../../contract/tree/ranges.ts";
import { type CheckpointRow, findCheckpoint } from "./checkpoint.repository.ts";
import { type EventEntry, listEntriesOfEvents } from "./entry.repository.ts";
import { hashesOfRanges } from "./hashes-of-ranges.ts";

export interface EventProof {
  origin: string;
  index: number;
  size: number;
  signedAt: Date;
  /** A file of https://c2sp.org/tlog-proof. */
  proof: string;
}

/** The proof of an event against the newest checkpoint of its log. Undefined until one covers it. */
export async function proveEvent(db: Db, eventId: string): Promise<EventProof | undefined> {
  return (await proveEvents(db, [eventId]))?.[0];
}

/** The proofs of up to some hundred events, in their order. Undefined until checkpoints cover all of them. */
export async function proveEvents(db: Db, eventIds: readonly string[]): Promise<EventProof[] | undefined> {
  const entries = await listEntriesOfEvents(db, eventIds);
  if (entries.length < eventIds.length) return undefined;
  const proven: EventProof[] = [];
  for (const logId of new Set(entries.map(({ log_id }) => log_id))) {
    const checkpoint = await findCheckpoint(db, logId);
    const own = entries.filter(({ log_id }) => log_id === logId);
    if (!checkpoint || own.some(({ index }) => index >= checkpoint.size)) return undefined;
    proven.push(...(await proveEntries(db, own, checkpoint)));
  }
  return proven;
}

async function proveEntries(
  db: Db,
  entries: readonly EventEntry[],
  checkpoint: CheckpointRow,
): Promise<EventProof[]> {
  const { log_id, size, signed_at: signedAt, note } = checkpoint;
  const ranges = entries.map(({ index }) => inclusionRanges(index, size));
  const hashes = await hashesOfRanges(db, log_id, ranges.flat());
  let at = 0;
  return entries.map(({ origin, index, envelope }, number) => {
    const count = ranges[number]?.length ?? 0;
    const own = hashes.slice(at, at + count);
    at += count;
    return {
      origin,
      index,
      size,
      signedAt,
      proof: formatProof({ index, hashes: own, note, entry: envelope }),
    };
  });
}
