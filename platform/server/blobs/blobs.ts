import type { Readable } from "node:stream";

/** Bytes kept outside the database, each under a key of its feature such as `avatars/0193…`. */
export interface Blobs {
  /** Stores all of `content`, or nothing; what was there under this key is replaced. */
  put(key: string, content: Uint8Array | Readable, options: { contentType: string }): Promise<void>;
  find(key: string): Promise<Blob | undefined>;
  /** Throws `blob.not_found` when there is nothing. */
  get(key: string): Promise<Blob>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

export interface Blob {
  contentType: string;
  sizeBytes: number;
  /** Has to be read to its end or destroyed. */
  stream: Readable;
}
