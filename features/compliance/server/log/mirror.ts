import { text } from "node:stream/consumers";
import type { Blobs } from "#platform/server/blobs/blobs.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Services } from "#platform/server/services.ts";
import { type Checkpoint, parseCheckpoint } from "../../contract/notes/checkpoint.ts";
import { parseNote } from "../../contract/notes/signed-note.ts";
import { verifyNote } from "../../contract/notes/verify-note.ts";
import { areEqual } from "../../contract/tree/hashes.ts";
import { hashesOfRanges } from "./hashes-of-ranges.ts";
import { findLogOfOrigin } from "./log.repository.ts";
import { listLogKeys } from "./log-key.repository.ts";
import { verifierKeyOf } from "./log-keys.ts";
import { sha256 } from "./sha256.ts";

/** Outside the database, so that a restored database is noticed. */
const place = "log/newest-checkpoint";
const longestNoteBytes = 100_000;

/** Keeps the newest checkpoint of the installation with the files, unless another process kept a newer one. */
export async function mirrorCheckpoint({ blobs }: Services, note: string): Promise<void> {
  const newest = checkpointOf(note);
  const kept = checkpointOf(await readKept(blobs));
  if (kept && kept.origin === newest?.origin && kept.size >= newest.size) return;
  await blobs.put(place, Buffer.from(note), { contentType: "text/plain; charset=utf-8" });
}

/**
 * What is kept with the files. `foreign`: something that no key of this database signed, as after a backup from before
 * a change of keys.
 */
export async function readMirror({ blobs }: Services, db: Db): Promise<Checkpoint | "foreign" | undefined> {
  const kept = await readKept(blobs);
  if (kept === undefined) return undefined;
  const note = parseNote(kept);
  const checkpoint = checkpointOf(kept);
  if (!note || !checkpoint) return "foreign";
  const keys = (await listLogKeys(db)).map((key) => verifierKeyOf(checkpoint.origin, key.public_key));
  return (await verifyNote(sha256, note, keys)) === "verified" ? checkpoint : "foreign";
}

async function readKept(blobs: Blobs): Promise<string | undefined> {
  const blob = await blobs.find(place);
  if (!blob) return undefined;
  if (blob.sizeBytes <= longestNoteBytes) return text(blob.stream);
  blob.stream.destroy();
  return "";
}

function checkpointOf(note: string | undefined): Checkpoint | undefined {
  return parseCheckpoint(parseNote(note ?? "")?.text ?? "");
}

/** Whether the database still has the log in at least the state of this checkpoint. */
export async function hasState(db: Db, { origin, size, root }: Checkpoint): Promise<boolean> {
  const log = await findLogOfOrigin(db, origin);
  if (!log) return false;
  // The end of a closed log was noticed before.
  if (log.closed_at) return true;
  if (log.size < size) return false;
  const [own] = await hashesOfRanges(db, log.id, [{ start: 0, end: size }]);
  return own !== undefined && areEqual(own, root);
}
