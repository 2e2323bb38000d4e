import { unzipSync, zipSync } from "fflate";

/** The same archive with another content of one entry. */
export function makeEntry(archive: Uint8Array, name: string, content: Uint8Array): Buffer {
  return Buffer.from(zipSync({ ...unzipSync(archive), [name]: content }));
}
