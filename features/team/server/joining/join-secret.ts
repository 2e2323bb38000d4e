import { createHash, randomBytes } from "node:crypto";

/** The secret of a mailed or copied link, and what is stored of it. */
export interface JoinSecret {
  token: string;
  digest: Buffer;
}

export function newSecret(): JoinSecret {
  const token = randomBytes(32).toString("base64url");
  return { token, digest: digestOf(token) };
}

/** Tokens are random, so a plain digest resists guessing. */
export function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
