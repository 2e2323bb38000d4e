import { type Manifest, type ManifestLog, parseManifest } from "../archive/manifest.ts";
import { type ArchiveFile, DamagedArchiveError, TruncatedArchiveError } from "../archive/tar.ts";
import { type Checkpoint, parseCheckpoint } from "../notes/checkpoint.ts";
import { parseNote } from "../notes/signed-note.ts";
import { parseVerifierKey, type VerifierKey } from "../notes/verifier-key.ts";
import type { Sha256 } from "../tree/hashes.ts";
import { Conduct } from "./conduct.ts";
import { type Finding, finding, WrongError } from "./finding.ts";
import { parseOpenings } from "./openings.ts";
import { type Said, say } from "./said.ts";
import { LogVerification } from "./verify-log.ts";

export interface ExportCheck {
  sha256: Sha256;
  /** Verifier keys that the reader got elsewhere. */
  trustedKeys?: readonly string[];
  /** Signed checkpoints that the reader kept from earlier. */
  kept?: readonly string[];
  /** Disclosed fields, one to a line. */
  openings?: string;
}

/** Verifies an export, file by file. The last finding tells the outcome; after a wrong one there is no more. */
export async function* verifyExport(
  files: AsyncIterable<ArchiveFile>,
  check: ExportCheck,
): AsyncGenerator<Finding> {
  try {
    yield* verify(files, check);
  } catch (error) {
    if (error instanceof WrongError) yield error.finding;
    else if (error instanceof TruncatedArchiveError)
      yield finding("incomplete", say`The export ends too early. Download it again.`);
    else if (error instanceof DamagedArchiveError)
      yield finding("incomplete", say`This is not an export of a log, or it was damaged. Download it again.`);
    else throw error;
  }
}

async function* verify(files: AsyncIterable<ArchiveFile>, check: ExportCheck): AsyncGenerator<Finding> {
  const { sha256 } = check;
  const trustedKeys = (check.trustedKeys ?? []).map((text) => keyOf(sha256, text));
  const kept = (check.kept ?? []).map(keptCheckpoint);
  const ids = new Set<string>();
  const openings = parseOpenings(check.openings ?? "");
  let manifest: Manifest | undefined;
  let conduct: Conduct | undefined;
  let open: { log: ManifestLog; verification: LogVerification } | undefined;
  let finished = 0;

  async function* finish(): AsyncGenerator<Finding> {
    if (!open) return;
    yield finding("note", say`Log ${open.log.origin}. Its entries are counted from 1.`);
    yield* await open.verification.finish();
    if (open.log.closedBecause)
      yield finding("note", say`It was closed, because ${reasonOf(open.log.closedBecause)}.`);
    finished += 1;
    open = undefined;
  }

  for await (const { name, bytes } of files) {
    if (!manifest) {
      manifest = name === "manifest.json" ? parseManifest(new TextDecoder().decode(bytes)) : undefined;
      if (!manifest)
        throw new WrongError(say`The export does not begin with a manifest of a known format.`, "incomplete");
      requireKept(manifest, kept);
      continue;
    }
    const log = manifest.logs.find(({ folder }) => name.startsWith(`${folder}/`));
    if (!log) throw new WrongError(say`${name} belongs to no log of the export.`);
    if (open?.log !== log) {
      yield* finish();
      if (log !== manifest.logs[finished])
        throw new WrongError(say`${name} is at the wrong place.`, "incomplete");
      const own = kept.filter(({ origin }) => origin === log.origin);
      const { workspace } = manifest;
      const installationKeys = manifest.installation?.keys ?? [];
      conduct ??= new Conduct(workspace);
      const given = {
        sha256,
        log,
        workspace,
        ids,
        conduct,
        trustedKeys,
        installationKeys,
        openings,
        kept: own,
      };
      const verification = new LogVerification(given);
      open = { log, verification };
    }
    await open.verification.read({ name: name.slice(log.folder.length + 1), bytes });
  }
  yield* finish();
  if (!manifest) throw new WrongError(say`The export is empty.`, "incomplete");
  const missing = manifest.logs[finished];
  if (missing) throw new WrongError(say`The files of ${missing.origin} are missing.`, "incomplete");
  const [foreign] = openings.keys();
  if (foreign)
    throw new WrongError(
      say`The disclosed fields of event ${foreign} belong to no event of the export.`,
      "incomplete",
    );
  yield* conduct?.findings() ?? [];
  yield* conclude(manifest, trustedKeys.length > 0);
}

function* conclude({ logs, installation }: Manifest, isPinned: boolean): Generator<Finding> {
  if (!isPinned) {
    const keys = [...new Set([...logs.flatMap((log) => log.keys), ...(installation?.keys ?? [])])];
    const listed = keys.map((key) => `\n  ${key}`).join("");
    yield finding(
      "note",
      say`The keys were taken from the export itself. Compare them with those that you were given before:${listed}`,
    );
  }
  const { length } = logs;
  yield finding(
    "passed",
    length === 1 ? say`${length} log is what was signed.` : say`${length} logs are what was signed.`,
  );
}

/** A checkpoint that the reader kept must be about a log of the export. */
function requireKept({ logs }: Manifest, kept: readonly Checkpoint[]): void {
  const unknown = kept.find(({ origin }) => !logs.some((log) => log.origin === origin));
  if (unknown)
    throw new WrongError(say`You kept a checkpoint of ${unknown.origin}, which is not in the export.`);
}

function keyOf(sha256: Sha256, text: string): VerifierKey {
  const key = parseVerifierKey(sha256, text.trim());
  if (!key) throw new WrongError(say`${text.trim()} is not a verifier key.`, "incomplete");
  return key;
}

function keptCheckpoint(text: string): Checkpoint {
  const checkpoint = parseCheckpoint(parseNote(text)?.text ?? "");
  if (!checkpoint) throw new WrongError(say`The checkpoint that you kept cannot be read.`, "incomplete");
  return checkpoint;
}

function reasonOf(code: string): string | Said {
  const reasons: Record<string, Said> = {
    rolled_back: say`the database was restored from a backup that lacked some of its entries. They are lost to this export`,
    moved_database: say`the database was restored into another one`,
  };
  return reasons[code] ?? code;
}
