const length = 12;

/** Coarse traits that thousands of browsers have in common. */
export interface BrowserTraits {
  browser: string;
  platform: string;
  language: string;
  /** Minutes behind Greenwich: the name of the zone would keep the browser busy for as long as all the rest. */
  minutesBehind: number;
  width: "phone" | "tablet" | "desktop";
}

/**
 * Twelve characters that stay the same for one day and tell nothing beyond it: the salt, which the server gives out for
 * that day, is part of what is hashed. Undefined on pages without a secure context, where browsers offer no hash.
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
