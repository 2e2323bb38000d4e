import { createHash } from "node:crypto";

/** SHA-256 in base64url of a secret that is long and random itself. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
