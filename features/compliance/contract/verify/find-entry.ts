import { parseManifest } from "../archive/manifest.ts";
import type { ArchiveFile } from "../archive/tar.ts";
import { parseBundle } from "../tree/bundle.ts";
import { parseTilePath, tileWidth } from "../tree/tiles.ts";

/**
 * Looks for one entry of a log, and for entries that are sealed with certain keys, while an export is read by somebody who
 * verifies it.
 */
export class EntryFinder {
  readonly #origin: string;
  readonly #index: number;
  readonly #keyIds: ReadonlySet<string>;
  #folder: string | undefined;
  /** Undefined until it was read, and when the export does not reach so far. */
  entry: Uint8Array | undefined;
  /** How many entries of the export are sealed with the keys. */
  sealedCount = 0;

  constructor({ origin, index, keyIds }: Wanted) {
    this.#origin = origin;
    this.#index = index;
    this.#keyIds = new Set(keyIds);
  }

  /** The same files, looked through. */
  async *through(files: AsyncIterable<ArchiveFile>): AsyncGenerator<ArchiveFile> {
    for await (const file of files) {
      this.#look(file);
      yield file;
    }
  }

  #look({ name, bytes }: ArchiveFile): void {
    if (name === "manifest.json") {
      const manifest = parseManifest(decoder.decode(bytes));
      this.#folder = manifest?.logs.find(({ origin }) => origin === this.#origin)?.folder;
    }
    const tile = parseTilePath(name.slice(name.indexOf("tile/")));
    if (!tile?.isBundle) return;
    const entries = parseBundle(bytes) ?? [];
    this.sealedCount += entries.filter((entry) => this.#isSealed(entry)).length;
    if (!this.#folder || !name.startsWith(`${this.#folder}/`)) return;
    // The buffer may be used again for the next file.
    if (tile.number === Math.floor(this.#index / tileWidth))
      this.entry = entries[this.#index % tileWidth]?.slice();
  }

  #isSealed(entry: Uint8Array): boolean {
    const [, key] = /"dek":"([0-9a-f-]{36})"/.exec(decoder.decode(entry)) ?? [];
    return key !== undefined && this.#keyIds.has(key);
  }
}

interface Wanted {
  origin: string;
  index: number;
  keyIds: readonly string[];
}

const decoder = new TextDecoder();
