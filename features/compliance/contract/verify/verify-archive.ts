import { DamagedArchiveError, TruncatedArchiveError } from "../archive/tar.ts";
import {
  type ArchiveManifest,
  type ListedFile,
  manifestName,
  manifestNoteName,
  manifestNoteText,
  parseArchiveManifest,
} from "../archives/archive-manifest.ts";
import type { ArchiveReader } from "../archives/archive-reader.ts";
import { toHex } from "../notes/base64.ts";
import { parseNote } from "../notes/signed-note.ts";
import { parseVerifierKey, type VerifierKey } from "../notes/verifier-key.ts";
import { verifyNote } from "../notes/verify-note.ts";
import type { Sha256 } from "../tree/hashes.ts";
import { countOf, type Finding, WrongError } from "./finding.ts";
import { plainWords } from "./plain-words.ts";
import { readProofs } from "./read-proofs.ts";
import { readWhole } from "./read-whole.ts";
import { verifyProofs } from "./verify-proof.ts";

export interface ArchiveCheck {
  sha256: Sha256;
  /** A digest of bytes that come in pieces, in hex. */
  hashPieces(pieces: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }>;
  /** Verifier keys that the reader got elsewhere. */
  trustedKeys?: readonly string[];
}

/** Verifies an archive of a person or of a legal hold. The last finding tells the outcome; it names the first wrong file. */
export async function* verifyArchive(reader: ArchiveReader, check: ArchiveCheck): AsyncGenerator<Finding> {
  try {
    yield* verify(reader, check);
  } catch (error) {
    if (error instanceof WrongError) yield { outcome: error.outcome, words: error.message };
    else if (error instanceof TruncatedArchiveError)
      yield { outcome: "incomplete", words: "The archive ends too early. Download it again." };
    else if (error instanceof DamagedArchiveError)
      yield { outcome: "incomplete", words: "This is not an archive, or it was damaged. Download it again." };
    else throw error;
  }
}

/** The list of 60,000 files with long names. */
const largestManifest = 64 * 1024 * 1024;
const largestNote = 64 * 1024;

async function* verify(reader: ArchiveReader, check: ArchiveCheck): AsyncGenerator<Finding> {
  const manifestBytes = await readWhole(reader, manifestName, largestManifest);
  const manifest = parseArchiveManifest(textOf(manifestBytes));
  if (!manifest) throw new WrongError(`${manifestName} is missing or not of a known form.`, "incomplete");
  yield { outcome: "note", words: whatItSays(manifest) };
  yield* await verifySignature(reader, manifestBytes, { manifest, check });
  yield* verifyFiles(reader, manifest, check);
  for (const { path } of manifest.files) {
    if (path.endsWith(".tlog-proof")) yield* verifyEvents(reader, path, { manifest, check });
  }
  if ((check.trustedKeys ?? []).length === 0) {
    const words =
      "The keys were taken from the archive itself. Compare them with those that you were given before:";
    yield { outcome: "note", words: [words, ...manifest.keys.map(plainWords)].join("\n") };
  }
  if (manifest.leftOut.length > 0) {
    const count = countOf(manifest.leftOut.length, "kind of data is", "kinds of data are");
    yield { outcome: "note", words: `${count} left out. ${manifestName} says which and why.` };
  }
  yield { outcome: "passed", words: "The archive is what was signed." };
}

function whatItSays({ kind, subject, askedBy, madeAt, origin }: ArchiveManifest): string {
  const what = kind === "person" ? "everything of person" : "what is covered by legal hold";
  const [of, asker, at, log] = [subject, askedBy, madeAt, origin].map(plainWords);
  return `The archive says that it has ${what} ${of}, asked for by ${asker}, made at ${at}, in the name of ${log}.`;
}

async function verifySignature(
  reader: ArchiveReader,
  manifestBytes: Uint8Array,
  { manifest, check: { sha256, trustedKeys = [] } }: { manifest: ArchiveManifest; check: ArchiveCheck },
): Promise<Finding[]> {
  const note = parseNote(textOf(await readWhole(reader, manifestNoteName, largestNote)));
  if (!note) throw new WrongError(`${manifestNoteName} is missing or cannot be read.`, "incomplete");
  const keys = (trustedKeys.length > 0 ? trustedKeys : manifest.keys)
    .map((key) => parseVerifierKey(sha256, key.trim()))
    .filter((key): key is VerifierKey => key?.name === manifest.origin);
  const outcome = await verifyNote(sha256, note, keys);
  if (outcome === "forged") throw new WrongError(`The signature in ${manifestNoteName} is wrong.`);
  if (outcome === "unknown") {
    const whose = trustedKeys.length > 0 ? "that you trust" : "of the archive";
    throw new WrongError(`No key ${whose} signed ${manifestNoteName}.`);
  }
  if (note.text !== manifestNoteText(toHex(sha256(manifestBytes)))) {
    throw new WrongError(`${manifestName} was changed: it is not what ${manifestNoteName} signs.`);
  }
  return [
    { outcome: "passed", words: `The list of files was signed by a key of ${plainWords(manifest.origin)}.` },
  ];
}

async function* verifyFiles(
  reader: ArchiveReader,
  { files }: ArchiveManifest,
  { hashPieces }: ArchiveCheck,
): AsyncGenerator<Finding> {
  const there = new Set(reader.names);
  for (const { path, bytes, sha256 } of files) {
    if (!there.has(path)) throw new WrongError(`${plainWords(path)} is missing.`);
    const found = await hashPieces(reader.read(path));
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new WrongError(`${plainWords(path)} was changed.`);
  }
  const listed = new Set([...files.map(({ path }) => path), manifestName, manifestNoteName]);
  const foreign = reader.names.find((name) => !listed.has(name));
  if (foreign !== undefined)
    throw new WrongError(`${plainWords(foreign)} was added: the signed list does not have it.`);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  yield {
    outcome: "passed",
    words: `${countOf(files.length, "file is", "files are")} what the list says: ${countOf(bytes, "byte", "bytes")}, ${countOf(rowsIn(files), "row", "rows")}.`,
  };
}

const rowsIn = (files: readonly ListedFile[]) => files.reduce((sum, { rows = 0 }) => sum + rows, 0);

/**
 * The events in the package of a legal hold stand in the log. They may be in an older log of the workspace, or be signed by
 * an older key: the list of files, whose signature was checked, has those keys.
 */
async function* verifyEvents(
  reader: ArchiveReader,
  path: string,
  { manifest, check }: { manifest: ArchiveManifest; check: ArchiveCheck },
): AsyncGenerator<Finding> {
  const { sha256, trustedKeys = [] } = check;
  const known = [...trustedKeys, ...manifest.keys];
  let last: Finding | undefined;
  for await (const finding of verifyProofs(readProofs(reader.read(path)), { sha256, trustedKeys: known })) {
    if (finding.outcome === "failed" || finding.outcome === "incomplete") {
      throw new WrongError(`${plainWords(path)}: ${plainWords(finding.words)}`, finding.outcome);
    }
    last = finding;
  }
  if (last) yield last;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
