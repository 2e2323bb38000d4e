import { createHash, randomBytes } from "node:crypto";

/** No token of an account and no API key begins like this, and this is neither of them. */
const prefix = "demo_";

export function makeDemoToken(): string {
  return prefix + randomBytes(32).toString("base64url");
}

export function isDemoToken(text: string): boolean {
  return text.startsWith(prefix);
}

/** What is kept of a token. */
export function hashDemoToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
