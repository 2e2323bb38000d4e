import { vi } from "vitest";

/** Stubs the parts of a browser that the script uses. Returns its storage. */
export function stubBrowser({ referrer = "", search = "" } = {}): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal("location", {
    hostname: "adjutant.example",
    host: "adjutant.example",
    pathname: "/",
    search,
  });
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 Chrome/140", language: "en", doNotTrack: null });
  vi.stubGlobal("document", { referrer, visibilityState: "visible" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}
