import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./list-files.ts";
import { root } from "./root.ts";
import { stamp } from "./stamp.ts";

/** SHA-256, in hex, of the paths and contents of all files in `places`, without tests. */
export function hashFiles(places: readonly string[]): string {
  return hashContents(listFiles(places));
}

/**
 * The same hash. Reads contents only if the size, a time or the inode of a file has changed since the last call
 * with this `name`.
 */
export function hashChangedFiles(name: string, places: readonly string[]): string {
  const files = listFiles(places);
  const remembered = stamp(`.cache/seen-${name}`);
  const seen = lookAt(files);
  const [lastSeen, lastHash] = remembered.read()?.split(" ") ?? [];
  if (lastSeen === seen && lastHash) return lastHash;
  const hash = hashContents(files);
  remembered.write(`${seen} ${hash}`);
  return hash;
}

function hashContents(files: string[]): string {
  const hash = createHash("sha256");
  for (const path of files)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

/** Includes ctime, which no program can set: a file copied with its old mtime counts as changed. */
function lookAt(files: string[]): string {
  const hash = createHash("sha256");
  for (const path of files) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(join(root, path));
    hash.update(`${path}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`);
  }
  return hash.digest("hex");
}
