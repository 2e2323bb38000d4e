const freshMs = 10 * 60_000;
const mostSites = 500;
const mostBytes = 8_000_000;

interface Entry {
  text: Promise<string>;
  readAtMs: number;
  /** 0 until the text has arrived. */
  bytes: number;
}

export interface RobotsCache {
  get(origin: string): Promise<string> | undefined;
  /** Keeps `text` for a while, in place of older ones where they take too much together. */
  put(origin: string, text: Promise<string>): Promise<string>;
  forget(origin: string): void;
  readonly bytes: number;
}

/** The rules of sites, bounded in number and in bytes: a site chooses how long its rules are. */
export function createRobotsCache(nowMs: () => number = () => performance.now()): RobotsCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function forget(origin: string) {
    bytes -= entries.get(origin)?.bytes ?? 0;
    entries.delete(origin);
  }

  function forgetOldest() {
    while (entries.size > mostSites || bytes > mostBytes) forget(entries.keys().next().value ?? "");
  }

  return {
    get(origin) {
      const known = entries.get(origin);
      return known && nowMs() - known.readAtMs < freshMs ? known.text : undefined;
    },
    put(origin, text) {
      forget(origin);
      const entry = { text, readAtMs: nowMs(), bytes: 0 };
      entries.set(origin, entry);
      forgetOldest();
      return text.then((rules) => {
        // Not for an entry that was forgotten meanwhile.
        if (entries.get(origin) !== entry) return rules;
        entry.bytes = Buffer.byteLength(rules);
        bytes += entry.bytes;
        forgetOldest();
        return rules;
      });
    },
    forget,
    get bytes() {
      return bytes;
    },
  };
}
