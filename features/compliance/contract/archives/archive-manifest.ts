/** The form of an archive. A change that an older program would misread gets another number. */
export const archiveFormat = "adjutant-archive/1";

export const manifestName = "manifest.json";
export const manifestNoteName = "manifest.note";

/** `manifest.json`, a table of contents, which `manifest.note` signs. */
export interface ArchiveManifest {
  format: typeof archiveFormat;
  id: string;
  kind: "person" | "hold";
  /** The person or the legal hold. */
  subject: string;
  askedBy: string;
  askedAt: string;
  madeAt: string;
  /** Whose keys sign: the name of a log. */
  origin: string;
  /** Verifier keys, of that log and of those in which its events stand, oldest first. Compare them with those that you were given before. */
  keys: string[];
  files: ListedFile[];
  leftOut: { what: string; why: string }[];
}

export interface ListedFile {
  path: string;
  bytes: number;
  /** In hex. */
  sha256: string;
  /** Of a file with a row in each line. */
  rows?: number;
  what: string;
}

/** Reads a manifest. Undefined when it is none of this form. */
export function parseArchiveManifest(text: string): ArchiveManifest | undefined {
  try {
    const manifest = JSON.parse(text) as Partial<ArchiveManifest> | null;
    const isWhole =
      manifest?.format === archiveFormat &&
      (manifest.kind === "person" || manifest.kind === "hold") &&
      [manifest.origin, manifest.subject, manifest.askedBy, manifest.madeAt].every(isText) &&
      Array.isArray(manifest.keys) &&
      manifest.keys.every(isText) &&
      Array.isArray(manifest.files) &&
      manifest.files.every(isListed) &&
      Array.isArray(manifest.leftOut) &&
      manifest.leftOut.every((one) => isText(one?.what) && isText(one.why));
    return isWhole ? (manifest as ArchiveManifest) : undefined;
  } catch {
    return undefined;
  }
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isListed(file: Partial<ListedFile> | null): boolean {
  return isText(file?.path) && Number.isSafeInteger(file?.bytes) && isText(file?.sha256);
}

/** What keys of the log sign. It is never the text of a checkpoint, whose first line is the name of a log. */
export function manifestNoteText(manifestSha256: string): string {
  return `${archiveFormat}\nsha256 ${manifestSha256}\n`;
}
