import { createHash } from "node:crypto";

const digests: Record<string, string> = { "256": "sha256", "384": "sha384", "512": "sha512" };

/** Whether `hash` is the `at_hash` that an ID token of this algorithm has for the access token. */
export function isHashOfAccessToken(hash: string, accessToken: string, algorithm: string): boolean {
  const digest = algorithm === "EdDSA" ? "sha512" : digests[algorithm.slice(2)];
  if (!digest) return false;
  const whole = createHash(digest).update(accessToken).digest();
  return whole.subarray(0, whole.length / 2).toString("base64url") === hash;
}
