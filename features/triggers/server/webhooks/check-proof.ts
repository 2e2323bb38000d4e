import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { WebhookProof } from "../../contract/index.ts";
import { secretPrefix } from "../trigger-secrets.ts";

export interface Proof {
  authorization: string | undefined;
  /** Of the Standard Webhooks: the id of the delivery, seconds since 1970, and `v1,<base64>` of each secret. */
  id: string | undefined;
  timestamp: string | undefined;
  signature: string | undefined;
  body: Buffer;
}

/** A signature that is older or newer may be a replay. */
const toleranceMs = 5 * 60_000;
const mostSignatures = 10;

/**
 * Whether a delivery proves one of the secrets. All of them are compared, in constant time, so that the time says
 * nothing.
 */
export function checkProof(
  kind: WebhookProof,
  secrets: readonly string[],
  proof: Proof,
  now: Date,
): "proved" | "wrong" | "stale" {
  const given = kind === "bearer" ? bearerOf(proof) : signaturesOf(proof);
  const expected = kind === "bearer" ? secrets : secrets.map((secret) => signatureOf(secret, proof));
  let isProved = false;
  for (const one of given) for (const other of expected) isProved = isSame(one, other) || isProved;
  if (!isProved) return "wrong";
  return kind === "bearer" || isFresh(proof, now) ? "proved" : "stale";
}

/** The signature of a delivery under a secret, without its version. */
export function signatureOf(secret: string, { id, timestamp, body }: Omit<Proof, "authorization">): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
  return createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64");
}

function bearerOf({ authorization = "" }: Proof): string[] {
  const token = /^Bearer\s+(\S{1,200})$/i.exec(authorization)?.[1];
  return token ? [token] : [];
}

function signaturesOf({ id, timestamp, signature = "" }: Proof): string[] {
  if (!id || !timestamp) return [];
  return signature
    .split(" ")
    .slice(0, mostSignatures)
    .flatMap((part) => (part.startsWith("v1,") ? [part.slice(3)] : []));
}

function isFresh({ timestamp }: Proof, now: Date): boolean {
  if (!timestamp || !/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() - Number(timestamp) * 1_000) <= toleranceMs;
}

/** Digests have the same length, which `timingSafeEqual` demands. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
