import { createHash } from "node:crypto";
import type { JsonObject } from "#platform/contract/json.ts";
import type { PlacedEvent } from "../placed-event.ts";

const sha256 = { algorithm: "SHA-256", algorithm_id: 3 };

/**
 * The profile `record_integrity`. The fingerprint is that of the event's leaf in the tree of its log: SHA-256 of a zero
 * byte and `raw_data`. The log's checkpoints are signed, and the verifier proves the leaf against them.
 */
export function attestationOf({ envelope, place }: PlacedEvent): JsonObject {
  const digest = createHash("sha256").update(envelope).digest("hex");
  return {
    raw_data_hash: { ...sha256, value: digest },
    ...(place && {
      attestation: {
        uid: `${place.origin}#${place.index}`,
        authority_uid: place.origin,
        chain_uid: place.origin,
        fingerprint: { ...sha256, value: place.leafHash.toString("hex") },
      },
    }),
  };
}
