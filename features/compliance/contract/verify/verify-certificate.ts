import type { ArchiveFile } from "../archive/tar.ts";
import { parseCertificate, type ReadCertificate } from "../erasures/certificate.ts";
import { toHex } from "../notes/base64.ts";
import { parseNote } from "../notes/signed-note.ts";
import { parseVerifierKey } from "../notes/verifier-key.ts";
import { verifyNote } from "../notes/verify-note.ts";
import type { Sha256 } from "../tree/hashes.ts";
import { EntryFinder } from "./find-entry.ts";
import { countOf, type Finding } from "./finding.ts";
import { verifyExport } from "./verify-export.ts";

export interface CertificateCheck {
  sha256: Sha256;
  /** Verifier keys that the reader got elsewhere. Without one the signature says nothing. */
  trustedKeys: readonly string[];
  /** The export of the log that recorded the erasure. */
  log?: AsyncIterable<ArchiveFile>;
}

/** Verifies the certificate of an erasure, and with a log that this recorded the same. The last finding tells the outcome. */
export async function* verifyCertificate(text: string, check: CertificateCheck): AsyncGenerator<Finding> {
  const { sha256, trustedKeys, log } = check;
  const note = parseNote(text);
  const certificate = note && parseCertificate(note.text);
  if (!note || !certificate) {
    yield {
      outcome: "incomplete",
      words: "This is not a certificate of an erasure that this program can read.",
    };
    return;
  }
  const { erasureId, subjectId, finishedAt, rows, files, keys, origin } = certificate;
  yield {
    outcome: "note",
    words: `Erasure ${erasureId} of the person ${subjectId} ended at ${finishedAt}: ${countOf(rows, "row", "rows")}, ${countOf(files, "file", "files")} and ${countOf(keys, "data key", "data keys")}.`,
  };
  const known = trustedKeys
    .map((key) => parseVerifierKey(sha256, key.trim()))
    .filter((key) => key !== undefined && key.name === origin)
    .filter((key) => key !== undefined);
  const signature = await verifyNote(sha256, note, known);
  if (signature === "forged") {
    yield { outcome: "failed", words: "The certificate was changed after it was signed." };
    return;
  }
  if (signature === "unknown" && trustedKeys.length > 0) {
    yield { outcome: "failed", words: "No key that you trust signed the certificate." };
    return;
  }
  if (signature === "verified")
    yield { outcome: "passed", words: "A key that you trust signed the certificate." };
  if (!log) {
    const words = `Give an export of the log of the installation with --log to check that entry ${certificate.index + 1} records the erasure.`;
    yield { outcome: "note", words };
  } else {
    for await (const found of compareWithLog(certificate, { sha256, trustedKeys, log })) {
      yield found;
      if (found.outcome === "failed" || found.outcome === "incomplete") return;
    }
  }
  if (trustedKeys.length > 0) return;
  const words = `Nothing shows who signed the certificate. Give the key of the log ${origin} with --key.`;
  yield { outcome: "incomplete", words };
}

async function* compareWithLog(
  certificate: ReadCertificate,
  { sha256, trustedKeys, log }: Required<CertificateCheck>,
): AsyncGenerator<Finding> {
  const { origin, index } = certificate;
  const finder = new EntryFinder(certificate);
  let isSound = false;
  for await (const finding of verifyExport(finder.through(log), { sha256, trustedKeys })) {
    isSound = finding.outcome === "passed";
    yield finding;
    if (finding.outcome === "failed" || finding.outcome === "incomplete") return;
  }
  if (!isSound) return;
  if (!finder.entry) {
    const words = `The export has no entry ${index + 1} of ${origin}. Take a newer export of the log of the installation.`;
    yield { outcome: "incomplete", words };
    return;
  }
  if (finder.sealedCount > 0) {
    const sealed = countOf(finder.sealedCount, "event", "events");
    const words = `${sealed} of the export had content that was sealed with a destroyed key: the content is erased, the events stand unchanged.`;
    yield { outcome: "note", words };
  }
  const difference = differenceTo(certificate, finder.entry, sha256);
  yield difference
    ? { outcome: "failed", words: difference }
    : { outcome: "passed", words: `Entry ${index + 1} of the log records this erasure, and says the same.` };
}

/** What the event says otherwise than the certificate. */
function differenceTo(certificate: ReadCertificate, entry: Uint8Array, sha256: Sha256): string | undefined {
  const place = `Entry ${certificate.index + 1} of the log`;
  const event = readEvent(entry);
  if (event?.act !== "user.erased" || event.id !== certificate.eventId)
    return `${place} is not the event of this erasure.`;
  const targets = event.tgt?.map(({ id }) => id) ?? [];
  if (!targets.includes(certificate.subjectId)) return `${place} is about another person.`;
  if (!targets.includes(certificate.erasureId)) return `${place} is about another erasure of the person.`;
  for (const what of ["rows", "files", "keys"] as const) {
    const recorded = event.facts?.[what];
    if (recorded !== certificate[what])
      return `${place} says that ${recorded} ${what} were erased; the certificate says ${certificate[what]}.`;
  }
  const digest = toHex(sha256(new TextEncoder().encode(certificate.erasedText)));
  if (event.facts?.sha256 !== digest)
    return `${place} does not say the same as the certificate about what was erased.`;
  return undefined;
}

interface RecordedErasure {
  id?: string;
  act?: string;
  tgt?: { id: string }[];
  facts?: { rows?: number; files?: number; keys?: number; sha256?: string };
}

function readEvent(entry: Uint8Array): RecordedErasure | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(entry)) as RecordedErasure;
  } catch {
    return undefined;
  }
}
