import type { Db } from "#platform/server/db/connection-db.ts";
import { formatProof } from "../../contract/notes/proof.ts";
import { inclusionRanges } from "../../contract/tree/ranges.ts";
import { findCheckpoint } from "./checkpoint.repository.ts";
import { findEntryOfEvent } from "./entry.repository.ts";
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
  const entry = await findEntryOfEvent(db, eventId);
  const checkpoint = entry && (await findCheckpoint(db, entry.log_id));
  if (!entry || !checkpoint || checkpoint.size <= entry.index) return undefined;
  const hashes = await hashesOfRanges(db, entry.log_id, inclusionRanges(entry.index, checkpoint.size));
  return {
    origin: entry.origin,
    index: entry.index,
    size: checkpoint.size,
    signedAt: checkpoint.signed_at,
    proof: formatProof({ index: entry.index, hashes, note: checkpoint.note, entry: entry.envelope }),
  };
}
