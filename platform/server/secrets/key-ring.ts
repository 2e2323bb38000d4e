import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, mkdir, open, readFile, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";

/** The installation's master keys: base64 of 32 bytes, by id. New secrets use `currentId`. */
export interface KeyRing {
  currentId: string;
  keys: Record<string, string>;
}

/**
 * Reads the key file. Creates it (mode 0600) when missing. Two servers that start at once agree on one file.
 */
export async function openKeyRing(path: string): Promise<KeyRing> {
  const existing = await read(path);
  if (existing) return existing;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = await writeBeside(path, withNewKey({ currentId: "", keys: {} }));
  try {
    await link(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await unlink(temporary);
  }
  const made = await read(path);
  if (!made) throw new Error(`The key file ${path} could not be made.`);
  return made;
}

/** Reads the current key file, synchronously, for a running server. */
export function readKeyRing(path: string): KeyRing {
  return parse(path, () => readFileSync(path, "utf8"));
}

/** Adds a key and makes it current. Older keys stay to decrypt existing secrets. */
export async function rotateKeyRing(path: string): Promise<KeyRing> {
  const ring = withNewKey(await openKeyRing(path));
  await rename(await writeBeside(path, ring), path);
  return ring;
}

function withNewKey(ring: KeyRing): KeyRing {
  const currentId = `k${randomBytes(4).toString("hex")}`;
  return { currentId, keys: { ...ring.keys, [currentId]: randomBytes(32).toString("base64") } };
}

const KeyRing = z
  .object({ currentId: z.string(), keys: z.record(z.string(), z.base64().length(44)) })
  .refine(({ currentId, keys }) => Object.hasOwn(keys, currentId), "It does not hold its current key.");

async function read(path: string): Promise<KeyRing | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new Error(`The key file ${path} cannot be read: ${error.message}`);
  });
  return text === undefined ? undefined : parse(path, () => text);
}

function parse(path: string, text: () => string): KeyRing {
  try {
    return KeyRing.parse(JSON.parse(text()));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`The key file ${path} cannot be read: ${reason}`);
  }
}

async function writeBeside(path: string, ring: KeyRing): Promise<string> {
  const temporary = join(dirname(path), `.keys-${randomBytes(6).toString("hex")}`);
  const file = await open(temporary, "wx", 0o600);
  try {
    await file.writeFile(JSON.stringify(ring));
    await file.sync();
  } finally {
    await file.close();
  }
  return temporary;
}
