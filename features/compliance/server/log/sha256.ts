import { hash } from "node:crypto";
import type { Sha256 } from "../../contract/tree/hashes.ts";

export const sha256: Sha256 = (...parts) =>
  new Uint8Array(hash("sha256", parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts), "buffer"));
