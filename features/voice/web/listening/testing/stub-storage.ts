import { vi } from "vitest";

/** An empty browser storage. After `block` it refuses everything. */
export function stubStorage() {
  const kept = new Map<string, string>();
  let isBlocked = false;
  const refuse = () => {
    if (isBlocked) throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => {
      refuse();
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      refuse();
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      refuse();
      kept.delete(key);
    },
  });
  return {
    block: () => {
      isBlocked = true;
    },
  };
}
