import { personalStorage } from "./personal-storage.ts";

const storageKey = "user";
let userId: string | undefined;
let lastUserId: string | undefined;
const listeners = new Set<() => void>();

/** A store that holds what belongs to a person forgets it when it is called back: the tab has someone else now. */
export function onUserLeft(forget: () => void): void {
  listeners.add(forget);
}

/**
 * Says who is signed in, undefined for nobody. When it is not the one before, all that one left is forgotten, also
 * what was kept across a reload by parts of the page that are not loaded yet.
 */
export function setUserOfTab(next: string | undefined): void {
  const previous = userId ?? personalStorage.get(storageKey);
  lastUserId = previous ?? lastUserId;
  if (previous !== undefined && previous !== next) {
    personalStorage.clear();
    for (const forget of listeners) forget();
  }
  userId = next;
  if (next) personalStorage.set(storageKey, next);
}

/** Whoever was signed in before the one who is now, also across signing out; undefined for the first of this page. */
export function readLastUserOfTab(): string | undefined {
  return lastUserId;
}
