import { commonPasswordHashes } from "./common-password-hashes.ts";

let hashes: Set<number> | undefined;

/**
 * Whether a stranger would guess the password soon: it is one of the 10,000 most common, or it is the person's
 * own address, its part before the @, or their name.
 */
export function isEasyPassword(password: string, about: readonly unknown[] = []): boolean {
  const typed = password.trim().toLowerCase();
  if (about.some((fact) => typeof fact === "string" && isOf(fact.trim().toLowerCase(), typed))) return true;
  hashes ??= readHashes();
  return hashes.has(listHash(typed));
}

function isOf(fact: string, typed: string): boolean {
  return (
    fact !== "" && (typed === fact || typed === fact.split("@")[0] || typed === fact.replaceAll(" ", ""))
  );
}

function readHashes(): Set<number> {
  const bytes = Uint8Array.from(atob(commonPasswordHashes), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const count = bytes.length / 4;
  return new Set(Array.from({ length: count }, (_, index) => view.getUint32(index * 4, true)));
}

/** A fast hash of 32 bits (FNV-1a with a final mix), only to look a password up in a list. Ignores case. */
function listHash(password: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(password.toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
