import { open } from "node:fs/promises";

/** A new, renamed or deleted file survives a power cut only once its folder is synced too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  });
  if (!folder) return;
  await folder.sync().finally(() => folder.close());
}
