import { readFile, stat } from "node:fs/promises";
import { StartError } from "#platform/server/config/start-error.ts";

/** Checks that the key file is readable, private, and contains keys. Returns the finding. */
export async function examineKeys(path: string): Promise<string> {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!file) return "none yet; the first start makes them";
  if (file.mode & 0o077) {
    throw new StartError(
      `${path} can be read by other users of this machine (mode ${(file.mode & 0o777).toString(8)}).`,
      `chmod 600 "${path}", and npm run admin -- rotate-keys if somebody may have read it.`,
    );
  }
  const text = await readFile(path, "utf8");
  try {
    JSON.parse(text);
  } catch {
    throw new Error(`${path} is damaged.`);
  }
  return "readable by this user alone";
}
