import { chmod, lchown, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { SystemUser } from "./system-user.ts";

/** Gives `user` the folder with everything in it, and makes the folder private. */
export async function changeOwner(folder: string, { uid, gid }: SystemUser): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
  await lchown(folder, uid, gid);
  await chmod(folder, 0o700);
}
