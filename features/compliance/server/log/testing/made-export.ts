import { createPrivateKey, type KeyObject, sign } from "node:crypto";
import { exportFormat, type ManifestLog } from "../../../contract/archive/manifest.ts";
import type { ArchiveFile } from "../../../contract/archive/tar.ts";
import { formatCheckpoint } from "../../../contract/notes/checkpoint.ts";
import { formatNote } from "../../../contract/notes/signed-note.ts";
import { formatVerifierKey, keyId, type VerifierKey } from "../../../contract/notes/verifier-key.ts";
import { formatBundle } from "../../../contract/tree/bundle.ts";
import { leafHash } from "../../../contract/tree/hashes.ts";
import { tilePath, tilesOf, tileWidth } from "../../../contract/tree/tiles.ts";
import { GrownTree } from "../../../contract/verify/grown-tree.ts";
import { verifierKeyOf } from "../log-keys.ts";
import { sha256 } from "../sha256.ts";

export const workspace = "0193a000-0000-7000-8000-000000000001";
export const origin = `adjutant.example.com/log/${workspace}`;

export interface Signer {
  privateKey: KeyObject;
  key: VerifierKey;
  text: string;
}

/** A key from a seed of 32 equal bytes. */
export function seededSigner(byte: number, name: string = origin): Signer {
  const prefix = Buffer.from("302e020100300506032b657004220420", "hex");
  const privateKey = createPrivateKey({
    key: Buffer.concat([prefix, Buffer.alloc(32, byte)]),
    format: "der",
    type: "pkcs8",
  });
  const { x = "" } = privateKey.export({ format: "jwk" });
  const key = verifierKeyOf(name, Buffer.from(x, "base64url"));
  return { privateKey, key, text: formatVerifierKey(sha256, key) };
}

export function madeEntry(number: number, change: object = {}): Uint8Array {
  const event = {
    act: "test.noted",
    facts: { number },
    id: `event-${number}`,
    out: "ok",
    ts: 1_763_700_000_000 + number,
  };
  return Buffer.from(JSON.stringify({ ...event, v: 1, workspace, ...change }));
}

export const madeEntries = (count: number): Uint8Array[] =>
  Array.from({ length: count }, (_, number) => madeEntry(number));

export function treeOf(entries: readonly Uint8Array[]): GrownTree {
  const tree = new GrownTree(sha256);
  for (const entry of entries) tree.push(leafHash(sha256, entry));
  return tree;
}

/** A signed checkpoint over these entries. */
export function madeCheckpoint(
  entries: readonly Uint8Array[],
  { key, privateKey }: Signer,
  of: string = origin,
): string {
  const text = formatCheckpoint({ origin: of, size: entries.length, root: treeOf(entries).root() });
  const signature = sign(null, Buffer.from(text), privateKey);
  return formatNote({ text, lines: [{ name: key.name, keyId: keyId(sha256, key), signature }] });
}

/** The files of an export of these entries, all of them true. */
export function madeExport(
  entries: readonly Uint8Array[],
  signer: Signer,
  change: Partial<ManifestLog> = {},
): ArchiveFile[] {
  const tree = treeOf(entries);
  const tiles = tilesOf(entries.length);
  const log = { folder: "log-1", origin, size: entries.length, keys: [signer.text], ...change };
  const manifest = { format: exportFormat, madeAt: 0, workspace, logs: [log] };
  return [
    { name: "manifest.json", bytes: Buffer.from(JSON.stringify(manifest)) },
    { name: "log-1/checkpoint", bytes: Buffer.from(madeCheckpoint(entries, signer)) },
    ...tiles
      .filter(({ level }) => level === 0)
      .map((tile) => ({
        name: `log-1/${tilePath(tile, true)}`,
        bytes: formatBundle(entries.slice(tile.number * tileWidth, tile.number * tileWidth + tile.width)),
      })),
    ...tiles.map((tile) => ({
      name: `log-1/${tilePath(tile)}`,
      bytes: Buffer.concat(tree.tile(tile) ?? []),
    })),
  ];
}
