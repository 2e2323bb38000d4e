import type { Sha256 } from "../tree/hashes.ts";
import { linesOf, type SignedNote } from "./signed-note.ts";
import { keyTypes, type VerifierKey } from "./verifier-key.ts";

const encoder = new TextEncoder();

/**
 * Whether a key of the log signed the note. `forged`: a line bears a known key and does not verify. `unknown`: no line
 * bears a known key.
 */
export async function verifyNote(
  sha256: Sha256,
  note: SignedNote,
  keys: readonly VerifierKey[],
): Promise<"verified" | "forged" | "unknown"> {
  let isVerified = false;
  for (const key of keys) {
    for (const { signature } of linesOf(sha256, note, key)) {
      if (!(await verifySignature(key, encoder.encode(note.text), signature))) return "forged";
      isVerified = true;
    }
  }
  return isVerified ? "verified" : "unknown";
}

/** The time in seconds since 1970 at which the witness signed this checkpoint, or undefined without a valid signature. */
export async function verifyCosignature(
  sha256: Sha256,
  note: SignedNote,
  witness: VerifierKey,
): Promise<number | undefined> {
  for (const { signature } of linesOf(sha256, note, witness)) {
    if (signature.length !== 72) continue;
    const time = Number(new DataView(signature.buffer, signature.byteOffset).getBigUint64(0));
    const message = encoder.encode(cosignedText(note.text, time));
    if (await verifySignature(witness, message, signature.subarray(8))) return time;
  }
  return undefined;
}

/** What a witness signs (https://c2sp.org/tlog-cosignature). `time` in seconds since 1970. */
export function cosignedText(checkpoint: string, time: number): string {
  return `cosignature/v1\ntime ${time}\n${checkpoint}`;
}

async function verifySignature(
  key: VerifierKey,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  if (signature.length !== 64 || !Object.values(keyTypes).includes(key.type)) return false;
  const imported = await crypto.subtle.importKey("raw", copy(key.publicKey), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", imported, copy(signature), copy(message));
}

/** Web cryptography takes no views of shared memory. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
