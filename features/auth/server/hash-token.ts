import { createHash } from "node:crypto";

/** Tokens are random, so a plain digest resists guessing. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
