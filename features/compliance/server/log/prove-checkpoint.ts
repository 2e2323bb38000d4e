import type { Db } from "#platform/server/db/connection-db.ts";
import { formatProof } from "../../contract/notes/proof.ts";
import { inclusionRanges } from "../../contract/tree/ranges.ts";
import { findCheckpoint } from "./checkpoint.repository.ts";
import { type ExportedLog, findMention } from "./exported-log.repository.ts";
import { hashesOfRanges } from "./hashes-of-ranges.ts";
import { listCosignatures } from "./witnesses/witness.repository.ts";

export interface CheckpointProof {
  /** Of the installation's log. */
  origin: string;
  /** A file of https://c2sp.org/tlog-proof, whose checkpoint bears the signatures of the witnesses too. */
  file: string;
}

/** The proof that the installation's log holds the checkpoint of an exported log. Undefined until that log is signed. */
export async function proveCheckpoint(db: Db, log: ExportedLog): Promise<CheckpointProof | undefined> {
  const mention = await findMention(db, log.checkpoint_id);
  const checkpoint = mention && (await findCheckpoint(db, mention.log_id));
  if (!mention || !checkpoint || checkpoint.size <= mention.index) return undefined;
  const [hashes, cosignatures] = await Promise.all([
    hashesOfRanges(db, mention.log_id, inclusionRanges(mention.index, checkpoint.size)),
    listCosignatures(db, checkpoint.id),
  ]);
  const note = `${checkpoint.note}${cosignatures.join("")}`;
  return {
    origin: mention.origin,
    file: formatProof({ entry: Buffer.from(log.note), index: mention.index, hashes, note }),
  };
}
