import { chmod, lchown, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { SystemUser } from "./system-user.ts";

/** Makes `user` the owner of a folder and all that is in it; the folder becomes private. */
export async function changeOwner(folder: string, { uid, gid }: SystemUser): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
  await lchown(folder, uid, gid);
  await chmod(folder, 0o700);
}
