/** The longest entry: its length is written in two bytes. */
export const longestEntry = 65_535;

/** A bundle of entries: each with its length before it, two bytes, big-endian (https://c2sp.org/tlog-tiles). */
export function formatBundle(entries: readonly Uint8Array[]): Uint8Array {
  const bundle = new Uint8Array(entries.reduce((length, entry) => length + 2 + entry.length, 0));
  const view = new DataView(bundle.buffer);
  let at = 0;
  for (const entry of entries) {
    if (entry.length > longestEntry) throw new RangeError(`An entry of ${entry.length} bytes is too long.`);
    view.setUint16(at, entry.length);
    bundle.set(entry, at + 2);
    at += 2 + entry.length;
  }
  return bundle;
}

/** The entries of a bundle. Undefined when it ends inside an entry. */
export function parseBundle(bundle: Uint8Array): Uint8Array[] | undefined {
  const view = new DataView(bundle.buffer, bundle.byteOffset, bundle.byteLength);
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bundle.length; ) {
    if (at + 2 > bundle.length) return undefined;
    const end = at + 2 + view.getUint16(at);
    if (end > bundle.length) return undefined;
    entries.push(bundle.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
