import { parseManifest } from "../archive/manifest.ts";
import type { ArchiveFile } from "../archive/tar.ts";
import { parseBundle } from "../tree/bundle.ts";
import { parseTilePath, tileWidth } from "../tree/tiles.ts";

/** Looks for one entry of a log while an export is read by somebody who verifies it. */
export class EntryFinder {
  readonly #origin: string;
  readonly #index: number;
  #folder: string | undefined;
  /** Undefined until it was read, and when the export does not reach so far. */
  entry: Uint8Array | undefined;

  constructor(origin: string, index: number) {
    this.#origin = origin;
    this.#index = index;
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
      const manifest = parseManifest(new TextDecoder().decode(bytes));
      this.#folder = manifest?.logs.find(({ origin }) => origin === this.#origin)?.folder;
    }
    if (!this.#folder || !name.startsWith(`${this.#folder}/`)) return;
    const tile = parseTilePath(name.slice(this.#folder.length + 1));
    if (!tile?.isBundle || tile.number !== Math.floor(this.#index / tileWidth)) return;
    // The buffer may be used again for the next file.
    this.entry = parseBundle(bytes)?.[this.#index % tileWidth]?.slice();
  }
}
