import type { Hash } from "../tree/hashes.ts";

const width = 32;

/** Hashes in one growing piece of memory: a million take 32 MB. */
export class HashList {
  #bytes = new Uint8Array(width * 1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(hash: Hash): void {
    if ((this.#length + 1) * width > this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(hash, this.#length * width);
    this.#length += 1;
  }

  at(index: number): Hash | undefined {
    return index >= 0 && index < this.#length
      ? this.#bytes.subarray(index * width, (index + 1) * width)
      : undefined;
  }
}
