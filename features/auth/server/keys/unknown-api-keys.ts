export interface UnknownApiKeys {
  /** Whether the list may be reread for this unknown key. A true answer counts as one reread. */
  mayLookAgain(hash: string): boolean;
}

/** Rereads that unknown keys may cause: at once, and per second afterwards. */
const burst = 20;
const perSecond = 4;
const rememberedMs = 5_000;
const mostRemembered = 1_000;

/**
 * Throttles database lookups of invented keys, before any other limit applies: each key once in five seconds,
 * all together a few times per second.
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
