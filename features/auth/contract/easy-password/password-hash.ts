/** A fast hash of 32 bits (FNV-1a with a final mix), only to look a password up in a list. Ignores case. */
export function listHash(password: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(password.toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
