import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import type { KeyRing } from "./key-ring.ts";

export interface Secrets {
  /** Encrypts `plaintext`. Only the same `context` decrypts it. */
  encrypt(plaintext: string, context: string): string;
  /** Throws when the text was changed, the context differs or the key is missing. */
  decrypt(sealed: string, context: string): string;
  /**
   * A keyed digest, stable until the key is rotated. It stands for a text that must not be stored, even a
   * guessable one.
   */
  digest(text: string, context: string): string;
  /** True when `sealed` uses an older key and should be re-encrypted. */
  isStale(sealed: string): boolean;
  /** The prefix of everything encrypted now. */
  readonly currentPrefix: string;
  /** Reloads the key file. */
  reload(): void;
}

/** Limits rereading of the file when secrets name a missing key. */
const rereadMs = 1_000;

/**
 * AES-256-GCM with the ring's current key: `v1.<key id>.<nonce>.<tag>.<ciphertext>`, base64url. `reread`
 * reloads the ring when a key is missing, because another process may have added it.
 */
export function createSecrets(firstRing: KeyRing, reread?: () => KeyRing): Secrets {
  let ring = firstRing;
  let rereadAtMs = Number.NEGATIVE_INFINITY;
  const keyObjects = new Map<string, KeyObject>();

  function reload() {
    rereadAtMs = performance.now();
    if (reread) ring = reread();
  }
  function keyOf(id: string): KeyObject {
    if (!Object.hasOwn(ring.keys, id) && performance.now() - rereadAtMs > rereadMs) reload();
    const key = Object.hasOwn(ring.keys, id) ? ring.keys[id] : undefined;
    if (!key) throw new Error(`The key ${id} is not in the key file. Restore the key file from a backup.`);
    const known = keyObjects.get(key) ?? createSecretKey(key, "base64");
    keyObjects.set(key, known);
    return known;
  }
  return {
    reload,
    get currentPrefix() {
      return `v1.${ring.currentId}.`;
    },
    encrypt(plaintext, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", keyOf(ring.currentId), nonce);
      cipher.setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(plaintext, "utf8"), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), text].map((part) => part.toString("base64url"));
      return ["v1", ring.currentId, ...parts].join(".");
    },
    decrypt(sealed, context) {
      const [version, keyId, nonce, tag, text] = sealed.split(".");
      if (version !== "v1" || !keyId || !nonce || !tag || text === undefined) {
        throw new Error("This is not a sealed secret.");
      }
      // Without a stated length Node would accept a tag of four bytes, which can be guessed.
      const decipher = createDecipheriv("aes-256-gcm", keyOf(keyId), Buffer.from(nonce, "base64url"), {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(Buffer.from(tag, "base64url"));
      return Buffer.concat([decipher.update(Buffer.from(text, "base64url")), decipher.final()]).toString(
        "utf8",
      );
    },
    digest(text, context) {
      const key = hkdfSync("sha256", keyOf(ring.currentId), "", `digest ${context}`, 32);
      return createHmac("sha256", Buffer.from(key)).update(text).digest("base64url");
    },
    isStale(sealed) {
      return sealed.split(".")[1] !== ring.currentId;
    },
  };
}
