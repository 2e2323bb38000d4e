import { parseCheckpoint } from "../notes/checkpoint.ts";
import { parseProof } from "../notes/proof.ts";
import { parseNote } from "../notes/signed-note.ts";
import { keyTypes, type VerifierKey } from "../notes/verifier-key.ts";
import { verifyCosignature, verifyNote } from "../notes/verify-note.ts";
import { areEqual, leafHash, type Sha256 } from "../tree/hashes.ts";
import { verifyInclusion } from "../tree/verify-inclusion.ts";
import { type Finding, finding, WrongError } from "./finding.ts";
import { say } from "./said.ts";

export interface InstallationCheck {
  sha256: Sha256;
  /** The signed note that the log of the installation is said to hold. */
  note: string;
  /** A proof of https://c2sp.org/tlog-proof. */
  proof: string;
  /** Keys of the installation's log and of witnesses that the reader trusts. */
  keys: readonly VerifierKey[];
  at: string;
}

/** Verifies that the log of the installation holds a checkpoint, and which witnesses signed that log. Throws WrongError. */
export async function checkInstallation({
  sha256,
  note,
  proof,
  keys,
  at,
}: InstallationCheck): Promise<Finding[]> {
  const parsed = parseProof(proof);
  const signed = parsed && parseNote(parsed.note);
  const checkpoint = signed && parseCheckpoint(signed.text);
  if (!parsed || !signed || !checkpoint) throw new WrongError(say`${at} cannot be read.`);
  if (!areEqual(parsed.entry, new TextEncoder().encode(note)))
    throw new WrongError(say`${at} is about another checkpoint.`);
  const { index, hashes } = parsed;
  const { origin, size, root } = checkpoint;
  if (!verifyInclusion(sha256, { leaf: leafHash(sha256, parsed.entry), index, size, proof: hashes, root })) {
    throw new WrongError(say`The log of the installation does not hold this checkpoint: ${at} is wrong.`);
  }
  const outcome = await verifyNote(
    sha256,
    signed,
    keys.filter(({ name }) => name === origin),
  );
  if (outcome === "forged")
    throw new WrongError(say`The signature under the log of the installation is wrong.`);
  const place = say`The log of the installation holds its checkpoint: entry ${index + 1} of ${size} in ${origin}.`;
  const witnessed = await Promise.all(
    keys.filter(({ type }) => type === keyTypes.cosignature).map((key) => readWitness(key)),
  );
  return [
    outcome === "verified"
      ? finding("passed", place)
      : finding("note", say`${place} You gave no key of that log, so nothing says who signed it.`),
    ...witnessed,
  ];

  async function readWitness(key: VerifierKey): Promise<Finding> {
    const time = signed && (await verifyCosignature(sha256, signed, key));
    if (!time) return finding("note", say`The witness ${key.name} has not signed it.`);
    return finding(
      "passed",
      say`The witness ${key.name} signed it at ${new Date(time * 1000).toISOString()}.`,
    );
  }
}
