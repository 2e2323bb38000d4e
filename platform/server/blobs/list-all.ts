import type { Blobs } from "./blobs.ts";

/** All keys directly in a folder, page by page. */
export async function* listAll(blobs: Blobs, folder: string): AsyncGenerator<string[]> {
  let after: string | undefined;
  for (let hasMore = true; hasMore; ) {
    const page = await blobs.list(folder, { after });
    if (page.keys.length > 0) yield page.keys;
    after = page.keys.at(-1);
    hasMore = page.hasMore && after !== undefined;
  }
}
