import { randomBytes } from "node:crypto";
import { hashOf } from "../keys/hash-of.ts";

const name = "checkout_claim";
const shape = /^[\w-]{43}$/;
/** How long the browser may claim a checkout that it has completed. */
export const claimableMs = 24 * 3_600_000;

/** A checkout is open for an hour before that. */
const lifetimeSeconds = claimableMs / 1_000 + 3_600;

export interface Claim {
  hash: string;
  /** Of the answer that gives it to the browser. */
  cookie: string;
}

/** A new claim: only the browser that gets the cookie can finish what begins with it. */
export function createClaim(publicUrl: string): Claim {
  const secret = randomBytes(32).toString("base64url");
  return { hash: hashOf(secret), cookie: cookieOf(secret, lifetimeSeconds, publicUrl) };
}

/** Takes the cookie back. */
export function endedClaim(publicUrl: string): string {
  return cookieOf("", 0, publicUrl);
}

/** The hash of what the browser shows; undefined when it shows nothing of that shape. */
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
