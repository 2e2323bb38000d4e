import { createHmac, createSecretKey, randomBytes } from "node:crypto";

export interface SealedField {
  salt: string;
  value: string;
}

/** Adds a random salt of 32 bytes to a field. */
export function saltField(value: string): SealedField {
  return { salt: randomBytes(32).toString("base64"), value };
}

/**
 * Commitment to a sealed field, in hex: HMAC-SHA256 over name, 0x00 and value, with the salt as key. Someone
 * with value and salt can verify it. Once both are destroyed, it reveals nothing.
 */
export function commitTo(name: string, field: SealedField): string {
  // Node also takes raw bytes as a key, but throws and catches an exception inside; that costs several times
  // the HMAC.
  return createHmac("sha256", createSecretKey(field.salt, "base64"))
    .update(name)
    .update(Buffer.from([0]))
    .update(field.value)
    .digest("hex");
}
