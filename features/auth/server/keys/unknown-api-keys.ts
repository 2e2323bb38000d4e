export interface UnknownApiKeys {
  /** Whether the list may be read anew for this key, which it does not hold; the answer counts as one reading. */
  mayLookAgain(hash: string): boolean;
}

/** Readings at once, and in each second from then on, that keys which are none of ours may cause. */
const burst = 20;
const perSecond = 4;
const rememberedMs = 5_000;
const mostRemembered = 1_000;

/**
 * Keeps callers with keys of their invention from the database, where nothing has limited them yet: the same key is
 * looked for once in five seconds, and all of them together a few times in a second.
 */
export function createUnknownApiKeys(nowMs: () => number = Date.now): UnknownApiKeys {
  const knownUntilMs = new Map<string, number>();
  let tokens = burst;
  let filledAtMs = nowMs();

  function takeToken(atMs: number): boolean {
    tokens = Math.min(burst, tokens + ((atMs - filledAtMs) / 1_000) * perSecond);
    filledAtMs = atMs;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  }

  return {
    mayLookAgain(hash) {
      const atMs = nowMs();
      if ((knownUntilMs.get(hash) ?? 0) > atMs || !takeToken(atMs)) return false;
      knownUntilMs.delete(hash);
      const [oldest] = knownUntilMs.keys();
      if (oldest !== undefined && knownUntilMs.size >= mostRemembered) knownUntilMs.delete(oldest);
      knownUntilMs.set(hash, atMs + rememberedMs);
      return true;
    },
  };
}
