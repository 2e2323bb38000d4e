import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import type { Services } from "#platform/server/services.ts";
import { exportFormat, type Manifest, type ManifestLog } from "../../contract/archive/manifest.ts";
import { tarEnd, tarFile } from "../../contract/archive/tar.ts";
import { formatVerifierKey } from "../../contract/notes/verifier-key.ts";
import { formatBundle } from "../../contract/tree/bundle.ts";
import { type Tile, tilePath, tilesOf, tileWidth } from "../../contract/tree/tiles.ts";
import { type ExportedLog, listExportedLogs } from "./exported-log.repository.ts";
import { listLogKeys } from "./log-key.repository.ts";
import { verifierKeyOf } from "./log-keys.ts";
import { type CheckpointProof, proveCheckpoint } from "./prove-checkpoint.ts";
import { sha256 } from "./sha256.ts";
import { listEntries, readHashes } from "./tile.repository.ts";

/** Bundles in one statement: some 2 MB of events. */
const bundlesAtOnce = 16;

/** What an export will hold: the signed state of each log of the workspace. */
export interface PlannedExport {
  manifest: Manifest;
  logs: ExportedLog[];
  /** Of each log, unless it is the installation's own. */
  proofs: (CheckpointProof | undefined)[];
}

export async function planExport(services: Services, workspaceId: string): Promise<PlannedExport> {
  const { logs, keys, proofs } = await inServiceTransaction(services.pool, "read", async (db) => {
    const logs = await listExportedLogs(db, workspaceId);
    const proofs = await Promise.all(logs.map((log) => proveCheckpoint(db, log)));
    return { logs, proofs, keys: await listLogKeys(db) };
  });
  const keysOf = (origin: string) =>
    keys.map(({ public_key }) => formatVerifierKey(sha256, verifierKeyOf(origin, public_key)));
  const listed = logs.map(({ origin, size, closed_because }, index): ManifestLog => {
    return {
      folder: `log-${index + 1}`,
      origin,
      size,
      keys: keysOf(origin),
      ...(closed_because && { closedBecause: closed_because }),
    };
  });
  const { origin } = proofs.findLast((proof) => proof !== undefined) ?? {};
  const installation = origin ? { installation: { origin, keys: keysOf(origin) } } : {};
  const madeAt = services.now().getTime();
  const manifest: Manifest = {
    format: exportFormat,
    madeAt,
    workspace: workspaceId,
    logs: listed,
    ...installation,
  };
  return { manifest, logs, proofs };
}

/** The bytes of an export: a tar archive of the logs, each with its checkpoint, entries and tiles. */
export async function* writeExport(
  services: Services,
  { manifest, logs, proofs }: PlannedExport,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  yield* tarFile({ name: "manifest.json", bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
  for (const [index, log] of logs.entries()) {
    const folder = manifest.logs[index]?.folder ?? "";
    const file = (name: string, bytes: Uint8Array) => tarFile({ name: `${folder}/${name}`, bytes });
    yield* file("checkpoint", Buffer.from(log.note));
    const tiles = tilesOf(log.size);
    const bundles = tiles.filter(({ level }) => level === 0);
    for (let at = 0; at < bundles.length; at += bundlesAtOnce) {
      signal?.throwIfAborted();
      yield* await readBundles(services, log, bundles.slice(at, at + bundlesAtOnce), file);
    }
    for (const tile of tiles) {
      signal?.throwIfAborted();
      yield* file(tilePath(tile), await readTile(services, log.id, tile));
    }
    const proof = proofs[index];
    if (proof) yield* file("installation.tlog-proof", Buffer.from(proof.file));
  }
  yield tarEnd;
}

async function readBundles(
  services: Services,
  log: ExportedLog,
  bundles: readonly Tile[],
  file: (name: string, bytes: Uint8Array) => Uint8Array[],
): Promise<Uint8Array[]> {
  const start = (bundles[0]?.number ?? 0) * tileWidth;
  const end = bundles.reduce((sum, { width }) => sum + width, start);
  const entries = await inServiceTransaction(services.pool, "read", (db) =>
    listEntries(db, log.id, start, end),
  );
  return bundles.flatMap((bundle, index) => {
    const own = entries.slice(index * tileWidth, index * tileWidth + bundle.width);
    return file(tilePath(bundle, true), formatBundle(own.map(({ bytes }) => bytes)));
  });
}

/** The bytes of a tile. Throws when the log does not have it. */
export async function readTile(
  services: Services,
  logId: string,
  { level, number, width }: Tile,
): Promise<Uint8Array> {
  const numbers = Array.from({ length: width }, (_, index) => number * tileWidth + index);
  const found = await inServiceTransaction(services.pool, "read", (db) =>
    readHashes(db, logId, level, numbers),
  );
  if (found.size !== width)
    throw new Error(`Tile ${level}/${number} of log ${logId} has ${found.size} of ${width} hashes.`);
  return Buffer.concat(numbers.map((index) => found.get(index) as Uint8Array));
}
