import { text } from "node:stream/consumers";
import type { Erased } from "#platform/contract/erasure/erased-text.ts";
import type { Blobs } from "#platform/server/blobs/blobs.ts";

/** An erasure as it is noted with the files: a database from a backup does not know it. */
export interface LedgerEntry {
  id: string;
  subjectId: string;
  kind: Erased["kind"];
  askedBy: Erased["askedBy"];
  /** ISO 8601. */
  askedAt: string;
}

/** Erasures are noted since then. A file holds those of a month. */
const firstMonth = { year: 2026, month: 1 };

const keyOf = (year: number, month: number) => `erasures/ledger-${year}-${String(month).padStart(2, "0")}`;

/** Adds entries to the file of the month. The caller holds the lock of the ledger. Idempotent. */
export async function appendToLedger(blobs: Blobs, entries: readonly LedgerEntry[], at: Date): Promise<void> {
  const key = keyOf(at.getUTCFullYear(), at.getUTCMonth() + 1);
  const noted = await readFile(blobs, key);
  const known = new Set(noted.map(({ id }) => id));
  const all = [...noted, ...entries.filter(({ id }) => !known.has(id))];
  const lines = all.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  await blobs.put(key, Buffer.from(lines), { contentType: "application/jsonl" });
}

/** All entries, month by month. A server whose clock was wrong may have noted some in the month after this one. */
export async function* readLedger(blobs: Blobs, now: Date): AsyncGenerator<LedgerEntry[]> {
  const last = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  for (let count = firstMonth.year * 12 + firstMonth.month - 1; count <= last; count += 1) {
    const entries = await readFile(blobs, keyOf(Math.floor(count / 12), (count % 12) + 1));
    if (entries.length > 0) yield entries;
  }
}

async function readFile(blobs: Blobs, key: string): Promise<LedgerEntry[]> {
  const blob = await blobs.find(key);
  if (!blob) return [];
  const lines = (await text(blob.stream)).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as LedgerEntry);
}
