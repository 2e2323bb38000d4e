import { createHash, randomInt } from "node:crypto";

/** Without characters that people confuse (0 and o, 1 and i and l). */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const length = 16;
const count = 10;

/** Ten new codes of 79 bits each. */
export function newRecoveryCodes(): string[] {
  const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: count }, newCode);
}

/** Ignores case, spaces and dashes. */
export function normalizeRecoveryCode(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, "");
}

/** Codes are random and long, so a plain digest resists guessing. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}
