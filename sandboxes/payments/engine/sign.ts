import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA-256 of a text for one purpose. */
export function sign(secretKey: string, purpose: string, text: string): string {
  return createHmac("sha256", secretKey).update(`${purpose}\n${text}`).digest("base64url");
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
