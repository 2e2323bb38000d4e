import { randomBytes } from "node:crypto";
import { hashOf } from "../keys/hash-of.ts";

const name = "checkout_claim";
const shape = /^[\w-]{43}$/;
/** Time in which the browser can claim a checkout that it completed. */
export const claimableMs = 24 * 3_600_000;

/** Plus the hour in which the checkout is open. */
const lifetimeSeconds = claimableMs / 1_000 + 3_600;

export interface Claim {
  hash: string;
  /** Set by the response that creates the claim. */
  cookie: string;
}

/** Creates a claim. Only the browser with its cookie can finish the checkout. */
export function createClaim(publicUrl: string): Claim {
  const secret = randomBytes(32).toString("base64url");
  return { hash: hashOf(secret), cookie: cookieOf(secret, lifetimeSeconds, publicUrl) };
}

/** Deletes the cookie. */
export function endedClaim(publicUrl: string): string {
  return cookieOf("", 0, publicUrl);
}

/** The hash of the browser's claim secret; undefined without a well-formed cookie. */
export function readClaim(headers: Record<string, string | string[] | undefined>): string | undefined {
  const pairs = String(headers.cookie ?? "").split(/;\s*/);
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && shape.test(value) ? hashOf(value) : undefined;
}

function cookieOf(value: string, seconds: number, publicUrl: string): string {
  return [
    `${name}=${value}`,
    "Path=/functions/v1",
    `Max-Age=${seconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(publicUrl.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
}
