import { text } from "node:stream/consumers";
import { z } from "zod";
import type { Blobs } from "#platform/server/blobs/blobs.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Secrets } from "#platform/server/secrets/secrets.ts";

/** An erasure as it is noted with the files: a database from a backup does not know it. */
export const LedgerEntry = z.strictObject({
  id: z.uuid(),
  subjectId: z.uuid(),
  kind: z.enum(["deleted", "anonymized"]),
  askedBy: z.strictObject({ type: z.string().max(50), id: z.string().max(200).nullable() }),
  askedAt: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The installation that erased, by the host of its public address. */
const NotedEntry = LedgerEntry.extend({ host: z.string() });

/** Where entries are listed: one file each, which is only ever put. */
export const ledgerFolder = "erasures/ledger";
const keyOf = (id: string) => `${ledgerFolder}/${id}`;
const mostBytes = 4_096;

/** The erasure that a key of the folder is about. */
export function idOfKey(key: string): string | undefined {
  const id = key.slice(ledgerFolder.length + 1);
  return isUuid(id) ? id : undefined;
}

/**
 * Notes an erasure with the files. It is sealed by a master key under its own id: nobody who reaches the files alone can make
 * one, change one or use one for another. Idempotent.
 */
export async function noteEntry(
  { blobs, secrets }: { blobs: Blobs; secrets: Secrets },
  host: string,
  entry: LedgerEntry,
): Promise<void> {
  const sealed = secrets.encrypt(JSON.stringify({ ...entry, host }), keyOf(entry.id));
  await blobs.put(keyOf(entry.id), Buffer.from(sealed), { contentType: "text/plain", isListed: true });
}

/** `broken`: nobody who has a master key wrote it. `foreign`: another installation did. */
export type ReadEntry = LedgerEntry | "broken" | "foreign" | undefined;

/** Reads an entry. Undefined when there is none. Throws when the store cannot be read. */
export async function readEntry(
  { blobs, secrets }: { blobs: Blobs; secrets: Secrets },
  hosts: ReadonlySet<string>,
  id: string,
): Promise<ReadEntry> {
  const blob = await blobs.find(keyOf(id));
  if (!blob) return undefined;
  if (blob.sizeBytes > mostBytes) {
    blob.stream.destroy();
    return "broken";
  }
  const { host, ...entry } = open(secrets, id, await text(blob.stream)) ?? {};
  if (host === undefined) return "broken";
  return hosts.has(host) ? LedgerEntry.parse(entry) : "foreign";
}

function open(secrets: Secrets, id: string, sealed: string): z.infer<typeof NotedEntry> | undefined {
  try {
    const entry = NotedEntry.parse(JSON.parse(secrets.decrypt(sealed, keyOf(id))));
    return entry.id === id ? entry : undefined;
  } catch {
    return undefined;
  }
}
