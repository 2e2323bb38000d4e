import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { fail } from "../errors.ts";
import { blobErrors } from "./blob-errors.ts";
import { assertBlobKey } from "./blob-key.ts";
import type { Blob, Blobs } from "./blobs.ts";
import { createDiskNames } from "./disk-names.ts";
import { syncFolder } from "./sync-folder.ts";

// One file holds the content type (a line of JSON) and then the bytes, so the two cannot get separated.
const longestHeadBytes = 1024;
const unfinishedPrefix = "unfinished-";

/** Stores blobs as files. The file name is a hash of the key, so no key can escape from `folder`. */
export function createDiskBlobs(folder: string): Blobs {
  const names = createDiskNames(join(folder, "names"));
  const pathOf = (key: string) => {
    assertBlobKey(key);
    const name = createHash("sha256").update(key).digest("hex");
    return join(folder, name.slice(0, 2), name.slice(2, 4), name);
  };

  const find = async (key: string): Promise<Blob | undefined> => {
    const path = pathOf(key);
    const file = await open(path).catch(undefinedWhenAbsent);
    if (!file) return undefined;
    try {
      const { contentType, headBytes } = await readHead(file);
      const { size } = await file.stat();
      // From here the stream owns the handle. A file that is replaced or deleted stays readable to its end.
      const stream = createReadStream(path, { fd: file, start: headBytes });
      return { contentType, sizeBytes: size - headBytes, stream };
    } catch (error) {
      await file.close();
      throw error;
    }
  };

  return {
    find,
    get: async (key) => (await find(key)) ?? fail(blobErrors, "blob.not_found"),
    exists: async (key) => (await stat(pathOf(key)).catch(undefinedWhenAbsent)) !== undefined,
    delete: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      await syncFolder(dirname(path));
      await names.remove(key);
    },
    list: async (under, { after, limit } = {}) => names.list(under, after, limit),
    deleteUnfinished: async (before) => {
      const files = (await readdir(folder).catch(undefinedWhenAbsent)) ?? [];
      for (const name of files.filter((one) => one.startsWith(unfinishedPrefix))) {
        const path = join(folder, name);
        const found = await stat(path).catch(undefinedWhenAbsent);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
    put: async (key, content, { contentType, isListed = false }) => {
      const path = pathOf(key);
      // First: a name without its blob is noticed by whoever reads it, a blob without its name by nobody.
      if (isListed) await names.add(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = join(folder, `${unfinishedPrefix}${randomUUID()}`);
      try {
        await writeSynced(unfinished, contentType, content);
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
  };
}

async function writeSynced(path: string, contentType: string, content: Uint8Array | Readable): Promise<void> {
  const head = Buffer.from(`${JSON.stringify({ contentType })}\n`);
  if (head.length > longestHeadBytes) throw new Error("The content type of a blob is too long");

  const file = await open(path, "wx", 0o600);
  try {
    await file.appendFile(head);
    await file.appendFile(content instanceof Readable ? content : Buffer.from(content));
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readHead(file: FileHandle): Promise<{ contentType: string; headBytes: number }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHeadBytes), 0, longestHeadBytes, 0);
  const end = buffer.subarray(0, bytesRead).indexOf("\n");
  if (end < 0) throw new Error("A blob's file has no head");
  const { contentType }: { contentType: string } = JSON.parse(buffer.toString("utf8", 0, end));
  return { contentType, headBytes: end + 1 };
}

function undefinedWhenAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
