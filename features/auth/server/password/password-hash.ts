import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { limitConcurrency } from "#platform/server/limit-concurrency.ts";

const deriveNow = promisify(argon2);
/** At most one hash per core: more would evict each other's memory from the caches and slow all down. */
const inTurn = limitConcurrency(availableParallelism());
const derive: typeof deriveNow = (...args) => inTurn(() => deriveNow(...args));
/** Memory in KiB. Tests of other subjects lower it. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;
const saltBytes = 16;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes with Argon2id (RFC 9106; 19 MiB, two passes) off the event loop. Returns a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive("argon2id", {
    message: password,
    nonce: salt,
    tagLength: hashBytes,
    ...passwordCost,
  });
  const { memory, passes, parallelism } = passwordCost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Whether an imported hash can be verified here within a bounded cost. */
export function isPasswordHash(text: string): boolean {
  const [, memory, passes, parallelism] = phc.exec(text) ?? [];
  return Number(memory) <= 131_072 && Number(passes) <= 10 && Number(parallelism) <= 8;
}

/** Compares in constant time. Without a stored hash it takes as long and returns false. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parsed = phc.exec(stored ?? "");
  if (!parsed) {
    await hashPassword(password);
    return false;
  }
  const [, memory, passes, parallelism, salt = "", hash = ""] = parsed;
  const expected = Buffer.from(hash, "base64");
  const actual = await derive("argon2id", {
    message: password,
    nonce: Buffer.from(salt, "base64"),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}

function unpadded(bytes: Buffer) {
  return bytes.toString("base64").replaceAll("=", "");
}
