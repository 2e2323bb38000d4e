import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { SealedField } from "./commitment.ts";
import type { DataKey } from "./data-keys.ts";

/**
 * Encrypts the fields with AES-256-GCM: nonce (12 bytes), tag (16), ciphertext. The key's id and `context`
 * are authenticated.
 */
export function sealFields(fields: Record<string, SealedField>, dataKey: DataKey, context: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", dataKey.key, nonce);
  cipher.setAAD(Buffer.from(`${context}/${dataKey.id}`));
  const text = Buffer.concat([cipher.update(JSON.stringify(fields)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts what `sealFields` returned. Throws when key, context or bytes differ. */
export function openFields(sealed: Buffer, dataKey: DataKey, context: string): Record<string, SealedField> {
  const decipher = createDecipheriv("aes-256-gcm", dataKey.key, sealed.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(`${context}/${dataKey.id}`));
  decipher.setAuthTag(sealed.subarray(12, 28));
  const text = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  return JSON.parse(text.toString("utf8"));
}
