import type { Readable } from "node:stream";

export interface PutOptions {
  contentType: string;
  /** `list` finds it. The store then has a name of it besides. */
  isListed?: boolean;
}

export interface ListedPage {
  /** In the order of the alphabet. */
  keys: string[];
  hasMore: boolean;
}

/** Bytes outside the database, under keys that start with the feature, such as `avatars/0193…`. */
export interface Blobs {
  /** Stores all of `content` or nothing. Replaces an earlier blob under this key. */
  put(key: string, content: Uint8Array | Readable, options: PutOptions): Promise<void>;
  find(key: string): Promise<Blob | undefined>;
  /** Throws `blob.not_found`. */
  get(key: string): Promise<Blob>;
  exists(key: string): Promise<boolean>;
  /** Keys of what was put with `isListed` directly in this folder (`a/b` for `a/b/c`), of those after `after`. */
  list(folder: string, page?: { after?: string | undefined; limit?: number }): Promise<ListedPage>;
  /** Idempotent: deleting a missing blob is no error. */
  delete(key: string): Promise<void>;
  /** Deletes what servers that died while they stored it have left, unless it changed after `before`. */
  deleteUnfinished(before: Date): Promise<void>;
}

export interface Blob {
  contentType: string;
  sizeBytes: number;
  /** The caller must read it to the end or destroy it. */
  stream: Readable;
}
