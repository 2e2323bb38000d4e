/** The format of an export. A change that an older program would misread gets another number. */
export const exportFormat = "adjutant-log-export/1";

/** `manifest.json`, the first file of an export. It is a table of contents; nothing in it is believed. */
export interface Manifest {
  format: typeof exportFormat;
  /** Milliseconds since 1970. */
  madeAt: number;
  workspace: string;
  logs: ManifestLog[];
  /** The log of the installation, which holds the checkpoints of all logs. Absent in its own export. */
  installation?: { origin: string; keys: string[] };
}

/** One log: its checkpoint, entries and tiles are below `folder`. */
export interface ManifestLog {
  folder: string;
  origin: string;
  size: number;
  /** Verifier keys, oldest first. Compare them with those that you were given before. */
  keys: string[];
  /** Why it was continued by the next one. */
  closedBecause?: string;
}

/** Reads a manifest. Undefined when it is none of this format. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest> | null;
    const isWhole =
      manifest?.format === exportFormat && Array.isArray(manifest.logs) && manifest.logs.every(isLog);
    if (manifest?.installation && !isInstallation(manifest.installation)) return undefined;
    return isWhole && typeof manifest.workspace === "string" ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

function isLog(log: Partial<ManifestLog> | null): boolean {
  return (
    typeof log?.folder === "string" &&
    typeof log.origin === "string" &&
    Number.isSafeInteger(log.size) &&
    Array.isArray(log.keys) &&
    log.keys.every((key) => typeof key === "string")
  );
}

function isInstallation({ origin, keys }: Partial<NonNullable<Manifest["installation"]>>): boolean {
  return typeof origin === "string" && Array.isArray(keys) && keys.every((key) => typeof key === "string");
}
