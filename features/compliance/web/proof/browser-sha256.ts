import { sha256 as hasher } from "@noble/hashes/sha2.js";
import type { Sha256 } from "../../contract/tree/hashes.ts";

/** Browsers compute SHA-256 asynchronously only, which takes ten times as long for short inputs. */
export const sha256: Sha256 = (...parts) => {
  const hash = hasher.create();
  for (const part of parts) hash.update(part);
  return hash.digest();
};
