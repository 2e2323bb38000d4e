import { parseCheckpoint } from "../notes/checkpoint.ts";
import { parseProof } from "../notes/proof.ts";
import { parseNote } from "../notes/signed-note.ts";
import { parseVerifierKey } from "../notes/verifier-key.ts";
import { verifyNote } from "../notes/verify-note.ts";
import { leafHash, type Sha256 } from "../tree/hashes.ts";
import { verifyInclusion } from "../tree/verify-inclusion.ts";
import { type Finding, finding } from "./finding.ts";
import { ProofOpenings } from "./proof-openings.ts";
import { say } from "./said.ts";

export interface ProofCheck {
  sha256: Sha256;
  /** Verifier keys that the reader got elsewhere. Without one the signature says nothing. */
  trustedKeys: readonly string[];
  /** Disclosed fields, one to a line. */
  openings?: string;
}

const proofStart = /^(?=c2sp[.]org\/tlog-proof@v1$)/m;

/**
 * Verifies that events stand in a signed log: one proof, or several one after the other, and fields of them that were
 * disclosed. The last finding tells the outcome.
 */
export function verifyProof(text: string, check: ProofCheck): AsyncGenerator<Finding> {
  return verifyProofs(text.split(proofStart), check);
}

/** The same with proofs that come one by one. */
export async function* verifyProofs(
  proofs: Iterable<string> | AsyncIterable<string>,
  check: ProofCheck,
): AsyncGenerator<Finding> {
  const openings = new ProofOpenings(check);
  let count = 0;
  for await (const proof of proofs) {
    count += 1;
    for await (const found of verifyOne(proof, check)) {
      yield found;
      if (found.outcome === "failed" || found.outcome === "incomplete") return;
    }
    openings.compare(proof);
  }
  const disclosed = openings.end();
  yield* disclosed;
  if (disclosed.some(({ outcome }) => outcome !== "passed")) return;
  if (check.trustedKeys.length === 0) {
    yield finding("incomplete", say`Nothing shows who signed it. Give the key of the log with --key.`);
    return;
  }
  yield finding(
    "passed",
    count === 1
      ? say`The event stands in a log that a key of yours signed.`
      : say`All ${count} events stand in a log that a key of yours signed.`,
  );
}

async function* verifyOne(text: string, { sha256, trustedKeys }: ProofCheck): AsyncGenerator<Finding> {
  const proof = parseProof(text);
  const note = proof && parseNote(proof.note);
  const checkpoint = note && parseCheckpoint(note.text);
  if (!proof || !note || !checkpoint) {
    yield finding("incomplete", say`This is not the proof of an event.`);
    return;
  }
  const { index, hashes, entry } = proof;
  const leaf = leafHash(sha256, entry);
  if (
    !verifyInclusion(sha256, { leaf, index, size: checkpoint.size, proof: hashes, root: checkpoint.root })
  ) {
    yield finding("failed", say`The event is not entry ${index + 1} of the log that was signed.`);
    return;
  }
  yield finding(
    "passed",
    say`The event is entry ${index + 1} of ${checkpoint.size} in ${checkpoint.origin}.`,
  );
  yield { outcome: "note", words: new TextDecoder().decode(entry) };
  const keys = trustedKeys.map((key) => parseVerifierKey(sha256, key.trim()));
  const known = keys.filter((key) => key?.name === checkpoint.origin).filter((key) => key !== undefined);
  const outcome = await verifyNote(sha256, note, known);
  if (outcome === "verified") yield finding("passed", say`A key that you trust signed the log.`);
  else if (outcome === "forged") yield finding("failed", say`The signature under the log is wrong.`);
  else if (trustedKeys.length > 0) yield finding("failed", say`No key that you trust signed the log.`);
}
