import type { Db } from "#platform/server/db/connection-db.ts";
import { formatVerifierKey } from "../../contract/notes/verifier-key.ts";
import { listLogKeys } from "./log-key.repository.ts";
import { verifierKeyOf } from "./log-keys.ts";
import { sha256 } from "./sha256.ts";

/** The keys under the name of a log, oldest first, as readers pin them. */
export async function keysOfOrigin(db: Db, origin: string): Promise<string[]> {
  const keys = await listLogKeys(db);
  return keys.map(({ public_key }) => formatVerifierKey(sha256, verifierKeyOf(origin, public_key)));
}
