import { createHash } from "node:crypto";

/** SHA-256 in base64url, for secrets that are long and random. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
