import { DamagedArchiveError } from "../archive/tar.ts";

/** With its line feed: a line that a piece ends in may go on. */
const proofStart = /^(?=c2sp[.]org\/tlog-proof@v1\n)/m;
/** No event comes near. A claim of more would only fill memory. */
const largestProof = 16 * 1024 * 1024;

/** The proofs of a file one by one, so that a file of any size needs little memory. */
export async function* readProofs(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = "";
  for await (const piece of pieces) {
    held += decoder.decode(piece, { stream: true });
    const proofs = held.split(proofStart);
    held = proofs.pop() ?? "";
    yield* proofs;
    if (held.length > largestProof) throw new DamagedArchiveError();
  }
  yield* (held + decoder.decode()).split(proofStart);
}
