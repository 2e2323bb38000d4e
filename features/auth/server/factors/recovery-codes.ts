import { createHash, randomInt } from "node:crypto";

/** Without the signs that people mistake for each other. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const length = 16;
const count = 10;

/** Ten new codes of 79 bits each. */
export function newRecoveryCodes(): string[] {
  const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: count }, newCode);
}

/** As people type a code, in any case, with spaces and dashes, it is the same one. */
export function normalizeRecoveryCode(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, "");
}

/** Codes are random and long, so a plain digest cannot be guessed back. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}
