import { createHmac, createSecretKey, randomBytes } from "node:crypto";

export interface SealedField {
  salt: string;
  value: string;
}

/** Gives a field its own random salt of 32 bytes. */
export function saltField(value: string): SealedField {
  return { salt: randomBytes(32).toString("base64"), value };
}

/**
 * Commitment to a sealed field: HMAC-SHA256 with the salt as key over name, 0x00, value, in hex. Whoever
 * is shown value and salt can check it; once both are destroyed it tells nothing.
 */
export function commitTo(name: string, field: SealedField): string {
  // Node takes bare bytes as a key, too, but only after an exception that costs several times the HMAC.
  return createHmac("sha256", createSecretKey(field.salt, "base64"))
    .update(name)
    .update(Buffer.from([0]))
    .update(field.value)
    .digest("hex");
}
