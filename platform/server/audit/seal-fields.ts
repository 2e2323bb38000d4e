import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { SealedField } from "./commitment.ts";
import type { DataKey } from "./data-keys.ts";

/** AES-256-GCM over the fields: nonce (12 bytes), tag (16), ciphertext; bound to `context` and the key's id. */
export function sealFields(fields: Record<string, SealedField>, dataKey: DataKey, context: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", dataKey.key, nonce);
  cipher.setAAD(Buffer.from(`${context}/${dataKey.id}`));
  const text = Buffer.concat([cipher.update(JSON.stringify(fields)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Opens what `sealFields` made; throws when key, context or bytes are not the same. */
export function openFields(sealed: Buffer, dataKey: DataKey, context: string): Record<string, SealedField> {
  const decipher = createDecipheriv("aes-256-gcm", dataKey.key, sealed.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(`${context}/${dataKey.id}`));
  decipher.setAuthTag(sealed.subarray(12, 28));
  const text = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  return JSON.parse(text.toString("utf8"));
}
