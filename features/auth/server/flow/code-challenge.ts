import { createHash, timingSafeEqual } from "node:crypto";
import { refuseInput } from "../refuse-input.ts";

/** Code challenge of a browser (PKCE, RFC 7636). Only the holder of its verifier can exchange the code. */
export interface CodeChallenge {
  challenge: string;
  method: "s256" | "plain";
}

/**
 * Parses the challenge of a request. Undefined in the implicit flow. Throws when one half is missing or
 * invalid.
 */
export function readCodeChallenge(
  challenge: string | null | undefined,
  method: string | null | undefined,
): CodeChallenge | undefined {
  if (!challenge && !method) return undefined;
  if (!challenge || !method) {
    return refuseInput("PKCE flow requires code_challenge_method and code_challenge");
  }
  const kind = method.toLowerCase();
  if (kind !== "s256" && kind !== "plain") return refuseInput("Unsupported code_challenge method");
  if (challenge.length < 43 || challenge.length > 128) {
    return refuseInput("code challenge has to be between 43 and 128 characters");
  }
  if (!/^[A-Za-z0-9\-._~]+$/.test(challenge)) {
    return refuseInput(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  }
  return { challenge, method: kind };
}

export function matchesChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const answer = method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(answer), digest(challenge));
}
