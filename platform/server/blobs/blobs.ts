import type { Readable } from "node:stream";

/** Bytes outside the database, under keys that start with the feature, such as `avatars/0193…`. */
export interface Blobs {
  /** Stores all of `content` or nothing. Replaces an earlier blob under this key. */
  put(key: string, content: Uint8Array | Readable, options: { contentType: string }): Promise<void>;
  find(key: string): Promise<Blob | undefined>;
  /** Throws `blob.not_found`. */
  get(key: string): Promise<Blob>;
  exists(key: string): Promise<boolean>;
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
