import { ownedKey } from "./page-owner.ts";

const prefix = () => ownedKey("mine.");

/** What is kept in one workspace is not found in another. Empty for the personal one. */
let part = "";

/** Everything is kept for this workspace from now on; undefined for the personal one. */
export function setWorkspaceOfStorage(workspaceId: string | undefined): void {
  part = workspaceId ? `in.${workspaceId}.` : "";
}

/** Storage of one person in this tab, cleared when they leave. Stores nothing where storage is blocked. */
export const personalStorage = {
  get(key: string): string | undefined {
    try {
      return sessionStorage.getItem(prefix() + part + key) ?? undefined;
    } catch {
      return undefined;
    }
  },

  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(prefix() + part + key, value);
    } catch {
      // Storage is blocked or full: the value lasts as long as the page.
    }
  },

  delete(key: string): void {
    try {
      sessionStorage.removeItem(prefix() + part + key);
    } catch {
      // Storage is blocked, so it is empty.
    }
  },

  /** Of all workspaces. */
  clear(): void {
    try {
      const keys = Array.from({ length: sessionStorage.length }, (_value, index) =>
        sessionStorage.key(index),
      );
      for (const key of keys) if (key?.startsWith(prefix())) sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked, so it is empty.
    }
  },
};
