import type { ManifestLog } from "../archive/manifest.ts";
import type { ArchiveFile } from "../archive/tar.ts";
import { type Checkpoint, parseCheckpoint } from "../notes/checkpoint.ts";
import { parseNote } from "../notes/signed-note.ts";
import { parseVerifierKey, type VerifierKey } from "../notes/verifier-key.ts";
import { verifyNote } from "../notes/verify-note.ts";
import { parseBundle } from "../tree/bundle.ts";
import { areEqual, leafHash, type Sha256 } from "../tree/hashes.ts";
import { eachTileOf, parseTilePath, type Tile, tilePath } from "../tree/tiles.ts";
import { checkEntry } from "./check-entry.ts";
import { checkInstallation } from "./check-installation.ts";
import type { Conduct } from "./conduct.ts";
import { describeDifference } from "./describe-difference.ts";
import { type Finding, finding, WrongError } from "./finding.ts";
import { GrownTree, rootOfList } from "./grown-tree.ts";
import { HashList } from "./hash-list.ts";
import { checkOpenings, eventIdOf, type Opening } from "./openings.ts";
import { type Said, say } from "./said.ts";

export interface LogCheck {
  sha256: Sha256;
  log: ManifestLog;
  workspace: string;
  /** Ids of the events of all logs of the export. */
  ids: Set<string>;
  /** Takes the events of all logs of the export. */
  conduct: Conduct;
  /** Verifier keys that the reader trusts. Empty: those of the export are taken, which proves less. */
  trustedKeys: readonly VerifierKey[];
  /** Keys of the installation's log as the export states them. */
  installationKeys: readonly string[];
  /** Disclosed fields by event. Those that were compared are removed. */
  openings: Map<string, Opening[]>;
  /** Checkpoints of this log that the reader kept. */
  kept: readonly Checkpoint[];
}

const decoder = new TextDecoder();
const installationProof = "installation.tlog-proof";

/** Verifies one log: its files in the order checkpoint, entries, tiles. Throws WrongError at the first thing that is wrong. */
export class LogVerification {
  readonly #check: LogCheck;
  readonly #tree: GrownTree;
  /** The leaves as the tiles say. They differ from the entries when one of the two was changed. */
  readonly #tiled = new HashList();
  readonly #expectedBundles: Iterator<Tile, undefined>;
  readonly #expectedTiles: Iterator<Tile, undefined>;
  #checkpoint: Checkpoint | undefined;
  #note = "";
  #installation: string | undefined;
  readonly #disclosed: Finding[] = [];
  #tiles = 0;
  #wrongTile: Said | undefined;
  #wrongEntry: Said | undefined;
  #times = { first: 0, last: 0 };

  constructor(check: LogCheck) {
    this.#check = check;
    this.#tree = new GrownTree(check.sha256, new Set(check.kept.map(({ size }) => size)));
    this.#expectedBundles = eachTileOf(check.log.size);
    this.#expectedTiles = eachTileOf(check.log.size);
  }

  async read({ name, bytes }: ArchiveFile): Promise<void> {
    if (name === "checkpoint") return this.#readCheckpoint(decoder.decode(bytes));
    if (name === installationProof) {
      this.#installation = decoder.decode(bytes);
      return;
    }
    const tile = parseTilePath(name);
    if (!tile) throw new WrongError(say`${this.#at(name)} does not belong into an export.`);
    if (!this.#checkpoint)
      throw new WrongError(say`${this.#at(name)} comes before the checkpoint.`, "incomplete");
    if (tile.isBundle) this.#readBundle(name, tile, bytes);
    else this.#readTile(name, tile, bytes);
  }

  /** Compares all that was read with what was signed. */
  async finish(): Promise<Finding[]> {
    const { log, kept } = this.#check;
    const checkpoint = this.#checkpoint;
    if (!checkpoint) throw new WrongError(say`The checkpoint of ${log.origin} is missing.`, "incomplete");
    const { leaves } = this.#tree;
    const isRoot = leaves.length === checkpoint.size && areEqual(this.#tree.root(), checkpoint.root);
    if (!isRoot) throw new WrongError(this.#explain(checkpoint));
    if (this.#wrongEntry) throw new WrongError(this.#wrongEntry);
    if (this.#wrongTile) throw new WrongError(this.#wrongTile);
    const missing = this.#expectedTiles.next().value;
    if (missing) throw new WrongError(say`${this.#at(tilePath(missing))} is missing.`, "incomplete");
    return [
      passed(
        leaves.length === 1
          ? say`${1} entry is complete and unchanged.`
          : say`${leaves.length} entries are complete, unchanged and in their order.`,
      ),
      ...(this.#times.first ? [passed(say`They are of ${daysOf(this.#times)}.`)] : []),
      passed(
        this.#tiles === 1
          ? say`${1} tile agrees with the entries.`
          : say`${this.#tiles} tiles agree with the entries.`,
      ),
      ...kept.map((older) => this.#compare(older, checkpoint)),
      ...(await this.#checkInstallation()),
      ...this.#disclosed,
    ];
  }

  async #readCheckpoint(text: string): Promise<void> {
    const { log, sha256, trustedKeys } = this.#check;
    const note = parseNote(text);
    const checkpoint = note && parseCheckpoint(note.text);
    if (!note || !checkpoint) throw new WrongError(say`The checkpoint of ${log.origin} cannot be read.`);
    if (checkpoint.origin !== log.origin) {
      throw new WrongError(
        say`The checkpoint belongs to another log: ${checkpoint.origin} instead of ${log.origin}.`,
      );
    }
    const own = trustedKeys.filter(({ name }) => name === log.origin);
    const stated = log.keys.map((key) => parseVerifierKey(sha256, key)).filter((key) => key !== undefined);
    const outcome = await verifyNote(sha256, note, trustedKeys.length > 0 ? own : stated);
    if (outcome === "forged")
      throw new WrongError(say`The signature under the checkpoint of ${log.origin} is wrong.`);
    if (outcome === "unknown") {
      throw new WrongError(say`The checkpoint of ${log.origin} is not signed by a key that you trust.`);
    }
    if (checkpoint.size !== log.size) {
      throw new WrongError(say`The checkpoint is of ${checkpoint.size} entries, the export of ${log.size}.`);
    }
    this.#checkpoint = checkpoint;
    this.#note = text;
  }

  #readBundle(name: string, tile: Tile, bytes: Uint8Array): void {
    const { sha256, workspace, ids, conduct, log } = this.#check;
    const expected = this.#expectedBundles.next().value;
    const wanted = expected?.level === 0 ? tilePath(expected, true) : undefined;
    if (wanted !== name) {
      const found = say`${this.#at(name)} is at the wrong place.`;
      throw new WrongError(wanted ? say`${this.#at(wanted)} is missing: ${found}` : found, "incomplete");
    }
    const entries = parseBundle(bytes);
    if (!entries) throw new WrongError(say`${this.#at(name)} ends in the middle of an entry.`);
    if (entries.length !== tile.width)
      this.#wrongEntry ??= say`${this.#at(name)} has ${entries.length} entries, not ${tile.width}.`;
    for (const entry of entries) {
      const index = this.#tree.leaves.length;
      this.#tree.push(leafHash(sha256, entry));
      const { wrong, event } = checkEntry(entry, { workspace, ids });
      if (event) {
        conduct.read(event);
        this.#noteTime(Number(event.ts));
      }
      if (wrong) this.#wrongEntry ??= say`Entry ${index + 1} of ${log.origin} ${wrong}.`;
    }
    if (this.#check.openings.size > 0) for (const entry of entries) this.#compareDisclosed(entry);
  }

  #readTile(name: string, tile: Tile, bytes: Uint8Array): void {
    const expected = this.#expectedTiles.next().value;
    if (!expected || tilePath(expected) !== name || bytes.length !== tile.width * 32) {
      throw new WrongError(
        say`${this.#at(name)} is at the wrong place, or has the wrong length.`,
        "incomplete",
      );
    }
    this.#tiles += 1;
    const hashes = Array.from({ length: tile.width }, (_, index) =>
      bytes.subarray(index * 32, index * 32 + 32),
    );
    if (tile.level === 0) for (const hash of hashes) this.#tiled.push(hash);
    const own = this.#tree.tile(tile);
    if (!own?.every((hash, index) => areEqual(hash, hashes[index] ?? new Uint8Array()))) {
      this.#wrongTile ??= say`${this.#at(name)} does not agree with the entries.`;
    }
  }

  /** The tiles may still say what was signed, and so which entry differs. */
  #explain(checkpoint: Checkpoint): Said {
    const { sha256, log } = this.#check;
    const isSigned =
      this.#tiled.length === checkpoint.size && areEqual(rootOfList(sha256, this.#tiled), checkpoint.root);
    const difference = isSigned ? describeDifference(this.#tiled, this.#tree.leaves) : undefined;
    if (difference) return say`${difference} Log: ${log.origin}.`;
    const { length } = this.#tree.leaves;
    if (length !== checkpoint.size)
      return say`${log.origin} has ${length} entries, and ${checkpoint.size} were signed.`;
    return say`The entries of ${log.origin} are not those that were signed: entries and tiles were changed.`;
  }

  #compare(older: Checkpoint, checkpoint: Checkpoint): Finding {
    const { origin } = this.#check.log;
    if (older.size > checkpoint.size) {
      throw new WrongError(
        say`You kept a checkpoint of ${older.size} entries of ${origin}, and the export has ${checkpoint.size}: the log was rolled back, or the export is older than your checkpoint. Download it again.`,
      );
    }
    const root = this.#tree.olderRoot(older.size);
    if (!root || !areEqual(root, older.root)) {
      throw new WrongError(
        say`${origin} was forked: its first ${older.size} entries are not those of the checkpoint that you kept.`,
      );
    }
    return passed(
      older.size === 1
        ? say`It continues the checkpoint of ${1} entry that you kept.`
        : say`It continues the checkpoint of ${older.size} entries that you kept.`,
    );
  }

  async #checkInstallation(): Promise<Finding[]> {
    const { sha256, trustedKeys, installationKeys } = this.#check;
    if (!this.#installation) {
      const said = say`${this.#at(installationProof)} is missing: nothing shows that the installation's log holds this one.`;
      return installationKeys.length > 0 ? [finding("note", said)] : [];
    }
    const stated = installationKeys
      .map((key) => parseVerifierKey(sha256, key))
      .filter((key) => key !== undefined);
    const keys = trustedKeys.length > 0 ? trustedKeys : stated;
    const at = this.#at(installationProof);
    return checkInstallation({ sha256, note: this.#note, proof: this.#installation, keys, at });
  }

  #compareDisclosed(entry: Uint8Array): void {
    const { sha256, openings } = this.#check;
    const id = eventIdOf(entry) ?? "";
    const own = openings.get(id);
    if (!own) return;
    this.#disclosed.push(...checkOpenings(sha256, entry, own));
    openings.delete(id);
  }

  #noteTime(time: number): void {
    this.#times.first ||= time;
    this.#times.last = time;
  }

  #at(name: string): string {
    return `${this.#check.log.folder}/${name}`;
  }
}

const passed = (said: Said): Finding => finding("passed", said);

function daysOf({ first, last }: { first: number; last: number }): string | Said {
  const [from, to] = [dayOf(first), dayOf(last)];
  return from === to ? from : say`${from} to ${to}`;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
