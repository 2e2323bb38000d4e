import { mkdir, open, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assertBlobKey } from "./blob-key.ts";
import type { ListedPage } from "./blobs.ts";
import { syncFolder } from "./sync-folder.ts";

/** A key is the path of its name: `assertBlobKey` admits nothing that leads elsewhere. */
const ending = ".name";

/** The names of blobs that are to be listed, as empty files beside the blobs, whose own names are digests. */
export function createDiskNames(folder: string) {
  const pathOf = (key: string) => join(folder, `${key}${ending}`);
  return {
    async add(key: string): Promise<void> {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, "a", 0o600);
      await file.sync().finally(() => file.close());
      await syncFolder(dirname(path));
    },
    async remove(key: string): Promise<void> {
      await rm(pathOf(key), { force: true });
    },
    async list(under: string, after = "", limit = 1_000): Promise<ListedPage> {
      assertBlobKey(under);
      const entries = await readdir(join(folder, under)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
        return [];
      });
      const names = entries.filter((name) => name.endsWith(ending));
      const keys = names.map((name) => `${under}/${name.slice(0, -ending.length)}`).sort();
      const later = keys.filter((key) => key > after);
      return { keys: later.slice(0, limit), hasMore: later.length > limit };
    },
  };
}
