import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import type { Services } from "#platform/server/services.ts";
import { parseVerifierKey } from "../../../contract/notes/verifier-key.ts";
import { consistencyRanges } from "../../../contract/tree/ranges.ts";
import type { CheckpointRow } from "../checkpoint.repository.ts";
import { hashesOfRanges } from "../hashes-of-ranges.ts";
import { sha256 } from "../sha256.ts";
import { askWitness, WitnessError } from "./ask-witness.ts";
import { listWitnesses, storeCosignature, storeFailure, type WitnessRow } from "./witness.repository.ts";

/** Asks every witness for its signature under a checkpoint of the installation. What fails is shown, and asked again next time. */
export async function askWitnesses(
  services: Services,
  checkpoint: CheckpointRow,
  stop?: AbortSignal,
): Promise<void> {
  const witnesses = await inServiceTransaction(services.pool, "read", listWitnesses);
  await Promise.all(witnesses.map((witness) => askOne(services, witness, checkpoint, stop)));
}

async function askOne(
  services: Services,
  witness: WitnessRow,
  checkpoint: CheckpointRow,
  stop?: AbortSignal,
): Promise<void> {
  const { pool, now } = services;
  const { id: checkpointId, log_id: logId, note, size } = checkpoint;
  const key = parseVerifierKey(sha256, witness.verifier_key);
  if (!key) return;
  const prove = (olderSize: number) =>
    inServiceTransaction(pool, "read", (db) => hashesOfRanges(db, logId, consistencyRanges(olderSize, size)));
  try {
    const olderSize = Math.min(witness.cosigned_size, size);
    const line = await askWitness({ url: witness.url, key, note, size, olderSize, prove, stop });
    await inServiceTransaction(pool, "write", (db) =>
      storeCosignature(db, { witnessId: witness.id, checkpointId, size, line }, now()),
    );
  } catch (error) {
    // The next checkpoint asks again.
    if (stop?.aborted) return;
    if (!(error instanceof WitnessError)) throw error;
    services.log.warn({ witness: witness.name, reason: error.message }, "a witness did not sign");
    await inServiceTransaction(pool, "write", (db) => storeFailure(db, witness.id, error.message, now()));
  }
}
