const length = 12;

/** Coarse traits shared by thousands of browsers. */
export interface BrowserTraits {
  browser: string;
  platform: string;
  language: string;
  /** Minutes behind UTC. The zone's name would take as long to compute as everything else. */
  minutesBehind: number;
  width: "phone" | "tablet" | "desktop";
}

/**
 * Twelve characters, constant for one day and meaningless beyond it, because the day's salt from the server
 * is hashed too. Undefined without a secure context, where browsers have no hash.
 */
export async function makeFingerprint(traits: BrowserTraits, salt: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify([salt, ...Object.values(traits)]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, length);
}

export function readBrowserTraits(): BrowserTraits {
  const { userAgent, language } = navigator;
  return {
    browser: /Firefox|Edg|Chrome|Safari/.exec(userAgent)?.[0] ?? "other",
    platform: /Windows|Android|iPhone|iPad|Mac|Linux/.exec(userAgent)?.[0] ?? "other",
    language: language.split("-")[0] ?? "",
    minutesBehind: new Date().getTimezoneOffset(),
    width: innerWidth < 768 ? "phone" : innerWidth < 1024 ? "tablet" : "desktop",
  };
}
