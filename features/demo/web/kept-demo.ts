import { ownedKey } from "#platform/web/personal-data/page-owner.ts";

/** What a tab stores about its demo. */
export interface KeptDemo {
  token: string;
  /** By this browser's clock. */
  endsMs: number;
}

let kept: KeptDemo | undefined;
let isRead = false;
const listeners = new Set<() => void>();
const storageKey = () => ownedKey("visit");

/** The demo of this tab. Stored for the lifetime of the tab, or of the page where storage is blocked. */
export function readKeptDemo(): KeptDemo | undefined {
  if (!isRead) kept = load();
  isRead = true;
  return kept;
}

/** Stores a demo. Undefined deletes it. */
export function keepDemo(next: KeptDemo | undefined): void {
  kept = next;
  isRead = true;
  try {
    if (next) sessionStorage.setItem(storageKey(), JSON.stringify(next));
    else sessionStorage.removeItem(storageKey());
  } catch {
    // Storage is blocked: the demo lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Marks the demo as ended. Its token is no longer sent. */
export function markDemoOver(): void {
  if (kept) keepDemo({ ...kept, endsMs: 0 });
}

/** Calls back on every change. Returns the unsubscribe function. */
export function subscribeToKeptDemo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(): KeptDemo | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? "null");
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptDemo {
  if (typeof value !== "object" || value === null || !("token" in value) || !("endsMs" in value))
    return false;
  return typeof value.token === "string" && typeof value.endsMs === "number";
}
