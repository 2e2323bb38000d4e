import { createHash, timingSafeEqual } from "node:crypto";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";

/** What a browser sends ahead so that only it can exchange the code (PKCE). */
export interface CodeChallenge {
  challenge: string;
  method: "s256" | "plain";
}

/** The challenge of a request, undefined in the implicit flow; throws when one half is missing or not valid. */
export function readCodeChallenge(
  challenge: string | null | undefined,
  method: string | null | undefined,
): CodeChallenge | undefined {
  if (!challenge && !method) return undefined;
  const refuse = (message: string) => fail(authErrors, "validation_failed", { message });
  if (!challenge || !method) {
    return refuse("PKCE flow requires code_challenge_method and code_challenge");
  }
  const kind = method.toLowerCase();
  if (kind !== "s256" && kind !== "plain") return refuse("Unsupported code_challenge method");
  if (challenge.length < 43 || challenge.length > 128) {
    return refuse("code challenge has to be between 43 and 128 characters");
  }
  if (!/^[A-Za-z0-9\-._~]+$/.test(challenge)) {
    return refuse(
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
