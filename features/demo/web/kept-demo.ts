import { ownedKey } from "#platform/web/personal-data/page-owner.ts";

/** What a tab knows of its demo. */
export interface KeptDemo {
  token: string;
  /** By the clock of this browser. */
  endsMs: number;
}

let kept: KeptDemo | undefined;
let isRead = false;
const listeners = new Set<() => void>();
const storageKey = () => ownedKey("visit");

/** The demo of this tab; it lasts as long as the tab, where storage is blocked as long as the page. */
export function readKeptDemo(): KeptDemo | undefined {
  if (!isRead) kept = load();
  isRead = true;
  return kept;
}

/** Keeps a demo that has begun; undefined forgets it. */
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

/** The server or the clock says that it is over; its token is shown to nobody any more. */
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
