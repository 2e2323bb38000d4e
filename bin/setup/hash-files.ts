import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./list-files.ts";
import { root } from "./root.ts";
import { stamp } from "./stamp.ts";

/** One hash over the names and contents of all files at these places; tests are left out. */
export function hashFiles(places: readonly string[]): string {
  return hashContents(listFiles(places));
}

/**
 * The same hash. The contents are read only when size or time of a file differ from those of the last time, which are
 * remembered as `name`.
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

/** Also with the time of the last change that nobody can set: a file that was copied with its old time is a new one. */
function lookAt(files: string[]): string {
  const hash = createHash("sha256");
  for (const path of files) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(join(root, path));
    hash.update(`${path}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`);
  }
  return hash.digest("hex");
}
