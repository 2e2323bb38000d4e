import { personalStorage, setWorkspaceOfStorage } from "./personal-storage.ts";
import { forgetWorkspaceOf, workspaceOf } from "./workspace-of-tab.ts";

const storageKey = "user";
let userId: string | undefined;
let lastUserId: string | undefined;
const listeners = new Set<() => void>();

/** Registers a store of personal data. Its `forget` is called when the tab's person changes. */
export function onUserLeft(forget: () => void): void {
  listeners.add(forget);
}

/**
 * Sets the signed-in person, undefined for nobody. When the person changes, all personal data of the previous
 * one is deleted, including data stored across a reload by code that is not loaded yet.
 */
export function setUserOfTab(next: string | undefined): void {
  setWorkspaceOfStorage(undefined);
  const previous = userId ?? personalStorage.get(storageKey);
  lastUserId = previous ?? lastUserId;
  if (previous !== undefined && previous !== next) {
    personalStorage.clear();
    forgetWorkspaceOf(previous);
    for (const forget of listeners) forget();
  }
  userId = next;
  if (!next) return;
  personalStorage.set(storageKey, next);
  const workspaceId = workspaceOf(next);
  setWorkspaceOfStorage(workspaceId === next ? undefined : workspaceId);
}

/** The person signed in before the current one, also across a sign-out. Undefined for the first. */
export function readLastUserOfTab(): string | undefined {
  return lastUserId;
}
