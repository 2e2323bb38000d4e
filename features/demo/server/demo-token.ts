import { createHash, randomBytes } from "node:crypto";

/** Distinguishes demo tokens from access tokens of accounts and from API keys. */
const prefix = "demo_";

export function makeDemoToken(): string {
  return prefix + randomBytes(32).toString("base64url");
}

export function isDemoToken(text: string): boolean {
  return text.startsWith(prefix);
}

/** The stored hash of a token. */
export function hashDemoToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
